import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import {
  CUSTODY_FILTERS,
  daysInOrder,
  HAPPENINGS,
  happenedOnDay,
  ORDER_SORTS,
  orderFilters,
  PAYMENT_FILTERS,
} from '@tawseel/contract/order-filters';
import { warehouses } from '@tawseel/contract/warehouses';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { hasCall, hasFeature } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { filtersText as text } from '../../texts/en/filters.ts';
import { showCity, wordIn } from '../../texts/words.ts';
import { showDay } from '../../ui/dates.ts';
import { trackingText } from './order-facts.ts';

/** Filters whose values are chosen by name among those of the business. */
export type Choice = 'sender' | 'driver' | 'area';
export type FilterName = keyof typeof orderFilters;

/** A filter in the form and among the chips; functions, because texts change with the language. */
export type Filter = {
  group: keyof typeof text.groups;
  /** Options; senders and warehouses are those of the business. */
  options?: readonly string[];
  control?: 'day' | 'warehouse' | Choice;
  input?: { type?: 'tel'; inputMode?: 'numeric' };
  hint?: () => string;
  /** Filter with the start of the period. */
  min?: FilterName;
  max?: FilterName;
  /** Returns the words of an option, or of a value on its chip. */
  word?: (value: string) => string;
  chip?: (value: string, values: FilterValues) => string;
};

/** All filters, in the order of the form. */
export const FILTERS: Readonly<Record<FilterName, Filter>> = {
  phone: { group: 'order', input: { type: 'tel' }, hint: () => text.phoneHint },
  reference: { group: 'order' },
  senderId: { group: 'order', control: 'sender', hint: () => text.senderHint },
  warehouseId: { group: 'parcel', control: 'warehouse' },
  driverId: { group: 'parcel', control: 'driver', hint: () => text.senderHint },
  areaId: { group: 'parcel', control: 'area', hint: () => text.areaHint },
  city: { group: 'parcel', options: EMIRATES, word: showCity },
  trackingStatus: { group: 'parcel', options: TRACKING_STATUSES, word: trackingText },
  payment: { group: 'order', options: PAYMENT_FILTERS, word: (value) => wordIn(text.payments, value) },
  custody: { group: 'parcel', options: CUSTODY_FILTERS, word: (value) => wordIn(text.custody, value) },
  happened: {
    group: 'time',
    options: HAPPENINGS,
    word: (value) => wordIn(text.happened, value),
    chip: (value, { on }) => wordIn(on === '' ? text.happenedToday : text.happened, value),
  },
  on: { group: 'time', control: 'day', hint: () => text.onHint, word: dayOf },
  from: { group: 'time', control: 'day', max: 'to', word: dayOf },
  to: { group: 'time', control: 'day', min: 'from', word: dayOf },
  unmovedDays: {
    group: 'time',
    input: { inputMode: 'numeric' },
    hint: () => text.unmovedHint,
    word: (value) => (Number(value) > 0 ? text.unmoved(Number(value)) : value),
  },
};

function dayOf(value: string): string {
  return Date.parse(value) ? showDay(value) : value;
}

// Object.keys loses the type of the keys.
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];
const NAMES = [...FILTER_NAMES, 'sort'] as const;
type Name = FilterName | 'sort';

/** Values in the address; '' for none. */
export type FilterValues = Record<Name, string>;
export type FilterProblems = Partial<Record<Name, string>>;

const Filters = z.strictObject(orderFilters).check(daysInOrder, happenedOnDay);
export type FilterQuery = z.output<typeof Filters> & { sort?: (typeof ORDER_SORTS)[number] };

export type ReadFilters = {
  values: FilterValues;
  /** Sentence for each invalid value. */
  problems: FilterProblems;
  /** Query parameters of the valid values. */
  query: FilterQuery;
};

/**
 * Parses the filters; problems are returned by field, and their values are left out of the query. `search` is the
 * searched text.
 */
export function readFilters(values: FilterValues, search: string): ReadFilters {
  const asked = Object.fromEntries(
    FILTER_NAMES.filter((name) => values[name].trim() !== '').map((name) => [name, values[name]]),
  );
  const problems: FilterProblems = {};
  const parsed = Filters.safeParse(asked);
  for (const { path } of parsed.error?.issues ?? []) {
    const name = FILTER_NAMES.find((known) => known === path[0]);
    if (!name) continue;
    problems[name] = text.problems[name];
    delete asked[name];
  }
  const query: FilterQuery = parsed.success ? parsed.data : (Filters.safeParse(asked).data ?? {});
  const sort = ORDER_SORTS.find((known) => known === values.sort);
  if (values.sort !== '' && !sort) problems.sort = text.problems.sort;
  else if (sort === 'movedAt' && query.unmovedDays === undefined) problems.sort = text.sortNeedsDays;
  else if (sort === 'createdAt' && search.trim() !== '') problems.sort = text.sortOfSearch;
  return { values, problems, query: sort && !problems.sort ? { ...query, sort } : query };
}

function valuesIn(params: URLSearchParams): FilterValues {
  return Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ''])) as FilterValues;
}

/** Returns the search params with these filters, at the first page. */
function withFilters(search: string, values: Partial<FilterValues>): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  for (const [name, value] of Object.entries(values)) {
    if (value.trim() === '') params.delete(name);
    else params.set(name, value.trim());
  }
  return params.size > 0 ? `?${params}` : '';
}

const NO_FILTERS = valuesIn(new URLSearchParams());

export type OrderFilters = ReadFilters & {
  /** Sets filters as a new entry of the history, so that Back undoes it. */
  set: (values: Partial<FilterValues>) => void;
  clear: () => void;
  count: number;
};

/** Filters of All Orders in the search params; none on a host without filters. */
export function useOrderFilters(search: string): OrderFilters {
  const location = useLocation();
  const navigate = useNavigate();
  const has = hasFeature('tawseel');
  const params = has ? location.search : '';
  const read = useMemo(() => readFilters(valuesIn(new URLSearchParams(params)), search), [params, search]);

  function set(values: Partial<FilterValues>) {
    // window.location has values that were set before this component rendered.
    void navigate({ pathname: location.pathname, search: withFilters(window.location.search, values) });
  }

  return {
    ...read,
    set,
    clear: () => set(NO_FILTERS),
    count: FILTER_NAMES.filter((name) => read.values[name] !== '').length,
  };
}

/** Returns the ids of the warehouses by name; users of one warehouse have no choice. */
export function useWarehouseNames(enabled = true): ReadonlyMap<string, string> {
  const { data } = useRead(
    warehouses.listWarehouses,
    {},
    { enabled: enabled && hasCall(warehouses.listWarehouses) },
  );
  return new Map((data ?? []).map(({ _id = '', wareHouseName = '' }) => [_id, wareHouseName]));
}
