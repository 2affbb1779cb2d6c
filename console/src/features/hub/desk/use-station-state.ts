import { useSyncExternalStore } from 'react';
import type { StationState } from '../station/station.ts';
import type { ScanDesk } from './scan-desk.ts';

/** How the queue of the station stands. */
export function useStationState({ station }: ScanDesk): StationState {
  return useSyncExternalStore(station.subscribe, station.read);
}
