import { AwsClient } from 'aws4fetch';
import { type FileStore, FilesUnavailable, IS_SHA256, nameOf, type StoredFile } from './file-store.ts';

const WAIT_MS = 5_000;
/** After so many failures in a row nobody waits for the bucket for a while. */
const MOST_FAILURES = 3;
const REST_MS = 30_000;

/** One `<name>…</name>` of an answer; S3 writes keys and numbers without nesting. */
const valueIn = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

/**
 * Files in a bucket that speaks S3, by `https://key:secret@host/bucket?region=…`; behind a folder where the address
 * names one.
 */
export function bucketStore(address: string): FileStore {
  const url = new URL(address);
  const aws = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  });
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const root = `${url.origin}/${bucket}`;

  let failures = 0;
  let restsUntil = 0;

  /** The bucket's answer. Throws FilesUnavailable where there is none within 5 s, and at once while it rests. */
  async function send(path: string, init: RequestInit): Promise<Response> {
    if (performance.now() < restsUntil) throw new FilesUnavailable(`The bucket at ${root} does not answer`);
    try {
      const answer = await aws.fetch(`${root}${path}`, { ...init, signal: AbortSignal.timeout(WAIT_MS) });
      if (answer.status >= 500) throw new Error(`${answer.status} ${answer.statusText}`);
      failures = 0;
      return answer;
    } catch (cause) {
      failures += 1;
      if (failures >= MOST_FAILURES) restsUntil = performance.now() + REST_MS;
      throw new FilesUnavailable(`The bucket at ${root} does not answer`, { cause });
    }
  }

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await send(path, init);
    if (!answer.ok && answer.status !== 404) {
      const why = valueIn(await answer.text(), 'Code') ?? answer.statusText;
      throw new Error(`The bucket at ${root} answered ${answer.status} ${why}`);
    }
    return answer;
  }
  const pathOf = (sha256: string) => `/${prefix}${nameOf(sha256)}`;

  async function* list(): AsyncIterable<StoredFile> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next) query.set('continuation-token', next);
      const answer = await ask(`?${query}`);
      const xml = await answer.text();
      if (answer.status === 404) throw new Error(`There is no bucket at ${root}`);
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
    put: async (sha256, said) => {
      const { status } = await ask(pathOf(sha256), { method: 'PUT', body: new Uint8Array(said) });
      if (status === 404) throw new Error(`There is no bucket at ${root}`);
    },
    read: async (sha256) => {
      const answer = await ask(pathOf(sha256));
      return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer());
    },
    remove: async (sha256) => {
      await ask(pathOf(sha256), { method: 'DELETE' });
    },
    list,
  };
}
