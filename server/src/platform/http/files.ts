import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse, tooLarge } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of a file that it takes for a body. */
    takesFile?: readonly string[];
  }
}

const CSV = 'text/csv';

function takes({ routeOptions, headers }: FastifyRequest): boolean {
  const [type = ''] = headers['content-type']?.split(';') ?? [];
  return routeOptions.config.takesFile?.includes(type.trim().toLowerCase()) ?? false;
}

/** Takes files for a body where the row of a call says `file`: CSV, and others, which stay unread until they are asked for. */
export function takeFiles(app: FastifyInstance, types: readonly string[]): void {
  app.addContentTypeParser(CSV, { parseAs: 'buffer' }, (request, body, done) =>
    takes(request) ? done(null, body) : done(refuse('wrong_type')),
  );
  app.addContentTypeParser(
    types.filter((type) => type !== CSV),
    (request, body, done) => (takes(request) ? done(null, body) : done(refuse('wrong_type'))),
  );
}

/** The piece of a CSV file that a request of such a row brought. */
export function pieceOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw refuse('not_a_piece');
  return body;
}

/** Reads another file than CSV. Throws a refusal where it is longer than its call takes. */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > (request.routeOptions.bodyLimit ?? 0)) throw tooLarge(request);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
