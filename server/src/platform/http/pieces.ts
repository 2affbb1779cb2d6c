import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a piece of a file. */
    takesFile?: boolean;
  }
}

const NO_PIECE = new Refusal('wrong_type', 'Send a piece of a CSV file as text/csv.');

/** Takes text/csv for a body where the row of a call says `file`. */
export function takePieces(app: FastifyInstance): void {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, ({ routeOptions }, body, done) => {
    if (routeOptions.config.takesFile) done(null, body);
    else done(new Refusal('wrong_type', 'Send the body as application/json.'));
  });
}

/** The piece that a request of such a row brought. */
export function pieceOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw NO_PIECE;
  return body;
}
