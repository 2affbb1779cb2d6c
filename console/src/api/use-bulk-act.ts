import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NamedRoute } from '@tawseel/contract/route';
import { useState } from 'react';
import { CallError, isUnsettled, serverMessage } from './call.ts';
import { readAgain } from './read.ts';

/** Refusals by id; an id without one was done. */
export type Refusals = ReadonlyMap<string, string>;

/** One call of an act on many: the ids that it is for, and a function that sends it. */
export type BulkStep = { ids: readonly string[]; send: () => Promise<Refusals | undefined> };

export type BulkResult = { ids: readonly string[]; refusals: Refusals };

type BulkOptions = {
  row: NamedRoute;
  done: (result: BulkResult) => string;
  /** Reason of an id that was not sent, or whose call failed without a message. */
  notSent: string;
};

/** Act on many by one call after another: a refusal stops none of the others, a lost connection stops the rest. */
export function useBulkAct({ row, done, notSent }: BulkOptions) {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);

  async function sendAll(steps: readonly BulkStep[]): Promise<BulkResult> {
    const refusals = new Map<string, string>();
    let isLost = false;
    for (const { ids, send } of steps) {
      try {
        const refused = isLost ? new Map(ids.map((id) => [id, notSent])) : await send();
        for (const [id, why] of refused ?? []) refusals.set(id, why);
      } catch (error) {
        isLost = isUnsettled(error) || (error instanceof CallError && error.sessionOver);
        for (const id of ids) refusals.set(id, serverMessage(error) ?? notSent);
      }
      setSent((count) => count + ids.length);
    }
    return { ids: steps.flatMap(({ ids }) => ids), refusals };
  }

  const mutation = useMutation({
    mutationFn: sendAll,
    meta: { done: (result) => done(result as BulkResult) },
    onMutate: () => setSent(0),
    onSuccess: () => {
      const changed: readonly unknown[] = row.invalidates ?? [];
      readAgain(client, { predicate: ({ queryKey: [area] }) => changed.includes(area) });
    },
  });
  return { run: mutation.mutateAsync, busy: mutation.isPending, sent };
}
