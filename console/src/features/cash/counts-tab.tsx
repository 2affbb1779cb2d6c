import { cash } from '@tawseel/contract/cash';
import { useMemo } from 'react';
import { isAdministrator } from '../../api/host.ts';
import { newestMonths, showMonth } from '../../api/newest-months.ts';
import { readRows, useRead } from '../../api/read.ts';
import { type PagedCall, usePages } from '../../api/use-pages.ts';
import { cashText, countsText as text } from '../../texts/en/cash.ts';
import { showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { useFilterParam } from '../../ui/navigation/use-search-param-state.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { columnsOf } from '../../ui/table/columns-of.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../../ui/table/paged.tsx';
import { Filters, Toolbar } from '../../ui/table/toolbar.tsx';
import { differenceText } from './count-form.ts';
import { MONEY_COLUMN } from './money-column.ts';
import type { LooseCount } from './use-cash.ts';

function countColumns(): Column<LooseCount>[] {
  return columnsOf(text, {
    number: {
      width: 'clamp(5.75rem, 11cqi, 9rem)',
      shows: 'whole',
      cell: ({ number }) => show(number),
      second: ({ kind, reversed }) =>
        reversed ? <Badge tone="bad">{text.isReversed}</Badge> : kind && text.kinds[kind],
    },
    person: {
      shows: 'whole',
      cell: ({ person }) => show(person?.name),
      second: ({ warehouse }) => isAdministrator() && warehouse?.name,
    },
    time: {
      width: 'clamp(6.75rem, 15cqi, 12rem)',
      shows: 'whole',
      cell: ({ at }) => showTime(at),
      second: ({ by }) => by,
    },
    expected: { ...MONEY_COLUMN, cell: ({ expected }) => showMoney(expected) },
    spent: {
      align: 'end',
      width: 'clamp(4.75rem, 10cqi, 8rem)',
      cell: ({ spent }) => Boolean(spent) && showMoney(spent),
    },
    counted: { ...MONEY_COLUMN, cell: ({ counted }) => showMoney(counted) },
    difference: {
      align: 'end',
      shows: 'whole',
      width: 'clamp(8.25rem, 15cqi, 11rem)',
      cell: (count) => Boolean(count.difference) && <span className="nowrap">{differenceText(count)}</span>,
      second: ({ isToConfirm }) => isToConfirm && <Badge tone="bad">{text.toConfirm}</Badge>,
    },
  });
}

const PAGE_SIZE = 25;

type CountQuery = { person?: string; month?: string; day?: string; number?: number; only?: CountChoice };
type CountChoice = 'differences' | 'toConfirm';

const A_DAY = /^\d{4}-\d{2}-\d{2}$/;
const A_NUMBER = /^[1-9]\d{0,8}$/;

const LIST: PagedCall<LooseCount, CountQuery> = {
  row: cash.listCashCounts,
  limit: PAGE_SIZE,
  fetchRows: ({ page, limit }, filter, signal) =>
    readRows(cash.listCashCounts, { query: { page, limit, ...filter } }, signal),
  finder: () => () => true,
};

/** Filters of counts, in the search params of the address. */
function useCountFilters(toFirst: () => void) {
  const [person, setPerson] = useFilterParam('person', toFirst);
  const [month, setMonth] = useFilterParam('month', toFirst);
  const [day, setDay] = useFilterParam('day', toFirst);
  const [number, setNumber] = useFilterParam('number', toFirst);
  const [only, setOnly] = useFilterParam('only', toFirst);
  const filter = useMemo(
    (): CountQuery => ({
      ...(person && { person }),
      ...(month && { month }),
      ...(A_DAY.test(day) && { day }),
      ...(A_NUMBER.test(number) && { number: Number(number) }),
      ...((only === 'differences' || only === 'toConfirm') && { only }),
    }),
    [person, month, day, number, only],
  );
  const setters = { setPerson, setMonth, setDay, setNumber, setOnly };
  function clear() {
    for (const set of Object.values(setters)) set('');
  }
  return { filter, values: { person, month, day, number, only }, setters, clear };
}

type CountFiltersProps = Pick<ReturnType<typeof useCountFilters>, 'values' | 'setters'>;

function CountFilters({ values, setters }: CountFiltersProps) {
  const { person, month, day, number, only } = values;
  const { setPerson, setMonth, setDay, setNumber, setOnly } = setters;
  const { people = [] } = useRead(cash.readCashDesk, {}).data ?? {};
  return (
    <Filters>
      <Select
        label={text.person}
        hideLabel
        value={person}
        options={[
          { value: '', label: text.anyone },
          ...people.map(({ _id = '', name }) => ({ value: _id, label: show(name) })),
        ]}
        onChange={setPerson}
      />
      <Select
        label={text.month}
        hideLabel
        value={month}
        options={[
          { value: '', label: text.anyMonth },
          ...newestMonths().map((one) => ({ value: one, label: showMonth(one) })),
        ]}
        onChange={(chosen) => {
          setMonth(chosen);
          setDay('');
        }}
      />
      <DateField
        label={text.day}
        hideLabel
        value={day}
        onChange={(chosen) => {
          setDay(chosen);
          setMonth('');
        }}
      />
      <TextField
        label={text.number}
        hideLabel
        placeholder={text.number}
        size={8}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        onChange={setNumber}
      />
      <Select
        label={text.difference}
        hideLabel
        value={only}
        options={[
          { value: '', label: text.anyDifference },
          { value: 'differences', label: text.onlyDifferences },
          { value: 'toConfirm', label: text.onlyToConfirm },
        ]}
        onChange={setOnly}
      />
    </Filters>
  );
}

export function CountsTab({ onOpen }: { onOpen: (count: LooseCount) => void }) {
  const { page, setPage, toFirst } = usePage();
  const { filter, values, setters, clear } = useCountFilters(toFirst);
  const isFiltered = Object.keys(filter).length > 0;
  const pages = usePages(LIST, { page, search: '', filter });
  return (
    <>
      <Toolbar count={pages.rows && !pages.previous ? text.count(pages.total) : ''}>
        <CountFilters values={values} setters={setters} />
      </Toolbar>
      <Paged page={page} pages={pages.pages} previous={pages.previous} onPage={setPage}>
        <LoadedTable
          read={pages}
          rows={pages.rows}
          failed={cashText.loadFailed}
          label={text.list}
          columns={countColumns()}
          rowKey={rowKey}
          onRow={onOpen}
          empty={
            <NothingFound
              title={isFiltered ? text.noneFound : text.empty}
              hint={text.emptyHint}
              onClear={isFiltered ? clear : undefined}
            />
          }
        />
      </Paged>
    </>
  );
}
