import { useEffect, useEffectEvent } from 'react';
import { useSearchParamState } from './use-search-param-state.ts';

/**
 * Opens the window that the address names, as in `?open=prices`, and takes its name out of the address: a reload or Back
 * does not open it again.
 */
export function useWindowInAddress(windows: Readonly<Record<string, (() => void) | undefined>>): void {
  const [name, setName] = useSearchParamState('open');
  const open = useEffectEvent(() => {
    windows[name]?.();
    setName('');
  });
  useEffect(() => {
    if (name !== '') open();
  }, [name]);
}
