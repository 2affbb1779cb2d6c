import { useSyncExternalStore } from 'react';
import { onEvents } from '../../ui/external-store.ts';

const subscribe = (listener: () => void) => onEvents(window, ['online', 'offline'], listener);

/** Whether the phone has a network at all; that the server can be reached is another thing. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
