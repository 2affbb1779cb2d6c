import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NOT_FOUND = '/404';

type Headers = Record<string, string>;
type Page = { html: string; etag: string; headers: Headers };

export type ConsolePages = {
  /** Without the page for any other address. */
  byAddress: ReadonlyMap<string, Page>;
  notFound: Page | undefined;
};

/** The address of a page by its file: 'home.html' is at '/home', and 'd/index.html' at '/d/'. */
function addressOf(file: string): string {
  return `/${file.replaceAll(path.sep, '/').replace(/(?:(?<=^|\/)index)?\.html$/, '')}`;
}

/** By its address each page that the build of the console has made. */
function readBare(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((each) => each.endsWith('.html'));
  return new Map(pages.map((name) => [addressOf(name), readFileSync(path.join(folder, name), 'utf8')]));
}

/** With the run-time configuration written into each as a block of data. */
function withSettings(
  bare: ReadonlyMap<string, string>,
  headers: ReadonlyMap<string, Headers>,
  settings: string,
): ConsolePages {
  // Within a script element only `<` could end it.
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

/** HTML pages of the built console at addresses that are offered, with headers of their own, made anew when the configuration is another. */
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

/** A path as the addresses of pages are written, which the console's router takes in any case and with slashes at its end. */
function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}

export function pageAt({ byAddress }: ConsolePages, pathname: string): Page | undefined {
  return byAddress.get(plain(pathname));
}

/** The address of an entry with a folder of its own, however it is spelt: what rules `/d/` does not rule `/d`. */
export function folderAt({ byAddress }: ConsolePages, pathname: string): string | undefined {
  const folder = `${plain(pathname)}/`;
  return byAddress.has(folder) ? folder : undefined;
}

/** Sends a page, or 304 to who has it: it is asked for anew each time, since it names the files of one build. */
export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers).header('cache-control', 'no-cache').header('etag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}
