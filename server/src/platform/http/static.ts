import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consoleSettings, type FindBrand, featuresOf } from './console-settings.ts';
import { refuse } from './errors.ts';
import { headersOfPages } from './security.ts';
import type { Services } from './serve.ts';

const NOT_FOUND = '/404';

type Headers = Record<string, string>;
type Page = { html: string; etag: string; headers: Headers };

type ConsolePages = {
  /** Excludes the page for unknown addresses. */
  byAddress: ReadonlyMap<string, Page>;
  notFound: Page | undefined;
};

/** Returns the address of a page by its file: 'home.html' is '/home', and 'd/index.html' is '/d/'. */
function addressOf(file: string): string {
  return `/${file.replaceAll(path.sep, '/').replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;
}

/** Reads the pages of the console's build, by address. */
function readBare(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((each) => each.endsWith('.html'));
  return new Map(pages.map((name) => [addressOf(name), readFileSync(path.join(folder, name), 'utf8')]));
}

/** Returns the pages with the runtime configuration embedded as a data block. */
function withSettings(
  bare: ReadonlyMap<string, string>,
  headers: ReadonlyMap<string, Headers>,
  settings: string,
): ConsolePages {
  // Within a script element, only `<` could end it.
  const json = settings.replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="settings">${json}</script>\n`;
  const byAddress = new Map<string, Page>();
  for (const [address, text] of bare) {
    const html = text.replace('</head>', (end) => block + end);
    const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
    byAddress.set(address, { html, etag, headers: headers.get(address) ?? {} });
  }
  const notFound = byAddress.get(NOT_FOUND);
  byAddress.delete(NOT_FOUND);
  return { byAddress, notFound };
}

/**
 * Returns a function that builds the console's pages at the offered addresses, each with its own headers; they are
 * rebuilt when the configuration changes.
 */
function consolePages(
  folder: string,
  headers: ReadonlyMap<string, Headers>,
  isOffered: (address: string) => boolean,
): (settings: object) => ConsolePages {
  const bare = new Map([...readBare(folder)].filter(([address]) => isOffered(address)));
  let made: { of: string; pages: ConsolePages } | undefined;
  return (settings) => {
    const of = JSON.stringify(settings);
    if (made?.of !== of) made = { of, pages: withSettings(bare, headers, of) };
    return made.pages;
  };
}

/** Normalises a path to the form of page addresses, because the console's router ignores case and trailing slashes. */
function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

function pageAt({ byAddress }: ConsolePages, pathname: string): Page | undefined {
  return byAddress.get(plain(pathname));
}

/**
 * Returns the address of an entry point with its own folder, in any spelling, or undefined: a service worker
 * for `/d/` does not control `/d`.
 */
function folderAt({ byAddress }: ConsolePages, pathname: string): string | undefined {
  const folder = `${plain(pathname)}/`;
  return byAddress.has(folder) ? folder : undefined;
}

/**
 * Sends a page, or 304 if the client has it. Clients must revalidate each time, because a page names the files of one
 * build.
 */
function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers).header('cache-control', 'no-cache').header('etag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}

const PICTURES = fileURLToPath(new URL('../../../pictures/', import.meta.url));
const BUILT_CONSOLE = fileURLToPath(new URL('../../../../console/dist/', import.meta.url));
export const YEAR_SECONDS = 31_536_000;
/** Not immutable: a picture keeps its address when a new version replaces it. */
const DAY_SECONDS = 86_400;
const LONGEST_NAMED = 200;
/**
 * Page of drivers. It is not served if the API belongs to another company, because the console then only has the
 * addresses of its specification.
 */
const DRIVER_PAGE = '/d/';

/** Serves static files: the built console, its runtime configuration, and the pictures of the demo business. */
export async function serveConsole(
  app: FastifyInstance,
  services: Services,
  findBrand: FindBrand,
): Promise<void> {
  const built = existsSync(`${BUILT_CONSOLE}index.html`);
  const readSettings = consoleSettings(services, findBrand);
  const isOffered = (address: string) =>
    !address.startsWith(DRIVER_PAGE) || featuresOf(services.settings).includes('tawseel');
  const pagesWith = built
    ? consolePages(BUILT_CONSOLE, headersOfPages(services.settings), isOffered)
    : undefined;
  const readPages = async () => pagesWith?.(await readSettings());

  app.get('/settings.json', async (_, reply) => {
    reply.header('cache-control', 'no-cache');
    return readSettings();
  });

  await app.register(fastifyStatic, {
    root: PICTURES,
    prefix: '/pictures/',
    wildcard: false,
    index: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
      // The console may have an origin of its own.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  if (built) {
    await app.register(fastifyStatic, {
      root: BUILT_CONSOLE,
      preCompressed: true,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html*', ...(isOffered(DRIVER_PAGE) ? [] : [`${DRIVER_PAGE.slice(1)}**`])],
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }

  for (const url of pagesWith?.({}).byAddress.keys() ?? []) {
    const isFolder = url.length > 1 && url.endsWith('/');
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      // A service worker for `/d/` does not control `/d`, which the router treats as the same.
      if (isFolder && pathOf(request.url) !== url) return reply.redirect(url, 308);
      return sendPage((await readPages())!.byAddress.get(url)!, request, reply);
    };
    app.route({ method: ['GET', 'HEAD'], url, handler });
  }

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const path = pathOf(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !/^\/(api|health|assets|pictures|metrics)(\/|$)/.test(path);
    const pages = isPage ? await readPages() : undefined;
    const page = pages && pageAt(pages, path);
    if (page) return sendPage(page, request, reply);
    const folder = pages && folderAt(pages, path);
    if (folder) return reply.redirect(folder, 308);
    if (pages?.notFound) return reply.code(404).type('text/html; charset=utf-8').send(pages.notFound.html);
    throw refuse('no_such_call', { method: request.method, path: shortened(path) });
  });
}

/** Returns the normalised path, as the router reads it: without the host of an absolute address, and unescaped. */
function pathOf(address: string): string {
  return decodeURI(URL.parse(address, 'http://here')?.pathname ?? '/');
}

function shortened(path: string): string {
  return path.length > LONGEST_NAMED ? `${path.slice(0, LONGEST_NAMED)}…` : path;
}
