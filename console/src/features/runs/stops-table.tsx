import { useQueryClient } from '@tanstack/react-query';
import { dispatch } from '@tawseel/contract/dispatch';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { runs } from '@tawseel/contract/runs';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { updateCached } from '../../api/read.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { useShownKeys } from '../../ui/keys/page-key-list.ts';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { LoadState } from '../../ui/states/loaded.tsx';
import { rowKey } from '../../ui/table/column.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { type Ids, toggled } from './board-rows.ts';
import { MoveStops } from './move-stops.tsx';
import type { LooseParcel, LooseRun, LooseStop } from './run-texts.ts';
import styles from './runs.module.css';
import { type StopActs, stopColumns } from './stop-columns.tsx';
import { useResultWindows } from './use-result-windows.tsx';
import { isFromDoorToDoor, isToDo, runWrite } from './use-run.ts';

const idOf = ({ parcel }: LooseStop) => parcel?.trackingID ?? '';

function swapped(stops: readonly LooseStop[], id: string, by: 1 | -1): LooseStop[] | undefined {
  const at = stops.findIndex((stop) => idOf(stop) === id);
  const [moved, other] = [stops[at], stops[at + by]];
  if (!moved || !other) return undefined;
  return stops.map((stop) => (stop === moved ? other : stop === other ? moved : stop));
}

/** Moves a stop up and down: saved at once, and the focus goes with it. */
function useStopOrder(run: LooseRun, stops: readonly LooseStop[]) {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const { _id: id = '', version = 1 } = run;
  const { done: _, ...quietly } = runWrite({ failed: text.orderFailed });
  const order = useAction(dispatch.orderStops, {
    ...quietly,
    after: (reply, { body }) => {
      const positionOf = (stop: LooseStop) => body.trackingIDs.indexOf(idOf(stop));
      updateCached(client, runs.readRun, { params: { id } }, (stored) => ({
        ...stored,
        run: { ...stored.run, ...reply?.data },
        stops: [...(stored.stops ?? [])].sort((one, other) => positionOf(one) - positionOf(other)),
      }));
    },
  });

  async function reorder(trackingID: string, by: 1 | -1) {
    const next = swapped(stops, trackingID, by);
    if (!next || order.busy) return;
    moved.current = trackingID;
    const isDone = await order.run({
      params: { id },
      body: { version, trackingIDs: next.map(idOf).filter(Boolean) },
    });
    if (isDone)
      setAnnouncement(text.movedTo(trackingID, next.findIndex((stop) => idOf(stop) === trackingID) + 1));
  }

  useEffect(() => {
    const last = moved.current;
    moved.current = undefined;
    if (last === undefined || stops.length === 0 || document.activeElement !== document.body) return;
    const mark = box.current?.querySelector(`[data-stop="${CSS.escape(last)}"]`);
    mark?.closest('button')?.focus();
  }, [stops]);

  return { box, announcement, reorder };
}

const NONE: Ids = new Set();

type StopsTableProps = {
  read: LoadState;
  run: LooseRun;
  stops: readonly LooseStop[];
  onParcel: (parcel: LooseParcel) => void;
};

function useReorderKeys(run: LooseRun, reorder: (id: string, by: 1 | -1) => void) {
  const keys = useMemo(
    () => ({ title: text.runKeys, shortcuts: [{ keys: ['Alt', '↑ ↓'], does: text.reorder }] }),
    [],
  );
  useShownKeys(keys);
  return (event: KeyboardEvent<HTMLElement>) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!event.altKey || by === undefined || !isFromDoorToDoor(run)) return;
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    const id = row?.querySelector<HTMLElement>('[data-stop]')?.dataset.stop;
    event.preventDefault();
    if (id) reorder(id, by);
  };
}

/** Stops of a run in order, with their acts. */
export function StopsTable({ read, run, stops, onParcel }: StopsTableProps) {
  const [chosen, setChosen] = useState(NONE);
  const moving = useOpened<readonly string[]>();
  const withdrawing = useOpened<string>();
  const { enter, reopen, windows } = useResultWindows(run);
  const { box, announcement, reorder } = useStopOrder(run, stops);
  const takeOff = useAction(runs.takeFromRun, { done: showMessage, failed: text.takeOffFailed });
  const onKeyDown = useReorderKeys(run, (id, by) => void reorder(id, by));
  const { _id: id = '' } = run;
  const toDo = stops.filter((stop) => isToDo(stop, run)).flatMap(({ parcel }) => parcel?.trackingID ?? []);
  const selected = toDo.filter((each) => chosen.has(each));
  const acts: StopActs = {
    isSelected: (each) => chosen.has(each),
    select: (each) => setChosen(toggled(chosen, [each])),
    reorder: (each, by) => void reorder(each, by),
    takeOff: (trackingID) => void takeOff.run({ params: { id, trackingID } }),
    withdraw: withdrawing.open,
    move: moving.open,
    enter,
    reopen,
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within.
    <div ref={box} className={styles.board} onKeyDown={onKeyDown}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {selected.length > 0 && (
        <div className="row wrap" role="status">
          {text.selectedStops(selected.length)}
          <Button small variant="primary" onClick={() => moving.open(selected)}>
            {text.move}
          </Button>
          <Button small variant="quiet" onClick={() => setChosen(NONE)}>
            {text.clear}
          </Button>
        </div>
      )}
      <LoadedTable
        read={read}
        rows={stops}
        failed={text.runFailed}
        label={text.stops}
        columns={stopColumns(run, stops, acts)}
        rowKey={rowKey}
        cardPages
        onRow={({ parcel }) => parcel && onParcel(parcel)}
        empty={<EmptyState title={text.noStops} />}
      />
      <Opened of={moving}>
        {(frame, ids) => <MoveStops run={run} ids={ids} {...frame} onMoved={() => setChosen(NONE)} />}
      </Opened>
      <Opened of={withdrawing}>
        {(frame, trackingID) => <WithdrawStop id={id} trackingID={trackingID} {...frame} />}
      </Opened>
      {windows}
    </div>
  );
}

type WithdrawStopProps = { id: string; trackingID: string; open: boolean; onClose: () => void };

/** Withdraws a stop of a run that is out, with the reason. Remounted each time it is opened. */
function WithdrawStop({ id, trackingID, open, onClose }: WithdrawStopProps) {
  const form = useForm(dispatch.withdrawStop.body, { reason: '' });
  const withdraw = useAction(dispatch.withdrawStop, {
    ...runWrite({ failed: text.withdrawFailed, after: onClose }),
    form,
  });

  return (
    <ReasonDialog
      open={open}
      form={form}
      send={(body) => withdraw.run({ params: { id, trackingID }, body })}
      onClose={onClose}
      title={text.withdrawTitle(trackingID)}
      text={text.withdrawText}
      reason={{ label: text.reason, maxLength: LONGEST.note, ...form.field('reason') }}
      yes={text.withdraw}
      busy={withdraw.busy}
    />
  );
}
