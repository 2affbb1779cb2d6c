import { useState } from 'react';

export type Selection = {
  /** Selected rows of the page. */
  ids: readonly string[];
  /** True if all matching rows on all pages are selected. */
  isAll: boolean;
  isSelected: (id: string) => boolean;
  toggle: (id: string, on: boolean) => void;
  togglePage: (on: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

const NONE = { ids: [] as readonly string[], isAll: false };

/** Row selection of a page, reset by another page or another search. */
export function useSelection(pageIds: readonly string[], page: number, search: string): Selection {
  const key = `${page} ${search}`;
  const [stored, setStored] = useState({ key, ...NONE });
  const chosen = stored.key === key ? stored : NONE;
  const ids = chosen.isAll ? pageIds : pageIds.filter((id) => chosen.ids.includes(id));
  const select = (next: readonly string[], isAll = false) => setStored({ key, ids: next, isAll });
  return {
    ids,
    isAll: chosen.isAll,
    isSelected: (id) => ids.includes(id),
    toggle: (id, on) => select(on ? [...ids, id] : ids.filter((each) => each !== id)),
    togglePage: (on) => select(on ? pageIds : []),
    selectAll: () => select(pageIds, true),
    clear: () => select([]),
  };
}
