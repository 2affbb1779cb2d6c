import type { FastifyInstance } from 'fastify';
import { type OpenApi, openApi } from './openapi.ts';
import { docsPage } from './page.ts';

/** Stylesheet of the page, for light and dark mode. */
const docsStyle = `:root{color-scheme:light dark;--soft:light-dark(#5f5850,#b3aa9f);--line:light-dark(#e8e4de,#322e2a);--back:light-dark(#faf9f7,#131110);--code:light-dark(#f4f2ee,#1c1a18);--action:light-dark(#0c5f58,#66cdc1)}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:14rem minmax(0,1fr);font:15px/1.5 system-ui,sans-serif;background:var(--back);color:light-dark(#1d1a17,#f4f1ec)}
nav{position:sticky;inset-block-start:0;align-self:start;block-size:100dvh;overflow:auto;padding:1.5rem;border-inline-end:1px solid var(--line)}nav h1{font-size:1.1rem;margin:0 0 1rem}nav ul{list-style:none;padding:0;margin:0}a{color:var(--action)}
main{padding:1.5rem 2rem 4rem;max-inline-size:64rem}h2{margin-block:2.5rem .5rem;text-transform:capitalize}#guide h2{margin-block:1.5rem .5rem;text-transform:none;font-size:1.2rem}article{padding-block:1rem;border-block-start:1px solid var(--line)}h3{font-size:1rem;margin:0;overflow-wrap:anywhere}h4{font-size:.8rem;margin:.75rem 0 .25rem;color:var(--soft)}
.method{display:inline-block;min-inline-size:4.2em;font:600 .75rem ui-monospace,monospace;color:var(--action)}.who,small{color:var(--soft)}code,pre{font-family:ui-monospace,monospace;font-size:.85rem}
pre{margin:.25rem 0;padding:.75rem 1rem;overflow:auto;border-radius:8px;background:var(--code);max-block-size:28rem}.scroll{overflow-x:auto}table{border-collapse:collapse;inline-size:100%}td{padding:.25rem .75rem .25rem 0;border-block-start:1px solid var(--line);vertical-align:top;text-align:start;min-inline-size:8rem}td:first-child{white-space:nowrap}td:last-child{inline-size:60%}summary{cursor:pointer;padding-block:.25rem}
@media(max-width:700px){body{display:block}nav{position:static;block-size:auto;border:0}main{padding:1rem}td,td:first-child,td:last-child{display:block;inline-size:auto;border:0;padding:0;white-space:normal}tr{display:block;padding-block:.25rem;border-block-start:1px solid var(--line)}}`;

/** Builds a text on first use and caches it, so that the server starts without it. */
function madeOnce(make: (api: OpenApi) => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make(openApi());
    return made;
  };
}

/** Registers the routes of the OpenAPI document and of its HTML page. */
export function serveDocs(app: FastifyInstance): void {
  const json = madeOnce((api) => JSON.stringify(api));
  const page = madeOnce(docsPage);
  app.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(json()),
  );
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page()));
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}
