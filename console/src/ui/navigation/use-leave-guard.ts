import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type ConfirmRequest, confirm } from '../dialog/confirm.ts';
import { interceptPopState } from './intercept-pop-state.ts';

/** Question of the active leave guard before input is lost; undefined if nothing would be lost. */
export const unsaved: { ask: (() => Promise<boolean>) | undefined } = { ask: undefined };

/** The link a plain press would follow within this page; a new tab, a download or another site leaves nothing behind. */
function linkPressed(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return undefined;
  return link;
}

/** Index of a history entry, which react-router keeps in the entry's state. */
function historyIndexOf(state: unknown): number {
  const index: unknown = Reflect.get(Object(state), 'idx');
  return typeof index === 'number' ? index : 0;
}

/**
 * Runs the active leave guard, for code that leaves the page in another way. Resolves to true if nothing would be
 * lost.
 */
export function confirmLeave(): Promise<boolean> {
  return unsaved.ask?.() ?? Promise.resolve(true);
}

/**
 * Unsaved-changes guard: while `active`, asks before a link, Back or Forward leaves the page, and by beforeunload
 * lets the browser ask before a reload or another site. A question is taken back once it is not active any more. What the program itself does (navigate after saving, the end
 * of a session) is not held up.
 */
export function useLeaveGuard(active: boolean, request: ConfirmRequest): void {
  const navigate = useNavigate();
  const latest = useRef({ navigate, request });

  useEffect(() => {
    latest.current = { navigate, request };
  });

  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const options = { signal: stop.signal, capture: true };
    const here = historyIndexOf(history.state);
    let returning = false;

    function mayLeave(): Promise<boolean> {
      return confirm(latest.current.request, stop.signal);
    }

    async function onPress(event: MouseEvent) {
      const link = linkPressed(event);
      if (!link || link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      if (await mayLeave()) void latest.current.navigate({ pathname, search, hash });
    }

    async function onTravel(event: PopStateEvent) {
      // The router must not hear of it: the address goes back to where the page still is.
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      const by = historyIndexOf(event.state) - here;
      if (by === 0) return;
      returning = true;
      history.go(-by);
      if (!(await mayLeave())) return;
      letTravel();
      history.go(by);
    }

    function onUnload(event: BeforeUnloadEvent) {
      event.preventDefault();
    }

    unsaved.ask = mayLeave;
    document.addEventListener('click', onPress, options);
    const letTravel = interceptPopState((event) => void onTravel(event));
    window.addEventListener('beforeunload', onUnload, options);
    return () => {
      unsaved.ask = undefined;
      letTravel();
      stop.abort();
    };
  }, [active]);
}
