import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findFact, setFact } from '../../../platform/engine/meta.ts';
import { WHOLE_BUSINESS } from '../../../platform/values/scope.ts';
import { DATABASES, type OpenedTestDatabase } from '../../../testing/databases.ts';
import { insertManyOrders, insertOrder, insertRow, ordinaryOrder } from '../../../testing/rows.ts';
import { differingColumns, repairColumns } from './derived-columns.ts';
import { foldOrders } from './fold-orders.ts';
import type { SearchFilter } from './order-filter.ts';
import { readMatches, searchOrders } from './search.ts';

const NAMES = ['أحمد', 'Omar', 'José', 'فاطمة', 'ÉLOÏSE', 'Jose', 'احمد علي', 'مُحمّد'];
/** Searches with what they found in a database of before, then what they find once all orders are folded. */
const SEARCHES: [search: string, before: string[], after: string[]][] = [
  ['omar', ['Omar'], ['Omar']],
  ['أحمد', ['أحمد'], ['أحمد', 'احمد علي']],
  ['احمد', ['احمد علي'], ['أحمد', 'احمد علي']],
  ['فاطمة', ['فاطمة'], ['فاطمة']],
  ['فاطمه', [], ['فاطمة']],
  ['éloïse', ['ÉLOÏSE'], ['ÉLOÏSE']],
  ['él', ['ÉLOÏSE'], ['ÉLOÏSE']],
  ['José', ['José'], ['José', 'Jose']],
  ['jose', ['Jose'], ['José', 'Jose']],
  ['مُحمّد', ['مُحمّد'], ['مُحمّد']],
  ['محمد', [], ['مُحمّد']],
];

describe.each(DATABASES)('orders of before on $name', ({ open }) => {
  let opened: OpenedTestDatabase;

  beforeEach(async () => {
    opened ??= await open();
    const { db } = opened;
    await opened.empty();
    const { id: warehouse_id } = await insertRow(db, 'warehouses');
    const rows = NAMES.map((receiver_name) => ({ ...ordinaryOrder(), warehouse_id, receiver_name }));
    await insertManyOrders(db, rows);
    // As the migration leaves them.
    const { seq } = await db
      .selectFrom('orders')
      .select('seq')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    await db.updateTable('orders').set({ folded_texts: null }).execute();
    await setFact(db, 'unfolded_below', String(seq + 1));
  });
  afterAll(() => opened.close());

  async function find(search: string, filter: Omit<SearchFilter, 'scope'> = {}): Promise<string[]> {
    const wanted = { ...filter, scope: WHOLE_BUSINESS, search };
    const { rows } = await searchOrders(opened.db, wanted, { limit: 100, offset: 0 });
    const all: string[] = [];
    for await (const some of readMatches(opened.db, wanted))
      all.push(...some.map((row) => row.receiver_name));
    expect(rows.map((row) => row.receiver_name)).toEqual(all);
    return all.sort();
  }

  /** Folds this many slices of two orders. */
  async function foldSlices(slices: number): Promise<void> {
    let left = slices;
    const signal = {
      get aborted() {
        left -= 1;
        return left < 0;
      },
    };
    await foldOrders(opened.db, signal, 2);
  }

  test('are found by all that found them, however many are folded, and then in every spelling', async () => {
    for (let slices = 0; slices < NAMES.length; slices += 1) {
      for (const filter of [{}, { mode: 'normal' }, { city: 'Sharjah' }] as const) {
        for (const [search, before, after] of SEARCHES) {
          const found = await find(search, filter);
          expect(found, search).toEqual(expect.arrayContaining(before));
          expect(after, search).toEqual(expect.arrayContaining(found));
        }
      }
      expect(await differingColumns(opened.db)).toEqual([]);
      await foldSlices(1);
    }
    expect(await findFact(opened.db, 'unfolded_below')).toBeUndefined();
    for (const [search, , after] of SEARCHES) expect(await find(search), search).toEqual(after.toSorted());
    expect(await differingColumns(opened.db)).toEqual([]);
  });

  test('are folded once by two servers, next to new orders', async () => {
    await insertOrder(opened.db, { receiver_name: 'Zoë', created_at: '2020-01-01T00:00:00.000Z' });
    await Promise.all([foldSlices(100), foldSlices(100)]);
    expect(await find('zoe')).toEqual(['Zoë']);
    expect(await find('jose')).toEqual(['Jose', 'José']);
    expect(await findFact(opened.db, 'unfolded_below')).toBeUndefined();
  });

  test('are repaired by the check if their folded texts are wrong', async () => {
    await foldSlices(100);
    await sql`update orders set folded_texts = null where receiver_name = 'José'`.execute(opened.db);
    expect(await differingColumns(opened.db)).toEqual([
      expect.stringMatching(/^The texts in one spelling, for searches, are wrong: 1 order, the first TWS-/),
    ]);
    expect(await repairColumns(opened.db)).toBe(1);
    expect(await find('jose')).toEqual(['Jose', 'José']);
  });
});
