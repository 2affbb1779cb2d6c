import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { EXCEPTIONS, HELD_PLACES, LEGS } from '@tawseel/contract/facts/parcels';
import { scanning } from '@tawseel/contract/scanning';
import { readRows } from '../../../api/read.ts';
import { type PagedCall, usePages } from '../../../api/use-pages.ts';
import { useFilterParam } from '../../../ui/navigation/use-search-param-state.ts';
import type { LooseParcel } from '../scan-display.ts';

export const DAYS = ['1', '2', '3', '7', '14'] as const;

const PAGE_SIZE = 25;

function oneOf<Value extends string>(known: readonly Value[], value: string): Value | undefined {
  return known.find((each) => each === value);
}

/** Filters of held parcels, in the search params of the address. */
export function useHeldFilters(toFirst: () => void) {
  const [place, setPlace] = useFilterParam('place', toFirst, 'here');
  const [days, setDays] = useFilterParam('days', toFirst);
  const [leg, setLeg] = useFilterParam('leg', toFirst);
  const [exception, setException] = useFilterParam('problem', toFirst);
  const [city, setCity] = useFilterParam('city', toFirst);
  const [sortCode, setSortCode] = useFilterParam('sort', toFirst);
  const values = {
    place: oneOf(HELD_PLACES, place) ?? 'here',
    days: oneOf(DAYS, days),
    leg: oneOf(LEGS, leg),
    exception: oneOf(EXCEPTIONS, exception),
    city: oneOf(EMIRATES, city),
    sortCode: sortCode.trim(),
  };
  const set = {
    place: setPlace,
    days: setDays,
    leg: setLeg,
    exception: setException,
    city: setCity,
    sortCode: setSortCode,
  };
  const isFiltered = Boolean(values.days || values.leg || values.exception || values.city || values.sortCode);
  function clear() {
    for (const name of ['days', 'leg', 'exception', 'city', 'sortCode'] as const) set[name]('');
  }
  return { values, typedCode: sortCode, set, clear: isFiltered ? clear : undefined };
}

export type HeldValues = ReturnType<typeof useHeldFilters>['values'];

type HeldQuery = HeldValues & { warehouseId?: string };

const LIST: PagedCall<LooseParcel, HeldQuery> = {
  row: scanning.listHeld,
  limit: PAGE_SIZE,
  fetchRows: ({ page, limit }, filter, signal) => {
    const { days, leg, exception, city, sortCode, ...asked } = filter!;
    return readRows(
      scanning.listHeld,
      {
        query: {
          ...asked,
          page,
          limit,
          ...(days ? { days: Number(days) } : {}),
          ...(leg ? { leg } : {}),
          ...(exception ? { exception } : {}),
          ...(city ? { city } : {}),
          ...(sortCode ? { sortCode } : {}),
        },
      },
      signal,
    );
  },
  finder: () => () => true,
};

/** Held parcels by pages, those that are held the longest first. */
export function useHeldPages(page: number, asked: HeldQuery) {
  return usePages(LIST, { page, search: '', filter: asked });
}
