import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a piece of a file. */
    takesFile?: boolean;
  }
}

/** Takes text/csv for a body where the row of a call says `file`. */
export function takePieces(app: FastifyInstance): void {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, ({ routeOptions }, body, done) => {
    if (routeOptions.config.takesFile) done(null, body);
    else done(refuse('wrong_type'));
  });
}

/** The piece that a request of such a row brought. */
export function pieceOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw refuse('not_a_piece');
  return body;
}
