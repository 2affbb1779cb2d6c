import { MOST_RUNS } from '@tawseel/contract/facts/runs';
import { runs } from '@tawseel/contract/runs';
import { useNavigate } from 'react-router';
import { useRead } from '../../api/read.ts';
import { useDay } from '../../api/use-day.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { showDay } from '../../ui/dates.ts';
import { unbroken } from '../../ui/display/isolated.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { dotted, show, showMoney, showNumber } from '../../ui/format.ts';
import { useSearchParamState } from '../../ui/navigation/use-search-param-state.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Filters, Toolbar } from '../../ui/table/toolbar.tsx';
import { RunBadge } from './run-badge.tsx';
import type { LooseRun } from './run-texts.ts';
import type { WarehouseQuery } from './use-board.ts';
import { useRunAddress } from './use-run.ts';

const figure = (key: 'parcels' | 'done' | 'failed', least: string) => ({
  align: 'end' as const,
  width: `clamp(${least}, 7cqi, 6rem)`,
  cell: (run: LooseRun) => showNumber(run[key] ?? 0),
});

/** Columns of the runs of a day. */
function dayColumns(): Column<LooseRun>[] {
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

/** Names of the drivers by id: those of the warehouse, and those of the runs, who may have left it. */
function useDrivers(asked: WarehouseQuery, rows: readonly LooseRun[]): ReadonlyMap<string, string> {
  const { data } = useRead(runs.readRunChoices, { query: asked });
  const known = data?.drivers ?? [];
  return new Map([
    ...rows.flatMap(({ driverId, driverName }) => (driverId ? [[driverId, show(driverName)] as const] : [])),
    ...known.map(({ id = '', name }) => [id, show(name)] as const),
  ]);
}

/** All runs of a day, including finished ones; day and driver are in the address. */
export function DayRuns({ asked }: { asked: WarehouseQuery }) {
  const [day, setDay] = useDay();
  const [driverId, setDriver] = useSearchParamState('driver');
  const isFiltered = driverId !== '';
  const read = useRead(runs.listRuns, { query: { ...asked, day, ...(isFiltered ? { driverId } : {}) } });
  const rows = read.data;
  const drivers = useDrivers(asked, rows ?? []);
  const navigate = useNavigate();
  const runAddress = useRunAddress();
  const options = [...drivers].map(([value, label]) => ({ value, label }));
  const unknown = isFiltered && !drivers.has(driverId) ? [{ value: driverId, label: show(undefined) }] : [];
  const count = rows?.length ?? 0;
  return (
    <>
      <Toolbar count={rows ? (count < MOST_RUNS ? text.dayCount : text.newestRuns)(count) : ''}>
        <Filters>
          <DateField
            label={text.day}
            hideLabel
            value={day}
            onChange={(next) => next !== '' && setDay(next)}
          />
          <Select
            label={text.driver}
            hideLabel
            options={[{ value: '', label: text.allDrivers }, ...options, ...unknown]}
            value={driverId}
            onChange={setDriver}
          />
        </Filters>
      </Toolbar>
      <LoadedTable
        read={read}
        rows={rows}
        failed={text.runsFailed}
        label={text.dayList(showDay(day))}
        columns={dayColumns()}
        rowKey={rowKey}
        onRow={({ _id }) => void navigate(runAddress(_id))}
        empty={
          <EmptyState
            title={text.noRuns}
            hint={isFiltered ? text.noRunsOfDriver : text.noRunsHint}
            action={isFiltered && <Button onClick={() => setDriver('')}>{text.allDrivers}</Button>}
          />
        }
      />
    </>
  );
}
