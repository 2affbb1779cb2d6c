import { cash } from '@tawseel/contract/cash';
import { collections } from '@tawseel/contract/collections';
import { dispatch } from '@tawseel/contract/dispatch';
import type { LateMoneyAnswer } from '@tawseel/contract/facts/late-money';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { runs } from '@tawseel/contract/runs';
import { beforeEach, describe, expect, test } from 'vitest';
import { atTheCashDesk, COD, IN_CASH } from '../../testing/cash-desk.ts';
import { insertRun } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { repairCash } from '../orders/store/differing-cash.ts';

const CARD = { card: 100, slip: '004417' };

onEveryDatabase(
  (server) => {
    const {
      at,
      act,
      list,
      held: heldBy,
      handIn: takeIn,
      expectExact,
      given: givenTo,
      reverse,
    } = atTheCashDesk(server);
    const dayOf = async () => (await server.call(myDay.readMyDay, {}, at.bilal)).data;
    const desk = () => list(at.sara);
    const orderOf = async (trackingID: string) =>
      (await server.call(orders.readOrder, { params: { trackingID } })).data;
    /** Balances that are not 0, shops included, in AED. */
    const balances = async () => {
      const rows = await server.db.selectFrom('balances').selectAll().orderBy('kind').execute();
      return Object.fromEntries(
        rows.filter(({ fils }) => Number(fils) !== 0).map(({ kind, fils }) => [kind, Number(fils) / 100]),
      );
    };
    const handIn = async (total: number) => (await takeIn({ total, pieces: { 10000: total / 100 } })).data;

    /** A parcel that was given to Bilal, at his stop. */
    async function given(overrides: object = COD) {
      const [stop] = await givenTo(1, overrides);
      const { runs: own } = await dayOf();
      return { ...stop!, run: own.at(-1)!._id };
    }
    type LateStop = Awaited<ReturnType<typeof given>>;
    const withdraw = ({ run: id, trackingID }: LateStop) =>
      server.call(dispatch.withdrawStop, { params: { id, trackingID }, body: { reason: 'Closed' } }, at.sara);
    const byHand = ({ trackingID }: LateStop) =>
      server.call(orders.moveOrder, { params: { trackingID }, body: { trackingStatus: 'delivered' } });
    const enter = ({ run: id, trackingID }: LateStop, contents: object) =>
      server.call(
        dispatch.enterStop,
        {
          params: { id, trackingID },
          body: { act: 'delivered', receivedBy: 'Ahmed', why: 'By phone', ...contents } as never,
        },
        at.sara,
      );
    const cashOfRun = async ({ run: id }: LateStop) =>
      (await server.call(runs.readRun, { params: { id } }, at.sara)).data.run.cash;
    const late = async () => {
      const { data } = await server.call(followUps.listFollowUps, { query: { kind: 'late_act' } }, at.sara);
      return data[0]!;
    };
    const settling = ({ _id: id, money }: Awaited<ReturnType<typeof late>>, is?: LateMoneyAnswer) => ({
      params: { id },
      body: {
        outcome: 'Asked the driver',
        ...(is && { money: money.map(({ actId }) => ({ actId, is })) }),
      },
    });
    const settle = async (is?: LateMoneyAnswer) =>
      server.call(followUps.settleFollowUp, settling(await late(), is), at.sara);
    const refusedSettle = async (is?: LateMoneyAnswer) =>
      (await server.refused(followUps.settleFollowUp, settling(await late(), is), at.sara)).code;

    /** A parcel whose stop was withdrawn before its driver's act came. */
    async function tooLate(contents: object = IN_CASH) {
      const stop = await given();
      await withdraw(stop);
      expect(await act(stop.stopId, contents)).toMatchObject({ result: 'late' });
      return stop;
    }

    describe('the cash of a late delivery', () => {
      test('is held by its driver, and a count takes it in whatever the status of the order', async () => {
        const stop = await tooLate();
        const held = { trackingID: stop.trackingID, amount: 100, isLate: true };
        expect(await dayOf()).toMatchObject({ cash: 100, held: [held] });
        expect(await heldBy()).toMatchObject({ total: 100, orders: 1, late: 1, held: [held] });
        expect((await desk()).drivers).toMatchObject([{ total: 100, late: 1 }]);
        expect(await cashOfRun(stop)).toBe(100);
        expect(await orderOf(stop.trackingID)).toMatchObject({ money: { amount: 100, place: 'driver' } });
        expect(await late()).toMatchObject({ money: [{ cash: 100, card: 0, isHeld: true }] });
        await expectExact();

        const { number } = await handIn(100);
        expect(await orderOf(stop.trackingID)).toMatchObject({
          order: { trackingStatus: 'assignedtodriver' },
          money: { amount: 100, place: 'box', count: number },
        });
        expect(await balances()).toEqual({ box: 100, shop: -100 });
        expect(await cashOfRun(stop)).toBe(100);
        expect(await refusedSettle('never')).toBe('late_money_counted');
        await expectExact();

        await reverse(number);
        expect(await heldBy()).toMatchObject({ total: 100, late: 1 });
        await expectExact();
      });

      test('is held again when the hand-in is reversed after the order was delivered by hand', async () => {
        const stop = await tooLate();
        const { number } = await handIn(100);
        await byHand(stop);
        expect(await desk()).toMatchObject({ withoutDriver: 0, withDrivers: 0 });
        await reverse(number);
        expect(await heldBy()).toMatchObject({ total: 100, late: 1 });
        expect(await balances()).toEqual({});
        await expectExact();
      });

      test('is taken in for an order that was cancelled meanwhile', async () => {
        const stop = await given();
        const params = { trackingID: stop.trackingID };
        await server.call(orders.cancelOrder, { params, body: { reason: 'Shop asked' } }, at.sara);
        await act(stop.stopId, IN_CASH);
        expect(await heldBy()).toMatchObject({ total: 100, late: 1 });
        await settle('held');
        await handIn(100);
        expect(await balances()).toEqual({ box: 100, shop: -100 });
        await expectExact();
      });

      test('is that of an order that was delivered by hand', async () => {
        const stop = await given();
        await byHand(stop);
        expect(await desk()).toMatchObject({ withoutDriver: 100 });
        await act(stop.stopId, IN_CASH);
        expect(await desk()).toMatchObject({ withoutDriver: 0, withDrivers: 100 });
        await expectExact();
      });

      test('stays with its driver when the office undoes what it did by hand', async () => {
        const stop = await given();
        await byHand(stop);
        await act(stop.stopId, IN_CASH);
        const { version } = await orderOf(stop.trackingID);
        const params = { trackingID: stop.trackingID };
        await server.call(orders.undoMove, { params, body: { version } });
        expect(await heldBy()).toMatchObject({ total: 100, late: 1 });
        await expectExact();
      });

      test('that was counted stays counted when the office undoes what it did by hand', async () => {
        const stop = await tooLate();
        await handIn(100);
        await byHand(stop);
        const { version } = await orderOf(stop.trackingID);
        await server.call(orders.undoMove, { params: { trackingID: stop.trackingID }, body: { version } });
        expect(await heldBy()).toMatchObject({ total: 0 });
        expect(await balances()).toEqual({ box: 100, shop: -100 });
        await expectExact();
      });

      test('is restored by `check --repair`', async () => {
        await tooLate();
        await server.db.deleteFrom('cash_held').execute();
        expect(await repairCash(server.db)).toBe(1);
        expect(await heldBy()).toMatchObject({ total: 100 });
        await expectExact();
      });

      test('that a card paid is the order’s at once', async () => {
        const stop = await tooLate(CARD);
        expect(await balances()).toEqual({ card: 100, shop: -100 });
        expect((await orderOf(stop.trackingID)).cashHandedInAt).not.toBeNull();
        await expectExact();
        await settle('never');
        expect(await balances()).toEqual({});
        expect((await orderOf(stop.trackingID)).cashHandedInAt).toBeNull();
        await expectExact();
      });
    });

    describe('the office says where the money is', () => {
      test('with the follow-up, for each act that has any', async () => {
        await tooLate();
        expect(await refusedSettle()).toBe('late_money_unsaid');
        const { data } = await settle('held');
        expect(data).toMatchObject({ state: 'done', money: [] });
        expect(await heldBy()).toMatchObject({ total: 100 });
      });

      test('it was never taken: nobody has it', async () => {
        const stop = await tooLate();
        await settle('never');
        expect(await desk()).toMatchObject({ withDrivers: 0 });
        expect(await cashOfRun(stop)).toBe(0);
        expect(await balances()).toEqual({});
        await expectExact();
      });

      test('the receiver paid twice: the driver owes it, and the order is still to be paid', async () => {
        const stop = await given();
        await byHand(stop);
        await act(stop.stopId, IN_CASH);
        await settle('twice');
        expect((await orderOf(stop.trackingID)).money).toBeNull();
        expect(await desk()).toMatchObject({ withDrivers: 0, withoutDriver: 100 });
        expect(await balances()).toEqual({ difference: 100, shop: -100 });
        expect(await cashOfRun(stop)).toBe(100);
        await expectExact();
      });
    });

    describe('money of an order whose money is recorded already', () => {
      async function entered(contents: object = IN_CASH) {
        const stop = await given();
        await enter(stop, IN_CASH);
        await act(stop.stopId, contents);
        return stop;
      }

      test('is in no balance until the office says where it is', async () => {
        const stop = await entered();
        expect(await heldBy()).toMatchObject({ total: 100, late: 0 });
        expect(await cashOfRun(stop)).toBe(100);
        expect(await late()).toMatchObject({ money: [{ cash: 100, isHeld: false }] });
        await expectExact();
      });

      test.each(['held', 'never'] as const)('is the same money of the same driver: %s', async (is) => {
        const stop = await entered();
        await settle(is);
        expect(await heldBy()).toMatchObject({ total: 100 });
        expect(await cashOfRun(stop)).toBe(100);
        expect(await balances()).toEqual({});
        await expectExact();
      });

      test('that the phone reported twice is settled for each act', async () => {
        const stop = await tooLate();
        await act(stop.stopId, IN_CASH);
        expect(await late()).toMatchObject({ money: [{ isHeld: true }, { isHeld: false }] });
        await settle('held');
        expect(await heldBy()).toMatchObject({ total: 100, orders: 1 });
        expect(await cashOfRun(stop)).toBe(100);
        await expectExact();
      });

      test('was paid twice, in cash or by card', async () => {
        const stop = await entered();
        await settle('twice');
        expect(await heldBy()).toMatchObject({ total: 100 });
        expect(await balances()).toEqual({ difference: 100, shop: -100 });
        expect(await cashOfRun(stop)).toBe(200);
        await expectExact();
        await entered(CARD);
        await settle('twice');
        expect(await balances()).toEqual({ card: 100, difference: 100, shop: -200 });
        await expectExact();
      });

      test('asks also if what was handed in was corrected to nothing', async () => {
        const stop = await given();
        await byHand(stop);
        const params = { trackingID: stop.trackingID };
        await server.call(orders.handInCash, { params, body: { cashHandedIn: true } }, at.karim);
        server.clock.advance(1000);
        const body = { cash: 0, card: 0, reason: 'A gift' };
        await server.call(collections.correctCollected, { params, body }, at.sara);
        await act(stop.stopId, IN_CASH);
        expect(await late()).toMatchObject({ money: [{ cash: 100, isHeld: false }] });
        await expectExact();
      });

      test('is not with the driver if the desk has it', async () => {
        const stop = await given();
        await byHand(stop);
        const params = { trackingID: stop.trackingID };
        await server.call(orders.handInCash, { params, body: { cashHandedIn: true } }, at.karim);
        await act(stop.stopId, IN_CASH);
        expect(await refusedSettle('held')).toBe('late_money_elsewhere');
        await settle('never');
        expect(await balances()).toEqual({ box: 100, shop: -100 });
        await expectExact();
      });
    });

    describe('an order that is delivered after a late act', () => {
      /** Yusuf delivers the parcel for which Bilal has AED 100. */
      async function byAnother({ trackingID }: LateStop, contents: object = IN_CASH) {
        const params = { trackingID };
        const parcel = await server.db
          .selectFrom('orders')
          .selectAll()
          .where('tracking_id', '=', trackingID)
          .executeTakeFirstOrThrow();
        const run = { warehouse_id: at.dubai, to_warehouse_id: null, kind: 'delivery', state: 'out' };
        const id = await insertRun(server.db, { ...run, driver_id: at.yusuf.id }, [parcel]);
        return enter({ ...params, run: id, stopId: '' }, contents);
      }

      test('by another driver was paid twice: the first one owes what he held', async () => {
        const stop = await tooLate();
        await byAnother(stop);
        expect(await heldBy()).toMatchObject({ total: 0 });
        expect(await heldBy(at.yusuf.id)).toMatchObject({ total: 100, late: 0 });
        expect(await balances()).toEqual({ difference: 100, shop: -100 });
        await expectExact();
      });

      test.each([IN_CASH, CARD])('without money keeps what was collected: %j', async (contents) => {
        const stop = await tooLate(contents);
        await byAnother(stop, { note: 'Paid already' });
        const { cash: inCash = 0 } = contents as { cash?: number };
        expect(await heldBy()).toMatchObject({ total: inCash });
        const params = { trackingID: stop.trackingID };
        const { data } = await server.call(collections.readCollected, { params }, at.karim);
        expect(data).toMatchObject({ due: 100, short: 0, cash: inCash, card: 100 - inCash });
        await expectExact();
      });

      test('is open again if the first money was counted', async () => {
        const stop = await tooLate();
        await handIn(100);
        await byAnother(stop);
        expect(await heldBy(at.yusuf.id)).toMatchObject({ total: 100 });
        expect((await orderOf(stop.trackingID)).cashHandedInAt).toBeNull();
        expect(await balances()).toEqual({ box: 100, shop: -100 });
        await expectExact();
      });

      describe('keeps what a count took in of the first money, in cash and by card', () => {
        const FIRST = { box: 100, card: 40, shop: -140 };
        let stop: LateStop;
        beforeEach(async () => {
          stop = await tooLate({ ...IN_CASH, card: 40, slip: '004417', confirmAmount: true });
          await handIn(100);
          await byAnother(stop);
          expect(await balances()).toEqual(FIRST);
        });
        const correct = (body: { cash: number; card: number }) =>
          server.call(collections.correctCollected, {
            params: { trackingID: stop.trackingID },
            body: { reason: 'Mistyped', slip: '004418', ...body },
          });

        test('when the second is corrected', async () => {
          await correct({ cash: 0, card: 100 });
          expect(await balances()).toEqual({ box: 100, card: 140, shop: -240 });
          await correct({ cash: 100, card: 0 });
          expect(await balances()).toEqual(FIRST);
          const yusuf = { driverId: at.yusuf.id, total: 100, pieces: { 10000: 1 } };
          await server.call(cash.handIn, { body: yusuf }, at.karim);
          await correct({ cash: 90, card: 0 });
          expect(await balances()).toEqual({ box: 200, card: 40, difference: -10, shop: -230 });
          await expectExact();
        });

        test('when the second is undone', async () => {
          const { version } = await orderOf(stop.trackingID);
          await server.call(orders.undoMove, { params: { trackingID: stop.trackingID }, body: { version } });
          expect(await balances()).toEqual(FIRST);
          await expectExact();
        });
      });

      test.each([false, true])(
        'leaves the first driver to owe it once that hand-in is reversed; the second is counted: %s',
        async (isCounted) => {
          const stop = await tooLate();
          const { number } = await handIn(100);
          await byAnother(stop);
          const yusuf = { driverId: at.yusuf.id, total: 100, pieces: { 10000: 1 } };
          if (isCounted) await server.call(cash.handIn, { body: yusuf }, at.karim);
          await reverse(number);
          expect(await heldBy()).toMatchObject({ total: 0 });
          expect(await heldBy(at.yusuf.id)).toMatchObject({ total: isCounted ? 0 : 100 });
          expect(await balances()).toEqual(
            isCounted ? { box: 100, difference: 100, shop: -200 } : { difference: 100, shop: -100 },
          );
          await expectExact();
        },
      );
    });
  },
  undefined,
  { DOOR_PROOF: 'none', UNDO_MINUTES: 10 },
);
