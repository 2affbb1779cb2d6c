import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import type { StaffRow } from '../areas/staff/tables.ts';
import type { Actor } from '../platform/values/actor.ts';
import { hashOf } from './random.ts';

/** Active staff of each warehouse. */
export type Crews = {
  /** Lists staff of some kinds as they were hired: the first driver can sign in. */
  list: (warehouseId: string, ...kinds: StaffKind[]) => Actor[];
  /** Picks one of them, the same for the same key. */
  pick: (key: string, warehouseId: string, ...kinds: StaffKind[]) => Actor;
  /** Returns the hash of the address that all staff of a warehouse share. */
  addressHash: (warehouseId: string) => string;
};

export function crewsOf(staff: readonly StaffRow[]): Crews {
  const atWork = staff.filter(({ profile_status }) => profile_status === ACTIVE);
  const byWarehouse = Map.groupBy(atWork, ({ warehouse_id }) => warehouse_id);
  const known = new Map<string, Actor[]>();
  const list: Crews['list'] = (warehouseId, ...kinds) => {
    const key = [warehouseId, ...kinds].join();
    const found =
      known.get(key) ??
      (byWarehouse.get(warehouseId) ?? []).flatMap(({ id, kind, first_name, last_name }) => {
        const role = kinds.find((one) => one === kind);
        return role ? [{ kind: role, role, id, name: `${first_name} ${last_name}` }] : [];
      });
    known.set(key, found);
    return found;
  };
  return {
    list,
    pick: (key, warehouseId, ...kinds) => {
      const able = list(warehouseId, ...kinds);
      const one = able[hashOf(key) % able.length];
      if (!one) throw new Error('A warehouse of the demo has nobody to do its work');
      return one;
    },
    addressHash: (warehouseId) => hashOf(warehouseId).toString(16).padStart(16, '0'),
  };
}
