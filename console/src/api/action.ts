import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Named, Reply, RequestInput } from '@tawseel/contract/route';
import { useRef } from 'react';
import { type ConfirmRequest, confirm } from '../ui/dialog/confirm.ts';
import { call, fieldProblems } from './call.ts';
import type { Form } from './form.ts';
import { newIdempotencyHeader } from './new-key.ts';
import type { ToastTexts } from './query-client.ts';
import { readAgain, removeCachedRow } from './read.ts';
import { fitReply, type Loose, tolerant } from './tolerant.ts';

export type ActionOptions<R extends Named> = Omit<ToastTexts, 'done'> & {
  done?: string | ((body: unknown, request: RequestInput<R>) => string);
  /**
   * The cached list that the response to a deletion replaces; where the answer holds no list, the deleted row is removed
   * and the list read again.
   */
  replaces?: Named;
  /**
   * True in a form that makes something: until it succeeds, it is one act, whatever is changed in it. Sent again with
   * other contents after its answer was lost, it is refused instead of done twice.
   */
  isOneAct?: boolean;
  /** Extra headers, such as the version that a change is based on. */
  headers?: Record<string, string>;
  /** After success, with as much of the reply as fits the contract. */
  after?: (reply: Loose<Reply<R>> | undefined, request: RequestInput<R>) => void;
  /** The form that it sends, which shows at its fields what the server found wrong. */
  form?: Pick<Form<Record<string, unknown>>, 'report'>;
  /** True if a refusal may mean that another user was quicker: what is shown of its area is read again. */
  rereads?: boolean;
  /** After failure. */
  refused?: (error: Error) => void;
};

export type Refused = (error: unknown) => void;

export type Action<R extends Named> = {
  /**
   * Resolves to true when it was done, to false when it failed or was not confirmed. Deduplicated: run again
   * with the same request before the first run has ended, it makes no second call, and both get the same
   * result. The question, if any, is asked before the call is made; `refused` is told why this call failed.
   */
  run: (request: RequestInput<R>, question?: ConfirmRequest, refused?: Refused) => Promise<boolean>;
  busy: boolean;
  error: Error | null;
  /** Variables of the mutation in flight, to mark the one row that is busy. */
  variables: RequestInput<R> | undefined;
};

/** Mutation behind a button: confirm, call, update or invalidate the cache, toast what was done. */
export function useAction<R extends Named>(row: R, options: ActionOptions<R> = {}): Action<R> {
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
    onSuccess: async (body, request) => {
      const changed: readonly unknown[] = row.invalidates ?? [];
      const replaced = replaces && replaceList(replaces, body);
      if (replaces && !replaced) removeCachedRow(client, replaces, deletedId(request));
      readAgain(client, {
        predicate: ({ queryKey: [area, name] }) =>
          changed.includes(area) && !(replaced && area === replaces.area && name === replaces.name),
      });
      if (lastKey.current?.act === actOf(request)) lastKey.current = undefined;
      after?.(fitReply(row, body), request);
    },
    onError: (error) => {
      form?.report(fieldProblems(error));
      if (rereads) void client.invalidateQueries({ queryKey: [row.area] });
      refused?.(error);
    },
  });

  /** The idempotency key of an act, kept for its repeats until it succeeds or another act is asked for. */
  function keyFor(request: RequestInput<R>): Record<string, string> {
    const act = actOf(request);
    if (lastKey.current?.act !== act) lastKey.current = { act, headers: newIdempotencyHeader() };
    return lastKey.current.headers;
  }

  function deletedId(request: RequestInput<R>): string {
    return Reflect.get(Object(Reflect.get(Object(request), 'params')), 'id');
  }

  function replaceList(list: Named, body: unknown): boolean {
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

  return { run, busy: mutation.isPending, error: mutation.error, variables: mutation.variables };
}
