import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { uiTexts } from '../texts/en/common.ts';
import { CallError, serverMessage } from './call.ts';

// Before the next frame; a timer, as it has otherwise, comes after it.
notifyManager.setScheduler(queueMicrotask);

/** Toast texts of an action or a read, given where it is used. */
export type ToastTexts = {
  /** Said when it succeeded. */
  done?: string | ((body: unknown, asked: unknown) => string);
  /** Toast after a failure for which the server gave no message; where it is missing, no failure shows a toast. */
  failed?: string;
  /** Chooses the toast for a failure, instead of `failed`; where it returns nothing, there is none. */
  failedAlways?: (error: unknown) => string | undefined;
  /** Said when the call could not be made for want of a token; where it is missing, what the query client says. */
  noToken?: string;
};

const FAULT = 500;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ToastTexts;
    mutationMeta: ToastTexts;
  }
}

/** The server's words for a fault of its own, with the id under which its operator finds it. */
function faultText(error: unknown): string | undefined {
  const message = serverMessage(error);
  const isFault = error instanceof CallError && error.status === FAULT && error.requestId !== undefined;
  return message && isFault ? `${message} ${uiTexts.requestId(error.requestId)}` : message;
}

/** Whether the user knows of it now. */
function sayFailure(
  error: unknown,
  toastTexts: ToastTexts & Pick<Required<ToastTexts>, 'noToken'>,
  textOf = serverMessage,
): boolean {
  if (error instanceof CallError && error.status === 'no-token') {
    toast.error(toastTexts.noToken, { id: 'no-token' });
    return true;
  }
  // call() has ended the session, which is said once for all the calls in flight as the page is left.
  if (error instanceof CallError && error.sessionOver) return true;
  const { failedAlways, failed } = toastTexts;
  const usual = failed && (textOf(error) ?? failed);
  const said = failedAlways ? failedAlways(error) : usual;
  if (said) toast.error(said);
  return Boolean(said);
}

/**
 * Global cache callbacks of the query client: every toast about a call comes from here, and a failed read without one
 * is logged. `noToken` is what is said of a call for want of a token.
 */
export function makeQueryClient(noToken: string): QueryClient {
  return new QueryClient({
    // networkMode 'always': a browser that takes itself for offline queues nothing to send it later, unasked.
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: false, staleTime: 10_000 },
      mutations: { networkMode: 'always', retry: false },
    },
    queryCache: new QueryCache({
      onError: (error, { queryKey: [area, name], meta }) => {
        // A read may fail without a word (specification, section 8); a warning, for the page itself is in order.
        if (!sayFailure(error, { noToken, ...meta })) console.warn(`${area}.${name} failed`, error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _asked, _context, mutation) => {
        sayFailure(error, { noToken, ...mutation.meta }, faultText);
      },
      onSuccess: (body, asked, _context, mutation) => {
        const done = mutation.meta?.done;
        if (done) toast.success(typeof done === 'function' ? done(body, asked) : done);
      },
    }),
  });
}
