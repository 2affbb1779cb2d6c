import { cash } from '@tawseel/contract/cash';
import { statements } from '@tawseel/contract/statements';
import { beforeEach, expect, test } from 'vitest';
import { atTheDoor, type Person } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

const TODAY = '2026-11-21';

onEveryDatabase((server) => {
  const { at, hire, out, act } = atTheDoor(server);
  let karim: Person;
  let shop: string;

  beforeEach(async () => {
    karim = await hire('cashier');
    shop = (await insertRow(server.db, 'senders', { name: 'Noor Trading' })).id;
  });

  const explain = async (trackingID: string, statement?: number, by?: Person) =>
    (
      await server.call(
        statements.explainOrder,
        { params: { id: shop }, query: { trackingID, ...(statement && { statement }) } },
        by,
      )
    ).data;
  const none = { name: '', statement: null, day: null };

  test('says of an order where its cash and its charge are, as it is delivered, handed in and closed', async () => {
    const [stop] = await out(1, {
      ...{ payment_method: 'COD', value_fils: 10_000, charge_fils: 1_750, sender_id: shop },
      moved_at: '2026-11-21T09:00:00.000Z',
    });
    const { trackingID, stopId } = stop!;
    await insertAssigned(server.db, [stop!]);
    expect(await explain(trackingID)).toEqual([{ ...none, reason: 'notDone', name: 'assignedtodriver' }]);
    await act(stopId, { cash: 100 });
    const withDriver = { ...none, reason: 'withDriver', name: 'Imran Qureshi' };
    expect(await explain(trackingID)).toEqual([withDriver, { ...none, reason: 'notBilled' }]);
    const opening = { params: { id: shop }, body: { paid: 0, billedFrom: TODAY } };
    await server.call(statements.openShop, opening);
    const open = { ...none, reason: 'open', day: TODAY };
    expect(await explain(trackingID, undefined, karim)).toEqual([withDriver, open]);
    const pieces = { driverId: at.bilal.id, total: 100, pieces: { 10000: 1 } };
    await server.call(cash.handIn, { body: pieces }, karim);
    expect(await explain(trackingID)).toEqual([open]);
    // A statement of the day before does not have its charge.
    const closing = (through: string, toPay: number) =>
      server.call(statements.closeStatements, { body: { through, shops: [{ _id: shop, toPay }] } });
    await closing('2026-11-20', 100);
    expect(await explain(trackingID, 1)).toEqual([{ ...none, reason: 'afterDay', day: TODAY }]);
    await closing(TODAY, 82.5);
    expect(await explain(trackingID, 1)).toEqual([
      { ...none, reason: 'onStatement', statement: 2, day: TODAY },
    ]);
  });

  test('an order of another shop, of a file, and without a price is none of it', async () => {
    const done = { tracking_status: 'delivered', charge_fils: 1_750 } as const;
    const other = await insertOrder(server.db, { ...done, sender_name: 'Layla Home' });
    const imported = await insertOrder(server.db, { ...done, sender_id: shop });
    expect(await explain(other.tracking_id)).toEqual([{ ...none, reason: 'otherShop', name: 'Layla Home' }]);
    expect(await explain(imported.tracking_id)).toEqual([{ ...none, reason: 'imported' }]);
    const asked = { params: { id: shop }, query: { trackingID: other.tracking_id, statement: 9 } };
    expect((await server.refused(statements.explainOrder, asked)).code).toBe('no_such_statement');
    const unknown = { params: { id: shop }, query: { trackingID: 'TWS-NONE' } };
    expect((await server.refused(statements.explainOrder, unknown, karim)).code).toBe('no_such_order');
    const elsewhere = await insertRow(server.db, 'warehouses');
    const there = await insertOrder(server.db, { ...done, sender_id: shop, warehouse_id: elsewhere.id });
    const hidden = { params: { id: shop }, query: { trackingID: there.tracking_id } };
    expect((await server.refused(statements.explainOrder, hidden, karim)).status).toBe(404);
  });
});
