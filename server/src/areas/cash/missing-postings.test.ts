import { orders } from '@tawseel/contract/orders';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { deleteFact, setFact } from '../../platform/engine/meta.ts';
import { insertCash } from '../../testing/cash.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

onEveryDatabase((server) => {
  const problems = () => findProblems(server.db, 'Asia/Dubai');
  let made: Awaited<ReturnType<typeof insertCash>> & { warehouseId: string };

  beforeEach(async () => {
    const { id: warehouseId } = await insertRow(server.db, 'warehouses');
    made = { warehouseId, ...(await insertCash(server.db, warehouseId)) };
  });

  /** Deletes postings as a person can who knows how the demo is removed. */
  async function lose(where: ReturnType<typeof sql>) {
    await setFact(server.db, 'demo', 'removing');
    await sql`delete from postings where ${where}`.execute(server.db);
    await deleteFact(server.db, 'demo');
  }

  test('the database refuses to delete a posting, and to change one', async () => {
    await expect(sql`delete from postings where seq = 1`.execute(server.db)).rejects.toThrow(
      'postings are never deleted',
    );
    await expect(sql`update postings set fils = 1 where seq = 1`.execute(server.db)).rejects.toThrow(
      /append-only/,
    );
    expect(await problems()).toEqual([]);
  });

  test('a posting that is missing is reported by its number, and once the balance has been made to fit', async () => {
    await lose(sql`seq = 2`);
    await sql`update balances set fils = coalesce((select sum(case when to_no = no then fils else -postings.fils end)
      from postings where no in (from_no, to_no)), 0)`.execute(server.db);
    expect(await problems()).toEqual([
      'Postings are numbered to 6: 1 are missing, the first is 2.',
      expect.stringMatching(/^Balance \d+ \(box\) is below zero/),
    ]);
  });

  test.each([
    ['the first', sql`seq = 1`, 1],
    ['the last', sql`seq = 6`, 6],
  ])('%s posting is missed as well', async (_, where, number) => {
    await lose(where);
    expect(await problems()).toContain(`Postings are numbered to 6: 1 are missing, the first is ${number}.`);
  });

  test('a count whose posting is missing is reported', async () => {
    await lose(sql`count_no = ${made.count}`);
    expect(await problems()).toContain(
      `Count ${made.count} says 5000 fils and 5000 counted, its postings 0 and 0.`,
    );
  });

  test('an order that was handed in by a call and has no posting is reported, an imported one is not', async () => {
    const paid = { payment_method: 'COD', tracking_status: 'delivered', warehouse_id: made.warehouseId };
    const { seq, tracking_id: trackingID } = await insertOrder(server.db, { ...paid, value_fils: 4_000 });
    await insertOrder(server.db, { ...paid, cash_handed_in_at: '2026-11-23T10:00:00.000Z' });
    await server.call(orders.handInCash, { params: { trackingID }, body: { cashHandedIn: true } });
    expect(await problems()).toEqual([]);
    await lose(sql`order_seq = ${seq}`);
    expect(await problems()).toContain(`Orders were handed in without a posting: 1, ${trackingID}.`);
  });
});
