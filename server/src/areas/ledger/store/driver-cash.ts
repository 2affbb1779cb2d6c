import { type BalanceKind, CASH } from '@tawseel/contract/facts/ledger';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';

export type DriverCashRow = Tables['cash_held'];

/** Writes the cash of an order that a driver has collected. */
export async function holdCash(trx: Trx, rows: readonly DriverCashRow[]): Promise<void> {
  await insertRows(trx, 'cash_held', rows);
}

/** Removes the cash of orders from their drivers' hands. */
export async function releaseCash(trx: Trx, orderSeqs: readonly number[]): Promise<void> {
  if (orderSeqs.length === 0) return;
  await trx.deleteFrom('cash_held').where('order_seq', 'in', orderSeqs).execute();
}

/** Returns the cash of these orders that drivers hold, by the seq of the order. */
export async function findDriverCash(
  db: Database,
  orderSeqs: readonly number[],
): Promise<Map<number, DriverCashRow>> {
  if (orderSeqs.length === 0) return new Map();
  const rows = await db.selectFrom('cash_held').selectAll().where('order_seq', 'in', orderSeqs).execute();
  return new Map(rows.map((row) => [row.order_seq, { ...row, fils: Number(row.fils) }]));
}

/** Lists the cash that a driver holds, oldest first. */
export async function listCashOfDriver(db: Database, driverId: string): Promise<DriverCashRow[]> {
  const rows = await db
    .selectFrom('cash_held')
    .selectAll()
    .where('driver_id', '=', driverId)
    .orderBy('since')
    .orderBy('order_seq')
    .execute();
  return rows.map((row) => ({ ...row, fils: Number(row.fils) }));
}

/** Lists all cash that drivers hold, by the seq of the order. */
export async function listDriverCash(db: Database): Promise<DriverCashRow[]> {
  const rows = await db.selectFrom('cash_held').selectAll().orderBy('order_seq').execute();
  return rows.map((row) => ({ ...row, order_seq: Number(row.order_seq), fils: Number(row.fils) }));
}

/** Sums the cash of orders and the change that each driver holds, by the id of the driver. */
export async function cashOfDrivers(
  db: Database,
  driverIds: readonly string[],
): Promise<Map<string, { heldFils: number; changeFils: number }>> {
  if (driverIds.length === 0) return new Map();
  const held = await db
    .selectFrom('cash_held')
    .select(['driver_id', ({ fn }) => fn.sum<number>('fils').as('fils')])
    .where('driver_id', 'in', driverIds)
    .groupBy('driver_id')
    .execute();
  const change = await db
    .selectFrom('balances')
    .select(['party', ({ fn }) => fn.sum<number>('fils').as('fils')])
    .where('kind', '=', 'float')
    .where('party', 'in', driverIds)
    .groupBy('party')
    .execute();
  const heldBy = new Map(held.map(({ driver_id, fils }) => [driver_id, Number(fils)]));
  const changeOf = new Map(change.map(({ party, fils }) => [party, Number(fils)]));
  return new Map(
    driverIds.map((id) => [id, { heldFils: heldBy.get(id) ?? 0, changeFils: changeOf.get(id) ?? 0 }]),
  );
}

/** Sums the balances of a person of these kinds that are above 0, in fils. */
async function sumPositive(db: Database, party: string, kinds: readonly BalanceKind[]): Promise<number> {
  const { fils } = await db
    .selectFrom('balances')
    .select(({ fn }) => fn.sum<number>('fils').as('fils'))
    .where('party', '=', party)
    .where('kind', 'in', kinds)
    .where('fils', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(fils ?? 0);
}

/** Sums what a person owes for differences of counts, in fils. */
export function owedByPerson(db: Database, id: string): Promise<number> {
  return sumPositive(db, id, ['difference']);
}

/** Sums the cash of orders that a person holds, and what is in the own box and change, in fils. */
export async function moneyOfPerson(db: Database, id: string): Promise<number> {
  const { heldFils = 0 } = (await cashOfDrivers(db, [id])).get(id) ?? {};
  return heldFils + (await sumPositive(db, id, CASH));
}
