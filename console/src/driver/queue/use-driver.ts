import { useSyncExternalStore } from 'react';
import { type DriverState, openDriver } from './driver.ts';

/** The day of this phone's driver. */
export const driver = openDriver();

export function useDriver(): DriverState {
  return useSyncExternalStore(driver.subscribe, driver.read);
}
