import { createContext, type ReactNode, use, useEffect, useEffectEvent } from 'react';
import type { ScanDesk } from './scan-desk.ts';
import type { LooseParcel } from './shown.ts';
import type { Answer } from './station/scan-store.ts';
import type { Asked } from './station/station.ts';

/** What a scan is in the tab that is open, besides its code; why there can be none; or what looks it up. */
export type AskedHere =
  | Omit<Asked, 'code'>
  | { refused: string }
  | { lookUp: (code: string) => void };

export type TabScans = {
  ask: (code: string) => AskedHere;
  /** The parcel of a code on the list that the tab has, for when the server does not answer. */
  expected?: (code: string) => LooseParcel | undefined;
  /** Told of each answer to a scan of this tab. */
  onAnswer?: (answer: Answer, asked: Asked) => void;
};

/** Keys by the letter printed on them, or the digit. */
export type TabKeys = Readonly<Record<string, () => void>>;

export type Hub = {
  /** The warehouse: its id, and what of it a call is asked with. */
  here: { warehouseId: string; asked: { warehouseId?: string } };
  desk: ScanDesk;
  addKeys: (keys: TabKeys) => () => void;
  /** Opens the parcel's window. */
  open: (parcel: LooseParcel) => void;
  /** Draws a button that prints labels, where that can be done. */
  printButton: ((trackingID: string) => ReactNode) | undefined;
};

export const HubContext = createContext<Hub | undefined>(undefined);

export function useHub(): Hub {
  const hub = use(HubContext);
  if (!hub) throw new Error('No hub stands around this component.');
  return hub;
}

/** What scans are while this tab is open. */
export function useTabScans({ ask, expected, onAnswer }: TabScans): void {
  const { desk } = useHub();
  const asked = useEffectEvent(ask);
  const known = useEffectEvent((code: string) => expected?.(code));
  const told = useEffectEvent((answer: Answer, of: Asked) => onAnswer?.(answer, of));
  useEffect(() => {
    desk.setTab({
      ask: (code) => asked(code),
      expected: (code) => known(code),
      onAnswer: (answer, of) => told(answer, of),
    });
    return () => desk.setTab(undefined);
  }, [desk]);
}

/** Keys while this is on the screen and enabled. */
export function useHubKeys(keys: TabKeys, enabled = true): void {
  const { addKeys } = useHub();
  const press = useEffectEvent((key: string) => keys[key]?.());
  const names = Object.keys(keys).join();
  useEffect(() => {
    if (!enabled) return;
    return addKeys(Object.fromEntries(names.split(',').map((key) => [key, () => press(key)])));
  }, [addKeys, names, enabled]);
}
