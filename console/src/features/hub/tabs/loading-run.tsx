import { IconArrowBackUp, IconTruckDelivery } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { isOnWrongRun } from '@tawseel/contract/facts/stops';
import type { Content } from '@tawseel/contract/route';
import { runs, type Stop } from '@tawseel/contract/runs';
import { updateAfterScan, useRead, useReadOnDemand } from '../../../api/read.ts';
import type { Loose } from '../../../api/tolerant.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Opened } from '../../../ui/dialog/opened.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { unbrokenNumbers } from '../../../ui/display/unbroken-numbers.tsx';
import { show } from '../../../ui/format.ts';
import { useOpened } from '../../../ui/navigation/use-opened.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { actionsColumn } from '../../../ui/table/actions-column.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { LoadedTable } from '../../../ui/table/loaded-table.tsx';
import { useTabScans } from '../desk/use-tab-scans.ts';
import styles from '../hub.module.css';
import { useHub, useHubKeys } from '../hub-context.ts';
import { parcelColumns, parcelKey } from '../parcel/parcel-columns.tsx';
import { type LooseParcel, shownHere } from '../scan-display.ts';
import { type LooseRun, runText, useRunActions } from './use-runs.ts';

type Loading = Loose<Content<typeof runs.readRun>>;

const itself = (parcel: LooseParcel) => parcel;

/** Returns the parcels on a run and those that wait for it, including assigned ones that are not loaded yet. */
function partsOf({ stops, waiting = [] }: Loading = {}) {
  const isOn = ({ isLoaded }: Loose<Stop>) => isLoaded !== false;
  const parcelsOf = (some: readonly Loose<Stop>[]) => some.flatMap(({ parcel }) => parcel ?? []);
  return {
    onIt: stops && parcelsOf(stops.filter(isOn)),
    waiting: stops && [...parcelsOf(stops.filter((stop) => !isOn(stop))), ...waiting],
  };
}

/** Driver or goal of the run that is being loaded. */
function goalOf({ kind, to, driverName, number }: LooseRun): string {
  return (kind === 'linehaul' ? to?.name : driverName) || show(number);
}

function stateColumn(isWrong: (parcel: LooseParcel) => boolean): Column<LooseParcel> {
  return {
    key: 'state',
    header: text.state,
    width: '8rem',
    cell: (parcel) => isWrong(parcel) && <Badge tone="urgent">{text.words.wrong_place}</Badge>,
  };
}

/** Scans of the parcels that are loaded; the run and the list of runs say so before they are read again. */
function useLoadingScans(id: string, loading: Loading | undefined): void {
  const client = useQueryClient();
  const { here } = useHub();
  const { run } = loading ?? {};
  const { waiting } = partsOf(loading);

  function countLoaded(wasListed: boolean) {
    updateAfterScan(client, runs.listRuns, { query: here.asked }, (stored) =>
      stored.map((each) => {
        if (each._id !== id) return each;
        const { parcels = 0, unloaded = 0 } = each;
        return wasListed ? { ...each, unloaded: unloaded - 1 } : { ...each, parcels: parcels + 1 };
      }),
    );
  }

  useTabScans({
    hint: run && text.readyToLoad(goalOf(run)),
    ask: () => ({ act: 'sent', runId: id }),
    expected: (code) =>
      waiting?.find(({ trackingID, reference }) => trackingID === code || reference === code),
    onAnswer: ({ result, parcel }) => {
      if (!parcel || (result !== 'ok' && result !== 'wrong_place')) return;
      const isIt = (each: LooseParcel | undefined) => each?.trackingID === parcel.trackingID;
      countLoaded(loading?.stops?.some((stop) => !stop.isLoaded && isIt(stop.parcel)) ?? false);
      updateAfterScan(client, runs.readRun, { params: { id } }, (stored) => ({
        ...stored,
        stops: [
          { parcel, state: 'pending' as const, isLoaded: true },
          ...(stored.stops ?? []).filter((stop) => !isIt(stop.parcel)),
        ],
        waiting: (stored.waiting ?? []).filter((each) => !isIt(each)),
      }));
    },
  });
}

/** A run that is being loaded: its parcels, those that wait for it, and its start. */
export function LoadingRun({ id, onGone }: { id: string; onGone: () => void }) {
  const { open, desk, startWindow } = useHub();
  const starting = useOpened<LooseRun>();
  const request = { params: { id } };
  const read = useRead(runs.readRun, request);
  const fresh = useReadOnDemand(runs.readRun, { failed: text.cancelFailed });
  const { cancel, takeOff } = useRunActions(onGone);
  const { run } = read.data ?? {};
  const { onIt, waiting } = partsOf(read.data);
  const number = show(run?.number);

  useLoadingScans(id, read.data);

  function leave() {
    if (run) starting.open(run);
  }

  function onStarted(message: string) {
    // Otherwise the last scan would look like the answer.
    desk.show(shownHere('good', text.words.runStarted, message));
    onGone();
  }

  async function giveUp() {
    const answer = await fresh.run(request);
    if ('error' in answer) return;
    const { run: now, stops: loaded = [] } = answer.content;
    await cancel.run(
      { params: { id }, body: { version: now?.version ?? 1 } },
      {
        title: text.cancelTitle(number),
        text: text.cancelText(loaded.length),
        yes: text.cancelRun,
        no: text.keepRun,
        danger: true,
      },
    );
  }

  useHubKeys({ L: leave });

  const isWrong = (parcel: LooseParcel) => run !== undefined && isOnWrongRun(parcel, run);
  const onItColumns = parcelColumns(itself, [
    ...(onIt?.some(isWrong) ? [stateColumn(isWrong)] : []),
    actionsColumn(text.actions, '5.5rem', ({ trackingID = '' }: LooseParcel) => [
      {
        Icon: IconArrowBackUp,
        label: text.takeOffOf(trackingID),
        hint: text.takeOff,
        busy: takeOff.busy && takeOff.variables?.params.trackingID === trackingID,
        onClick: () => void takeOff.run({ params: { id, trackingID } }),
      },
    ]),
  ]);

  const table = { read, failed: text.runsFailed, skeletonRows: 3, rowKey: parcelKey, onRow: open };
  return (
    <>
      <Card
        title={onIt ? text.onIt(onIt.length) : number}
        about={run && unbrokenNumbers(`${number} ${runText(run)}`)}
        className={styles.loading}
        actions={
          <>
            <Button variant="quiet" busy={cancel.busy} onClick={() => void giveUp()}>
              {text.cancelRun}
            </Button>
            <Button
              variant="primary"
              busy={fresh.busy}
              icon={<IconTruckDelivery size={20} aria-hidden="true" />}
              onClick={leave}
            >
              {text.leave}
            </Button>
          </>
        }
        flush
      >
        <LoadedTable
          {...table}
          rows={onIt}
          label={text.onIt(onIt?.length ?? 0)}
          columns={onItColumns}
          empty={<EmptyState title={text.onItEmpty} hint={text.onItEmptyHint} />}
        />
      </Card>
      <Card title={text.waitingFor(waiting?.length ?? 0)} flush>
        <LoadedTable
          {...table}
          rows={waiting}
          label={text.waitingFor(waiting?.length ?? 0)}
          columns={parcelColumns(itself, [])}
          empty={<EmptyState title={text.waitingEmpty} />}
        />
      </Card>
      <Opened of={starting}>{(frame, run) => startWindow({ run, ...frame, onStarted })}</Opened>
    </>
  );
}
