import type { LabelSize } from '@tawseel/contract/facts/labels';
import type { FastifyReply } from 'fastify';
import { pagePolicy } from '../../../platform/http/page-policy.ts';
import { beginPaper, END_OF_PAPER } from '../../../platform/http/paper.ts';
import type { Streamed } from '../../../platform/http/serve.ts';
import { begun, streamed } from '../../../platform/http/stream-list.ts';
import { PAPERS, sheetStyle } from './style.ts';

const HTML = 'text/html; charset=utf-8';

/** Page to print: its title with the language, and the content before its sheets. */
export type Printed = {
  size: LabelSize;
  title: string;
  language?: string;
  before?: string;
  styleApart?: boolean;
};

async function* written(
  { title, language, before = '', styleApart }: Printed,
  style: string,
  sheets: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield beginPaper({ language, title, style, styleApart }) + before;
  yield* sheets;
  yield END_OF_PAPER;
}

/** Groups labels into sheets, as they are rendered. */
export async function* onSheets(
  size: LabelSize,
  labels: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  const { labels: each } = PAPERS[size];
  const sheet = (some: readonly string[]) => `<div class="sheet">${some.join('')}</div>`;
  let waiting: string[] = [];
  for await (const some of labels) {
    waiting.push(...some);
    const full = waiting.length - (waiting.length % each);
    let chunk = '';
    for (let at = 0; at < full; at += each) chunk += sheet(waiting.slice(at, at + each));
    waiting = waiting.slice(full);
    yield chunk;
  }
  if (waiting.length > 0) yield sheet(waiting);
}

/**
 * Streams a page to be printed, with its own Content-Security-Policy. The first sheets are rendered before the reply
 * begins, so that an unavailable database still leads to a refusal.
 */
export async function printed(
  reply: FastifyReply,
  page: Printed,
  sheets: AsyncIterable<string>,
): Promise<Streamed> {
  const style = sheetStyle(page.size);
  const rendered = await begun(sheets);
  reply.header('content-security-policy', pagePolicy(style, { pictures: Boolean(page.before) }));
  return streamed(written(page, style, rendered), HTML);
}
