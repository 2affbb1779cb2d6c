import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startApp } from '../../testing/app.ts';
import { SQLITE } from '../../testing/databases.ts';

const LONG = '/api/openapi.json';
const SHORT = '/t/';

describe.each([
  ['a long answer', LONG, '"openapi"'],
  ['a short answer', SHORT, '<html'],
])('%s', (_, url, part) => {
  test.each([
    ['zstd, where a browser takes it', 'gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, where it does not', 'gzip, deflate', 'gzip', gunzipSync],
    ['nothing, where nothing is asked for', 'identity', undefined, (body: Buffer) => body],
  ])('is compressed with %s', async (_, accepted, encoding, unpack) => {
    const { db, close } = await SQLITE.open();
    const { app } = await startApp(db);
    const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(answer.rawPayload).toString()).toContain(part);
    await app.close();
    await close();
  });
});
