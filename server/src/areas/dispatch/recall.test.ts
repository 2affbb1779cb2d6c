import { contact } from '@tawseel/contract/contact';
import { dispatch } from '@tawseel/contract/dispatch';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import type { PageQuery } from '@tawseel/contract/order-requests';
import { orders } from '@tawseel/contract/orders';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/engine/ids.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { NOW } from '../../testing/app.ts';
import { atTheHub, draw } from '../../testing/at-the-hub.ts';
import { insertAct, insertCase, insertRun } from '../../testing/hub.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

type Order = Tables['orders'];
type OrderQuery = Partial<PageQuery>;

const DAY_MS = 24 * 60 * 60 * 1000;
const FIVE_DAYS_AGO = new Date(Date.parse(NOW) - 5 * DAY_MS).toISOString();
const NOBODY = { act: 'failed', reason: 'no_answer' };

onEveryDatabase((server) => {
  const { here, hire, runOf, ...hub } = atTheHub(server, 'delivery');
  let sender: Tables['senders'];
  let office: { token: string };

  beforeEach(async () => {
    sender = await insertRow(server.db, 'senders', { name: 'Noor Trading' });
    office = { token: here.office };
  });

  /** An order with its history: it was given to a driver when it was created. */
  async function insertOut(said: Partial<Order>) {
    const order = await insertOrder(server.db, { tracking_status: 'assignedtodriver', ...said });
    const { id: order_id, tracking_status: status, created_at } = order;
    const event = { id: newId(Date.parse(created_at)), order_id, status, note: '', created_at };
    await server.db
      .insertInto('order_events')
      .values({ ...event, kind: 'status' })
      .execute();
    return order;
  }

  /** Parcels on a run that is out. */
  async function sendOut(many: number, said: Partial<Order> = {}) {
    const of = { warehouse_id: here.dubai.id, sender_id: sender.id, ...said };
    const parcels: Order[] = [];
    for (let at = 0; at < many; at += 1) parcels.push(await insertOut(of));
    const told = {
      warehouse_id: here.dubai.id,
      to_warehouse_id: null,
      kind: 'delivery',
      driver_id: here.bilal.id,
    };
    const run = await insertRun(server.db, { ...told, state: 'out' }, parcels);
    return { run, parcels, ids: parcels.map(({ tracking_id: id }) => id) };
  }
  const withdraw = (id: string, trackingID: string) =>
    server.call(
      dispatch.withdrawStop,
      { params: { id, trackingID }, body: { reason: 'The shop wants it back' } },
      office,
    );
  const dayOf = () => hub.dayOf(here.bilal);
  const open = async () =>
    (await server.call(followUps.listFollowUps, { query: {} }, office)).data.map(({ kind, note }) => [
      kind,
      note,
    ]);
  async function receive(code: string, more: { happenedAt?: string } = {}) {
    const body = {
      station: { device: 'desk-0001', name: 'Dock 1' },
      scans: [{ clientId: draw(), act: 'received', code, ...more } as const],
    };
    return (await server.call(scanning.scan, { body }, office)).data[0]?.result;
  }

  async function idsOf(query: OrderQuery, token = office.token) {
    const { data } = await server.call(orders.listOrders, { query: { page: 1, ...query } }, { token });
    return data.map(({ trackingID }) => trackingID).toSorted();
  }
  const happenings = async (query: OrderQuery = {}, token = office.token) => ({
    delivered: await idsOf({ happened: 'delivered', ...query }, token),
    failed: await idsOf({ happened: 'failed', ...query }, token),
    back: await idsOf({ happened: 'back', ...query }, token),
  });

  test('a recalled parcel stays on its run, is shown to the driver and followed up until it is back', async () => {
    const { run, ids } = await sendOut(2);
    const [one = '', two = ''] = ids;
    await withdraw(run, one);
    const { stops, withdrawn } = await runOf(run);
    expect(stops.map(({ parcel }) => parcel.trackingID)).toEqual([two]);
    expect(withdrawn).toMatchObject([{ parcel: { trackingID: one }, why: 'The shop wants it back' }]);
    const day = await dayOf();
    expect(day.stops.map(({ trackingID }) => trackingID)).toEqual([two]);
    expect(day.recalled).toMatchObject([{ trackingID: one, why: 'The shop wants it back' }]);
    expect(await open()).toEqual([['recall', 'The shop wants it back']]);
    server.clock.advance(1000);
    await receive(one);
    expect((await dayOf()).recalled).toEqual([]);
    expect(await open()).toEqual([]);
    expect((await runOf(run)).withdrawn).toHaveLength(1);
  });

  test('a scan from before the run had the parcel does not settle its recall', async () => {
    const { run, ids } = await sendOut(1);
    await withdraw(run, ids[0] ?? '');
    expect(await receive(ids[0] ?? '', { happenedAt: FIVE_DAYS_AGO })).toBe('late');
    expect(await open()).toEqual([['recall', 'The shop wants it back']]);
  });

  test('a run is not closed while a recalled parcel is not back', async () => {
    const { run, ids } = await sendOut(1);
    await withdraw(run, ids[0] ?? '');
    const close = { params: { id: run }, body: { version: (await runOf(run)).run.version } };
    const refused = await server.refused(runs.closeRun, close, office);
    expect(refused).toMatchObject({ code: 'run_not_back', params: { parcels: 1, first: ids[0] } });
    server.clock.advance(1000);
    await receive(ids[0] ?? '');
    await server.call(runs.closeRun, close, office);
  });

  test('a decided return and a cancelled order are recalled', async () => {
    const { ids } = await sendOut(2);
    const [one = '', two = ''] = ids;
    const decided = { params: { trackingID: one }, body: { reason: 'Refused on the phone' } };
    await server.call(dispatch.decideReturn, decided, office);
    const cancelled = { params: { trackingID: two }, body: { reason: 'Ordered twice' } };
    await server.call(orders.cancelOrder, cancelled, office);
    const { stops, recalled } = await dayOf();
    expect(stops).toEqual([]);
    expect(new Map(recalled.map(({ trackingID, why }) => [trackingID, why]))).toEqual(
      new Map([
        [one, 'Refused on the phone'],
        [two, ''],
      ]),
    );
  });

  test('the page of the run shows the reason of a return by phone in words', async () => {
    const { run, parcels } = await sendOut(1);
    const note = storeSentence(sentence('outcome_failed', { reason: 'not_home', note: 'Ring twice' }));
    const { followUp: id } = await insertCase(server.db, parcels[0]!, { note });
    await server.call(contact.saveCall, { params: { id }, body: { outcome: 'return' } }, office);
    const why = 'Receiver not there: Ring twice';
    expect((await dayOf()).recalled).toMatchObject([{ why }]);
    expect((await runOf(run)).withdrawn).toMatchObject([{ why }]);
  });

  test('the driver sees lower cash on delivery next; what was collected before is recorded and followed up', async () => {
    const { ids } = await sendOut(1, { payment_method: 'COD', value_fils: 24_990 });
    const params = { trackingID: ids[0] ?? '' };
    const [stop] = (await dayOf()).stops;
    expect(stop?.cashDue).toBe(249.9);
    const { version } = (await server.call(orders.readOrder, { params }, office)).data;
    const lower = { version, reason: 'The shop said so', orderValue: 229.9 };
    await server.call(orders.updateOrder, { params, body: lower }, office);
    expect((await dayOf()).stops[0]?.cashDue).toBe(229.9);
    const told = { act: 'delivered', receivedBy: 'Ahmed', cash: 249.9, dueSeen: 249.9 } as const;
    const act = { clientId: draw(), stopId: stop?._id ?? '', happenedAt: NOW, ...told };
    const { data } = await server.call(myDay.sendActs, { body: { clock: NOW, acts: [act] } }, here.bilal);
    expect(data).toMatchObject([{ result: 'accepted', state: 'done' }]);
    const tries = await server.call(dispatch.listAttempts, { params }, office);
    expect(tries.data.attempts).toMatchObject([{ cash: 249.9 }]);
    expect(await open()).toContainEqual(['cod_changed', 'AED 249.90 of AED 229.90']);
  });

  test("a sender's key reads attempts and the promised day in the history, without notes", async () => {
    const { run, parcels, ids } = await sendOut(1);
    const { stops } = await runOf(run);
    const [order] = parcels;
    const tried = { order: order!, run, stop: stops[0]?._id ?? '', driver: here.bilal.id };
    await insertAct(server.db, { ...tried, ...NOBODY, note: 'Dog in the yard' });
    const params = { trackingID: ids[0] ?? '' };
    const window = { day: '2026-11-26', from: '17:00', to: '21:00' };
    await server.call(dispatch.promiseTry, { params, body: { ...window, note: 'Inner note' } }, office);
    const key = await insertKey(server.db, 'sender', null, { sender_id: sender.id });
    const { data } = await server.call(orders.listTrackingEvents, { params }, { token: key });
    expect(data.slice(-2)).toEqual([
      { event: 'attemptFailed', status: 'assignedtodriver', at: NOW, note: '', failure: 'no_answer' },
      { event: 'promised', status: 'assignedtodriver', at: NOW, note: '', window },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Dog|Inner|Bilal|Sara/);
    const seen = await server.call(orders.listTrackingEvents, { params }, office);
    expect(seen.data.map(({ event }) => event)).not.toContain('promised');
  });

  test('the list of orders filters those that are out and recalled', async () => {
    const { parcels } = await sendOut(3);
    const [one, two, three] = parcels;
    const returned = { params: { trackingID: three!.tracking_id }, body: { reason: 'Refused' } };
    await server.call(dispatch.decideReturn, returned, office);
    await receive(two!.tracking_id);
    const listed = async (custody: 'out' | 'returns') => idsOf({ custody });
    expect(await listed('out')).toEqual([one!.tracking_id, three!.tracking_id].toSorted());
    expect(await listed('returns')).toEqual([three!.tracking_id]);
    expect(await idsOf({ happened: 'back' })).toEqual([two!.tracking_id, three!.tracking_id].toSorted());
  });

  describe('the list of orders by events of a day', () => {
    /** Created five days ago: a delivered, a failed, a received and a returned parcel of one run, and one still out. */
    async function happen(said: Partial<Order> = {}) {
      const { run, ids } = await sendOut(5, { created_at: FIVE_DAYS_AGO, ...said });
      const { stops } = await runOf(run);
      const [delivered = '', failed = '', back = '', returned = ''] = ids;
      const act = (trackingID: string, told: object) => {
        const stop = stops.find(({ parcel }) => parcel.trackingID === trackingID);
        return { clientId: draw(), stopId: stop?._id ?? '', happenedAt: NOW, ...told };
      };
      const acts = [act(delivered, { act: 'delivered', receivedBy: 'عائشة المنصوري' }), act(failed, NOBODY)];
      await server.call(myDay.sendActs, { body: { clock: NOW, acts: acts as never } }, here.bilal);
      const params = { trackingID: returned };
      await server.call(dispatch.decideReturn, { params, body: { reason: 'Refused' } }, office);
      server.clock.advance(1000);
      await receive(back);
      await receive(returned);
      return { delivered, failed, back: [back, returned].toSorted() };
    }

    test('is empty before any event, and has only parcels of the requested day', async () => {
      const none = { delivered: [], failed: [], back: [] };
      expect(await happenings()).toEqual(none);
      await sendOut(1);
      expect(await happenings()).toEqual(none);
      const { delivered, failed, back } = await happen({ receiver_name: 'محمد بن راشد' });
      const all = { delivered: [delivered], failed: [failed], back };
      // Parcels of failed stops are still on the van, and come back today, too.
      const today = { ...all, back: [...back, failed].toSorted() };
      expect(await happenings()).toEqual(today);
      expect(await happenings({ on: '2026-11-21' })).toEqual(today);
      expect(await happenings({ search: 'راشد' })).toEqual(today);
      expect(await happenings({ search: 'nobody' })).toEqual(none);
      expect(await happenings({ on: '2026-11-16' })).toEqual(none);
      server.clock.advance(DAY_MS);
      await receive(failed);
      expect(await happenings()).toEqual({ ...none, back: [failed] });
      expect(await happenings({ on: '2026-11-21' })).toEqual(all);
    });

    test('uses the days of the business: 23:30 in Dubai is still the same day', async () => {
      server.clock.set('2026-11-21T19:30:00.000Z');
      const { delivered, failed, back } = await happen();
      server.clock.set('2026-11-21T20:30:00.000Z');
      expect(await happenings()).toEqual({ delivered: [], failed: [], back: [failed] });
      expect(await happenings({ on: '2026-11-21' })).toMatchObject({ delivered: [delivered], back });
    });

    test('is for the warehouse whose drivers had the parcels, for each role', async () => {
      const sharjah = await insertRow(server.db, 'warehouses', { name: 'Sharjah Hub' });
      const { delivered, failed, back } = await happen({ warehouse_id: sharjah.id });
      const all = { delivered: [delivered], failed: [failed], back: [...back, failed].toSorted() };
      const operator = await hire('operator', 'Omar');
      for (const { token } of [office, operator, server]) expect(await happenings({}, token)).toEqual(all);
      expect(await happenings({ warehouseId: here.dubai.id }, server.token)).toEqual(all);
      const none = { delivered: [], failed: [], back: [] };
      expect(await happenings({ warehouseId: sharjah.id }, server.token)).toEqual(none);
      expect(await happenings({ warehouseId: sharjah.id })).toEqual(none);
    });

    test('has moves by a button, and none that were undone', async () => {
      const move = (trackingID: string, trackingStatus: 'delivered' | 'warehouse') =>
        server.call(orders.moveOrder, { params: { trackingID }, body: { trackingStatus } }, office);
      const out = { warehouse_id: here.dubai.id, created_at: FIVE_DAYS_AGO };
      const { tracking_id: given } = await insertOut(out);
      const { tracking_id: kept } = await insertOut(out);
      await move(given, 'delivered');
      await move(kept, 'warehouse');
      expect(await happenings()).toEqual({ delivered: [given], failed: [], back: [kept] });
      for (const trackingID of [given, kept]) {
        const params = { trackingID };
        const { version } = (await server.call(orders.readOrder, { params }, office)).data;
        await server.call(orders.undoMove, { params, body: { version } }, office);
      }
      expect(await happenings()).toEqual({ delivered: [], failed: [], back: [] });
      await move(given, 'delivered');
      expect(await happenings()).toMatchObject({ delivered: [given], back: [] });
    });
  });
});
