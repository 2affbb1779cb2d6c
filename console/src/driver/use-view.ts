import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
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

/** State of the history's entry above a door while one of its steps is shown. */
const STEP = 'step';
const isAtStep = () => window.history.state === STEP;

/** True while a finished door is left, so that the way back is no step back. */
let isLeaving = false;

/** Lets the phone's Back go one step back, as the Back of the page does. Returns what the page's own Back does. */
export function useStepBack(onBack: () => void): () => void {
  const goBack = useEffectEvent(onBack);
  // After each drawing, because a step back may lead to another state of the same step.
  useEffect(() => {
    if (!isLeaving && !isAtStep()) window.history.pushState(STEP, '');
  });
  useEffect(
    () =>
      onEvents(window, ['popstate'], () => {
        if (!isLeaving && !isAtStep()) goBack();
      }),
    [],
  );
  return () => (isAtStep() ? window.history.back() : onBack());
}

/** Leaves the steps of a view that stays, so that Back does not return to the last one. */
export function endSteps(): void {
  if (!isAtStep()) return;
  isLeaving = true;
  window.addEventListener('popstate', () => (isLeaving = false), { once: true });
  window.history.back();
}

/** Replaces the view of a finished door by the stops, so that Back does not return to it. */
export function showStops(): void {
  const replace = () => window.location.replace(addressOfTab('stops'));
  if (isAtStep()) {
    isLeaving = true;
    window.addEventListener('popstate', replace, { once: true });
    window.addEventListener('hashchange', () => (isLeaving = false), { once: true });
    window.history.back();
  } else replace();
}
