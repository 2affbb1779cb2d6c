import type { Business, business } from '@tawseel/contract/business';
import { masked } from '@tawseel/contract/facts/uae';
import { type Caller, isAdministrator } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { findBusiness, saveBusiness } from './store.ts';

function shownTo(caller: Caller, details: Business): Business {
  return isAdministrator(caller) ? details : { ...details, iban: masked(details.iban) };
}

export const businessCalls: Handlers<typeof business> = {
  readBusiness: async (_, { db, caller }) => shownTo(caller, await findBusiness(db)),

  updateBusiness: ({ body }, context) =>
    write(context, async ({ trx, now, audit }) => {
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
