import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NamedRoute, Reply, RequestInput } from '@tawseel/contract/route';
import { useRef } from 'react';
import { type ConfirmRequest, confirm } from '../ui/dialog/confirm.ts';
import { call, fieldProblems, isUnsettled } from './call.ts';
import type { Form } from './form.ts';
import { newIdempotencyHeader } from './new-idempotency-header.ts';
import type { ToastTexts } from './query-client.ts';
import { changesOf, readAgain, removeCachedRow } from './read.ts';
import { fitReply, type Loose, tolerant } from './tolerant.ts';

export type ActionOptions<R extends NamedRoute> = Omit<ToastTexts, 'done'> & {
  done?: string | ((body: unknown, request: RequestInput<R>) => string);
  /**
   * Cached list that the response to a deletion replaces; if the answer has no list, the deleted row is removed and
   * the list is read again.
   */
  replaces?: NamedRoute;
  /**
   * True for a form that creates something: all attempts until it succeeds have one idempotency key, also after changes.
   * A changed attempt after a lost answer is then refused instead of creating a second object.
   */
  isOneAct?: boolean;
  /** Extra headers, such as the version that a change is based on. */
  headers?: Record<string, string>;
  /** Called after success, with the parts of the reply that fit the contract. */
  after?: (reply: Loose<Reply<R>> | undefined, request: RequestInput<R>) => void;
  /** Form that it sends, which shows the server's problems at its fields. */
  form?: Pick<Form<Record<string, unknown>>, 'report'>;
  /** True if a refusal may mean that another user was quicker: the lists of its area are read again. */
  rereads?: boolean;
  /** Called after failure. */
  refused?: (error: Error) => void;
};

export type RefusalHandler = (error: unknown) => void;

export type Action<R extends NamedRoute> = {
  /**
   * Resolves to true on success, to false on failure or if it was not confirmed. Deduplicated: the same request
   * before the first run has ended makes no second call, and both get the same result. A question is asked before the
   * call; `refused` gets the reason of a failure.
   */
  run: (request: RequestInput<R>, question?: ConfirmRequest, refused?: RefusalHandler) => Promise<boolean>;
  busy: boolean;
  /** True from a call until it is settled: also after a lost answer, when only a repeat tells whether it had an effect. */
  isUnsettled: boolean;
  error: Error | null;
  /** Variables of the mutation in flight, to mark the one row that is busy. */
  variables: RequestInput<R> | undefined;
};

/** Mutation behind a button: confirms, calls, updates or invalidates the cache, and shows a toast. */
export function useAction<R extends NamedRoute>(row: R, options: ActionOptions<R> = {}): Action<R> {
  const client = useQueryClient();
  const underWay = useRef(new Map<string, Promise<boolean>>());
  const { done, replaces, isOneAct, headers, after, form, rereads, refused, ...toastTexts } = options;
  const lastKey = useRef<{ act: string; headers: Record<string, string> }>(undefined);
  const actOf = (request: RequestInput<R>) => (isOneAct ? '' : JSON.stringify(request));
  const mutation = useMutation({
    mutationFn: (request: RequestInput<R>) =>
      call(row, request, undefined, { ...headers, ...(row.idempotent && keyFor(request)) }),
    // A mutation's meta cannot know which row it belongs to.
    meta: { ...toastTexts, ...(done ? { done: done as NonNullable<ToastTexts['done']> } : {}) },
    onMutate: () => replaces && changesOf(client, replaces),
    onSuccess: async (body, request, changesBefore) => {
      const changed: readonly unknown[] = row.invalidates ?? [];
      // An answer is older than a list that has changed since it was asked for, as by another deletion.
      const isNewest = replaces && changesOf(client, replaces) === changesBefore;
      const replaced = isNewest && replaceList(replaces, body);
      if (replaces && !replaced) removeCachedRow(client, replaces, deletedId(request));
      readAgain(
        client,
        { predicate: ({ queryKey: [area] }) => changed.includes(area) },
        replaced ? replaces : undefined,
      );
      if (lastKey.current?.act === actOf(request)) lastKey.current = undefined;
      after?.(fitReply(row, body), request);
    },
    onError: (error) => {
      form?.report(fieldProblems(error));
      if (rereads) void client.invalidateQueries({ queryKey: [row.area] });
      refused?.(error);
    },
  });

  /** Returns the idempotency key of an act, kept for its repeats until it succeeds or another act is requested. */
  function keyFor(request: RequestInput<R>): Record<string, string> {
    const act = actOf(request);
    if (lastKey.current?.act !== act) lastKey.current = { act, headers: newIdempotencyHeader() };
    return lastKey.current.headers;
  }

  function deletedId(request: RequestInput<R>): string {
    return Reflect.get(Object(Reflect.get(Object(request), 'params')), 'id');
  }

  function replaceList(list: NamedRoute, body: unknown): boolean {
    try {
      const rows = tolerant(list, body);
      client.setQueriesData({ queryKey: [list.area, list.name] }, rows);
      return true;
    } catch {
      return false;
    }
  }

  async function start(...[request, question, failed]: Parameters<Action<R>['run']>): Promise<boolean> {
    if (question && !(await confirm(question))) return false;
    try {
      await mutation.mutateAsync(request);
      return true;
    } catch (error) {
      failed?.(error);
      return false;
    }
  }

  function run(...asked: Parameters<Action<R>['run']>): Promise<boolean> {
    const key = JSON.stringify(asked[0]);
    const running = underWay.current.get(key);
    if (running) return running;
    const started = start(...asked).finally(() => underWay.current.delete(key));
    underWay.current.set(key, started);
    return started;
  }

  const { isPending, error, variables } = mutation;
  return {
    run,
    busy: isPending,
    isUnsettled: isPending || (error !== null && isUnsettled(error)),
    error,
    variables,
  };
}
