import type { ReactNode } from 'react';
import { Opened } from '../../ui/dialog/opened.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { lazyComponent } from '../../ui/states/lazy-component.ts';
import type { EnterStopProps } from './enter-stop.tsx';
import type { ReopenStopProps } from './reopen-stop.tsx';
import type { LooseRun, ResultPlace } from './run-texts.ts';

const EnterStop = lazyComponent<'EnterStop', EnterStopProps>(() => import('./enter-stop.tsx'), 'EnterStop');
const ReopenStop = lazyComponent<'ReopenStop', ReopenStopProps>(
  () => import('./reopen-stop.tsx'),
  'ReopenStop',
);

type ResultWindows = {
  enter: (place: ResultPlace) => void;
  reopen: (place: ResultPlace) => void;
  windows: ReactNode;
};

/** Returns functions that open the windows in which the office enters a result on a run, or takes it back. */
export function useResultWindows(run: LooseRun): ResultWindows {
  const entering = useOpened<ResultPlace>();
  const reopening = useOpened<ResultPlace>();
  return {
    enter: entering.open,
    reopen: reopening.open,
    windows: (
      <>
        <Opened of={entering}>{(frame, place) => <EnterStop run={run} place={place} {...frame} />}</Opened>
        <Opened of={reopening}>{(frame, place) => <ReopenStop run={run} place={place} {...frame} />}</Opened>
      </>
    ),
  };
}
