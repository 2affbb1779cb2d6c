import { business } from '@tawseel/contract/business';
import { cash } from '@tawseel/contract/cash';
import { collections } from '@tawseel/contract/collections';
import { myDay } from '@tawseel/contract/my-day';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/at-the-door.ts';
import { atTheCashDesk } from '../../testing/cash-desk.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertRow } from '../../testing/rows.ts';

onEveryDatabase((server) => {
  const { at, hire, held, handIn, refusedHandIn, reverse, amountOf, expectExact, list, deliver } =
    atTheCashDesk(server);
  /** Bilal collects these amounts, one for each order. */
  const collect = (...amounts: number[]) => deliver(...amounts.map((cash) => ({ cash, note: 'Agreed' })));

  describe('a part of the cash', () => {
    test('pays the oldest orders that it covers, and the rest is handed in ahead', async () => {
      await collect(100, 200, 70);
      const part = { total: 370, pieces: { 10000: 1, 5000: 1 }, isPart: true };
      expect((await refusedHandIn({ ...part, total: 300 })).code).toBe('other_cash');
      expect((await refusedHandIn({ ...part, pieces: {} })).issues).toMatchObject([{ path: 'pieces' }]);
      const { data: noon } = await handIn(part);
      expect(noon).toMatchObject({ orders: 1, change: 50, expected: 150, counted: 150, difference: 0 });
      expect(await held()).toMatchObject({ orders: 2, collected: 270, change: -50, total: 220 });
      expect((await server.call(myDay.readMyDay, {}, at.bilal)).data).toMatchObject({
        cash: 270,
        change: -50,
      });
      expect(await amountOf('box')).toEqual([150]);
      await expectExact();
      const { data: evening } = await handIn({ total: 220, pieces: { 20000: 1, 1000: 2 } });
      expect(evening).toMatchObject({ orders: 2, change: -50, expected: 220, difference: 0 });
      expect([await amountOf('box'), await amountOf('float')]).toEqual([[370], []]);
      await expectExact();
      await reverse(noon.number);
      expect(await held()).toMatchObject({ orders: 1, collected: 100, change: 50, total: 150 });
      await reverse(evening.number);
      expect(await held()).toMatchObject({ orders: 3, total: 370 });
      expect([await amountOf('box'), await amountOf('float')]).toEqual([[], []]);
      await expectExact();
    });

    test('that was ahead may pay all that is left, which is handed in without money', async () => {
      await collect(100);
      await handIn({ total: 100, pieces: { 5000: 1 }, isPart: true });
      const [order] = (await held()).held;
      const params = { trackingID: order!.trackingID };
      const body = { cash: 50, card: 0, reason: 'Mistyped' };
      await server.call(collections.correctCollected, { params, body }, at.sara);
      expect(await held()).toMatchObject({ orders: 1, total: 0 });
      expect((await handIn({ total: 0, pieces: {} })).data).toMatchObject({
        orders: 1,
        change: -50,
        difference: 0,
      });
      expect(await held()).toMatchObject({ orders: 0, change: 0 });
      await expectExact();
    });

    test('leaves no change if it pays orders exactly', async () => {
      await collect(100, 50);
      await handIn({ total: 150, pieces: { 10000: 1 }, isPart: true });
      expect(await held()).toMatchObject({ orders: 1, collected: 50, change: 0 });
      await expectExact();
    });

    test('is all of it once it is enough with its expenses', async () => {
      await collect(100);
      const expenses = [{ what: 'Fuel', amount: 60 }];
      const all = { total: 100, pieces: { 5000: 1 }, expenses, isPart: true };
      expect((await refusedHandIn(all)).issues).toMatchObject([{ path: 'reason' }]);
      expect((await handIn({ ...all, reason: 'A tip' })).data).toMatchObject({ orders: 1, difference: 10 });
      await expectExact();
    });
  });

  describe('a blind count', () => {
    beforeEach(async () => {
      await server.call(business.updateBusiness, { body: { ...BUSINESS, version: 0, blindCounts: true } });
    });

    test('shows a cashier no amount that is to be counted, and others all of them', async () => {
      await collect(100);
      await handIn({ pieces: { 5000: 1 }, isPart: true });
      const shown = await list(at.karim);
      expect(shown).not.toHaveProperty('withDrivers');
      expect(shown.balances.map(({ kind }) => kind)).toEqual([]);
      const [row] = shown.drivers;
      const opened = await held();
      for (const one of [row, opened])
        for (const name of ['collected', 'change', 'total']) expect(one).not.toHaveProperty(name);
      for (const name of ['due', 'amount']) expect(opened.held[0]).not.toHaveProperty(name);
      const desk = (await server.call(cash.readCashDesk, {}, at.karim)).data;
      expect([desk.isBlind, 'box' in desk]).toEqual([true, false]);
      const box = (await list(at.sara)).balances.find(({ kind }) => kind === 'box');
      const params = { number: box?.no } as never;
      for (const call of [cash.readBalance, cash.exportBalance])
        expect((await server.refused(call, { params }, at.karim)).code).toBe('no_such_balance');
      expect(await held(at.bilal.id, at.sara)).toMatchObject({ collected: 100, change: -50, total: 50 });
      expect((await server.call(cash.readCashDesk, {}, at.sara)).data.isBlind).toBe(false);
    });

    test('says only that it differs, until it is recorded', async () => {
      await collect(100);
      for (const guess of [{ total: 1, pieces: {} }, { pieces: {} }]) {
        const refused = await refusedHandIn(guess);
        expect(refused.issues).toMatchObject([{ path: 'reason' }]);
        expect(JSON.stringify(refused)).not.toMatch(/\b100\b/);
      }
      expect((await handIn({ pieces: { 5000: 1 }, reason: 'Lost' })).data).toMatchObject({
        expected: 100,
        difference: -50,
      });
      const wrong = await server.refused(cash.closeBox, { body: { total: 7, pieces: {} } }, at.karim);
      expect(JSON.stringify(wrong)).not.toMatch(/\b50\b/);
      const { data } = await server.call(cash.closeBox, { body: { pieces: { 5000: 1 } } }, at.karim);
      expect(data).toMatchObject({ expected: 50, difference: 0 });
      await expectExact();
    });
  });

  describe('the count of a safe', () => {
    const move = (body: object, by: Person | null = at.sara) =>
      server.call(cash.moveCash, { body: body as never }, by ?? undefined);
    const countSafe = async (body: object, by: Person | null = at.sara) =>
      (await server.call(cash.countSafe, { body: body as never }, by ?? undefined)).data;
    const refusedCount = (body: object, by: Person | null = at.sara) =>
      server.refused(cash.countSafe, { body: body as never }, by ?? undefined);
    const fillSafe = (amount: number) =>
      move({ from: { kind: 'opening' }, to: { kind: 'safe' }, amount, warehouseId: at.dubai }, null);

    test('is refused to others, of another warehouse, and with another total', async () => {
      await fillSafe(500);
      const right = { total: 500, pieces: { 50000: 1 } };
      expect((await refusedCount(right, at.karim)).status).toBe(403);
      const other = (await insertRow(server.db, 'warehouses')).id;
      expect((await refusedCount({ ...right, warehouseId: other })).code).toBe('no_such_warehouse');
      expect((await server.refused(cash.countSafe, { body: right })).issues).toMatchObject([
        { path: 'warehouseId' },
      ]);
      expect((await refusedCount({ ...right, total: 400 })).code).toBe('other_cash');
      expect((await refusedCount({ ...right, pieces: {} })).issues).toMatchObject([{ path: 'reason' }]);
      expect(await amountOf('safe')).toEqual([500]);
    });

    test('leaves the difference with the warehouse, which a count, a payment or an administrator settles', async () => {
      await fillSafe(500);
      const short = { total: 500, pieces: { 20000: 2 }, reason: 'Nobody knows' };
      const data = await countSafe(short);
      expect(data).toMatchObject({
        kind: 'safe',
        expected: 500,
        counted: 400,
        difference: -100,
        isToConfirm: true,
      });
      expect([await amountOf('safe'), await amountOf('difference')]).toEqual([[400], [100]]);
      await expectExact();
      const note = { params: { number: data.number } as never, body: { note: 'Seen' } };
      expect((await server.refused(cash.confirmCount, note, at.sara)).code).toBe('own_count');
      await server.call(cash.confirmCount, note, await hire('supervisor'));
      await move({ from: { kind: 'difference' }, to: { kind: 'box', person: at.karim.id }, amount: 25 });
      const written = { from: { kind: 'difference' }, to: { kind: 'expense' }, amount: 25 };
      expect((await server.refused(cash.moveCash, { body: written })).issues).toMatchObject([
        { path: 'warehouseId' },
      ]);
      await move({ ...written, warehouseId: at.dubai }, null);
      expect(await amountOf('difference')).toEqual([50]);
      await countSafe({ total: 400, pieces: { 5000: 9 }, warehouseId: at.dubai, reason: 'Found' }, null);
      expect([await amountOf('safe'), await amountOf('difference')]).toEqual([[450], []]);
      await expectExact();
    });
  });
});
