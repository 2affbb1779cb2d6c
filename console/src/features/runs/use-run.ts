import { DOOR_KINDS } from '@tawseel/contract/facts/stops';
import { type Run, runs } from '@tawseel/contract/runs';
import { useLocation } from 'react-router';
import { addresses } from '../../addresses.ts';
import { useAction } from '../../api/action.ts';
import { serverMessage } from '../../api/call.ts';
import { showMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { searchWith } from '../../ui/navigation/use-search-param-state.ts';
import type { LooseRun, LooseStop } from './run-texts.ts';

/** Interval of reading a run, so that drivers' acts appear. */
const EVERY_MS = 10_000;

export function useRun(id: string) {
  const read = useRead(runs.readRun, { params: { id } }, { every: EVERY_MS });
  return {
    read,
    run: read.data?.run,
    stops: read.data?.stops,
    visits: read.data?.visits,
    withdrawn: read.data?.withdrawn,
  };
}

/** Returns a function for the address of a run, or of its opener, with the other search params. */
export function useRunAddress(): (id?: string) => string {
  const { search } = useLocation();
  return (id = '') => `${addresses.runs}${searchWith(search, 'run', id, '')}`;
}

export const isFromDoorToDoor = ({ kind }: LooseRun) => DOOR_KINDS.some((door) => door === kind);
export const isOnRun = ({ parcel }: LooseStop, { _id }: LooseRun) => parcel?.holder?.id === _id;
/** Returns true for a pending stop of a run that has not ended. */
export const isToDo = ({ state }: LooseStop, run: LooseRun) =>
  state === 'pending' && (run.state === 'open' || run.state === 'out');

type Options = {
  failed: string;
  after?: (reply: Loose<{ data: Run }> | undefined) => void;
};

/** Options of a write to a run. */
export function runWrite({ failed, ...after }: Options) {
  return { done: showMessage, failedAlways: (error: unknown) => serverMessage(error) ?? failed, ...after };
}

/** Ends a run: cancels one that has not left, closes one that is out. */
export function useRunEnds() {
  return {
    cancel: useAction(runs.cancelRun, runWrite({ failed: text.cancelFailed })),
    close: useAction(runs.closeRun, runWrite({ failed: text.closeFailed })),
  };
}
