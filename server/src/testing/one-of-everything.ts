import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { eventOf } from '../areas/orders/store/apply.ts';
import { seedEssentials } from '../areas/rates/store/essentials.ts';
import { DECIDED } from '../areas/rates/store/starting-prices.ts';
import { insertVisits } from '../areas/stops/store/visits.ts';
import { insertRows } from '../platform/engine/insert-rows.ts';
import type { Database } from '../platform/engine/tables.ts';
import { hashToken } from '../platform/security/tokens.ts';
import { NOW, passwordHash, signIn } from './app.ts';
import { insertCash } from './cash.ts';
import { insertHub, insertRun } from './hub.ts';
import { insertKey } from './keys.ts';
import { insertArea, insertOrder, insertRow } from './rows.ts';
import { insertStatement } from './statements.ts';

export const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const RESET_TOKEN = 'r'.repeat(43);

export type OneOfEverything = Awaited<ReturnType<typeof insertOneOfEverything>>;

/** Inserts what calls about signing in need: another session, a second factor in setup, a link. */
async function openAccess(db: Database, staffId: string): Promise<{ adminId: string; sessionId: string }> {
  const token = await signIn(db, new Date(NOW));
  const { id: sessionId, account_id: adminId } = await db
    .selectFrom('sessions')
    .select(['id', 'account_id'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirstOrThrow();
  const factor = { account_id: adminId, secret: SECRET, confirmed_at: null, last_step: 0 };
  await db.insertInto('second_factors').values(factor).execute();
  const link = { token_hash: hashToken(RESET_TOKEN), account_id: staffId };
  const times = { created_at: NOW, expires_at: '2099-01-01T00:00:00.000Z' };
  await db
    .insertInto('reset_links')
    .values({ ...link, ...times })
    .execute();
  return { adminId, sessionId };
}

/** Rows of every kind for an empty database, those that a call deletes or brings back besides; answers with what names them. */
export async function insertOneOfEverything(db: Database) {
  await seedEssentials(db, DECIDED);
  const { id: warehouseId, code: warehouseCode } = await insertRow(db, 'warehouses');
  const { id: empty } = await insertRow(db, 'warehouses');
  const hired = async (warehouse_id: string, overrides: { password_hash?: string } = {}) => {
    const hire = async (kind: StaffKind) => {
      const email = `${kind}-${warehouse_id.slice(-6)}@tawseel.example`;
      return (await insertRow(db, 'staff', { kind, warehouse_id, email, ...overrides })).id;
    };
    return {
      supervisor: await hire('supervisor'),
      operator: await hire('operator'),
      driver: await hire('driver'),
      cashier: await hire('cashier'),
    };
  };
  const staff = await hired(warehouseId);
  const password_hash = await passwordHash;
  const elsewhere = await hired((await insertRow(db, 'warehouses')).id, { password_hash });
  const { id: companyId } = await insertRow(db, 'senders', { role: 'Company' });
  const { id: leaving } = await insertRow(db, 'senders');
  const { id: left } = await insertRow(db, 'senders', { email: 'left@mail.example', deleted_at: NOW });
  const ofCashier = { cashier_id: staff.cashier, warehouse_id: warehouseId };
  await insertRow(db, 'cashier_payments', ofCashier);
  const payment = await insertRow(db, 'cashier_payments', ofCashier);
  const { id: colleague } = await insertRow(db, 'admins');
  await insertKey(db, 'intake');
  const { id: keyId } = await db.selectFrom('api_keys').select('id').executeTakeFirstOrThrow();
  const { id: zoneRate } = await insertRow(db, 'zone_rates');
  const { id: companyZoneRate } = await insertRow(db, 'zone_rates', { company_id: companyId });
  await insertRow(db, 'city_rates', { company_id: companyId });
  const { id: areaId } = await insertArea(db, { name: 'Deira', name_ar: 'ديرة' });
  const { id: unwantedArea } = await insertArea(db, { name: 'Naif', place: 1 });
  const { id: query } = await insertRow(db, 'queries');
  const { id: unwanted } = await insertRow(db, 'queries', { subject: 'Casino bonus' });
  await insertRow(db, 'queries', { subject: 'Casino bonus, again' });
  const order = await insertOrder(db, { warehouse_id: warehouseId, sender_id: companyId });
  const bound = { code: 'JX-4471-0093', order_id: order.id, job_id: null, made_at: NOW, bound_at: NOW };
  await db.insertInto('parcel_codes').values(bound).execute();
  const here = { warehouse_id: warehouseId };
  const untouched = await insertOrder(db, here);
  const unwantedOrder = await insertOrder(db, here);
  const delivered = await insertOrder(db, { ...here, payment_method: 'COD', tracking_status: 'delivered' });
  const brought = await insertOrder(db, { ...here, payment_method: 'COD', tracking_status: 'delivered' });
  const mistaken = await insertOrder(db, { ...here, tracking_status: 'accepted' });
  for (const [tracking_status, at] of [
    ['created', '2026-11-21T09:59:00.000Z'],
    ['accepted', NOW],
  ] as const) {
    const happening = { kind: 'status', at, by: { kind: 'key', id: 'scanner', name: 'Scanner' } } as const;
    const mine = { id: mistaken.id, tracking_status };
    await db.transaction().execute((trx) => insertRows(trx, 'order_events', [eventOf(mine, happening)]));
  }
  const { id: otherHub } = await insertRow(db, 'warehouses');
  const money = await insertCash(db, warehouseId);
  const statement = await insertStatement(db);
  const hub = await insertHub(db, { warehouseId, elsewhere: otherHub });
  const ofShop = { warehouse_id: warehouseId, sender_id: companyId };
  const { id: pickup } = await insertRow(db, 'pickups', ofShop);
  const { id: unwantedPickup } = await insertRow(db, 'pickups', ofShop);
  await insertRow(db, 'pickups', { ...ofShop, weekdays: '135' });
  const { id: visited } = await insertRow(db, 'pickups', ofShop);
  const visiting = await insertRun(db, {
    ...{ kind: 'pickup', warehouse_id: warehouseId, to_warehouse_id: null },
    ...{ driver_id: hub.driver, state: 'out' },
  });
  await db.transaction().execute((trx) => insertVisits(trx, [{ pickup_id: visited, run_id: visiting }], NOW));
  const rate = await db
    .selectFrom('city_rates')
    .selectAll()
    .where('company_id', '=', '')
    .orderBy('id')
    .executeTakeFirstOrThrow();

  const deletedOf = async (kind: StaffKind) => {
    const left = { email: `${kind}@left.example`, phone: '', phone_e164: '', deleted_at: NOW };
    return (await insertRow(db, 'staff', { kind, warehouse_id: warehouseId, ...left })).id;
  };
  const idOf = async (table: 'weight_charges' | 'packing_charges' | 'size_charges') =>
    (await db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;
  return {
    warehouseId,
    warehouseCode,
    empty,
    staff,
    elsewhere,
    deletedStaff: {
      supervisor: await deletedOf('supervisor'),
      operator: await deletedOf('operator'),
      driver: await deletedOf('driver'),
      cashier: await deletedOf('cashier'),
    },
    companyId,
    leaving,
    left,
    payment,
    colleague,
    keyId,
    rate,
    zoneRate,
    companyZoneRate,
    charges: {
      weight: await idOf('weight_charges'),
      packing: await idOf('packing_charges'),
      size: await idOf('size_charges'),
    },
    areaId,
    unwantedArea,
    query,
    unwanted,
    order,
    untouched,
    unwantedOrder,
    delivered,
    brought,
    mistaken,
    otherHub,
    hub,
    money,
    ...statement,
    pickup,
    unwantedPickup,
    visited,
    visiting,
    ...(await openAccess(db, staff.supervisor)),
  };
}
