import { type Run, runs } from '@tawseel/contract/runs';
import { useAction } from '../../../api/action.ts';
import { showMessage } from '../../../api/messages.ts';
import { useRead } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { show } from '../../../ui/format.ts';
import { useHub } from '../hub-context.ts';
import { shownHere } from '../scan-display.ts';

export type LooseRun = Loose<Run>;

/** Returns the goal of a run, or its driver and vehicle if it goes from door to door. */
export function runText({ kind, to, driverName, vehicleNo = '' }: LooseRun): string {
  return kind === 'delivery' || kind === 'return' || kind === 'pickup'
    ? text.runLines[kind](show(driverName), vehicleNo)
    : text.runLine(show(to?.name), vehicleNo);
}

/** Runs of this warehouse by what is done with them here; door-to-door runs are closed on the board. */
export function useRuns() {
  const { here } = useHub();
  const read = useRead(runs.listRuns, { query: here.asked });
  const of = (isIt: (run: LooseRun) => boolean) => read.data?.filter(isIt);
  const isFromHere = ({ from }: LooseRun) => from?.id === here.warehouseId;
  const isUnderWay = ({ state, to }: LooseRun) => state === 'out' && Boolean(to);
  return {
    read,
    // Parcels are not scanned onto a pickup run.
    open: of((run) => run.state === 'open' && run.kind !== 'pickup' && isFromHere(run)),
    coming: of((run) => isUnderWay(run) && !isFromHere(run)),
    left: of((run) => isUnderWay(run) && isFromHere(run)),
  };
}

/** Acts on a whole run. */
export function useRunActions(after: () => void = () => undefined) {
  const { desk } = useHub();
  // Otherwise the last scan would look like the answer.
  const tell = (word: string) => (reply: unknown) => desk.show(shownHere('good', word, showMessage(reply)));
  const options = (word: string, failed: string) => ({
    done: showMessage,
    failed,
    after: (reply: unknown) => {
      tell(word)(reply);
      after();
    },
  });
  return {
    close: useAction(runs.closeRun, options(text.words.runClosed, text.closeFailed)),
    cancel: useAction(runs.cancelRun, options(text.words.runCancelled, text.cancelFailed)),
    takeOff: useAction(runs.takeFromRun, {
      done: showMessage,
      failed: text.takeOffFailed,
      after: tell(text.words.takenOff),
    }),
  };
}
