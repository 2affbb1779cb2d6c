import { senders } from '@tawseel/contract/senders';
import { warehouses } from '@tawseel/contract/warehouses';
import { useMemo } from 'react';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import type { Suggestion } from '../../ui/fields/suggestions.ts';

/** Senders by id; two of one name are told apart by their address. */
export function useSenders(enabled: boolean): ReadonlyMap<string, Suggestion> {
  const { data } = useRead(senders.listSenders, {}, { enabled });
  return useMemo(
    () =>
      new Map(
        (data ?? []).map(({ _id = '', name = '', email = '' }) => [_id, { id: _id, name, details: [email] }]),
      ),
    [data],
  );
}

/** Ids of the warehouses by name; of who sees only one there is nothing to choose. */
export function useWarehouseNames(enabled = true): ReadonlyMap<string, string> {
  const { data } = useRead(
    warehouses.listWarehouses,
    {},
    { enabled: enabled && hasCall(warehouses.listWarehouses) },
  );
  return new Map((data ?? []).map(({ _id = '', wareHouseName = '' }) => [_id, wareHouseName]));
}
