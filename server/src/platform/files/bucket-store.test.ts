import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bucketStore } from './bucket-store.ts';
import { FilesUnavailable, type StoredFile } from './file-store.ts';

const CHANGED = '2026-11-21T10:52:00.000Z';
const A_PAGE = 2;

const kept = new Map<string, Buffer>();
let signed: (string | undefined)[] = [];
let server: Server;
let host: string;

/** Imitates the part of S3 that a file store uses: one bucket, listed a few files at a time. */
async function answer(path: string, query: URLSearchParams, method: string, said: Buffer) {
  const [, bucket, ...key] = path.split('/');
  if (bucket === 'broken') return { status: 500, said: '' };
  if (bucket === 'closed') return { status: 403, said: '<Error><Code>AccessDenied</Code></Error>' };
  if (bucket !== 'proofs') return { status: 404, said: '<Error><Code>NoSuchBucket</Code></Error>' };
  const name = key.join('/');
  if (query.get('list-type') === '2') {
    const names = [...kept.keys()].filter((one) => one.startsWith(query.get('prefix') ?? '')).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const page = names.slice(from, from + A_PAGE).map((one) => {
      const size = kept.get(one)?.length;
      return `<Contents><Key>${one}</Key><LastModified>${CHANGED}</LastModified><Size>${size}</Size></Contents>`;
    });
    const next =
      from + A_PAGE < names.length ? `<NextContinuationToken>${from + A_PAGE}</NextContinuationToken>` : '';
    return { status: 200, said: `<ListBucketResult>${page.join('')}${next}</ListBucketResult>` };
  }
  if (method === 'PUT') kept.set(name, said);
  if (method === 'DELETE') kept.delete(name);
  const found = method === 'GET' ? kept.get(name) : Buffer.alloc(0);
  return found
    ? { status: 200, said: found }
    : { status: 404, said: '<Error><Code>NoSuchKey</Code></Error>' };
}

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    signed.push(request.headers.authorization);
    const { status, said } = await answer(
      pathname,
      searchParams,
      request.method ?? '',
      await buffer(request),
    );
    reply.writeHead(status).end(said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  kept.clear();
  signed = [];
});

const storeIn = (path: string) => bucketStore(`http://key:se%2Fcret@${host}/${path}?region=me-central-1`);
const fileOf = (said: string) => {
  const file = Buffer.from(said);
  return { file, sha256: createHash('sha256').update(file).digest('hex') };
};
async function namesIn(files: AsyncIterable<StoredFile>) {
  const all: StoredFile[] = [];
  for await (const one of files) all.push(one);
  return all;
}

test('an unknown or forbidden bucket is reported without its password', async () => {
  const { file, sha256 } = fileOf('a picture');
  for (const [path, said] of [
    ['nowhere', `There is no bucket at http://${host}/nowhere`],
    ['closed', `The bucket at http://${host}/closed answered 403 AccessDenied`],
  ] as const) {
    await expect(storeIn(path).put(sha256, file)).rejects.toThrow(said);
    await expect(namesIn(storeIn(path).list())).rejects.toThrow(said);
    expect(storeIn(path).location).toBe(`http://${host}/${path}`);
  }
});

test('a file is stored, read and deleted, each request signed for its region', async () => {
  const { file, sha256 } = fileOf('a picture');
  const files = storeIn('proofs');
  expect(await files.read(sha256)).toBeUndefined();
  await files.put(sha256, file);
  expect(await files.read(sha256)).toEqual(file);
  expect([...kept.keys()]).toEqual([`${sha256.slice(0, 2)}/${sha256}`]);
  await files.remove(sha256);
  await files.remove(sha256);
  expect(await files.read(sha256)).toBeUndefined();
  for (const header of signed)
    expect(header).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/me-central-1\/s3\/aws4_request/);
});

test('a bucket that fails three times in a row is not used for a while', async () => {
  const { file, sha256 } = fileOf('a picture');
  const files = storeIn('broken');
  const broken = await Promise.allSettled(Array.from({ length: 3 }, () => files.put(sha256, file)));
  const asked = signed.length;
  await expect(files.read(sha256)).rejects.toThrow(FilesUnavailable);
  expect(broken.map((one) => one.status === 'rejected' && one.reason)).toEqual(
    Array(3).fill(expect.any(FilesUnavailable)),
  );
  expect(signed).toHaveLength(asked);
});

test('a bucket that never answers is given up after the time limit, even after garbage collection', async () => {
  const asked = Promise.withResolvers<void>();
  const silent = createServer(() => asked.resolve()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const { file, sha256 } = fileOf('a picture');
  const putting = bucketStore(`http://key:secret@127.0.0.1:${port}/proofs`).put(sha256, file);
  await asked.promise;
  timeout.mockRestore();
  setFlagsFromString('--expose-gc');
  await runInNewContext('gc')({ execution: 'async' });
  late.abort();
  await expect(putting).rejects.toThrow(FilesUnavailable);
  silent.closeAllConnections();
  silent.close();
});

test('files below a folder of the bucket are listed page by page, without foreign files', async () => {
  const files = storeIn('proofs/tawseel');
  const five = ['a', 'b', 'c', 'd', 'e'].map(fileOf);
  for (const { file, sha256 } of five) await files.put(sha256, file);
  kept.set('tawseel/readme.txt', Buffer.from('x'));
  kept.set(`other/${fileOf('f').sha256}`, Buffer.from('f'));
  const listed = await namesIn(files.list());
  expect(listed.map(({ sha256 }) => sha256)).toEqual(five.map(({ sha256 }) => sha256).sort());
  expect(listed[0]).toMatchObject({ bytes: 1, changedAt: new Date(CHANGED) });
});
