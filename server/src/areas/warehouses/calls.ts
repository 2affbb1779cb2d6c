import type { Warehouse, warehouses } from '@tawseel/contract/warehouses';
import { newId } from '../../platform/engine/ids.ts';
import type { ParentLock } from '../../platform/engine/lock.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { personOf } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import { recordVersion, refuseOther } from '../../platform/http/record-version.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay } from '../../platform/values/period.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { countInHand, countWarehouseTies, hasPickupsToCome } from '../../reads/ties.ts';
import { countStaffByKind, listWarehouseUsers } from '../../reads/warehouse-users.ts';
import { queueForUser } from '../access/calls/admit-attempt.ts';
import { filsOf } from '../ledger/store/post.ts';
import {
  deleteWarehouse,
  findWarehouse,
  findWarehouseByEmail,
  insertWarehouse,
  isCodeTaken,
  listWarehouses,
  nextCode,
  updateWarehouse,
} from './store.ts';

/** Returns a warehouse. For staff of another warehouse, it does not exist. */
export async function knownWarehouse(db: Database, scope: Scope, id: string, lock?: ParentLock) {
  const isSeen = scope.warehouseId === undefined || scope.warehouseId === id;
  const found = isSeen ? await findWarehouse(db, id, lock) : undefined;
  if (!found) throw refuse('no_such_warehouse');
  return found;
}

function subjectOf({ _id: id, wareHouseName: name }: Warehouse) {
  return { kind: 'warehouse', id, name } as const;
}

function shown(warehouse: Warehouse): Warehouse {
  return { ...warehouse, version: recordVersion(warehouse) };
}

async function refuseTakenEmail(db: Database, email: string, exceptId?: string): Promise<void> {
  const holder = await findWarehouseByEmail(db, email, exceptId);
  if (holder) throw refuse('warehouse_email_taken', { email, name: holder.name });
}

export const warehouseCalls: Handlers<typeof warehouses> = {
  createWarehouse: async ({ body }, context) => {
    const passwordHash = await queueForUser(personOf(context.caller).id, () => hashPassword(body.password));
    const { password: _, image, warehouseCode, ...details } = body;
    const data = await write(context, async ({ trx, now, audit }) => {
      await refuseTakenEmail(trx, body.email);
      const wanted = warehouseCode?.toUpperCase();
      if (wanted && (await isCodeTaken(trx, wanted))) {
        throw refuse('warehouse_code_taken', { code: wanted });
      }
      const made = await insertWarehouse(trx, {
        ...details,
        id: newId(),
        code: wanted || (await nextCode(trx, body.city)),
        password_hash: passwordHash,
        image: image ?? '',
        created_at: now.toISOString(),
        deleted_at: null,
      });
      await audit({ subject: subjectOf(made), after: made });
      return made;
    });
    const { wareHouseName: name, warehouseCode: code } = data;
    return { ...context.done('warehouse_created', { name, code }), data: shown(data) };
  },

  listWarehouses: async (_, { db, scope }) => (await listWarehouses(db, scope)).map(shown),

  updateWarehouse: ({ params, body }, context) =>
    write(context, async ({ trx, scope, audit }) => {
      const before = await knownWarehouse(trx, scope, params.id, 'edit');
      refuseOther(before.wareHouseName, recordVersion(before), context.version);
      await refuseTakenEmail(trx, body.email, params.id);
      const data = (await updateWarehouse(trx, params.id, body))!;
      await audit({ subject: subjectOf(data), before, after: data });
      return { ...context.done('warehouse_updated', { name: data.wareHouseName }), data: shown(data) };
    }),

  deleteWarehouse: ({ params }, context) =>
    write(context, async ({ trx, scope, now, timeZone, audit }) => {
      const before = await knownWarehouse(trx, scope, params.id, 'delete');
      const { staff, orders } = await countWarehouseTies(trx, params.id);
      if (staff + orders > 0) {
        throw refuse('warehouse_in_use', { name: before.wareHouseName, staff, orders });
      }
      const { parcels, runs } = await countInHand(trx, params.id);
      if (parcels + runs > 0)
        throw refuse('warehouse_has_parcels', { name: before.wareHouseName, parcels, runs });
      if (await hasPickupsToCome(trx, { warehouse_id: params.id }, businessDay(now.toISOString(), timeZone)))
        throw refuse('warehouse_has_pickups', { name: before.wareHouseName });
      const fils = await filsOf(trx, { kind: 'safe', party: '', warehouse: params.id });
      if (fils > 0) throw refuse('warehouse_has_cash', { name: before.wareHouseName, total: toAed(fils) });
      await deleteWarehouse(trx, params.id, now.toISOString());
      await audit({ subject: subjectOf(before), before });
      return (await listWarehouses(trx, scope)).map(shown);
    }),

  listWarehouseUsers: async ({ params, body }, { db, scope }) => {
    await knownWarehouse(db, scope, body.warehouseId);
    return listWarehouseUsers(db, body.warehouseId, params.type);
  },

  countWarehouseUsers: async ({ body }, { db, scope }) => {
    await knownWarehouse(db, scope, body.warehouseId);
    const count = await countStaffByKind(db, body.warehouseId);
    return {
      totalSupervisors: count.supervisor,
      totalOperators: count.operator,
      totalDrivers: count.driver,
      totalCashiers: count.cashier,
    };
  },
};
