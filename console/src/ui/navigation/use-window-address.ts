import { useLocation, useNavigate } from 'react-router';
import { useLast } from '../dialog/use-last.ts';
import type { OpenedItem } from './use-opened.ts';
import { searchWith } from './use-search-param-state.ts';

/** Key of the navigation state of an entry that `open` has added. */
const ADDED = 'addedByWindow';

/** State of a window that shows what has an id; the id is its React key. */
interface WindowAddress extends OpenedItem<string> {
  /** Shows another one in its place, in the same entry of the history. */
  turnTo: (id: string) => void;
}

/**
 * A window that stands in a search param of its page's address: Back closes it, and a reload or a link opens it again.
 * Closing it goes back to the entry before, unless a link has opened it.
 */
export function useWindowAddress(param: string): WindowAddress {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAdded: unknown = Reflect.get(Object(state), ADDED);
  const id = new URLSearchParams(search).get(param) ?? '';
  const value = useLast(id || undefined);
  const withId = (next: string) => ({ pathname, search: searchWith(search, param, next, '') });
  return {
    value,
    isOpen: id !== '',
    key: value ?? '',
    open: (next) => void navigate(withId(next), { state: { ...Object(state), [ADDED]: true } }),
    turnTo: (next) => void navigate(withId(next), { state, replace: true }),
    close: () => void (isAdded ? navigate(-1) : navigate(withId(''), { replace: true })),
  };
}
