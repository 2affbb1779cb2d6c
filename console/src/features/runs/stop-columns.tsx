import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowsExchange,
  IconArrowUp,
  IconPencil,
  IconRotate,
} from '@tabler/icons-react';
import { dispatch } from '@tawseel/contract/dispatch';
import { hasCall } from '../../api/host.ts';
import { showAddress } from '../../texts/address.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { showTime } from '../../ui/dates.ts';
import { Badge, type Tone } from '../../ui/display/badge.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { dotted, show } from '../../ui/format.ts';
import { drawRowActions, type RowActions } from '../../ui/table/actions-column.tsx';
import { type Column, ID_COLUMN } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { codOf, type LooseRun, type LooseStop } from './run-texts.ts';
import styles from './runs.module.css';
import { isFromDoorToDoor, isToDo } from './use-run.ts';

const TONES: Readonly<Record<NonNullable<LooseStop['state']>, Tone>> = {
  pending: 'neutral',
  done: 'good',
  failed: 'bad',
  skipped: 'urgent',
};

/** Returns true while the badge of a stop says whether its parcel is loaded. */
const isLoading = ({ state, kind }: LooseRun) => state === 'open' && kind !== 'pickup';

function StateBadge({ stop, run }: { stop: LooseStop; run: LooseRun }) {
  const { state = 'pending', isLoaded, isOverdue, parcel } = stop;
  if (run.state === 'closed' && parcel?.exception === 'missing')
    return <Badge tone="bad">{text.missing}</Badge>;
  if (isLoading(run))
    return <Badge tone={isLoaded ? 'good' : 'urgent'}>{isLoaded ? text.loaded : text.notLoaded}</Badge>;
  if (isOverdue) return <Badge tone="bad">{text.overdue}</Badge>;
  return <Badge tone={TONES[state]}>{text.stopStates[state]}</Badge>;
}

export type StopActs = {
  isSelected: (id: string) => boolean;
  select: (id: string) => void;
  /** Moves a stop by one place up or down. */
  reorder: (id: string, by: 1 | -1) => void;
  takeOff: (id: string) => void;
  withdraw: (id: string) => void;
  move: (ids: readonly string[]) => void;
  enter: (stop: LooseStop) => void;
  reopen: (stop: LooseStop) => void;
};

const isEnded = ({ state }: LooseStop) => state === 'done' || state === 'failed';

type PartProps = { stop: LooseStop; run: LooseRun; acts: StopActs };

type Place = { isFirst: boolean; isLast: boolean };

/** Returns the buttons that move a stop; the first cannot go up nor the last down. */
function orderActions(id: string, { isFirst, isLast }: Place, acts: StopActs): RowActions {
  return [
    isFirst
      ? 'place'
      : { Icon: IconArrowUp, label: text.upOf(id), hint: text.up, onClick: () => acts.reorder(id, -1) },
    isLast
      ? 'place'
      : { Icon: IconArrowDown, label: text.downOf(id), hint: text.down, onClick: () => acts.reorder(id, 1) },
    { Icon: IconArrowsExchange, label: text.moveOf(id), hint: text.move, onClick: () => acts.move([id]) },
  ];
}

function actionsOf({ stop, run, acts, ...place }: PartProps & Place): RowActions {
  const id = stop.parcel?.trackingID;
  const isOut = run.state === 'out';
  const isByDoor = isFromDoorToDoor(run);
  const canEnter = isOut && isByDoor && hasCall(dispatch.enterStop);
  if (id && canEnter && isEnded(stop)) {
    const reopen = { Icon: IconRotate, label: text.reopenOf(id), hint: text.reopen };
    return ['place', 'place', 'place', { ...reopen, onClick: () => acts.reopen(stop) }, 'place'];
  }
  if (!id || !isToDo(stop, run)) return [];
  return [
    ...(isByDoor ? orderActions(id, place, acts) : []),
    canEnter && {
      Icon: IconPencil,
      label: text.enterOf(id),
      hint: text.enter,
      onClick: () => acts.enter(stop),
    },
    (!isOut || isByDoor) && {
      Icon: IconArrowBackUp,
      label: isOut ? text.withdrawOf(id) : text.takeOffOf(id),
      hint: isOut ? text.withdraw : text.takeOff,
      onClick: () => (isOut ? acts.withdraw(id) : acts.takeOff(id)),
    },
  ];
}

function SelectBox({ stop, run, acts }: PartProps) {
  const id = stop.parcel?.trackingID;
  if (!id || !isToDo(stop, run)) return null;
  return (
    <Checkbox
      label={<span className="visually-hidden">{text.selectParcel(id)}</span>}
      checked={acts.isSelected(id)}
      onChange={() => acts.select(id)}
    />
  );
}

export function stopColumns(run: LooseRun, stops: readonly LooseStop[], acts: StopActs): Column<LooseStop>[] {
  const parts = { run, acts };
  return columnsOf(text, {
    select: isFromDoorToDoor(run) && {
      align: 'tick' as const,
      width: '3rem',
      cell: (stop: LooseStop) => <SelectBox stop={stop} {...parts} />,
    },
    parcel: {
      ...ID_COLUMN,
      width: '12rem',
      cell: (stop) => (
        <span data-stop={stop.parcel?.trackingID} translate="no" dir="ltr">
          {stops.indexOf(stop) + 1}
          {'. '}
          {show(stop.parcel?.trackingID)}
        </span>
      ),
      second: ({ parcel }) => show(parcel?.senderName),
    },
    receiver: {
      shows: 'whole',
      cell: ({ parcel = {} }) => (
        <>
          {show(parcel.receiverName)}{' '}
          <bdi className={styles.phone}>{parcel.receiverPhone && show(parcel.receiverPhone)}</bdi>
        </>
      ),
      second: ({ parcel = {} }) => showAddress(parcel),
    },
    cod: run.kind !== 'pickup' && {
      align: 'end' as const,
      width: 'clamp(7rem, 11cqi, 8rem)',
      cell: ({ parcel = {} }: LooseStop) => codOf(parcel),
    },
    state: {
      width: 'var(--stop-state)',
      shows: 'whole',
      cell: (stop) => <StateBadge stop={stop} run={run} />,
      second: ({ isOverdue, outcome, doneAt }) =>
        dotted([isLoading(run) && isOverdue && text.overdue, outcome, doneAt && showTime(doneAt)]),
    },
    actions: {
      align: 'actions',
      width: 'var(--stop-actions)',
      cell: (stop) => (
        <span className={styles.stopButtons}>
          {drawRowActions(
            actionsOf({ stop, isFirst: stop === stops[0], isLast: stop === stops.at(-1), ...parts }),
          )}
        </span>
      ),
    },
  });
}
