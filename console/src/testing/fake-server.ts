import { noteReply, withoutBrackets } from './untranslated.ts';

export type SentRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
};

/** Stands in for a server: every call is kept in `requests` and answered by `answer` (a Response, or content to send as JSON; at once or later). */
export function fakeServer(answer: (request: SentRequest) => unknown) {
  const requests: SentRequest[] = [];
  async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, 'http://console.test');
    // A request may carry a text of the language, such as a reason.
    const body = typeof init.body === 'string' ? JSON.parse(withoutBrackets(init.body)) : init.body;
    const one = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
      headers: new Headers(init.headers),
    };
    requests.push(one);
    const answered = await answer(one);
    const reply = answered instanceof Response ? answered : Response.json(answered);
    noteReply(
      await reply
        .clone()
        .json()
        .catch(() => undefined),
    );
    return reply;
  }
  return { requests, fetch: fakeFetch };
}
