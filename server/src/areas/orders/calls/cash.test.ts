import { audit } from '@tawseel/contract/audit';
import { MOST_CASH_ORDERS } from '@tawseel/contract/facts/limits';
import { orders } from '@tawseel/contract/orders';
import { describe, expect, test } from 'vitest';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { COD, orderEditing } from '../../../testing/order-editing.ts';
import { insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  const { people, placed, read, handIn, undo, history, finance, expectExact } = orderEditing(server);
  const DELIVERED = { ...COD, tracking_status: 'delivered' };
  const several = async () => [
    await placed(DELIVERED),
    await placed({ ...DELIVERED, value_fils: 12_345 }),
    await placed({ ...DELIVERED, value_fils: 0 }),
  ];
  const refusal = (trackingIDs: string[], total: number, token = people.cashier) =>
    server.refused(orders.handInCashOfMany, { body: { trackingIDs, total } }, { token });
  const areOpen = async (ids: string[]) => {
    for (const id of ids) expect((await read(id)).cashHandedInAt).toBeNull();
    await expectExact();
  };

  describe('cash of several orders', () => {
    test('is for supervisors and cashiers, and requires unique orders, up to a limit', async () => {
      const ids = await several();
      const [first = ''] = ids;
      expect(await refusal(ids, 373.45, people.operator)).toMatchObject({ status: 403 });
      const key = await insertKey(server.db, 'tracking');
      expect(await refusal(ids, 373.45, key)).toMatchObject({ status: 403 });
      expect(await refusal([], 0)).toMatchObject({ status: 422 });
      expect(await refusal(Array(MOST_CASH_ORDERS + 1).fill(first), 250)).toMatchObject({ status: 422 });
      const twice = await refusal([first, first.toLowerCase()], 500);
      expect(twice).toMatchObject({ status: 422, message: `${first} is named twice.` });
      await areOpen(ids);
    });

    test('is recorded for none if one of them has none to record, with the reason', async () => {
      const ids = await several();
      const underWay = await placed({ ...COD, tracking_status: 'assignedtodriver' });
      const byCard = await placed({ tracking_status: 'delivered', payment_method: 'Card' });
      const elsewhere = await placed({
        ...DELIVERED,
        warehouse_id: (await insertRow(server.db, 'warehouses')).id,
      });
      expect(await refusal([...ids, underWay], 623.45)).toMatchObject({
        status: 409,
        message: `Nothing was recorded. Cash cannot be recorded for ${underWay}: it is not delivered, but with a driver.`,
      });
      const both = await refusal([byCard, ...ids, underWay], 873.45);
      expect(both.message).toMatch(/^Nothing was recorded\. .* 1 more order cannot be recorded either\.$/);
      expect(both.issues?.map(({ path }) => path)).toEqual(['trackingIDs.0', 'trackingIDs.4']);
      expect(await refusal([...ids, elsewhere], 623.45)).toMatchObject({ status: 404 });
      await handIn(ids[1] ?? '');
      expect((await refusal(ids, 373.45)).message).toContain('it is already recorded');
      await areOpen([ids[0] ?? '', underWay, byCard]);
    });

    test('is recorded for none if the counted cash is not their sum', async () => {
      const ids = await several();
      expect(await refusal(ids, 373.4)).toMatchObject({
        status: 409,
        message: 'Nothing was recorded. These orders come to AED 373.45 now. Count the cash again.',
        issues: [{ path: 'total' }],
      });
      await areOpen(ids);
    });

    test('is recorded for all together, in the history and the audit log of each', async () => {
      const ids = await several();
      const body = { trackingIDs: ids, total: 373.45 };
      const along = { token: people.cashier, headers: { 'idempotency-key': 'one bag' } };
      const answer = await server.call(orders.handInCashOfMany, { body }, along);
      expect(answer).toEqual({
        message: 'Cash received for 3 orders: AED 373.45.',
        data: { orders: 3, total: 373.45 },
      });
      // Asked again after an answer that got lost, it is done once.
      expect(await server.call(orders.handInCashOfMany, { body }, along)).toEqual(answer);
      for (const id of ids) {
        expect((await read(id)).cashHandedInAt).not.toBeNull();
        expect((await history(id)).at(-1)).toMatchObject({
          event: 'cashHandedIn',
          by: { kind: 'cashier', name: 'Karim Nasser' },
        });
      }
      expect((await finance()).slice(2)).toEqual([37_345, 0]);
      const { data } = await server.call(audit.listAudit, { query: { call: 'orders.handInCash' } });
      expect(data.map(({ subjectName }) => subjectName).toSorted()).toEqual(ids.toSorted());
      for (const row of data) expect(row.actorName).toBe('Karim Nasser');
      await undo(ids[0] ?? '', people.cashier);
      expect((await finance()).slice(2)).toEqual([12_345, 25_000]);
      await expectExact();
    });

    test('is recorded once if two cashiers record it at the same moment', async () => {
      const ids = await several();
      const asked = (trackingIDs: string[]) =>
        server.send(
          orders.handInCashOfMany,
          { body: { trackingIDs, total: 373.45 } },
          { token: people.cashier },
        );
      const answers = await Promise.all([asked(ids), asked(ids.toReversed())]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      expect((await finance()).slice(2)).toEqual([37_345, 0]);
      await expectExact();
    });
  });

  test('a list of open cash has its sum over all pages, only for the own warehouse and the filters', async () => {
    const elsewhere = (await insertRow(server.db, 'warehouses')).id;
    for (let count = 0; count < 12; count += 1) await placed({ ...DELIVERED, value_fils: 10_050 });
    await placed(COD);
    await placed({ ...DELIVERED, warehouse_id: elsewhere });
    await placed({ ...DELIVERED, cash_handed_in_at: '2026-11-21T09:30:00.000Z' });
    const list = async (query: object) =>
      server.call(orders.listOrders, { query: { page: 1, ...query } }, { token: people.cashier });
    const open = { payment: 'COD-open', trackingStatus: 'delivered' };
    const { data, total, unpaidCOD } = await list(open);
    expect([data.length, total, unpaidCOD]).toEqual([10, 12, 1206]);
    expect((await list({ ...open, page: 2 })).unpaidCOD).toBe(1206);
    expect((await list({ payment: 'COD-open' })).unpaidCOD).toBe(1456);
    expect((await list({ ...open, search: 'nobody at all' })).unpaidCOD).toBe(0);
    expect((await list({ payment: 'COD-unheld', trackingStatus: 'delivered' })).unpaidCOD).toBe(1206);
    for (const query of [{}, { payment: 'COD' }]) expect(await list(query)).not.toHaveProperty('unpaidCOD');
  });
});
