import { type RefObject, useEffect } from 'react';

/** Initial focus of a page that is one form: its first field, but for a touch screen, whose keyboard would cover it. */
export function useFirstFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) page.current?.querySelector('input')?.focus();
  }, [page]);
}
