import { HOUR_MS } from '@tawseel/contract/facts/durations';
import { engineOf } from '../../../platform/engine/database.ts';
import { setFact } from '../../../platform/engine/meta.ts';
import { requireTimeZone } from '../../../platform/engine/stored-time-zone.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { addRows, byKey } from './totals.ts';
import { type Excess, excessOfGrain, excessOfHour, hoursWithTotals, LONGER_GRAINS } from './totals-excess.ts';

type OnProgress = (hoursDone: number, hoursInAll: number) => void;

/** Hours of one transaction: others wait for some 10 ms. */
const HOURS_AT_ONCE = 30;
/** Lock timeout of PostgreSQL, because other writers queue behind this one as long as it waits. */
const PATIENCE = '10s';

/**
 * Repairs every total that differs from its orders, some hours at a time in short transactions, while orders arrive:
 * it subtracts the excess, which new orders do not change. Returns how many were wrong.
 */
export async function repairTotals(
  db: Database,
  timeZone: string,
  onProgress: OnProgress = () => undefined,
): Promise<number> {
  let wrong = 0;
  const putRight = (...excesses: ((trx: Trx) => Promise<Excess[]>)[]) =>
    db.transaction().execute(async (trx) => {
      // Two repairs at once would subtract the same excess twice.
      await engineOf(trx).lockName(trx, 'tawseel repair of totals');
      await requireTimeZone(trx, timeZone);
      for (const excess of excesses) wrong += await takeAway(trx, await excess(trx));
    });
  let differing: string[] = [];
  const putRightHours = async () => {
    await putRight(...differing.map((hour) => (trx: Trx) => excessOfHour(trx, timeZone, hour)));
    differing = [];
  };
  for await (const hour of hoursWithProgress(db, timeZone, onProgress)) {
    if ((await excessOfHour(db, timeZone, hour)).length > 0) differing.push(hour);
    if (differing.length === HOURS_AT_ONCE) await putRightHours();
  }
  await putRightHours();
  for (const grain of LONGER_GRAINS) await putRight((trx) => excessOfGrain(trx, grain));
  await db
    .deleteFrom('order_totals')
    .where((eb) =>
      eb.and({ orders: 0, revenue_fils: 0, paid_cod_fils: 0, unpaid_cod_fils: 0, to_collect_fils: 0 }),
    )
    .execute();
  return wrong;
}

/**
 * Recalculates every total in another time zone and stores that zone, in one transaction that other writers wait for.
 * Servers that still use the old zone then refuse calls that need totals.
 */
export async function moveTotals(
  db: Database,
  timeZone: string,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await engineOf(trx).lockTables(trx, ['order_totals'], 'writers', PATIENCE);
    await setFact(trx, 'time_zone', timeZone);
    await trx.deleteFrom('order_totals').execute();
    for await (const hour of hoursWithProgress(trx, timeZone, onProgress)) {
      await takeAway(trx, await excessOfHour(trx, timeZone, hour));
    }
    for (const grain of LONGER_GRAINS) await takeAway(trx, await excessOfGrain(trx, grain));
  });
}

async function* hoursWithProgress(
  db: Database,
  timeZone: string,
  onProgress: OnProgress,
): AsyncGenerator<string> {
  const last = await db
    .selectFrom('orders')
    .select('created_at')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const at = (hour: string) => Date.parse(`${hour}:00Z`) / HOUR_MS;
  let first: number | undefined;
  for await (const hour of hoursWithTotals(db, timeZone)) {
    first ??= at(hour);
    const done = at(hour) - first;
    const inAll = last ? Math.ceil(Date.parse(last.created_at) / HOUR_MS) - first : 0;
    onProgress(done, Math.max(done, inAll));
    yield hour;
  }
}

async function takeAway(trx: Trx, excess: Excess[]): Promise<number> {
  const negative = excess.map((row) => ({
    ...row,
    orders: -row.orders,
    revenue_fils: -row.revenue_fils,
    paid_cod_fils: -row.paid_cod_fils,
    unpaid_cod_fils: -row.unpaid_cod_fils,
    to_collect_fils: -row.to_collect_fils,
  }));
  await addRows(trx, negative.sort(byKey));
  return excess.length;
}
