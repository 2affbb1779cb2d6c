import { cash } from '@tawseel/contract/cash';
import { useMemo } from 'react';
import { hostSettings, isAdministrator } from '../../api/host.ts';
import { readRows, useRead } from '../../api/read.ts';
import { type PagedCall, usePages } from '../../api/use-pages.ts';
import { cashText, countsText as text } from '../../texts/en/cash.ts';
import { showDate, showTime } from '../../ui/dates.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { show, showMoney } from '../../ui/format.ts';
import { useSearchParamState } from '../../ui/navigation/use-search-param-state.ts';
import { NothingFound } from '../../ui/states/nothing-found.tsx';
import { type Column, rowKey } from '../../ui/table/column.ts';
import { LoadedTable } from '../../ui/table/loaded-table.tsx';
import { Paged, usePage } from '../../ui/table/paged.tsx';
import { Toolbar } from '../../ui/table/toolbar.tsx';
import { differenceText } from './count-form.ts';
import type { LooseCount } from './use-cash.ts';

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

const ANY = 'any';
const PAGE_SIZE = 25;
const MONTHS = 12;

type CountQuery = { person?: string; month?: string; only?: 'differences' };

const LIST: PagedCall<LooseCount, CountQuery> = {
  row: cash.listCashCounts,
  limit: PAGE_SIZE,
  fetchRows: ({ page, limit }, filter, signal) =>
    readRows(cash.listCashCounts, { query: { page, limit, ...filter } }, signal),
  finder: () => () => true,
};

/** Returns the newest months, this one first: '2026-11'. */
function newestMonths(): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: hostSettings().timeZone }).format();
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  );
}

const showMonth = (month: string) => showDate(`${month}-01T12:00`, { month: 'short', year: 'numeric' });

type FilterProps = {
  label: string;
  value: string;
  options: [string, string][];
  onChange: (value: string) => void;
};

function CountFilter({ label, value, options, onChange }: FilterProps) {
  return (
    <Select
      label={label}
      hideLabel
      options={options.map(([id, name]) => ({ value: id || ANY, label: name }))}
      value={value || ANY}
      onChange={(chosen) => onChange(chosen === ANY ? '' : chosen)}
    />
  );
}

export function CountsTab({ onOpen }: { onOpen: (count: LooseCount) => void }) {
  const { page, setPage, toFirst } = usePage();
  const [person, setPerson] = useSearchParamState('person');
  const [month, setMonth] = useSearchParamState('month');
  const [only, setOnly] = useSearchParamState('only');
  const { people = [] } = useRead(cash.readCashDesk, {}).data ?? {};
  const filter = useMemo(
    (): CountQuery => ({
      ...(person && { person }),
      ...(month && { month }),
      ...(only === 'differences' && { only }),
    }),
    [person, month, only],
  );
  const isFiltered = Object.keys(filter).length > 0;
  const pages = usePages(LIST, { page, search: '', filter });

  const fromFirst = (set: (value: string) => void) => (value: string) => {
    set(value);
    toFirst();
  };
  const clear = () => {
    for (const set of [setPerson, setMonth, setOnly]) set('');
    toFirst();
  };

  return (
    <>
      <Toolbar count={pages.rows && !pages.previous ? text.count(pages.total) : ''}>
        <CountFilter
          label={text.person}
          value={person}
          options={[
            ['', text.anyone],
            ...people.map(({ _id = '', name }): [string, string] => [_id, show(name)]),
          ]}
          onChange={fromFirst(setPerson)}
        />
        <CountFilter
          label={text.month}
          value={month}
          options={[
            ['', text.anyMonth],
            ...newestMonths().map((one): [string, string] => [one, showMonth(one)]),
          ]}
          onChange={fromFirst(setMonth)}
        />
        <Checkbox
          label={text.onlyDifferences}
          checked={only === 'differences'}
          onChange={(on) => fromFirst(setOnly)(on ? 'differences' : '')}
        />
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
