import { QueryClientProvider } from '@tanstack/react-query';
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { act, configure, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
import { makeQueryClient } from '../api/query-client.ts';
import { sessionText } from '../texts/en/session.ts';
import { Kit } from './page.tsx';

// Code that is loaded when it is needed takes longer than their second on a machine that has other things to do.
configure({ asyncUtilTimeout: 20_000 });

/** Wrapper of a screen for a signed-in user at an address. */
function visit(address = '/list', state?: unknown) {
  localStorage.setItem(AUTH_TOKEN_KEY, 'token');
  history.replaceState({ idx: 0, usr: state }, '', address);
  const client = makeQueryClient(sessionText.noAuthToken);

  const wrapper = ({ children }: { children: ReactNode }) => (
    <Kit>
      <QueryClientProvider client={client}>
        <BrowserRouter>{children}</BrowserRouter>
      </QueryClientProvider>
    </Kit>
  );

  // React Query tells its observers in a timer of its own.
  const tick = () => act(() => new Promise((resolve) => setTimeout(resolve)));

  async function settle(): Promise<void> {
    do {
      await act(() => vi.dynamicImportSettled());
      await tick();
    } while (client.isFetching() > 0);
    await tick();
  }

  /** Does something and waits until all that follows from it has settled. */
  async function does(something: () => void): Promise<void> {
    act(() => something());
    await settle();
  }

  return { client, wrapper, settle, does };
}

/** Renders a screen, or a part of one, until all that it loads is there. */
export async function renderScreen(screen: ReactNode, address?: string, state?: unknown) {
  const { client, wrapper, settle, does } = visit(address, state);
  const { container, unmount } = render(screen, { wrapper });
  await settle();
  /** Everything on screen is asked for again, as when the window is come back to. */
  const reload = () => does(() => void client.refetchQueries());
  return { container, unmount, does, reload };
}

/** Runs a hook of a screen, until all that it loads is there. */
export async function renderScreenHook<Result>(hook: () => Result, address?: string) {
  const { wrapper, settle, does } = visit(address);
  const { result } = renderHook(hook, { wrapper });
  await settle();
  return { result, does };
}
