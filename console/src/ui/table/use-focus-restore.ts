import { useEffect, useRef } from 'react';

/** Interval in milliseconds of checking whether a dialog over the table has closed and returned the focus. */
const SETTLED_MS = 300;
const WINDOW = '[role="dialog"], [role="alertdialog"]';

interface FocusPosition {
  element: HTMLElement;
  row: number;
  control: number;
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button, a[href], input')];
}

function positionOf(element: HTMLElement, box: HTMLElement): FocusPosition | undefined {
  const row = element.closest('tbody [role="row"]');
  if (!row || !box.contains(row)) return undefined;
  const rows = [...box.querySelectorAll('tbody [role="row"]')];
  return { element, row: rows.indexOf(row), control: controlsOf(row).indexOf(element) };
}

/**
 * Restores the focus in a table: when the row that had it goes, as after a deletion, the row now at its index takes
 * the focus, or the last one, or the table's box. A focus that went elsewhere stays there.
 */
export function useFocusRestore(box: HTMLElement | null, rows: readonly unknown[]): void {
  const last = useRef<FocusPosition>(undefined);

  useEffect(() => {
    if (!box) return;
    function onFocus({ target }: FocusEvent) {
      // A question about the row is asked in a window of its own.
      if (!box || !(target instanceof HTMLElement) || target.closest(WINDOW)) return;
      last.current = positionOf(target, box);
    }
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [box]);

  useEffect(() => {
    const position = last.current;
    if (!box || !position || (rows.length > 0 && position.element.isConnected)) return;
    function settle() {
      if (!box?.isConnected || !position || document.activeElement !== document.body) return;
      const left = [...box.querySelectorAll('tbody [role="row"]')];
      const row = left[Math.min(position.row, left.length - 1)];
      const controls = row ? controlsOf(row) : [];
      (controls[position.control] ?? controls[0] ?? box).focus({ preventScroll: true });
    }
    settle();
    const timer = setInterval(() => {
      if (document.activeElement?.closest(WINDOW)) return;
      clearInterval(timer);
      settle();
    }, SETTLED_MS);
    return () => clearInterval(timer);
  }, [box, rows]);
}
