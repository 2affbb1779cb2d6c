import { QueryClientProvider } from '@tanstack/react-query';
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/limits';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { makeQueryClient } from '../api/query-client.ts';

export type Shown<Result> = {
  /** What the hook last returned. */
  now: () => Result;
  /** Does something and waits until all that follows from it has settled. */
  does: (something: () => void) => Promise<void>;
  leave: () => Promise<void>;
};

/** Runs a hook of a screen as a signed-in visitor at an address, in a document (vitest environment jsdom). */
export async function showHook<Result>(useIt: () => Result, address = '/list'): Promise<Shown<Result>> {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.setItem(AUTH_TOKEN_KEY, 'token');
  history.replaceState({ idx: 0 }, '', address);
  const client = makeQueryClient();
  const root = createRoot(document.createElement('div'));
  let result: Result;

  function Screen() {
    result = useIt();
    return null;
  }

  async function settle(): Promise<void> {
    do {
      // React Query tells its observers in a timer of its own.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    } while (client.isFetching() > 0);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }

  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Screen />
        </BrowserRouter>
      </QueryClientProvider>,
    ),
  );
  await settle();
  return {
    now: () => result,
    does: async (something) => {
      await act(async () => something());
      await settle();
    },
    leave: () => act(async () => root.unmount()),
  };
}

export type Asked = { method: string; path: string; query: Record<string, string>; body: unknown };

/** Stands in for a server: every call is kept in `asked` and answered by `answer` (a Response, or what it says as JSON). */
export function fakeServer(answer: (asked: Asked) => unknown) {
  const asked: Asked[] = [];
  async function fakeFetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, 'http://console.test');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const one = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
    };
    asked.push(one);
    const said = answer(one);
    return said instanceof Response ? said : Response.json(said);
  }
  return { asked, fetch: fakeFetch };
}
