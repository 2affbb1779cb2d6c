import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Streamed } from './serve.ts';
import { streamed, streamList } from './stream-list.ts';

const CHUNKS = 40;

afterEach(() => vi.restoreAllMocks());

/** Yields chunks at once, as SQLite does, so that nothing waits in between. */
async function* chunks(): AsyncGenerator<string[]> {
  for (let chunk = 0; chunk < CHUNKS; chunk += 1) yield [`chunk ${chunk}`];
}

async function* lines(): AsyncGenerator<string> {
  for await (const chunk of chunks()) yield `${chunk}\n`;
}

/** Reads a whole stream as fast as possible, and counts the turns that other work got meanwhile. */
async function readAll({ body }: Streamed): Promise<{ text: string; turns: number }> {
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns += 1) await setImmediate();
  })();
  let text = '';
  for await (const part of body) text += part;
  isOver = true;
  await others;
  return { text, turns };
}

test('serves other calls between the chunks of a list and of a file, however fast both ends are', async () => {
  const list = await readAll(await streamList(chunks()));
  expect(JSON.parse(list.text)).toHaveLength(CHUNKS);
  expect(list.turns).toBeGreaterThanOrEqual(CHUNKS);
  const file = await readAll(streamed(lines(), 'text/csv'));
  expect(file.text.split('\n')).toHaveLength(CHUNKS + 1);
  expect(file.turns).toBeGreaterThanOrEqual(CHUNKS);
});

test('simultaneous lists take turns, so that many delay others no longer than one', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const lists = await Promise.all(Array.from({ length: 5 }, () => streamList(chunks())));
  for (const { turns } of await Promise.all(lists.map(readAll))) {
    expect(turns).toBeGreaterThanOrEqual(4 * CHUNKS);
  }
});
