import { engineOf } from '../../../platform/engine/database.ts';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { meant, spellings } from './orders.ts';

type Row = Tables['parcel_codes'];

/** Returns the orders that codes are bound to, by code as typed or read. */
export async function findBoundOrders(db: Database, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('parcel_codes')
    .select(['code', 'order_id'])
    .where('code', 'in', codes.flatMap(spellings))
    .execute();
  const bound = new Map<string, string>();
  for (const code of codes) {
    const written = spellings(code);
    const row = meant(
      rows.filter((one) => written.includes(one.code)),
      code,
      ({ code: known }) => known,
    );
    if (row && row.order_id !== null) bound.set(code, row.order_id);
  }
  return bound;
}

/** Returns the codes of blank labels among these, as typed or read, that are not bound yet. */
export async function findBlankCodes(db: Database, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .selectFrom('parcel_codes')
    .select('code')
    .where('code', 'in', codes.flatMap(spellings))
    .where('order_id', 'is', null)
    .execute();
  return new Set(codes.filter((code) => rows.some((row) => spellings(code).includes(row.code))));
}

/** Locks a code, as typed or read. */
export async function lockCode(trx: Trx, code: string): Promise<Row | undefined> {
  const query = trx
    .selectFrom('parcel_codes')
    .selectAll()
    .where('code', 'in', spellings(code))
    .orderBy('code');
  const rows = await engineOf(trx).lockRows(query, 'no key update').execute();
  return meant(rows, code, ({ code: known }) => known);
}

/** Binds a free code to an order; `known` is the row of a blank label. */
export async function bindCode(
  trx: Trx,
  known: Row | undefined,
  bound: { code: string; order_id: string; bound_at: string },
): Promise<void> {
  if (!known) {
    await insertRows(trx, 'parcel_codes', [{ ...bound, job_id: null, made_at: bound.bound_at }]);
    return;
  }
  const { order_id, bound_at } = bound;
  await trx.updateTable('parcel_codes').set({ order_id, bound_at }).where('code', '=', known.code).execute();
}

/** Lists the codes that are bound to an order, oldest first. */
export async function listBoundCodes(
  db: Database,
  orderId: string,
): Promise<{ code: string; boundAt: string }[]> {
  const rows = await db
    .selectFrom('parcel_codes')
    .select(['code', 'bound_at'])
    .where('order_id', '=', orderId)
    .orderBy('bound_at')
    .orderBy('code')
    .execute();
  return rows.map(({ code, bound_at }) => ({ code, boundAt: bound_at ?? '' }));
}

/** Unbinds a code: a blank label is blank again, another carrier's code is deleted. */
export async function unbindCode(trx: Trx, { code, job_id }: Row): Promise<void> {
  if (job_id === null) await trx.deleteFrom('parcel_codes').where('code', '=', code).execute();
  else {
    const blank = { order_id: null, bound_at: null };
    await trx.updateTable('parcel_codes').set(blank).where('code', '=', code).execute();
  }
}

/** Returns the codes among these that a code or an order uses already. */
export async function findTaken(db: Database, codes: readonly string[]): Promise<Set<string>> {
  const ofLabels = await db.selectFrom('parcel_codes').select('code').where('code', 'in', codes).execute();
  const ofOrders = await db
    .selectFrom('orders')
    .select('tracking_id as code')
    .where('tracking_id', 'in', codes)
    .execute();
  return new Set([...ofLabels, ...ofOrders].map(({ code }) => code));
}

export async function insertBlankCodes(
  trx: Trx,
  codes: readonly string[],
  job: { id: string; at: string },
): Promise<void> {
  const rows = codes.map((code) => ({
    code,
    order_id: null,
    job_id: job.id,
    made_at: job.at,
    bound_at: null,
  }));
  await insertRows(trx, 'parcel_codes', rows);
}

/** Lists the codes of the blank labels of a print job. */
export async function listBlankCodes(db: Database, jobId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('parcel_codes')
    .select('code')
    .where('job_id', '=', jobId)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}
