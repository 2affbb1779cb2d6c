import { runsText as text } from '../../texts/en/runs.ts';
import { unbroken } from '../../ui/display/isolated.tsx';
import { dotted, show, showMoney, showNumber } from '../../ui/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { RunBadge } from './run-badge.tsx';
import type { LooseRun } from './run-texts.ts';

const figure = (key: 'parcels' | 'done' | 'failed', least: string) => ({
  align: 'end' as const,
  width: `clamp(${least}, 7cqi, 6rem)`,
  cell: (run: LooseRun) => showNumber(run[key] ?? 0),
});

/** Columns of the runs of a day. */
export function dayColumns(): Column<LooseRun>[] {
  return columnsOf(text, {
    number: {
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
    driver: { cell: ({ driverName }) => show(driverName) },
    state: {
      width: 'clamp(7rem, 12cqi, 9rem)',
      cell: ({ state, kind }) => <RunBadge state={state} kind={kind} />,
    },
    parcels: { header: text.parcelsHead, ...figure('parcels', '3.75rem') },
    done: { header: text.stopStates.done, ...figure('done', '3rem') },
    failed: { header: text.stopStates.failed, ...figure('failed', '3.25rem') },
    cash: {
      header: text.cashCollected,
      align: 'end',
      width: 'clamp(8rem, 14cqi, 9rem)',
      cell: ({ cash }) => showMoney(cash),
    },
  });
}
