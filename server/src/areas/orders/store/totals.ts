import { HOUR_MS } from '@tawseel/contract/facts/durations';
import { type CompiledQuery, sql } from 'kysely';
import { engineOf } from '../../../platform/engine/database.ts';
import { rowsFromJson } from '../../../platform/engine/insert-rows.ts';
import { compiledOnce, keepPrepared } from '../../../platform/engine/prepared.ts';
import { requireTimeZone, TimeZoneMoved } from '../../../platform/engine/stored-time-zone.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import type { Ending } from '../../../platform/engine/write-queue.ts';
import { cutPeriod, type Pieces } from '../../../platform/values/cut-period.ts';
import { businessHour, type Span } from '../../../platform/values/period.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import { isSameZone } from '../../../platform/values/time-zone.ts';
import {
  type Contribution,
  contributionChange,
  contributionOf as contributionOfRow,
} from '../rules/contribution.ts';
import type { TotalsRow } from '../tables.ts';
import { contributionOf, groupOrders } from './groups.ts';

/** Change of an order; `before` is absent for a new one. */
export type OrderChange = {
  createdAt: string;
  warehouseId: string;
  deliveryType: string;
  before?: Contribution;
  after: Contribution;
};

const NOTHING: Readonly<Contribution> = {
  orders: 0,
  revenueFils: 0,
  paidCodFils: 0,
  unpaidCodFils: 0,
  toCollectFils: 0,
};

/** Returns the change by inserting an order. */
export function plusContribution(
  row: Pick<Tables['orders'], 'created_at' | 'warehouse_id' | 'delivery_type'> &
    Parameters<typeof contributionOfRow>[0],
): OrderChange {
  return {
    createdAt: row.created_at,
    warehouseId: row.warehouse_id,
    deliveryType: row.delivery_type,
    after: contributionOfRow(row),
  };
}

/** Returns the inverse change, which removes an order. */
export function minusContribution({ after, ...order }: OrderChange): OrderChange {
  return { ...order, before: after, after: NOTHING };
}

/** Length of the prefix of '2026-11-21T14' that names the bucket of each grain. */
const GRAINS = { all: 0, day: 10, hour: 13, month: 7 } as const;

/** Rows of one statement, by its bound parameters of 9 a row: SQLite allows 32,766 and PostgreSQL 65,535. */
const ROWS_AT_ONCE = 2000;

/** '2026-11-21T23' is followed by '2026-11-22T00'. */
export function nextHour(hour: string): string {
  return new Date(Date.parse(`${hour}:00Z`) + HOUR_MS).toISOString().slice(0, 13);
}

function plus(one: Readonly<Contribution>, other: Readonly<Contribution>): Contribution {
  return {
    orders: one.orders + other.orders,
    revenueFils: one.revenueFils + other.revenueFils,
    paidCodFils: one.paidCodFils + other.paidCodFils,
    unpaidCodFils: one.unpaidCodFils + other.unpaidCodFils,
    toCollectFils: one.toCollectFils + other.toCollectFils,
  };
}

/**
 * Sums changes into rows to upsert at all four grains, without zeros, in one lock order so that two transactions do
 * not deadlock on PostgreSQL.
 */
export function totalsOf(timeZone: string, changes: Iterable<OrderChange>): TotalsRow[] {
  const sums = new Map<string, Contribution>();
  for (const { createdAt, warehouseId, deliveryType, before = NOTHING, after } of changes) {
    const key = [businessHour(createdAt, timeZone), warehouseId, deliveryType].join('\n');
    sums.set(key, plus(sums.get(key) ?? NOTHING, contributionChange(before, after)));
  }
  const rows = new Map<string, Contribution>();
  for (const [key, sum] of sums) {
    const [hour = '', ...rest] = key.split('\n');
    for (const [grain, length] of Object.entries(GRAINS)) {
      const bucket = [grain, hour.slice(0, length), ...rest].join('\n');
      rows.set(bucket, plus(rows.get(bucket) ?? NOTHING, sum));
    }
  }
  return [...rows]
    .filter(([, sum]) => Object.values(sum).some((figure) => figure !== 0))
    .map(([key, sum]) => toRow(key, sum))
    .sort(byKey);
}

const KEY = ['grain', 'start', 'warehouse_id', 'delivery_type'] as const;
const FIGURES = ['orders', 'revenue_fils', 'paid_cod_fils', 'unpaid_cod_fils', 'to_collect_fils'] as const;
const COLUMNS = [...KEY, ...FIGURES] as const;

export function byKey(one: TotalsRow, other: TotalsRow): number {
  const part = KEY.find((column) => one[column] !== other[column]);
  return part === undefined ? 0 : one[part] < other[part] ? -1 : 1;
}

function toRow(key: string, sum: Contribution): TotalsRow {
  const [grain = '', start = '', warehouse_id = '', delivery_type = ''] = key.split('\n');
  return {
    grain,
    start,
    warehouse_id,
    delivery_type,
    orders: sum.orders,
    revenue_fils: sum.revenueFils,
    paid_cod_fils: sum.paidCodFils,
    unpaid_cod_fils: sum.unpaidCodFils,
    to_collect_fils: sum.toCollectFils,
  };
}

/**
 * Adds changes to the totals, in the transaction that changes the orders. Throws TimeZoneMoved if the totals are now
 * stored in another zone.
 */
export async function addToTotals(trx: Trx, timeZone: string, changes: Iterable<OrderChange>): Promise<void> {
  const zones = await addRows(trx, totalsOf(timeZone, changes));
  for (const { zone } of zones) {
    if (zone !== null && !isSameZone(zone, timeZone)) throw new TimeZoneMoved(zone);
  }
}

/** Changes that are summed at the end of a unit of work. */
export const totals: Ending<OrderChange> = { write: addToTotals };

type Zone = { zone: string | null };

/** Rows that one order changes. */
const ROWS_OF_AN_ORDER = Object.keys(GRAINS).length;
/** Rows of orders that arrive together on SQLite, of several warehouses and both modes. */
const MOST_KEPT = 8 * ROWS_OF_AN_ORDER;

/** Returns the stored time zone. */
const ZONE = sql<string | null>`(select value from meta where key = 'time_zone')`.as('zone');

function upsert(trx: Trx, rows: readonly TotalsRow[]): CompiledQuery<Zone> {
  // Object.keys loses the type of the keys.
  const columns = Object.keys(rows[0] ?? {}) as (keyof TotalsRow)[];
  const isOnPostgres = engineOf(trx).name === 'postgres';
  const compile = (inserting: ReturnType<typeof insertingValues>) =>
    inserting
      .onConflict((conflict) =>
        conflict.columns(KEY).doUpdateSet({
          orders: sql`order_totals.orders + excluded.orders`,
          revenue_fils: sql`order_totals.revenue_fils + excluded.revenue_fils`,
          paid_cod_fils: sql`order_totals.paid_cod_fils + excluded.paid_cod_fils`,
          unpaid_cod_fils: sql`order_totals.unpaid_cod_fils + excluded.unpaid_cod_fils`,
          to_collect_fils: sql`order_totals.to_collect_fils + excluded.to_collect_fils`,
        }),
      )
      .returning(ZONE)
      .compile();
  const insertingValues = () => trx.insertInto('order_totals').values(rows);
  const isKept = isOnPostgres ? rows.length === ROWS_OF_AN_ORDER : rows.length <= MOST_KEPT;
  if (isKept) {
    const key = ['totals', rows.length, ...columns].join(' ');
    const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
    return { ...compiledOnce(trx, key, () => compile(insertingValues())), parameters };
  }
  if (!isOnPostgres) return compile(insertingValues());
  const fromJson = rowsFromJson('order_totals', COLUMNS, rows);
  const compiled = compile(trx.insertInto('order_totals').columns(COLUMNS).expression(fromJson));
  keepPrepared(trx, compiled);
  return compiled;
}

function chunksOf(rows: readonly TotalsRow[]): TotalsRow[][] {
  const chunks = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: chunks }, (_, at) => rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE));
}

/** Adds to each row or inserts it. Returns the stored time zone, read after the rows are locked. */
export async function addRows(trx: Trx, rows: readonly TotalsRow[]): Promise<Zone[]> {
  const zones: Zone[] = [];
  for (const chunk of chunksOf(rows)) {
    const { rows: written } = await trx.executeQuery(upsert(trx, chunk));
    zones.push(...written.slice(0, 1));
  }
  return zones;
}

/** Sums the orders created in a span from whole months, days and hours; only the edges read orders. */
export async function sumTotals(
  db: Database,
  timeZone: string,
  span: Span,
  { warehouseId }: Scope,
): Promise<Contribution> {
  const { months, days, hours, edges } = cutPeriod(span, timeZone);
  await requireTimeZone(db, timeZone);
  const whole = await sumRows(db, { months, days, hours }, warehouseId);
  const cut = await Promise.all(edges.map((edge) => sumOrders(db, edge, { warehouseId })));
  return cut.reduce(plus, whole);
}

async function sumRows(
  db: Database,
  { months, days, hours }: Omit<Pieces, 'edges'>,
  warehouseId: string | undefined,
): Promise<Contribution> {
  if (!months && days.length + hours.length === 0) return NOTHING;
  const row = await db
    .selectFrom('order_totals')
    .select((eb) => [
      eb.fn.sum<number | null>('orders').as('orders'),
      eb.fn.sum<number | null>('revenue_fils').as('revenue_fils'),
      eb.fn.sum<number | null>('paid_cod_fils').as('paid_cod_fils'),
      eb.fn.sum<number | null>('unpaid_cod_fils').as('unpaid_cod_fils'),
      eb.fn.sum<number | null>('to_collect_fils').as('to_collect_fils'),
    ])
    .where((eb) => {
      const run =
        months && eb.and([eb('grain', '=', 'month'), eb.between('start', months.first, months.last)]);
      const named = (grain: string, starts: string[]) =>
        starts.length > 0 && eb.and([eb('grain', '=', grain), eb('start', 'in', starts)]);
      return eb.or(
        [run, named('day', days), named('hour', hours)].filter((part) => typeof part === 'object'),
      );
    })
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .executeTakeFirstOrThrow();
  return {
    orders: row.orders ?? 0,
    revenueFils: row.revenue_fils ?? 0,
    paidCodFils: row.paid_cod_fils ?? 0,
    unpaidCodFils: row.unpaid_cod_fils ?? 0,
    toCollectFils: row.to_collect_fils ?? 0,
  };
}

/**
 * Sums the orders themselves, of one warehouse and one sender if they are named. The contribution of an order depends
 * on its group alone and is linear in its money.
 */
export async function sumOrders(
  db: Database,
  span: Span,
  { warehouseId, senderId }: Partial<Pick<Scope, 'warehouseId' | 'senderId'>>,
): Promise<Contribution> {
  const groups = await groupOrders(db, span)
    .$if(warehouseId !== undefined, (query) => query.where('warehouse_id', '=', warehouseId ?? ''))
    .$if(senderId !== undefined, (query) => query.where('sender_id', '=', senderId ?? ''))
    .execute();
  return groups.map(contributionOf).reduce(plus, NOTHING);
}
