import type { Feature } from '@tawseel/contract/facts/features';
import { hasFeature, hostSettings } from './host.ts';
import { readToken } from './token.ts';

/** First read of a screen, named in its page: the address on the API host, and the feature that the host must have. */
export type FirstRead = { address: string; feature?: Feature | undefined };

export type Answer = { response: Response; text: string };

type Prefetch = {
  authorization: string;
  at: number;
  answer: Promise<Answer>;
  /** The answer, if it has arrived. */
  arrived?: Answer;
  stop: AbortController;
};

/** Age in milliseconds beyond which a prefetched answer is too old to be shown. */
const KEPT_MS = 10_000;

const asked = new Map<string, Prefetch>();

/** Reads the body too, so that its reader need not wait. */
async function ask(address: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(address, init);
  return { response, text: await response.text() };
}

/** Prefetches the first reads of this page's screen, in this language, while its code is still loading. */
export function readAhead(reads: readonly FirstRead[], language: string): void {
  const token = readToken();
  if (token === null) return;
  const authorization = `Bearer ${token}`;
  // Requests to another host stay as specified.
  const headers = { authorization, ...(hasFeature('tawseel') && { 'accept-language': language }) };
  for (const { address, feature } of reads) {
    if (feature && !hasFeature(feature)) continue;
    const stop = new AbortController();
    const whole = hostSettings().apiHost + address;
    const answer = ask(whole, { method: 'GET', headers, signal: stop.signal, cache: 'no-store' });
    const prefetch: Prefetch = { authorization, at: performance.now(), answer, stop };
    asked.set(whole, prefetch);
    answer.then(
      (arrived) => {
        prefetch.arrived = arrived;
      },
      // The reader of the answer handles its failure.
      () => undefined,
    );
  }
}

/** Returns true if the same session requested the answer, and recently. */
function isUsable({ authorization, at }: Prefetch, wanted: string | null): boolean {
  return authorization === wanted && performance.now() - at <= KEPT_MS;
}

/** Returns the prefetched answer to this read if the same session requested it; each is returned once. */
export function takeAhead(
  address: string,
  init: RequestInit & { headers: Headers },
): Promise<Answer> | undefined {
  const found = asked.get(address);
  if (!found || init.method !== 'GET') return undefined;
  asked.delete(address);
  if (!isUsable(found, init.headers.get('authorization'))) {
    found.stop.abort();
    return undefined;
  }
  init.signal?.addEventListener('abort', () => found.stop.abort());
  return found.answer;
}

/** Returns a prefetched answer that has arrived; it stays until it is taken, or `dropAhead` drops it. */
export function arrivedAhead(address: string, authorization: string): Answer | undefined {
  const found = asked.get(address);
  return found && isUsable(found, authorization) ? found.arrived : undefined;
}

export function dropAhead(address: string): void {
  asked.delete(address);
}
