import { IconPlus } from '@tabler/icons-react';
import { runs } from '@tawseel/contract/runs';
import type { ReactNode } from 'react';
import { useReadOnDemand } from '../../api/read.ts';
import { hubText as text } from '../../texts/hub.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { show, showTime } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useSearchParamState } from '../../ui/use-search-param-state.ts';
import styles from './hub.module.css';
import { useHub, useHubKeys } from './hub-context.ts';
import { LoadingRun } from './loading-run.tsx';
import { NewRun } from './new-run.tsx';
import { ParcelLines } from './parcel-lines.tsx';
import { type LooseRun, runText, useRunActions, useRuns } from './use-runs.ts';
import { useTabScans } from './use-tab-scans.ts';

type RunRowProps = { run: LooseRun; about: string; isChosen?: boolean; children?: ReactNode };

function RunRow({ run, about, isChosen, children }: RunRowProps) {
  return (
    <li className={classNames(styles.run, isChosen && styles.chosen)}>
      <span className={styles.runName}>
        <bdi className={styles.number} translate="no">
          {show(run.number)}
        </bdi>
        <span className={styles.quiet}>{about}</span>
      </span>
      <span className={styles.buttons}>{children}</span>
    </li>
  );
}

/** Nothing is scanned before a run is chosen. */
function NoRun() {
  useTabScans({ ask: () => ({ refused: text.chooseRun }) });
  return null;
}

function CloseButton({ run }: { run: LooseRun }) {
  const { close } = useRunActions();
  const fresh = useReadOnDemand(runs.readRun, { failed: text.closeFailed });
  const { _id: id = '', number } = run;

  /** What is missing is named before it is said to be. */
  async function ask() {
    const answer = await fresh.run({ params: { id } });
    if ('error' in answer) return;
    const { run: now, stops = [] } = answer.content;
    const missing = stops.flatMap(({ state, parcel }) => (state === 'pending' && parcel ? [parcel] : []));
    await close.run(
      { params: { id }, body: { version: now?.version ?? 1 } },
      {
        title: text.closeTitle(show(number)),
        text:
          missing.length === 0 ? (
            text.closeText
          ) : (
            <>
              {text.closeMissing(missing.length)}
              <ParcelLines parcels={missing} />
            </>
          ),
        yes: text.closeYes,
        danger: missing.length > 0,
      },
    );
  }

  return (
    <Button small busy={close.busy || fresh.busy} onClick={() => void ask()}>
      {text.closeRun}
    </Button>
  );
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
    [
      runText(run),
      text.parcelsOf(run.parcels ?? 0),
      ...(run.unloaded ? [text.unloadedOf(run.unloaded)] : []),
    ].join(' · ');

  return (
    <div className={styles.stack}>
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
            <div className={styles.progressBox}>
              <TextSkeleton lines={2} />
            </div>
          }
          failed={text.runsFailed}
        >
          {(runsHere) =>
            runsHere.length === 0 ? (
              <EmptyState title={text.noRuns} hint={text.noRunsHint} />
            ) : (
              <ul>
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
          <ul>
            {coming.map((run) => (
              <RunRow
                key={run._id}
                run={run}
                about={[
                  text.runFrom(show(run.from?.name)),
                  text.arrivedOf(run.done ?? 0, run.parcels ?? 0),
                  text.outSince(showTime(run.outAt)),
                ].join(' · ')}
              >
                <Button small variant="primary" onClick={() => onReceive(run._id ?? '')}>
                  {text.receiveIt}
                </Button>
                <CloseButton run={run} />
              </RunRow>
            ))}
          </ul>
        </Card>
      )}
      {left.length > 0 && (
        <Card title={text.leftHere} flush>
          <ul>
            {left.map((run) => (
              <RunRow
                key={run._id}
                run={run}
                about={[
                  runLine(run),
                  text.arrivedOf(run.done ?? 0, run.parcels ?? 0),
                  text.outSince(showTime(run.outAt)),
                ].join(' · ')}
              />
            ))}
          </ul>
        </Card>
      )}
      {making.value && (
        <NewRun key={making.key} open={making.isOpen} onClose={making.close} onMade={choose} />
      )}
    </div>
  );
}
