import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type FileStore, FilesUnavailable, IS_SHA256, nameOf, type StoredFile } from './file-store.ts';

const TIMEOUT_MS = 5_000;
/** Retries while the bucket is overloaded, and the delay before the first, in milliseconds; the delay doubles. */
const RETRIES = 2;
const RETRY_MS = 50;
/** After this many failures in a row, requests fail at once for a while. */
const MOST_FAILURES = 3;
const PAUSE_MS = 30_000;

/** Returns the content of the first `<name>…</name>` in a reply; S3 writes keys and numbers without nesting. */
const valueIn = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

type Answer = { status: number; statusText: string; body: Buffer };

/**
 * Returns a store of files in an S3 bucket, `https://key:secret@host/bucket?region=…`, below a folder if the address
 * names one.
 */
export function bucketStore(address: string): FileStore {
  const url = new URL(address);
  const aws = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  });
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const root = `${url.origin}/${bucket}`;

  let failures = 0;
  let pausedUntil = 0;

  /**
   * Signs and sends a request, and retries if the bucket is overloaded. The signal is passed to `fetch` itself,
   * because the signal of a Request is lost when the Request is garbage-collected, and then the request never times
   * out.
   */
  async function fetchSigned(path: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(await aws.sign(`${root}${path}`, init), { signal });
      if ((answer.status < 500 && answer.status !== 429) || tries === RETRIES) return answer;
      await setTimeout(RETRY_MS * 2 ** tries, undefined, { signal });
    }
  }

  /**
   * Returns the bucket's whole reply. Throws FilesUnavailable if there is none within 5 s, or at once during a pause
   * after failures.
   */
  async function send(path: string, init: RequestInit): Promise<Answer> {
    if (performance.now() < pausedUntil) throw new FilesUnavailable(`The bucket at ${root} does not answer`);
    try {
      const answer = await fetchSigned(path, init, AbortSignal.timeout(TIMEOUT_MS));
      if (answer.status >= 500) throw new Error(`${answer.status} ${answer.statusText}`);
      const body = Buffer.from(await answer.arrayBuffer());
      failures = 0;
      return { status: answer.status, statusText: answer.statusText, body };
    } catch (cause) {
      failures += 1;
      if (failures >= MOST_FAILURES) pausedUntil = performance.now() + PAUSE_MS;
      throw new FilesUnavailable(`The bucket at ${root} does not answer`, { cause });
    }
  }

  async function request(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await send(path, init);
    const { status, statusText, body } = answer;
    if (status >= 300 && status !== 404) {
      const why = valueIn(body.toString(), 'Code') ?? statusText;
      throw new Error(`The bucket at ${root} answered ${status} ${why}`);
    }
    return answer;
  }
  const pathOf = (sha256: string) => `/${prefix}${nameOf(sha256)}`;

  async function* list(): AsyncIterable<StoredFile> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next) query.set('continuation-token', next);
      const { status, body } = await request(`?${query}`);
      const xml = body.toString();
      if (status === 404) throw new Error(`There is no bucket at ${root}`);
      for (const [one] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        const sha256 = (valueIn(one, 'Key') ?? '').split('/').at(-1) ?? '';
        const changedAt = new Date(valueIn(one, 'LastModified') ?? '');
        if (IS_SHA256.test(sha256)) yield { sha256, bytes: Number(valueIn(one, 'Size')), changedAt };
      }
      next = valueIn(xml, 'NextContinuationToken');
    } while (next);
  }

  return {
    location: root,
    put: async (sha256, body) => {
      const { status } = await request(pathOf(sha256), { method: 'PUT', body: new Uint8Array(body) });
      if (status === 404) throw new Error(`There is no bucket at ${root}`);
    },
    read: async (sha256) => {
      const { status, body } = await request(pathOf(sha256));
      return status === 404 ? undefined : body;
    },
    remove: async (sha256) => {
      await request(pathOf(sha256), { method: 'DELETE' });
    },
    list,
  };
}
