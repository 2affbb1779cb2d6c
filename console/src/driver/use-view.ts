import { useSyncExternalStore } from 'react';
import { onEvents } from '../ui/external-store.ts';

export const TABS = ['stops', 'scan', 'cash', 'more'] as const;
export type Tab = (typeof TABS)[number];
export type View = { tab: Tab } | { tab: 'stops'; stopId: string };

const DOOR = /^#door\/(.+)$/;

export const addressOfTab = (tab: Tab) => `#${tab}`;
export const addressOfStop = (id: string) => `#door/${encodeURIComponent(id)}`;

/** Returns the view of an address, so that Back and a reload work. */
function viewOf(hash: string): View {
  const [, stopId] = DOOR.exec(hash) ?? [];
  if (stopId !== undefined) return { tab: 'stops', stopId: decodeURIComponent(stopId) };
  return { tab: TABS.find((tab) => addressOfTab(tab) === hash) ?? 'stops' };
}

const subscribe = (listener: () => void) => onEvents(window, ['hashchange'], listener);

export function useView(): View {
  return viewOf(useSyncExternalStore(subscribe, () => window.location.hash));
}

/** Replaces the view of a finished door by the stops, so that Back does not return to it. */
export function showStops(): void {
  window.location.replace(addressOfTab('stops'));
}
