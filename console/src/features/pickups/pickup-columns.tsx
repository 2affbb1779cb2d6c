import { IconPencil, IconX } from '@tabler/icons-react';
import { pickups } from '@tawseel/contract/pickups';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { hasCall } from '../../api/host.ts';
import { pickupsText as text } from '../../texts/en/pickups.ts';
import { shellText } from '../../texts/en/shell.ts';
import { showDay } from '../../ui/dates.ts';
import { Badge, type Tone } from '../../ui/display/badge.tsx';
import { show, showNumber } from '../../ui/format.ts';
import { actionsColumn } from '../../ui/table/actions-column.tsx';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { areaLine, hoursOf, isOpen, type PickupRow, stateOf, weekdaysOf } from './pickup-rows.ts';
import styles from './pickups.module.css';

export type PickupActions = { onChange: (row: PickupRow) => void; onCancel: (row: PickupRow) => void };

const TONES: Record<ReturnType<typeof stateOf>, Tone> = {
  asked: 'action',
  planned: 'urgent',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

export function StateBadge({ row }: { row: PickupRow }) {
  const state = stateOf(row);
  return <Badge tone={TONES[state]}>{text.states[state]}</Badge>;
}

/** Strikes out cancelled pickups. */
function struck(row: PickupRow, value: string): ReactNode {
  return stateOf(row) === 'cancelled' ? <s className={styles.struck}>{value}</s> : value;
}

function actionsOf(row: PickupRow, { onChange, onCancel }: PickupActions) {
  const number = show(row.number);
  if (!isOpen(row) || !hasCall(pickups.changePickup)) return [];
  return [
    { Icon: IconPencil, label: text.changeOf(number), hint: text.change, onClick: () => onChange(row) },
    {
      Icon: IconX,
      label: text.cancelOf(number),
      hint: text.cancel,
      danger: true,
      onClick: () => onCancel(row),
    },
  ];
}

/** Columns of the list of a day, or of that of standing pickups. */
export function pickupColumns(kind: 'day' | 'standing', actions: PickupActions): Column<PickupRow>[] {
  // The number of a pickup is in one line.
  const first = { width: 'max(21cqi, 12.5rem)', shows: 'whole' } as const;
  return columnsOf(text, {
    hours: kind === 'day' && {
      ...first,
      cell: (row: PickupRow) => struck(row, hoursOf(row)),
      second: ({ number }: PickupRow) => show(number),
    },
    weekdays: kind === 'standing' && {
      ...first,
      cell: (row: PickupRow) => struck(row, weekdaysOf(row, 'shortDays')),
      second: hoursOf,
    },
    sender: {
      width: 'clamp(8.25rem, 26cqi - 4rem, 18rem)',
      shows: 'whole',
      cell: (row) => struck(row, show(row.senderName)),
      second: ({ phone }) => show(phone),
    },
    address: { shows: 'whole', cell: (row) => struck(row, show(row.street)), second: areaLine },
    expected: { align: 'end', width: '4.5rem', cell: (row) => struck(row, showNumber(row.expected)) },
    state: {
      width: 'clamp(6.25rem, 30cqi - 8rem, 12.5rem)',
      cell: (row) => <StateBadge row={row} />,
      shows: 'whole',
      second: (row) => <UnderState row={row} kind={kind} />,
    },
    actions: actionsColumn(shellText.actions, '6rem', (row) => actionsOf(row, actions)),
  });
}

/** The runs of a pickup, each a link, with their drivers; `brief`: by the driver alone, as a number would break. */
export function RunLinks({ runs = [], brief = false }: PickupRow & { brief?: boolean }) {
  return runs.map(({ id = '', number, driverName }) => {
    const driver = <bdi>{show(driverName)}</bdi>;
    return (
      <span key={id} className={styles.run}>
        <Link
          to={`${addresses.runs}?${new URLSearchParams({ run: id })}`}
          title={brief ? number : undefined}
          translate="no"
        >
          {brief && driverName ? driver : show(number)}
        </Link>{' '}
        {!brief && driver}
      </span>
    );
  });
}

function UnderState({ row, kind }: { row: PickupRow; kind: 'day' | 'standing' }) {
  if (stateOf(row) === 'cancelled') return show(row.reason);
  if (kind === 'standing')
    return row.until ? text.fromTo(showDay(row.day), showDay(row.until)) : text.since(showDay(row.day));
  return (
    <>
      <RunLinks {...row} brief />
      {row.standingDay && text.isStanding}
    </>
  );
}
