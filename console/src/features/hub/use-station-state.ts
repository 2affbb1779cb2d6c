import { useSyncExternalStore } from 'react';
import type { ScanDesk } from './scan-desk.ts';
import type { StationState } from './station/station.ts';

/** How the queue of the station stands. */
export function useStationState({ station }: ScanDesk): StationState {
  return useSyncExternalStore(station.subscribe, station.read);
}
