import { isAdministrator } from '../../api/host.ts';
import { cashText, countsText as text } from '../../texts/en/cash.ts';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { differenceText } from './count-form.ts';
import { type LooseCount, useCash } from './use-cash.ts';

function countColumns(): Column<LooseCount>[] {
  return [
    {
      key: 'number',
      header: text.number,
      width: 'clamp(6.5rem, 11cqi, 9rem)',
      cell: ({ number }) => show(number),
      second: ({ kind, reversed }) =>
        reversed ? <Badge tone="bad">{text.isReversed}</Badge> : kind && text.kinds[kind],
    },
    {
      key: 'person',
      header: text.person,
      cell: ({ person }) => show(person?.name),
      second: ({ warehouse }) => isAdministrator() && warehouse?.name,
    },
    {
      key: 'time',
      header: text.time,
      width: 'clamp(7rem, 17.5cqi, 12rem)',
      shows: 'whole',
      cell: ({ at }) => showTime(at),
      second: ({ by }) => by,
    },
    { key: 'expected', header: text.expected, align: 'end', cell: ({ expected }) => showMoney(expected) },
    {
      key: 'spent',
      header: text.spent,
      align: 'end',
      cell: ({ spent }) => Boolean(spent) && showMoney(spent),
    },
    { key: 'counted', header: text.counted, align: 'end', cell: ({ counted }) => showMoney(counted) },
    {
      key: 'difference',
      header: text.difference,
      align: 'end',
      shows: 'whole',
      cell: ({ difference = 0 }) => (difference === 0 ? '' : differenceText(difference)),
    },
  ];
}

export function CountsTab({ onOpen }: { onOpen: (count: LooseCount) => void }) {
  const read = useCash();
  return (
    <LoadedTable
      read={read}
      rows={read.data?.counts}
      failed={cashText.loadFailed}
      label={text.list}
      columns={countColumns()}
      rowKey={rowKey}
      cardPages
      onRow={onOpen}
      empty={<NothingFound title={text.empty} hint={text.emptyHint} onClear={undefined} />}
    />
  );
}
