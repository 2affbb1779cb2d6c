import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Search params with one key changed and every other kept; the fallback is left out. */
export function searchWith(search: string, key: string, value: string, fallback: string): string {
  const params = new URLSearchParams(search);
  if (value === fallback) params.delete(key);
  else params.set(key, value);
  return params.size > 0 ? `?${params}` : '';
}

/**
 * State of a list in a search param of the address, so that reload, Back and a shared link restore it. Setting it
 * replaces the entry of the history and keeps the other keys and the navigation state. Two may be set one after the
 * other. Once the page was left, setting does nothing.
 */
export function useSearchParamState(key: string, fallback = ''): [string, (value: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });

  useEffect(() => {
    latest.current = { location, navigate };
  });

  const set = useCallback(
    (value: string) => {
      const { location, navigate } = latest.current;
      // window.location knows what was set a moment ago, before this component has rendered.
      const { pathname, search, hash } = window.location;
      if (pathname !== location.pathname) return;
      const next = searchWith(search, key, value, fallback);
      if (next === search) return;
      void navigate({ pathname, search: next, hash }, { replace: true, state: location.state });
    },
    [key, fallback],
  );

  return [new URLSearchParams(location.search).get(key) ?? fallback, set];
}

/** State of a search param that is one of a few values; the first stands for any other text. */
export function useSearchParamChoice<Value extends string>(
  key: string,
  known: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [text, set] = useSearchParamState(key, known[0]);
  return [known.find((one) => one === text) ?? known[0], set];
}

/** Filter of a list, in a search param. Setting it calls `onChange`, such as to show the first page of the other rows. */
export function useFilterParam(
  key: string,
  onChange: () => void,
  fallback?: string,
): [string, (value: string) => void] {
  const [value, set] = useSearchParamState(key, fallback);

  function setFilter(next: string) {
    set(next);
    onChange();
  }

  return [value, setFilter];
}

/** Search text of a list, in the search params; `clear` is there while that is more than blanks. */
export function useSearch(onChange: () => void = () => undefined) {
  const [search, setSearch] = useFilterParam('search', onChange);
  return { search, setSearch, clear: search.trim() === '' ? undefined : () => setSearch('') };
}
