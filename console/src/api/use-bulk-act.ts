import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NamedRoute } from '@tawseel/contract/route';
import { useState } from 'react';
import { CallError, codeOf, isUnsettled, serverMessage } from './call.ts';
import { readAgain } from './read.ts';

/** Refusals by id; an id without one was done. */
export type Refusals = ReadonlyMap<string, string>;

/** One call of an act on many: the ids that it is for, and a function that sends it. */
export type BulkStep = { ids: readonly string[]; send: () => Promise<Refusals | undefined> };

export type BulkResult = {
  ids: readonly string[];
  refusals: Refusals;
  /** Number of ids that were done before, as by an attempt whose answer was lost. */
  doneBefore: number;
};

type BulkOptions = {
  row: NamedRoute;
  done: (result: BulkResult) => string;
  /** Code of a refusal that says that it is done already, which is a success. */
  doneCode?: string | undefined;
  /** Reason of an id that was not sent, or whose call failed without a message. */
  notSent: string;
  /** Reason of an id whose answer was lost: it may have been done. */
  noAnswer: string;
};

/** Act on many by one call after another: a refusal stops none of the others, a lost connection stops the rest. */
export function useBulkAct({ row, done, doneCode, notSent, noAnswer }: BulkOptions) {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);

  async function sendAll(steps: readonly BulkStep[]): Promise<BulkResult> {
    const refusals = new Map<string, string>();
    let isLost = false;
    let doneBefore = 0;
    for (const { ids, send } of steps) {
      try {
        const refused = isLost ? new Map(ids.map((id) => [id, notSent])) : await send();
        for (const [id, why] of refused ?? []) refusals.set(id, why);
      } catch (error) {
        isLost = isUnsettled(error) || (error instanceof CallError && error.sessionOver);
        if (doneCode !== undefined && codeOf(error) === doneCode) doneBefore += ids.length;
        else {
          const why = serverMessage(error) ?? (isUnsettled(error) ? noAnswer : notSent);
          for (const id of ids) refusals.set(id, why);
        }
      }
      setSent((count) => count + ids.length);
    }
    return { ids: steps.flatMap(({ ids }) => ids), refusals, doneBefore };
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
