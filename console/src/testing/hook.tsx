import { QueryClientProvider } from '@tanstack/react-query';
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/limits';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { makeQueryClient } from '../api/query-client.ts';
import { uiTexts } from '../texts/common.ts';
import { UiTextsProvider } from '../ui/ui-texts.tsx';

export type Shown<Result> = {
  /** What the hook last returned. */
  now: () => Result;
  /** Does something and waits until all that follows from it has settled. */
  does: (something: () => void) => Promise<void>;
  leave: () => Promise<void>;
};

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What a page finds in every browser, and not in jsdom. */
const BROWSER = {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: StillObserver,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
};

/** A screen, or a part of one, as a signed-in visitor sees it at an address, in a document (vitest environment jsdom). */
export async function showScreen(screen: ReactNode, address = '/list', state?: unknown) {
  Object.assign(globalThis, BROWSER);
  localStorage.setItem(AUTH_TOKEN_KEY, 'token');
  history.replaceState({ idx: 0, usr: state }, '', address);
  const client = makeQueryClient();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);

  async function settle(): Promise<void> {
    do {
      // React Query tells its observers in a timer of its own.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    } while (client.isFetching() > 0);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }

  await act(async () =>
    root.render(
      <UiTextsProvider texts={uiTexts}>
        <QueryClientProvider client={client}>
          <BrowserRouter>{screen}</BrowserRouter>
        </QueryClientProvider>
      </UiTextsProvider>,
    ),
  );
  await settle();

  async function does(something: () => void): Promise<void> {
    await act(async () => something());
    await settle();
  }

  return {
    place,
    does,
    /** Everything on screen is asked for again, as when the window is come back to. */
    reload: () => does(() => void client.refetchQueries()),
    leave: () => act(async () => root.unmount()),
  };
}

/** Runs a hook of a screen as a signed-in visitor at an address. */
export async function showHook<Result>(useIt: () => Result, address?: string): Promise<Shown<Result>> {
  let result: Result;

  function Screen() {
    result = useIt();
    return null;
  }

  const { does, leave } = await showScreen(<Screen />, address);
  return { now: () => result, does, leave };
}

export type SentRequest = { method: string; path: string; query: Record<string, string>; body: unknown };

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
    };
    requests.push(one);
    const said = answer(one);
    return said instanceof Response ? said : Response.json(said);
  }
  return { requests, fetch: fakeFetch };
}
