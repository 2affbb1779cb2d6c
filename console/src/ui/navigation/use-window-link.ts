import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Returns the navigation state of a link that opens a window of its page, with what the window shows. */
export function toWindow(name: string, shown: unknown = true): object {
  return { [name]: shown };
}

/**
 * Opens the window once for each such link that is followed, as soon as `open` is given; a reload and Back do not open it
 * again.
 */
export function useWindowLink(name: string, open: ((shown: unknown) => void) | undefined): void {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  // The address without the state comes later than the next drawing.
  const handled = useRef('');
  const shown: unknown = Reflect.get(Object(state), name);
  useEffect(() => {
    if (!open || shown === undefined || handled.current === key) return;
    handled.current = key;
    open(shown);
    void navigate({ pathname, search }, { replace: true });
  });
}
