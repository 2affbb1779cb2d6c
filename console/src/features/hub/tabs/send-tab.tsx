import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { showTime } from '../../../ui/dates.ts';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { dotted, show } from '../../../ui/format.ts';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { useSearchParamState } from '../../../ui/navigation/use-search-param-state.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../../ui/states/skeleton.tsx';
import { useTabScans } from '../desk/use-tab-scans.ts';
import styles from '../hub.module.css';
import { useHub, useHubKeys } from '../hub-context.ts';
import { CloseRunButton } from './close-run-button.tsx';
import { LoadingRun } from './loading-run.tsx';
import { NewRun } from './new-run.tsx';
import { type LooseRun, runText, useRuns } from './use-runs.ts';

type RunRowProps = { run: LooseRun; about: string; isChosen?: boolean; children?: ReactNode };

function RunRow({ run, about, isChosen, children }: RunRowProps) {
  return (
    <li className={classNames(styles.run, isChosen && styles.chosen)}>
      <span className="stack gap-0 narrow">
        <bdi className="heavy" translate="no">
          {show(run.number)}
        </bdi>
        <span className="quiet breaks">{about}</span>
      </span>
      <span className="row wrap">{children}</span>
    </li>
  );
}

/** Shown until a run is chosen; until then nothing is scanned. */
function NoRun() {
  useTabScans({ ask: () => ({ refused: text.chooseRun }) });
  return null;
}

/** Runs that are loaded and sent from here, or on their way here. */
export function SendTab({ onReceive }: { onReceive: (runId: string) => void }) {
  const [chosen, setChosen] = useSearchParamState('run');
  const { read, open, coming = [], left = [] } = useRuns();
  const making = useOpened<true>();
  useHubKeys({ N: () => making.open(true) });
  const { desk } = useHub();
  const isOpen = open?.some(({ _id }) => _id === chosen) ?? chosen !== '';
  function choose(id: string) {
    // The result of an earlier scan does not belong to this run.
    desk.show(undefined);
    setChosen(id);
  }

  const runLine = (run: LooseRun) =>
    dotted([
      runText(run),
      text.parcelsOf(run.parcels ?? 0),
      ...(run.unloaded ? [text.unloadedOf(run.unloaded)] : []),
    ]);

  return (
    <div className="stack narrow">
      <Card
        title={text.runs}
        actions={
          <Button icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => making.open(true)}>
            {text.newRun}
          </Button>
        }
        flush
      >
        <Loaded
          read={read}
          data={open}
          skeleton={
            <div className="stack padded">
              <TextSkeleton lines={2} />
            </div>
          }
          failed={text.runsFailed}
        >
          {(runsHere) =>
            runsHere.length === 0 ? (
              <EmptyState title={text.noRuns} hint={text.noRunsHint} />
            ) : (
              <ul className="parted">
                {runsHere.map((run) => (
                  <RunRow key={run._id} run={run} about={runLine(run)} isChosen={run._id === chosen}>
                    <Button
                      small
                      variant={run._id === chosen ? 'primary' : 'secondary'}
                      aria-pressed={run._id === chosen}
                      onClick={() => choose(run._id === chosen ? '' : (run._id ?? ''))}
                    >
                      {text.load}
                    </Button>
                  </RunRow>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      {isOpen ? <LoadingRun key={chosen} id={chosen} onGone={() => setChosen('')} /> : <NoRun />}
      {coming.length > 0 && (
        <Card title={text.onTheWay} flush>
          <ul className="parted">
            {coming.map((run) => (
              <RunRow
                key={run._id}
                run={run}
                about={dotted([
                  text.runFrom(show(run.from?.name)),
                  text.arrivedOf(run.done ?? 0, run.parcels ?? 0),
                  text.outSince(showTime(run.outAt)),
                ])}
              >
                <Button small variant="primary" onClick={() => onReceive(run._id ?? '')}>
                  {text.receiveIt}
                </Button>
                <CloseRunButton small run={run} />
              </RunRow>
            ))}
          </ul>
        </Card>
      )}
      {left.length > 0 && (
        <Card title={text.leftHere} flush>
          <ul className="parted">
            {left.map((run) => (
              <RunRow
                key={run._id}
                run={run}
                about={dotted([
                  runLine(run),
                  text.arrivedOf(run.done ?? 0, run.parcels ?? 0),
                  text.outSince(showTime(run.outAt)),
                ])}
              />
            ))}
          </ul>
        </Card>
      )}
      <Opened of={making}>{(frame) => <NewRun {...frame} onMade={choose} />}</Opened>
    </div>
  );
}
