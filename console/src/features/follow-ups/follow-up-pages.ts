import { FOLLOW_UP_KINDS } from '@tawseel/contract/facts/follow-ups';
import { FOLLOW_UP_LISTS, type FollowUp, followUps } from '@tawseel/contract/follow-ups';
import { readRows } from '../../api/read.ts';
import type { Loose } from '../../api/tolerant.ts';
import { type PagedCall, usePages } from '../../api/use-pages.ts';
import { useFilterParam } from '../../ui/navigation/use-search-param-state.ts';

export type LooseFollowUp = Loose<FollowUp>;

const PAGE_SIZE = 25;

/** Filters of follow-ups, in the search params of the address. */
export function useFollowUpFilters(toFirst: () => void) {
  const [listText, setList] = useFilterParam('list', toFirst, 'open');
  const [kindText, setKind] = useFilterParam('kind', toFirst);
  const [warehouseId, setWarehouse] = useFilterParam('warehouse', toFirst);
  return {
    list: FOLLOW_UP_LISTS.find((one) => one === listText) ?? 'open',
    kind: FOLLOW_UP_KINDS.find((one) => one === kindText),
    warehouseId,
    setList,
    setKind,
    setWarehouse,
  };
}

type FollowUpQuery = Pick<ReturnType<typeof useFollowUpFilters>, 'list' | 'kind' | 'warehouseId'>;

const LIST: PagedCall<LooseFollowUp, FollowUpQuery> = {
  row: followUps.listFollowUps,
  limit: PAGE_SIZE,
  fetchRows({ page, limit }, filter, signal) {
    // A host without pages is asked for the whole list.
    const { list, kind, warehouseId }: Partial<FollowUpQuery> = filter ?? {};
    const query = {
      page,
      limit,
      state: list ?? 'open',
      ...(kind ? { kind } : {}),
      ...(warehouseId ? { warehouseId } : {}),
    };
    return readRows(followUps.listFollowUps, { query }, signal);
  },
  finder: () => () => true,
};

export function useFollowUpPages(page: number, { list, kind, warehouseId }: FollowUpQuery) {
  return usePages(LIST, { page, search: '', filter: { list, kind, warehouseId } });
}
