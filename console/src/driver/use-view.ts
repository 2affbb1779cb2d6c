import { useSyncExternalStore } from 'react';
import { onEvents } from '../ui/external-store.ts';

export const TABS = ['stops', 'scan', 'cash', 'more'] as const;
export type Tab = (typeof TABS)[number];
export type View = { tab: Tab } | { tab: 'stops'; stopId: string };

const DOOR = /^#door\/(.+)$/;

export const addressOfTab = (tab: Tab) => `#${tab}`;
export const addressOfStop = (id: string) => `#door/${encodeURIComponent(id)}`;

/** What the address asks for: the phone's own Back goes back by it, and a reload comes back to it. */
function viewOf(hash: string): View {
  const [, stopId] = DOOR.exec(hash) ?? [];
  if (stopId !== undefined) return { tab: 'stops', stopId: decodeURIComponent(stopId) };
  return { tab: TABS.find((tab) => addressOfTab(tab) === hash) ?? 'stops' };
}

const subscribe = (listener: () => void) => onEvents(window, ['hashchange'], listener);

export function useView(): View {
  return viewOf(useSyncExternalStore(subscribe, () => window.location.hash));
}

/** In place of a door that is done: Back does not lead there again. */
export function showStops(): void {
  window.location.replace(addressOfTab('stops'));
}
