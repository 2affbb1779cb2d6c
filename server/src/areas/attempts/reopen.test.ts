import { cash } from '@tawseel/contract/cash';
import { contact } from '@tawseel/contract/contact';
import { dispatch } from '@tawseel/contract/dispatch';
import { withCheckDigit } from '@tawseel/contract/facts/door-code';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { newId } from '../../platform/engine/ids.ts';
import { NOW } from '../../testing/app.ts';
import { atTheDoor, FAILED } from '../../testing/at-the-door.ts';
import { atTheShop, collected, left } from '../../testing/at-the-shop.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { repairStops } from '../runs/store/differing-stops.ts';

const settings = { DOOR_PROOF: 'none', UNDO_MINUTES: 10 } as const;
const COD = { payment_method: 'COD', value_fils: 25_000 };
const CASH = { cash: 250, dueSeen: 250 };
const REOPENED = { act: 'reopened', receivedBy: undefined };
const MINUTE = 60_000;

onEveryDatabase(
  (server) => {
    const { at, out, act, codeOf, followed } = atTheDoor(server);
    const shop = atTheShop(server);
    const sound = async () => expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
    const dayOf = async (by = at.bilal) => (await server.call(myDay.readMyDay, {}, by)).data;
    const stateOf = async (stopId: string) => (await dayOf()).stops.find(({ _id }) => _id === stopId)?.state;
    const parcelOf = async (trackingID: string) =>
      (await server.call(scanning.readParcel, { params: { code: trackingID } }, at.sara)).data.parcel;
    const runId = async () => (await dayOf()).runs[0]?._id ?? '';
    const attemptsOf = async (trackingID: string) =>
      (await server.call(dispatch.listAttempts, { params: { trackingID } }, at.sara)).data.attempts;

    /** Gives a parcel to the driver at the hub, by the calls of a day. Returns the id of the run. */
    async function handOut(trackingID: string): Promise<string> {
      const assignments = [{ driverId: shop.here.bilal.id, trackingIDs: [trackingID] }];
      const token = shop.here.office;
      const given = await server.call(dispatch.assignParcels, { body: { assignments } }, { token });
      const run = given.data.runs[0]!;
      const body = { version: run.version, unloaded: 'load' as const };
      await server.call(runs.sendRun, { params: { id: run._id }, body }, { token });
      server.clock.advance(1000);
      return run._id;
    }
    /** A stop of a new parcel that was given to the driver at the hub. */
    async function handedOut(overrides: object = COD) {
      const [order] = await shop.booked(1, { tracking_status: 'warehouse', ...overrides });
      const { dubai, bilal, office } = shop.here;
      const run = await handOut(order!.tracking_id);
      Object.assign(at, { dubai: dubai.id, bilal, sara: { id: '', token: office } });
      const [stop] = (await dayOf()).stops;
      return { stopId: stop!._id, trackingID: order!.tracking_id, run };
    }
    const enter = async (trackingID: string, told: object) =>
      server.call(
        dispatch.enterStop,
        { params: { id: await runId(), trackingID }, body: { why: 'Told by phone', ...told } as never },
        at.sara,
      );
    async function receive(trackingID: string) {
      const scans = [{ clientId: newId().slice(0, 22), act: 'received' as const, code: trackingID }];
      const body = { station: { device: 'desk-0001', name: 'Dock 1' }, scans };
      const { data } = await server.call(scanning.scan, { body }, at.sara);
      return data[0]?.result;
    }
    const close = async (id: string) => {
      const { run } = (await server.call(runs.readRun, { params: { id } }, at.sara)).data;
      return server.call(runs.closeRun, { params: { id }, body: { version: run.version } }, at.sara);
    };

    describe('a failed stop', () => {
      test('is reopened by its driver without attempt or call, and delivered with its cash', async () => {
        const { stopId, trackingID, run } = await handedOut();
        await act(stopId, FAILED);
        expect(await followed()).toEqual([['call', 'Receiver not there']]);
        expect(await act(stopId, REOPENED)).toMatchObject({
          ...{ result: 'accepted', state: 'pending', isRepeated: false },
          message: `The stop of ${trackingID} is open again.`,
        });
        expect(await followed()).toEqual([]);
        expect((await dayOf()).stops).toMatchObject([{ state: 'pending', attempts: 0, cashDue: 250 }]);
        await sound();

        expect(await act(stopId, CASH)).toMatchObject({ result: 'accepted', state: 'done' });
        expect((await dayOf()).cash).toBe(250);
        expect((await attemptsOf(trackingID)).map((each) => each.act)).toEqual([
          'delivered',
          'reopened',
          'failed',
        ]);
        const token = await insertKey(server.db, 'sender', null, { sender_id: shop.here.shop.id });
        const told = await server.call(orders.listTrackingEvents, { params: { trackingID } }, { token });
        expect(told.data.map(({ event }) => event).slice(-3)).toEqual([
          'attemptFailed',
          'reopened',
          'status',
        ]);
        await close(run);
        await sound();
      });

      test('is delivered without being reopened', async () => {
        const { stopId, trackingID } = await handedOut();
        await act(stopId, FAILED);
        expect(await act(stopId, CASH)).toMatchObject({ result: 'accepted', state: 'done' });
        expect(await parcelOf(trackingID)).toMatchObject({ trackingStatus: 'delivered' });
        expect((await dayOf()).cash).toBe(250);
        expect(await followed()).toEqual([]);
        const { stops } = (await server.call(runs.readRun, { params: { id: await runId() } }, at.sara)).data;
        expect(stops).toMatchObject([{ state: 'done', outcome: expect.stringMatching(/Ahmed/) }]);
        await sound();
      });

      test('has its promised hours again', async () => {
        const { stopId, trackingID } = await handedOut();
        const body = { day: NOW.slice(0, 10), from: '17:00', to: '21:00', note: 'With the guard' };
        await server.call(dispatch.promiseTry, { params: { trackingID }, body }, at.sara);
        await act(stopId, FAILED);
        expect((await dayOf()).stops[0]?.promised).toBeNull();
        await act(stopId, REOPENED);
        expect((await dayOf()).stops[0]?.promised).toMatchObject(body);
      });

      test('gets back no hours that an earlier attempt ended', async () => {
        const { stopId, trackingID, run } = await handedOut();
        const body = { day: NOW.slice(0, 10), from: '17:00', to: '21:00' };
        await server.call(dispatch.promiseTry, { params: { trackingID }, body }, at.sara);
        await act(stopId, FAILED);
        await receive(trackingID);
        await close(run);
        await handOut(trackingID);
        const again = (await dayOf()).stops.find(({ state }) => state === 'pending')!;
        await act(again._id, FAILED);
        await act(again._id, REOPENED);
        const stops = (await dayOf()).stops.filter(({ _id }) => _id === again._id);
        expect(stops).toMatchObject([{ state: 'pending', promised: null }]);
      });

      test('keeps its follow-up while a user calls about it', async () => {
        const { stopId } = await handedOut();
        await act(stopId, FAILED);
        await server.call(contact.nextCase, { query: {} }, at.sara);
        expect(await act(stopId, REOPENED)).toMatchObject({ result: 'accepted' });
        expect(await followed()).toEqual([['call', 'Receiver not there']]);
        expect(await stateOf(stopId)).toBe('pending');
      });

      test('keeps a follow-up that it did not open', async () => {
        const { stopId, trackingID } = await handedOut();
        const body = { trackingID, kind: 'damaged' as const, note: 'A corner' };
        await server.call(followUps.makeFollowUp, { body }, at.sara);
        await act(stopId, FAILED);
        await act(stopId, REOPENED);
        expect(await followed()).toEqual([['damaged', 'A corner']]);
      });

      test('is reopened twice, by two tabs, with no further effect; the same act again gets its first answer', async () => {
        const { stopId, trackingID } = await handedOut();
        await act(stopId, FAILED);
        const again = { ...REOPENED, clientId: newId().slice(0, 22) };
        const first = await act(stopId, again);
        expect(await act(stopId, REOPENED)).toMatchObject({ result: 'accepted', state: 'pending' });
        await act(stopId, CASH);
        expect(await act(stopId, again)).toEqual({ ...first, isRepeated: true, state: 'done' });
        expect(await parcelOf(trackingID)).toMatchObject({ trackingStatus: 'delivered' });
        await sound();
      });

      test('cannot be reopened after its parcel is scanned in; cash collected later goes to the office', async () => {
        const { stopId, trackingID } = await handedOut();
        await act(stopId, FAILED);
        expect(await receive(trackingID)).toBe('ok');
        expect(await act(stopId, REOPENED)).toMatchObject({ result: 'late', state: 'failed' });
        expect(await act(stopId, CASH)).toMatchObject({ result: 'late' });
        expect(await act(stopId, CASH)).toMatchObject({ result: 'late' });
        expect((await dayOf()).cash).toBe(250);
        expect((await followed()).find(([kind]) => kind === 'late_act')?.[1]).toContain(
          'delivered, Ahmed, 250 AED in cash',
        );
        await sound();
      });

      test('is reopened by a supervisor with a reason, or entered immediately', async () => {
        const { stopId, trackingID } = await handedOut();
        await act(stopId, FAILED);
        server.clock.advance(5 * 60 * MINUTE);
        const { message } = await enter(trackingID, { act: 'reopened' });
        expect(message).toBe(`The stop of ${trackingID} is open again.`);
        expect(await stateOf(stopId)).toBe('pending');
        await act(stopId, FAILED);
        await enter(trackingID, { act: 'delivered', receivedBy: 'Ahmed', ...{ cash: 250 } });
        // The driver has what the office entered.
        expect((await dayOf()).cash).toBe(250);
        await sound();
      });
    });

    describe('a delivery by mistake', () => {
      test('is undone by its driver within some minutes, also if both acts come in later together', async () => {
        const { stopId, trackingID } = await handedOut();
        const done = { ...CASH, cash: 200 };
        const happenedAt = new Date(server.clock.read().getTime() + 10 * MINUTE).toISOString();
        // The phone was without a network for an hour.
        server.clock.advance(60 * MINUTE);
        await act(stopId, {
          ...done,
          happenedAt: new Date(Date.parse(happenedAt) - 9 * MINUTE).toISOString(),
        });
        expect(await followed()).toEqual([['cod_changed', 'AED 200.00 of AED 250.00']]);
        expect((await dayOf()).undoMinutes).toBe(10);
        expect(await act(stopId, { ...REOPENED, happenedAt })).toMatchObject({
          result: 'accepted',
          state: 'pending',
        });
        expect(await parcelOf(trackingID)).toMatchObject({
          trackingStatus: 'assignedtodriver',
          holder: { kind: 'run' },
        });
        expect((await dayOf()).cash).toBe(0);
        expect(await followed()).toEqual([]);
        await sound();
        await act(stopId, FAILED);
        expect(await receive(trackingID)).toBe('ok');
        await sound();
      });

      test('by card without a slip is a follow-up, also if the office enters it, until it is reopened', async () => {
        const BY_CARD = { cash: 0, card: 250, dueSeen: 250 };
        const { stopId, trackingID } = await handedOut();
        await act(stopId, { ...BY_CARD, slip: '  ', note: 'Terminal is out of paper' });
        const opened = [['no_slip', '250 AED by card: Terminal is out of paper']];
        expect(await followed()).toEqual(opened);
        await act(stopId, REOPENED);
        expect(await followed()).toEqual([]);
        await act(stopId, { ...BY_CARD, slip: '004417' });
        expect(await followed()).toEqual([]);
        await enter(trackingID, { act: 'reopened' });
        await enter(trackingID, { act: 'delivered', receivedBy: 'Ahmed', card: 250, slip: '004418' });
        expect(await followed()).toEqual([]);
        await enter(trackingID, { act: 'reopened' });
        await enter(trackingID, { act: 'delivered', receivedBy: 'Ahmed', card: 250 });
        expect(await followed()).toEqual([['no_slip', '250 AED by card']]);
      });

      test('leaves its wrong code with the office, also when the right one follows', async () => {
        const { stopId, trackingID } = await handedOut();
        const code = await codeOf(trackingID);
        const wrong = withCheckDigit(String((Number(code.slice(0, 4)) + 1) % 10_000).padStart(4, '0'));
        await act(stopId, { ...CASH, code: wrong });
        expect(await act(stopId, REOPENED)).toMatchObject({ result: 'accepted' });
        await act(stopId, { ...CASH, code });
        expect((await attemptsOf(trackingID))[0]).toMatchObject({ isCodeRight: true });
        expect(await followed()).toEqual([['code_wrong', wrong]]);
      });

      test('is too late to undo after that, except for a supervisor until the run is closed', async () => {
        const { stopId, trackingID, run } = await handedOut();
        await act(stopId, CASH);
        server.clock.advance(10 * MINUTE);
        expect(await act(stopId, REOPENED)).toMatchObject({ result: 'late', state: 'done' });
        expect((await dayOf()).cash).toBe(250);
        // A phone whose clock was set back claims to have been in time.
        const happenedAt = new Date(server.clock.read().getTime() - 9 * MINUTE).toISOString();
        expect(await act(stopId, { ...REOPENED, happenedAt })).toMatchObject({
          result: 'late',
          state: 'done',
        });
        await enter(trackingID, { act: 'reopened' });
        expect(await stateOf(stopId)).toBe('pending');
        await sound();
        expect(await act(stopId, CASH)).toMatchObject({ result: 'accepted' });
        expect((await dayOf()).cash).toBe(250);
        await close(run);
        await sound();
      });

      test('is too late to undo by the times of the phone, if both acts arrive together', async () => {
        const { stopId } = await handedOut();
        server.clock.advance(10 * MINUTE);
        const happenedAt = new Date(server.clock.read().getTime() - 10 * MINUTE).toISOString();
        expect(await act(stopId, { ...CASH, happenedAt })).toMatchObject({ result: 'accepted' });
        expect(await act(stopId, REOPENED)).toMatchObject({ result: 'late', state: 'done' });
        await sound();
      });

      test('cannot be undone after its cash is handed in', async () => {
        const { stopId, trackingID } = await handedOut();
        await act(stopId, CASH);
        await server.call(
          cash.handIn,
          { body: { driverId: at.bilal.id, total: 250, pieces: { 20000: 1, 5000: 1 } } },
          at.sara,
        );
        const params = { id: await runId(), trackingID };
        const body = { act: 'reopened', why: 'Wrong door' } as const;
        expect(await server.refused(dispatch.enterStop, { params, body }, at.sara)).toMatchObject({
          code: 'stop_not_reopened',
        });
        expect(await act(stopId, REOPENED)).toMatchObject({ result: 'late' });
        await sound();
      });

      test('undone at the desk is on the run again once its stop is reopened', async () => {
        const { stopId, trackingID } = await handedOut();
        await act(stopId, CASH);
        const { data } = await server.call(orders.readOrder, { params: { trackingID } });
        await server.call(orders.undoMove, { params: { trackingID }, body: { version: data.version } });
        await enter(trackingID, { act: 'reopened' });
        expect(await act(stopId, CASH)).toMatchObject({ result: 'accepted', state: 'done' });
        await sound();
      });
    });

    test('a return handed back by mistake is on the run again', async () => {
      const { stopId, trackingID, run } = await handedOut({});
      await act(stopId, FAILED);
      await receive(trackingID);
      await close(run);
      const back = { params: { trackingID }, body: { reason: 'Refused' } };
      await server.call(dispatch.decideReturn, back, at.sara);
      const made = { kind: 'return', driverId: at.bilal.id } as const;
      const returned = (await server.call(runs.makeRun, { body: made }, at.sara)).data;
      const scans = [
        { clientId: newId().slice(0, 22), act: 'sent' as const, code: trackingID, runId: returned._id },
      ];
      const body = { station: { device: 'desk-0001', name: 'Dock 1' }, scans };
      await server.call(scanning.scan, { body }, at.sara);
      const { version } = (await server.call(runs.readRun, { params: { id: returned._id } }, at.sara)).data
        .run;
      await server.call(runs.sendRun, { params: { id: returned._id }, body: { version } }, at.sara);
      const [stop] = (await dayOf()).stops;
      const handed = { act: 'handed_back', receivedBy: 'Noor' };
      expect(await act(stop!._id, handed)).toMatchObject({ state: 'done' });
      expect(await act(stop!._id, REOPENED)).toMatchObject({ result: 'accepted', state: 'pending' });
      expect(await parcelOf(trackingID)).toMatchObject({ holder: { kind: 'run' }, leg: 'back' });
      await sound();
      expect(await act(stop!._id, handed)).toMatchObject({ result: 'accepted', state: 'done' });
      await sound();
    });

    test('a finished stop at a shop is reopened, and its pickup is planned again', async () => {
      const orders = await shop.booked(2);
      const { bilal } = shop.here;
      await shop.ask();
      await shop.sendOut(bilal.id, orders);
      const [one, two] = await shop.stopsOf(bilal, orders);
      await shop.act(bilal, one!, collected);
      await shop.act(bilal, two!, left('not_ready'));
      expect(await shop.pickupStates()).toEqual(['done']);
      for (const stop of [one!, two!])
        expect(await shop.act(bilal, stop, { act: 'reopened' })).toMatchObject({ result: 'accepted' });
      expect(await shop.pickupStates()).toEqual(['planned']);
      expect(await shop.statusOf(orders[0]!)).toBe('accepted');
      await sound();
      for (const stop of [one!, two!])
        expect(await shop.act(bilal, stop, collected)).toMatchObject({ result: 'accepted' });
      expect(await shop.statusOf(orders[0]!)).toBe('pickup');
      await sound();
    });

    test('`check` finds a reopened stop that is not open, and repairs it', async () => {
      const { stopId } = await handedOut();
      await act(stopId, FAILED);
      await act(stopId, REOPENED);
      await server.db.updateTable('run_stops').set({ state: 'failed' }).where('id', '=', stopId).execute();
      expect(await findProblems(server.db, 'Asia/Dubai')).toHaveLength(1);
      expect(await repairStops(server.db)).toBe(1);
      expect(await stateOf(stopId)).toBe('pending');
      await sound();
    });

    test("refuses to reopen another driver's stop", async () => {
      const [stop] = await out(1);
      await act(stop!.stopId, FAILED);
      Object.assign(at, { bilal: at.yusuf });
      expect(await act(stop!.stopId, REOPENED)).toMatchObject({ result: 'refused' });
    });
  },
  undefined,
  settings,
);
