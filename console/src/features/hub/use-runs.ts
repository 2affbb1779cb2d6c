import { type Run, runs } from '@tawseel/contract/runs';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { newIdempotencyHeader } from '../../api/new-key.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { hubText as text } from '../../texts/hub.ts';
import { show } from '../../ui/format.ts';
import { useHub } from './hub-context.ts';

export type LooseRun = Loose<Run>;

/** Runs of this warehouse by what is done with them here. */
export function useRuns() {
  const { here } = useHub();
  const read = useRead(runs.listRuns, { query: here.asked });
  const of = (isIt: (run: LooseRun) => boolean) => read.data?.filter(isIt);
  const isFromHere = ({ from }: LooseRun) => from?.id === here.warehouseId;
  return {
    read,
    open: of((run) => run.state === 'open' && isFromHere(run)),
    coming: of((run) => run.state === 'out' && !isFromHere(run)),
    left: of((run) => run.state === 'out' && isFromHere(run)),
  };
}

export const said = (reply: unknown) => show(Reflect.get(Object(reply), 'message'));
const ALSO = ['scanning', 'orders', 'followUps'];

/** What is done with a run as a whole, each once: its key is new after each answer. */
export function useRunActions(after: () => void = () => undefined) {
  const [headers, setHeaders] = useState(newIdempotencyHeader);
  const options = (failed: string) => ({
    headers,
    done: said,
    failed,
    also: ALSO,
    after: () => {
      setHeaders(newIdempotencyHeader());
      after();
    },
  });
  return {
    send: useAction(runs.sendRun, options(text.leaveFailed)),
    close: useAction(runs.closeRun, options(text.closeFailed)),
    cancel: useAction(runs.cancelRun, options(text.cancelFailed)),
    takeOff: useAction(runs.takeFromRun, { done: said, failed: text.takeOffFailed, also: ALSO }),
  };
}
