import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { FEATURES, type Feature } from '@tawseel/contract/facts/features';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { pageAt, readPages, sendPage } from './console-pages.ts';
import { Refusal } from './errors.ts';

const PICTURES = fileURLToPath(new URL('../../pictures/', import.meta.url));
const BUILT_CONSOLE = fileURLToPath(new URL('../../../console/dist/', import.meta.url));
const YEAR_SECONDS = 31_536_000;
/** Not immutable: a picture keeps its address when a new version has a better one. */
const DAY_SECONDS = 86_400;
const LONGEST_NAMED = 200;

/** What the console may offer: nothing beyond the specification where the API is another company's. */
function featuresOf(settings: Settings): readonly Feature[] {
  if (settings.API_HOST && !settings.API_HOST_IS_TAWSEEL) return [];
  return settings.SMTP_URL ? FEATURES : FEATURES.filter((feature) => feature !== 'password-mail');
}

/** Static files: the built console, its run-time configuration, and the pictures of the demo business. */
export async function serveConsole(app: FastifyInstance, settings: Settings): Promise<void> {
  const built = existsSync(`${BUILT_CONSOLE}index.html`);

  const configuration = {
    apiHost: settings.API_HOST ?? '',
    bulkConfirmPhrase: settings.BULK_CONFIRM_PHRASE,
    timeZone: settings.TIME_ZONE,
    features: featuresOf(settings),
  };
  const pages = built ? readPages(BUILT_CONSOLE, configuration) : undefined;

  app.get('/settings.json', async (_, reply) => {
    reply.header('cache-control', 'no-cache');
    return configuration;
  });

  await app.register(fastifyStatic, {
    root: PICTURES,
    prefix: '/pictures/',
    wildcard: false,
    index: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
      // The console may stand at an origin of its own.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  if (built) {
    await app.register(fastifyStatic, {
      root: BUILT_CONSOLE,
      preCompressed: true,
      wildcard: false,
      index: false,
      globIgnore: ['*.html*'],
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }

  for (const [url, page] of pages?.byAddress ?? []) {
    app.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => sendPage(page, request, reply) });
  }

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = pathOf(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (pages?.notFound && isRead && !/^\/(api|health|assets|pictures|metrics)(\/|$)/.test(path)) {
      const page = pageAt(pages, path);
      if (page) return sendPage(page, request, reply);
      return reply.code(404).type('text/html; charset=utf-8').send(pages.notFound.html);
    }
    throw new Refusal('not_found', `There is no call ${request.method} ${shortened(path)}.`);
  });
}

/** Normalised path, as the router reads it: without the host of an absolute address, its escapes undone. */
function pathOf(address: string): string {
  return decodeURI(URL.parse(address, 'http://here')?.pathname ?? '/');
}

function shortened(path: string): string {
  return path.length > LONGEST_NAMED ? `${path.slice(0, LONGEST_NAMED)}…` : path;
}
