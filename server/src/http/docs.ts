import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** The API's description for programs and for people. */
export function serveDocs(app: FastifyInstance): void {
  const description = openApi();
  const page = docsPage(description);
  app.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  );
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}
