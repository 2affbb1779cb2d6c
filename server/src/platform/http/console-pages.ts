import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NOT_FOUND = '/404';

type Headers = Record<string, string>;
type Page = { html: string; etag: string; headers: Headers };

export type ConsolePages = {
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
export function consolePages(
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

export function pageAt({ byAddress }: ConsolePages, pathname: string): Page | undefined {
  return byAddress.get(plain(pathname));
}

/**
 * Returns the address of an entry point with its own folder, in any spelling, or undefined: a service worker
 * for `/d/` does not control `/d`.
 */
export function folderAt({ byAddress }: ConsolePages, pathname: string): string | undefined {
  const folder = `${plain(pathname)}/`;
  return byAddress.has(folder) ? folder : undefined;
}

/**
 * Sends a page, or 304 if the client has it. Clients must revalidate each time, because a page names the files of one
 * build.
 */
export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers).header('cache-control', 'no-cache').header('etag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}
