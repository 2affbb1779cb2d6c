import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of files accepted as the body. */
    takesFile?: readonly string[];
  }
}

function takes({ routeOptions, headers }: FastifyRequest): boolean {
  const [type = ''] = headers['content-type']?.split(';') ?? [];
  return routeOptions.config.takesFile?.includes(type.trim().toLowerCase()) ?? false;
}

/** Accepts files as bodies for rows with `file`; they are small, and are read before the call holds a slot. */
export function takeFiles(app: FastifyInstance, types: readonly string[]): void {
  app.addContentTypeParser([...types], { parseAs: 'buffer' }, (request, body, done) =>
    takes(request) ? done(null, body) : done(refuse('wrong_type')),
  );
}

/** Returns the uploaded file, empty if there was none. */
export function fileOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

/** Returns the uploaded piece of a CSV file; refuses an empty one. */
export function pieceOf(request: FastifyRequest): Buffer {
  const piece = fileOf(request);
  if (piece.length === 0) throw refuse('not_a_piece');
  return piece;
}
