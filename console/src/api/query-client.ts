import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { uiTexts } from '../texts/en/common.ts';
import { CallError, serverMessage } from './call.ts';

// Before the next frame; the default timer comes after it.
notifyManager.setScheduler(queueMicrotask);

/** Toast texts of an action or a read, given where it is used. */
export type ToastTexts = {
  /** Toast after success. */
  done?: string | ((body: unknown, asked: unknown) => string);
  /** Toast after a failure without a message of the server; if absent, failures show no toast. */
  failed?: string;
  /** Returns the toast for a failure, instead of `failed`; undefined for none. */
  failedAlways?: (error: unknown) => string | undefined;
  /** Toast if the call needs a token and there is none; if absent, that of the query client. */
  noToken?: string;
};

const FAULT = 500;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ToastTexts;
    mutationMeta: ToastTexts;
  }
}

/** Returns the server's message about a fault of its own, with the id for its operator. */
function faultText(error: unknown): string | undefined {
  const message = serverMessage(error);
  const isFault = error instanceof CallError && error.status === FAULT && error.requestId !== undefined;
  return message && isFault ? `${message} ${uiTexts.requestId(error.requestId)}` : message;
}

/** Shows a failure. Returns true if the user has seen it. */
function sayFailure(
  error: unknown,
  toastTexts: ToastTexts & Pick<Required<ToastTexts>, 'noToken'>,
  textOf = serverMessage,
): boolean {
  if (error instanceof CallError && error.status === 'no-token') {
    toast.error(toastTexts.noToken, { id: 'no-token' });
    return true;
  }
  // call() has ended the session; the page says so once for all its calls.
  if (error instanceof CallError && error.sessionOver) return true;
  const { failedAlways, failed } = toastTexts;
  const usual = failed && (textOf(error) ?? failed);
  const message = failedAlways ? failedAlways(error) : usual;
  if (message) toast.error(message);
  return Boolean(message);
}

/**
 * Creates the query client. All toasts about calls come from its callbacks, and a failed read without one is logged.
 * `noToken` is the toast of a call without a token.
 */
export function makeQueryClient(noToken: string): QueryClient {
  return new QueryClient({
    // networkMode 'always': a browser that believes it is offline must not queue calls and send them later, unasked.
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: false, staleTime: 10_000 },
      mutations: { networkMode: 'always', retry: false },
    },
    queryCache: new QueryCache({
      onError: (error, { queryKey: [area, name], meta }) => {
        // A read may fail silently (specification, section 8); a warning, because the page itself is in order.
        if (!sayFailure(error, { noToken, ...meta })) console.warn(`${area}.${name} failed`, error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _asked, _context, mutation) => {
        sayFailure(error, { noToken, ...mutation.meta }, faultText);
      },
      onSuccess: (body, asked, _context, mutation) => {
        const done = mutation.meta?.done;
        const words = typeof done === 'function' ? done(body, asked) : done;
        if (words) toast.success(words);
      },
    }),
  });
}
