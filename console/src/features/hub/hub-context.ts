import type { Run } from '@tawseel/contract/runs';
import { createContext, type ReactNode, type RefObject, use, useEffectEvent, useLayoutEffect } from 'react';
import type { Loose } from '../../api/tolerant.ts';
import type { ScanDesk } from './desk/scan-desk.ts';
import type { LooseParcel } from './scan-display.ts';

/** Keys by the letter printed on them, or the digit. */
export type TabKeys = Readonly<Record<string, () => void>>;

export type StartWindow = {
  run: Loose<Run>;
  open: boolean;
  onClose: () => void;
  onStarted: (message: string) => void;
};

export type Hub = {
  /** The warehouse: its id, and the part of each call that names it. */
  here: { warehouseId: string; asked: { warehouseId?: string } };
  desk: ScanDesk;
  addKeys: (keys: TabKeys) => () => void;
  /** Takes text that is typed without a focused field. */
  onTyped: RefObject<((text: string) => void) | undefined>;
  /** Opens the parcel's window. */
  open: (parcel: LooseParcel) => void;
  /** Renders a button that prints labels, if that is possible. */
  printButton: ((trackingID: string) => ReactNode) | undefined;
  /** Renders the dialog that starts a run. */
  startWindow: (props: StartWindow) => ReactNode;
};

export const HubContext = createContext<Hub | undefined>(undefined);

export function useHub(): Hub {
  const hub = use(HubContext);
  if (!hub) throw new Error('No hub stands around this component.');
  return hub;
}

/** Adds shortcuts while the component is mounted and enabled. */
export function useHubKeys(keys: TabKeys, enabled = true): void {
  const { addKeys } = useHub();
  const press = useEffectEvent((key: string) => keys[key]?.());
  const names = Object.keys(keys).join();
  useLayoutEffect(() => {
    if (!enabled) return;
    return addKeys(Object.fromEntries(names.split(',').map((key) => [key, () => press(key)])));
  }, [addKeys, names, enabled]);
}
