import { account } from '@tawseel/contract/account';
import type { Station } from '@tawseel/contract/scanning';
import { warehouses } from '@tawseel/contract/warehouses';
import { useMemo, useState } from 'react';
import { deviceId } from '../../../api/client-id.ts';
import { hasCall, isAdministrator } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';
import { hubText as text } from '../../../texts/en/hub.ts';
import { GAP_MS, SLOW_GAP_MS } from '../../../ui/scan/wedge.ts';
import type { Hub } from '../hub-context.ts';

const DEVICE = 'hubDevice';
const NAME = 'hubStation';
const WAREHOUSE = 'hubWarehouse';
const SILENT = 'hubSilent';
const GAP = 'hubScannerGap';

/** Returns the id of this desk for the server. */
export const deviceOf = () => deviceId(DEVICE);

/** Name of this station. */
export function stationName(): string {
  return localStorage.getItem(NAME)?.trim() || text.firstStation;
}

/** Returns the part of each call that describes the desk. */
export function deskOf(asked: { warehouseId?: string }): Station {
  return { device: deviceOf(), name: stationName(), ...asked };
}

function useStored(key: string, initial: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key) ?? initial);
  return [
    value,
    (next) => {
      localStorage.setItem(key, next);
      setValue(next);
    },
  ];
}

/** Name of this station, stored in this browser. */
export function useStationName() {
  return useStored(NAME, text.firstStation);
}

/** Warehouse that an administrator has chosen on this computer. */
function useChosenWarehouse() {
  return useStored(WAREHOUSE, '');
}

/** Longest gaps between two keys of a scanner that a station can be set to, in ms. */
export const GAPS = [GAP_MS, 60, SLOW_GAP_MS] as const;

/** Longest gap between two keys of this station's scanner, in ms. */
export function scannerGap(): number {
  const stored = Number(localStorage.getItem(GAP));
  return GAPS.find((gap) => gap === stored) ?? GAP_MS;
}

export function keepScannerGap(gap: number): void {
  localStorage.setItem(GAP, String(gap));
}

export function isSilent(): boolean {
  return localStorage.getItem(SILENT) === 'yes';
}

export function useSilence(): [boolean, (silent: boolean) => void] {
  const [stored, setStored] = useStored(SILENT, '');
  return [stored === 'yes', (silent) => setStored(silent ? 'yes' : '')];
}

/** User and warehouse of the desk; an administrator chooses among several warehouses. */
export function useHere() {
  const profile = useRead(account.readProfile, {});
  const isFree = isAdministrator();
  const list = useRead(warehouses.listWarehouses, {}, { enabled: hasCall(warehouses.listWarehouses) });
  const [stored, choose] = useChosenWarehouse();
  const known = list.data ?? [];
  const only = known.length === 1 ? known[0]?._id : undefined;
  const chosen = only ?? (known.some(({ _id }) => _id === stored) ? stored : '');
  const isAsked = isFree && only === undefined;
  const id = isFree ? chosen : (profile.data?.warehouseId ?? '');

  const here = useMemo<Hub['here']>(
    () => ({ warehouseId: id, asked: isFree ? { warehouseId: id } : {} }),
    [id, isFree],
  );
  return {
    /** Warehouse of the desk; undefined until it is known. */
    here: id === '' ? undefined : here,
    /** Name of a warehouse that was not chosen, for users who may read it. */
    place: isAsked ? undefined : known.find(({ _id }) => _id === id),
    by: profile.data?.email,
    /** Choice of an administrator. */
    choice: isAsked ? { list, value: chosen, choose } : undefined,
    profile,
  };
}
