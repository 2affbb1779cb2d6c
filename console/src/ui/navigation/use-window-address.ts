import { useLocation, useNavigate } from 'react-router';
import { searchWith } from './use-search-param-state.ts';

/** Key of the navigation state of an entry that `open` has added. */
const ADDED = 'addedByWindow';

interface WindowAddress {
  /** Id of what the window shows; empty while it is closed. */
  id: string;
  open: (id: string) => void;
  /** Shows another one in its place, in the same entry of the history. */
  turnTo: (id: string) => void;
  close: () => void;
}

/**
 * A window that stands in a search param of its page's address: Back closes it, and a reload or a link opens it again.
 * Closing it goes back to the entry before, unless a link has opened it.
 */
export function useWindowAddress(param: string): WindowAddress {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isAdded: unknown = Reflect.get(Object(state), ADDED);
  const withId = (id: string) => ({ pathname, search: searchWith(search, param, id, '') });
  return {
    id: new URLSearchParams(search).get(param) ?? '',
    open: (id) => void navigate(withId(id), { state: { ...Object(state), [ADDED]: true } }),
    turnTo: (id) => void navigate(withId(id), { state, replace: true }),
    close: () => void (isAdded ? navigate(-1) : navigate(withId(''), { replace: true })),
  };
}
