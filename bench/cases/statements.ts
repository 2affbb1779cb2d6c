import { Agent } from 'node:http';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { BANK, shopOf } from '@tawseel/server/src/areas/ledger/rules/names.ts';
import { insertCharges } from '@tawseel/server/src/areas/ledger/store/charges.ts';
import { post } from '@tawseel/server/src/areas/ledger/store/post.ts';
import { NEW_SHOP } from '@tawseel/server/src/areas/senders/store.ts';
import { newId } from '@tawseel/server/src/platform/engine/ids.ts';
import { insertRows } from '@tawseel/server/src/platform/engine/insert-rows.ts';
import { openDatabase } from '@tawseel/server/src/platform/engine/open.ts';
import type { Database } from '@tawseel/server/src/platform/engine/tables.ts';
import { readSettings } from '@tawseel/server/src/platform/settings.ts';
import { businessDay } from '@tawseel/server/src/platform/values/period.ts';
import { insertRow } from '@tawseel/server/src/testing/rows.ts';
import { sql } from 'kysely';
import { type DataSet, type DataSets, ENGINES } from '../data-sets.ts';
import { END } from '../fill.ts';
import { ask, beside, ms, percentile, sorted, start, timesOf } from '../measure.ts';
import { orderRows } from '../order-rows.ts';
import { atMost, type Result } from '../result.ts';

/** Shops with the orders of a week, and one shop with many. */
const SHOPS = 400;
const ORDERS = 250;
const MANY = 10_000;
const LISTS = 300;
const MOST = { closeMs: 60_000, manyMs: 2000, listMs: 50, besideMs: 100 };
const COD_FILS = 10_000;

const NOW = new Date(END);
const TODAY = businessDay(NOW.toISOString(), BUSINESS_TIME_ZONE);
const BENCH = { kind: 'system', id: '', name: 'Bench', role: 'administrator' } as const;

/** Fills an empty business with billed shops: each order is delivered, charged and handed in. */
async function fillShops(db: Database): Promise<string[]> {
  await db.updateTable('business').set({ trn: '100384726190003' }).execute();
  const { id: warehouse } = await insertRow(db, 'warehouses');
  const sizes = [MANY, ...Array.from({ length: SHOPS }, () => ORDERS)];
  const orders = [...orderRows(MANY + SHOPS * ORDERS, NOW.getTime(), [warehouse])];
  const shops: string[] = [];
  for (const [at, size] of sizes.entries()) {
    const { id } = await insertRow(db, 'senders', { id: newId(), email: `shop-${at}@example.ae` });
    shops.push(id);
    const own = orders.splice(0, size).map((order) => ({ ...order, sender_id: id }));
    await db.transaction().execute(async (trx) => {
      await insertRows(trx, 'shops', [{ ...NEW_SHOP, sender_id: id, billed_from: '2020-01-01' }]);
      await insertRows(trx, 'orders', own);
      const charge = { kind: 'delivery', sender_id: id, day: TODAY, what: '', credited_by: null } as const;
      const open = { ...charge, statement_no: null, invoice_no: null };
      await insertCharges(
        trx,
        own.map(({ seq, charge_fils: fils }) => ({ ...open, id: newId(), order_seq: seq, fils })),
      );
      const handIn = { kind: 'handIn', from: shopOf(id), to: BANK, fils: COD_FILS } as const;
      const handed = own.map(({ seq }) => ({ ...handIn, orderSeq: seq }));
      await post({ trx, actor: BENCH as never }, NOW.toISOString(), handed);
    });
  }
  return shops;
}

type ShopToClose = { shop: { _id: string }; toPay: number };

/** Lists the shops, closes the statement of the largest, then of all others at once while lists are read. */
async function measure({ engine, settings }: DataSet) {
  const { db } = await openDatabase(readSettings(settings));
  const [many = ''] = await fillShops(db);
  // As PostgreSQL does by itself within a minute of so many inserts.
  if (engine === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
  await db.destroy();
  const server = await start(settings);
  const over = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const lists = sorted(await timesOf(server, () => ({ path: '/api/shops' }), { count: LISTS }));
    const { data } = JSON.parse((await ask(server, { path: '/api/shops' })).body) as { data: ShopToClose[] };
    const close = async (shops: readonly ShopToClose[]) => {
      const body = {
        through: TODAY,
        shops: shops.map(({ shop: { _id }, toPay }) => ({ _id, toPay })),
      };
      const answer = await ask(server, { path: '/api/statements', body });
      const refused = (JSON.parse(answer.body).data ?? []).find((each: { number: unknown }) => !each.number);
      if (answer.status !== 200 || refused) throw new Error(refused?.reason ?? answer.body);
      return answer.ms;
    };
    const page = async () => (await ask(server, { path: '/api/orders/orders-all?page=1', over })).ms;
    const one = await beside(() => close(data.filter(({ shop }) => shop._id === many)), page, 5);
    const rest = data.filter(({ shop }) => shop._id !== many);
    const all = await beside(() => close(rest), page, 20);
    return { lists, one: one.made, all: all.made, times: sorted([...one.times, ...all.times]) };
  } finally {
    over.destroy();
    await server.stop();
  }
}

/** The Thursday of a bookkeeper: shops are listed, and their statements closed with invoices. */
export async function statements(sets: DataSets): Promise<Result[]> {
  const results: Result[] = [];
  for (const engine of ENGINES) {
    const set = await sets.empty(engine);
    if (!set) continue;
    const { lists, one, all, times } = await measure(set);
    const row = (what: string, most: number, value: number, measured = ms(value)) =>
      results.push({ what: `${what}, ${engine}`, measured: { measured }, ...atMost(most, value, 'ms') });
    const [p50, p99] = [percentile(lists, 0.5), percentile(lists, 0.99)];
    row(`list of ${SHOPS + 1} shops`, MOST.listMs, p99, `p50 ${ms(p50)}, p99 ${ms(p99)}`);
    row(`${SHOPS} statements of ${ORDERS} orders`, MOST.closeMs, all);
    row(`one statement of ${MANY} orders`, MOST.manyMs, one);
    row('page of orders meanwhile, p99', MOST.besideMs, percentile(times, 0.99));
  }
  return results;
}
