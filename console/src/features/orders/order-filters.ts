import { daysInOrder, happenedOnDay, ORDER_SORTS, orderFilters } from '@tawseel/contract/order-filters';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { hasFeature } from '../../api/host.ts';
import { filtersText as text } from '../../texts/en/filters.ts';

export const FILTER_NAMES = [
  'phone',
  'reference',
  'senderId',
  'warehouseId',
  'city',
  'trackingStatus',
  'payment',
  'from',
  'to',
  'unmovedDays',
  'custody',
  'happened',
  'on',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
const NAMES = [...FILTER_NAMES, 'sort'] as const;
type Name = (typeof NAMES)[number];

/** As they stand in the address: '' where nothing is asked for. */
export type FilterValues = Record<Name, string>;
export type FilterProblems = Partial<Record<Name, string>>;

const Filters = z.strictObject(orderFilters).check(daysInOrder, happenedOnDay);
export type FilterQuery = z.output<typeof Filters> & { sort?: (typeof ORDER_SORTS)[number] };

export type ReadFilters = {
  values: FilterValues;
  /** Sentence at the field for each value that cannot be asked for. */
  problems: FilterProblems;
  /** Query parameters of the others. */
  query: FilterQuery;
};

/** Parses the filters; what is wrong is told by field and left out of the query. `search` is what is searched for. */
export function readFilters(values: FilterValues, search: string): ReadFilters {
  const asked = Object.fromEntries(
    FILTER_NAMES.filter((name) => values[name].trim() !== '').map((name) => [name, values[name]]),
  );
  const problems: FilterProblems = {};
  const said = Filters.safeParse(asked);
  for (const { path } of said.error?.issues ?? []) {
    const name = FILTER_NAMES.find((known) => known === path[0]);
    if (!name) continue;
    problems[name] = text.problems[name];
    delete asked[name];
  }
  const query: FilterQuery = said.success ? said.data : (Filters.safeParse(asked).data ?? {});
  const sort = ORDER_SORTS.find((known) => known === values.sort);
  if (values.sort !== '' && !sort) problems.sort = text.problems.sort;
  else if (sort === 'movedAt' && query.unmovedDays === undefined) problems.sort = text.sortNeedsDays;
  else if (sort === 'createdAt' && search.trim() !== '') problems.sort = text.sortOfSearch;
  return { values, problems, query: sort && !problems.sort ? { ...query, sort } : query };
}

function valuesIn(params: URLSearchParams): FilterValues {
  return Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ''])) as FilterValues;
}

/** Search params with these filters in place of theirs, at the first page. */
export function withFilters(search: string, values: Partial<FilterValues>): string {
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
  /** Each change is an entry of the history, so that Back undoes it. */
  set: (values: Partial<FilterValues>) => void;
  clear: () => void;
  count: number;
};

/** Filters of All Orders in the search params; of a host that has none, nothing is read. */
export function useOrderFilters(search: string): OrderFilters {
  const location = useLocation();
  const navigate = useNavigate();
  const has = hasFeature('tawseel');
  const params = has ? location.search : '';
  const read = useMemo(() => readFilters(valuesIn(new URLSearchParams(params)), search), [params, search]);

  function set(values: Partial<FilterValues>) {
    // window.location knows what was set a moment ago, before this component has rendered.
    void navigate({ pathname: location.pathname, search: withFilters(window.location.search, values) });
  }

  return {
    ...read,
    set,
    clear: () => set(NO_FILTERS),
    count: FILTER_NAMES.filter((name) => read.values[name] !== '').length,
  };
}
