import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/http/serve.ts';
import { YEAR_SECONDS } from '../../platform/http/static.ts';
import { findLogo, LOGO_PATH } from './store.ts';

/**
 * The logo of the business, open to everybody: a picture element sends no token, and it stands on labels. Somebody
 * uploaded it, so that whatever it holds may do nothing.
 */
export function serveBusinessLogo(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { name: string } }>(`${LOGO_PATH}:name`, async ({ params: { name } }, reply) => {
    const logo = await findLogo(db, name);
    if (!logo) return reply.callNotFound();
    reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    // The console may stand at an origin of its own.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.type(`image/${name.split('.')[1]}`).send(logo);
  });
}
