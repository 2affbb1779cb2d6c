export type SentRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Headers;
};

/** Stands in for a server: every call is kept in `requests` and answered by `answer` (a Response, or what it says as JSON). */
export function fakeServer(answer: (request: SentRequest) => unknown) {
  const requests: SentRequest[] = [];
  async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, 'http://console.test');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const one = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
      headers: new Headers(init.headers),
    };
    requests.push(one);
    const said = answer(one);
    return said instanceof Response ? said : Response.json(said);
  }
  return { requests, fetch: fakeFetch };
}
