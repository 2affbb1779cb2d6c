import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of a file that it takes for a body. */
    takesFile?: readonly string[];
  }
}

function takes({ routeOptions, headers }: FastifyRequest): boolean {
  const [type = ''] = headers['content-type']?.split(';') ?? [];
  return routeOptions.config.takesFile?.includes(type.trim().toLowerCase()) ?? false;
}

/** Takes files for a body where the row of a call says `file`; they are small, and read before the call holds a slot. */
export function takeFiles(app: FastifyInstance, types: readonly string[]): void {
  app.addContentTypeParser([...types], { parseAs: 'buffer' }, (request, body, done) =>
    takes(request) ? done(null, body) : done(refuse('wrong_type')),
  );
}

/** The file that a request of such a row brought; empty where it brought none. */
export function fileOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** The piece of a CSV file. */
export function pieceOf(request: FastifyRequest): Buffer {
  const piece = fileOf(request);
  if (piece.length === 0) throw refuse('not_a_piece');
  return piece;
}
