import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { SQLITE } from '../../testing/databases.ts';

const LONG = '/api/openapi.json';

test.each([
  ['zstd, where a browser takes it', 'gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, where it does not', 'gzip, deflate', 'gzip', gunzipSync],
  ['nothing, where nothing is asked for', 'identity', undefined, (body: Buffer) => body],
])('a long answer is compressed with %s', async (_, accepted, encoding, unpack) => {
  const { db, close } = await SQLITE.open();
  const { app } = await startApp(db);
  const answer = await app.inject({ url: LONG, headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toHaveProperty('openapi');
  await app.close();
  await close();
});
