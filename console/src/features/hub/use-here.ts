import { account } from '@tawseel/contract/account';
import { warehouses } from '@tawseel/contract/warehouses';
import { useMemo } from 'react';
import { hasCall, isAdministrator } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { useChosenWarehouse } from './desk/desk.ts';
import type { Hub } from './hub-context.ts';

/** Whose desk it is and where it stands; an administrator says of which warehouse it is. */
export function useHere() {
  const profile = useRead(account.readProfile, {});
  const isFree = isAdministrator();
  const list = useRead(warehouses.listWarehouses, {}, { enabled: hasCall(warehouses.listWarehouses) });
  const [stored, choose] = useChosenWarehouse();
  const known = list.data ?? [];
  const chosen = known.some(({ _id }) => _id === stored) ? stored : '';
  const id = isFree ? chosen : (profile.data?.warehouseId ?? '');

  const here = useMemo<Hub['here']>(
    () => ({ warehouseId: id, asked: isFree ? { warehouseId: id } : {} }),
    [id, isFree],
  );
  return {
    /** Undefined until it is known. */
    here: id === '' ? undefined : here,
    /** Where that is, for staff whose role may read it. */
    place: isFree ? undefined : known.find(({ _id }) => _id === id),
    by: profile.data?.email,
    /** For an administrator. */
    choice: isFree ? { list, value: chosen, choose } : undefined,
    profile,
  };
}
