import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NOT_FOUND = '/404';

type Page = { html: string; etag: string };

export type ConsolePages = {
  /** By their addresses, as the build of the console has made a page for each of its own. */
  byAddress: ReadonlyMap<string, Page>;
  notFound: Page | undefined;
};

/** HTML pages of the built console, with its run-time configuration written into each as a block of data. */
export function readPages(folder: string, configuration: object): ConsolePages {
  // Within a script element only `<` could end it.
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="settings">${json}</script>\n`;
  const byAddress = new Map<string, Page>();
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.html'))) {
    const html = readFileSync(path.join(folder, name), 'utf8').replace('</head>', (end) => block + end);
    const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
    byAddress.set(name === 'index.html' ? '/' : `/${path.parse(name).name}`, { html, etag });
  }
  const notFound = byAddress.get(NOT_FOUND);
  byAddress.delete(NOT_FOUND);
  return { byAddress, notFound };
}

/** The page at a path, which the console's router takes in any case and with slashes at its end. */
export function pageAt({ byAddress }: ConsolePages, pathname: string): Page | undefined {
  return byAddress.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));
}

/** Sends a page, or 304 to who has it: it is asked for anew each time, since it names the files of one build. */
export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', page.etag);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}
