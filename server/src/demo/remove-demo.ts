import { sql } from 'kysely';
import { BadSetting } from '../settings.ts';
import { engineOf } from '../store/database.ts';
import { markStartingPrices } from '../store/essentials.ts';
import { findFact, setFact } from '../store/meta.ts';
import type { Database, Tables, Trx } from '../store/tables.ts';
import { DEMO_MARK } from './context.ts';
import { HEAD_OFFICE } from './demo.ts';

/** What people enter, in the order in which an order that is put in reads and writes the tables. */
const ENTERED = [
  { table: 'senders', one: 'sender', many: 'senders', live: 'deleted_at is null' },
  { table: 'warehouses', one: 'warehouse', many: 'warehouses', live: 'deleted_at is null' },
  { table: 'zone_rates', one: 'general zone rate', many: 'general zone rates', live: "company_id = ''" },
  { table: 'orders', one: 'order', many: 'orders', live: 'true' },
  { table: 'staff', one: 'member of staff', many: 'members of staff', live: 'deleted_at is null' },
  { table: 'cashier_payments', one: 'cashier payment', many: 'cashier payments', live: 'true' },
  { table: 'queries', one: 'query', many: 'queries', live: 'true' },
] as const;

/** What has no life without those. */
const DEPENDENT = ['order_totals', 'order_events', 'unfinished_import'] as const;

/** How long PostgreSQL waits for what is under way before it gives up. */
const PATIENCE = '10s';

export type Counted = { text: string; n: number };

/** '1 sender and 12 orders': the rows of the demo, or those that people entered and have not deleted. */
async function count(db: Database, whose: 'of the demo' | 'of people'): Promise<Counted> {
  const parts: string[] = [];
  let all = 0;
  for (const { table, one, many, live } of ENTERED) {
    const isDemo = sql<boolean>`id like ${`%${DEMO_MARK}`}`;
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)}
      where ${sql.raw(live)} and ${whose === 'of the demo' ? isDemo : sql`not (${isDemo})`}`.execute(db);
    const n = rows[0]?.n ?? 0;
    all += n;
    if (n > 0) parts.push(`${n} ${n === 1 ? one : many}`);
  }
  return { text: new Intl.ListFormat('en-GB').format(parts), n: all };
}

/** What would go, in words. Throws BadSetting where there is no demo, or where real data stands beside it. */
export async function findDemo(db: Database): Promise<string> {
  if ((await findFact(db, 'demo')) !== 'loaded') throw new BadSetting('There is no demo business here.');
  const real = await count(db, 'of people');
  if (real.n > 0) {
    throw new BadSetting(
      `Beside the demo business ${real.n === 1 ? 'stands' : 'stand'} ${real.text} that people entered. Nothing was ` +
        'removed. Begin your own business in another folder: set DATA_DIR to it, and type npm start -- --no-demo',
    );
  }
  return (await count(db, 'of the demo')).text;
}

/**
 * Takes the demo business out again, with what was done to it meanwhile: all of it, or after a refusal nothing.
 * Administrators, API keys, charges and the rates of individual senders stay. Answers with what went, in words.
 */
export function removeDemo(db: Database): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await keepOthersOut(trx);
    const gone = await findDemo(trx);
    for (const table of DEPENDENT) await trx.deleteFrom(table).execute();
    await trx.deleteFrom('city_rates').where('company_id', '!=', '').execute();
    // Whatever of these is not the demo's is deleted already or belongs to a company of the demo. What names others goes
    // before them.
    for (const { table } of ENTERED.toReversed()) await trx.deleteFrom(table).execute();
    await trx
      .updateTable('admins')
      .set({ phone: '', address: '' })
      .where((eb) => eb.and(HEAD_OFFICE))
      .execute();
    // The demo decided on them, nobody in the business that follows.
    await markStartingPrices(trx);
    await setFact(trx, 'demo', 'removed');
    return gone;
  });
}

/** Even from reading: an order on its way in must not have found a warehouse that is gone when it is stored. */
async function keepOthersOut(trx: Trx): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  await sql.raw(`set local lock_timeout = '${PATIENCE}'`).execute(trx);
  const tables: (keyof Tables)[] = [...ENTERED.map(({ table }) => table), ...DEPENDENT];
  await sql.raw(`lock table ${tables.join(', ')} in access exclusive mode`).execute(trx);
}
