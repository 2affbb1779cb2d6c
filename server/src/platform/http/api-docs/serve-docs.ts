import type { FastifyInstance } from 'fastify';
import { type OpenApi, openApi } from './openapi.ts';
import { docsPage } from './page.ts';
import { docsStyle } from './page-style.ts';

/** Memoised, and made lazily: a server starts without it. */
function madeOnce(make: (api: OpenApi) => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make(openApi());
    return made;
  };
}

/** Routes of the OpenAPI document and of its page for people. */
export function serveDocs(app: FastifyInstance): void {
  const json = madeOnce((api) => JSON.stringify(api));
  const page = madeOnce(docsPage);
  app.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  );
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page()));
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}
