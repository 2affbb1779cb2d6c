import { useSearchParamState } from './use-search-param-state.ts';

/** Search text of a list, in the search params; `clear` is there while that is more than blanks. */
export function useSearch(onChange: () => void = () => undefined) {
  const [search, set] = useSearchParamState('search');

  function setSearch(next: string) {
    set(next);
    onChange();
  }

  return { search, setSearch, clear: search.trim() === '' ? undefined : () => setSearch('') };
}
