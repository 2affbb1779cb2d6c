import type { Business, business } from '@tawseel/contract/business';
import { masked } from '@tawseel/contract/facts/uae';
import type { FastifyInstance } from 'fastify';
import { type Caller, isAdministrator } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import { refuseDayToCome } from '../../platform/http/refuse-day-to-come.ts';
import type { Handlers, Services } from '../../platform/http/serve.ts';
import { YEAR_SECONDS } from '../../platform/http/static.ts';
import { write } from '../../platform/http/write.ts';
import { findBusiness, findLogo, LOGO_PATH, saveBusiness } from './store.ts';

function shownTo(caller: Caller, details: Business): Business {
  return isAdministrator(caller) ? details : { ...details, iban: masked(details.iban) };
}

export const businessCalls: Handlers<typeof business> = {
  readBusiness: async (_, { db, caller }) => shownTo(caller, await findBusiness(db)),

  updateBusiness: ({ body }, context) =>
    write(context, async (work) => {
      const { trx, now, audit } = work;
      const paidThrough = body.billing?.cardPaidThrough;
      if (paidThrough) refuseDayToCome(work, 'billing.cardPaidThrough', paidThrough);
      const before = await findBusiness(trx);
      if (!(await saveBusiness(trx, body, now.toISOString()))) {
        throw refuse('settings_saved_meanwhile');
      }
      const data = await findBusiness(trx);
      const subject = { kind: 'business' as const, id: 'business', name: data.tradeName || data.legalName };
      await audit({ subject, before, after: data });
      return { ...context.done('settings_saved'), data };
    }),
};

/**
 * Serves the logo of the business without a token, because image elements send none and it is printed on labels. Its
 * content is uploaded, so the headers prevent it from running anything.
 */
export function serveBusinessLogo(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { name: string } }>(`${LOGO_PATH}:name`, async ({ params: { name } }, reply) => {
    const logo = await findLogo(db, name);
    if (!logo) return reply.callNotFound();
    reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    // The console may have an origin of its own.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.type(`image/${name.split('.')[1]}`).send(logo);
  });
}
