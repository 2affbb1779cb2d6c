import { dayAfter } from '@tawseel/contract/facts/durations';
import { pickups } from '@tawseel/contract/pickups';
import { isAdministrator } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { today } from '../../api/today.ts';
import { useDay } from '../../api/use-day.ts';
import { useWarehouseOptions } from '../../api/use-warehouse-options.ts';
import { pickupsText as text } from '../../texts/en/pickups.ts';
import { showDay } from '../../ui/dates.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useSearchParamState } from '../../ui/navigation/use-search-param-state.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Filters, Toolbar } from '../../ui/table/toolbar.tsx';
import { type PickupActions, pickupColumns } from './pickup-columns.tsx';
import { type PickupRow, pickupKey, stateOf } from './pickup-rows.ts';

export type PickupListProps = PickupActions & { onRow: (row: PickupRow) => void };

const CHOICES = ['today', 'tomorrow'] as const;

function whichOf(day: string): (typeof CHOICES)[number] | 'other' {
  if (day === today()) return 'today';
  return day === dayAfter(today()) ? 'tomorrow' : 'other';
}

/** Warehouse that an administrator chooses; staff see their own. */
export function useWarehouseChoice() {
  const options = useWarehouseOptions(isAdministrator());
  const [chosen, setChosen] = useSearchParamState('warehouse');
  const warehouse = options.find(({ value }) => value === chosen)?.value;
  const field = options.length > 1 && (
    <Select
      label={text.warehouse}
      hideLabel
      options={[{ value: '', label: text.allWarehouses }, ...options]}
      value={warehouse ?? ''}
      onChange={setChosen}
    />
  );
  return { query: warehouse === undefined ? {} : { warehouseId: warehouse }, field };
}

export function DayPickups({ onRow, ...actions }: PickupListProps) {
  const [day, setDay] = useDay();
  const { query, field } = useWarehouseChoice();
  const read = useRead(pickups.listPickups, { query: { day, ...query } });
  const { pickups: rows, holiday, isWorkingDay } = read.data ?? {};
  const open = rows?.filter((row) => stateOf(row) !== 'cancelled') ?? [];
  const parcels = open.reduce((sum, { expected = 0 }) => sum + expected, 0);
  const named = showDay(day);
  const special = holiday ? text.holiday(named, holiday) : isWorkingDay === false && text.dayOff(named);
  return (
    <>
      <Toolbar count={rows ? text.count(open.length, parcels) : ''}>
        <Filters>
          <FilterButtons<(typeof CHOICES)[number] | 'other'>
            label={text.whichDay}
            choices={CHOICES}
            words={{ today: text.today, tomorrow: text.tomorrow, other: '' }}
            value={whichOf(day)}
            onChange={(which) => setDay(which === 'tomorrow' ? dayAfter(today()) : today())}
          />
          <DateField
            label={text.day}
            hideLabel
            value={day}
            onChange={(next) => next !== '' && setDay(next)}
          />
          {field}
        </Filters>
      </Toolbar>
      {special && (
        <div className="below">
          <Notice>{special}</Notice>
        </div>
      )}
      <LoadedTable
        read={read}
        rows={rows}
        failed={text.loadFailed}
        label={text.dayList(named)}
        columns={pickupColumns('day', actions)}
        rowKey={pickupKey}
        cardPages
        onRow={onRow}
        empty={<NothingFound title={text.empty} hint={text.emptyHint} onClear={undefined} />}
      />
    </>
  );
}
