import { runsText as text } from '../../texts/en/runs.ts';
import { unbroken } from '../../ui/display/isolated.tsx';
import { dotted, show, showMoney, showNumber } from '../../ui/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { RunBadge } from './run-badge.tsx';
import type { LooseRun } from './run-texts.ts';

type Figure = 'parcels' | 'done' | 'failed';

function figure(key: Figure, header: string, least: string): Column<LooseRun> {
  return {
    key,
    header,
    align: 'end',
    width: `clamp(${least}, 7cqi, 6rem)`,
    cell: (run) => showNumber(run[key] ?? 0),
  };
}

/** Columns of the runs of a day. */
export const dayColumns = (): Column<LooseRun>[] => [
  {
    key: 'number',
    header: text.noRun,
    width: 'clamp(13.75rem, 28cqi, 20rem)',
    shows: 'whole',
    cell: ({ number }) => (
      <span translate="no" dir="ltr">
        {show(number)}
      </span>
    ),
    second: ({ kind, to, vehicleNo }) => dotted([kind && text.kinds[kind], to?.name, unbroken(vehicleNo)]),
  },
  {
    key: 'driver',
    header: text.driver,
    cell: ({ driverName }) => show(driverName),
  },
  {
    key: 'state',
    header: text.state,
    width: 'clamp(7rem, 12cqi, 9rem)',
    cell: ({ state, kind }) => <RunBadge state={state} kind={kind} />,
  },
  figure('parcels', text.parcelsHead, '3.75rem'),
  figure('done', text.stopStates.done, '3rem'),
  figure('failed', text.stopStates.failed, '3.25rem'),
  {
    key: 'cash',
    header: text.cashCollected,
    align: 'end',
    width: 'clamp(8rem, 14cqi, 9rem)',
    cell: ({ cash }) => showMoney(cash),
  },
];
