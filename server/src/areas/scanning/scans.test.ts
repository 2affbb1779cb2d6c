import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { followUps } from '@tawseel/contract/follow-ups';
import { labels } from '@tawseel/contract/labels';
import { orders } from '@tawseel/contract/orders';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { newId } from '../../platform/engine/ids.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertArea, insertManyOrders, insertOrder, insertRow, ordinaryOrder } from '../../testing/rows.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { DECIDED } from '../rates/store/starting-prices.ts';

type Order = Tables['orders'];
type ScanInput = Partial<Parameters<typeof clientScan>[1]>;

let drawn = 0;
function clientScan(
  code: string,
  said: {
    act?: string;
    clientId?: string;
    runId?: string;
    countId?: string;
    happenedAt?: string;
    weight?: number;
  } = {},
) {
  drawn += 1;
  return { clientId: String(drawn).padStart(22, 'x'), act: 'received', code, ...said };
}

onEveryDatabase((server) => {
  let dubai: Tables['warehouses'];
  let abuDhabi: Tables['warehouses'];
  let inDubai: string;
  let inAbuDhabi: string;

  beforeEach(async () => {
    dubai = await insertRow(server.db, 'warehouses', { name: 'Dubai Hub' });
    abuDhabi = await insertRow(server.db, 'warehouses', { name: 'Abu Dhabi Hub', city: 'Abu-Dhabi' });
    const operator = async (warehouse_id: string) => {
      const email = `${newId()}@tawseel.example`;
      const { id } = await insertRow(server.db, 'staff', {
        kind: 'operator',
        warehouse_id,
        email,
        phone_e164: newId(),
      });
      return sessionOf(server.db, id);
    };
    inDubai = await operator(dubai.id);
    inAbuDhabi = await operator(abuDhabi.id);
  });

  const order = (said: Partial<Order> = {}) => insertOrder(server.db, { warehouse_id: dubai.id, ...said });

  async function scanAll(token: string, scans: ReturnType<typeof clientScan>[]) {
    const body = { station: { device: 'desk-0001', name: 'Dock 1' }, scans };
    // The input is the test's own, so its type is not checked.
    return (await server.call(scanning.scan, { body: body as never }, { token })).data;
  }
  async function scan(token: string, code: string, said: ScanInput = {}) {
    const [result] = await scanAll(token, [clientScan(code, said)]);
    server.clock.advance(1000);
    return result!;
  }
  const scanHere = async (token: string, given: ReturnType<typeof clientScan>) => {
    const station = { device: 'desk-0001', name: 'Dock 1', warehouseId: dubai.id };
    const body = { station, scans: [given] };
    return (await server.call(scanning.scan, { body: body as never }, { token })).data[0];
  };
  const parcelOf = async ({ tracking_id }: Order, token = server.token) =>
    (await server.call(scanning.readParcel, { params: { code: tracking_id } }, { token })).data;
  const openRun = async (token: string) => {
    const bilal = { kind: 'driver', warehouse_id: dubai.id, first_name: 'Bilal', last_name: 'Khan' };
    const { id: driverId } = await insertRow(server.db, 'staff', {
      ...bilal,
      email: newId(),
      phone_e164: newId(),
    });
    const body = { toWarehouseId: abuDhabi.id, driverId };
    return (await server.call(runs.makeRun, { body }, { token })).data;
  };
  const followUpsOf = async (token: string) =>
    (await server.call(followUps.listFollowUps, { query: {} }, { token })).data;

  test('a scan moves an order from the counter through every step, each an event that says so', async () => {
    const { tracking_id } = await order();
    const { result, parcel, message } = await scan(inDubai, tracking_id);
    expect({ result, message }).toEqual({
      result: 'implied',
      message: `⟦${tracking_id}: no area of Sharjah fits its address.⟧`.replace(/[⟦⟧]/g, ''),
    });
    expect(parcel).toMatchObject({
      trackingStatus: 'warehouse',
      holder: { kind: 'warehouse', id: dubai.id, name: 'Dubai Hub' },
      exception: 'address',
    });
    const { data } = await server.call(orders.listTrackingEvents, { params: { trackingID: tracking_id } });
    expect(data.map(({ status, implied }) => [status, implied])).toEqual([
      ['accepted', true],
      ['pickup', true],
      ['warehouse', undefined],
    ]);
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });

  test('a scan reports how the last label differs from its order, but not for a return', async () => {
    const { id, tracking_id } = await order({ payment_method: 'COD', value_fils: 25_000 });
    expect(await scan(inDubai, tracking_id)).toMatchObject({ labelChanges: [] });
    const body = { trackingIDs: [tracking_id], size: '4x6' } as const;
    await server.send(labels.printLabels, { body }, { token: inDubai });
    expect(await scan(inDubai, tracking_id)).toMatchObject({ labelChanges: [] });
    const change = (changes: object) =>
      server.db.updateTable('orders').set(changes).where('id', '=', id).execute();
    await change({ value_fils: 20_000, dropoff_street: 'Street 9' });
    for (const act of ['received', 'sorted'])
      expect(await scan(inDubai, tracking_id, { act })).toMatchObject({ labelChanges: ['cash', 'address'] });
    await server.send(
      labels.printLabels,
      { body: { ...body, reason: 'It has changed' } },
      { token: inDubai },
    );
    expect(await scan(inDubai, tracking_id)).toMatchObject({ labelChanges: [] });
    await change({ value_fils: 15_000 });
    const cancel = { params: { trackingID: tracking_id }, body: { reason: 'Sold out' } };
    await server.call(orders.cancelOrder, cancel);
    expect(await scan(inDubai, tracking_id)).toMatchObject({ labelChanges: [] });
  });

  describe('a scan that is refused or asks', () => {
    test('for an unknown code, and a number that several orders have', async () => {
      expect(await scan(inDubai, 'TWS-2222-2222')).toMatchObject({
        result: 'unknown',
        parcel: null,
        choices: [],
      });
      const one = await order({ reference: '#1001', sender_name: 'Noor' });
      const other = await order({ reference: '#1001', sender_name: 'Layla' });
      const { result, choices } = await scan(inDubai, '#1001');
      expect([result, choices.map(({ trackingID }) => trackingID).sort()]).toEqual([
        'unknown',
        [one.tracking_id, other.tracking_id].sort(),
      ]);
      const alone = await order({ reference: '#7' });
      expect(await scan(inDubai, '#7')).toMatchObject({
        result: 'implied',
        parcel: { trackingID: alone.tracking_id },
      });
    });

    test('for a delivered parcel, one elsewhere, and without an open run or count', async () => {
      const delivered = await order({ tracking_status: 'delivered' });
      expect(await scan(inDubai, delivered.tracking_id)).toMatchObject({ result: 'refused' });
      const created = await order();
      for (const act of ['sorted', 'sent', 'counted', 'measured', 'handed_back'])
        expect([act, (await scan(inDubai, created.tracking_id, { act, weight: 1 })).result]).toEqual([
          act,
          'refused',
        ]);
      expect((await parcelOf(created)).parcel).toMatchObject({
        trackingStatus: 'created',
        holder: { kind: 'sender' },
      });
    });

    test('at a desk of a warehouse where the user does not work', async () => {
      const station = { device: 'desk-0001', name: 'Dock 1', warehouseId: dubai.id };
      const body = { station, scans: [clientScan('TWS-2222-2222')] };
      expect(await server.refused(scanning.scan, { body }, { token: inAbuDhabi })).toMatchObject({
        status: 404,
      });
      const nowhere = {
        station: { device: 'desk-0001', name: 'Dock 1' },
        scans: [clientScan('TWS-2222-2222')],
      };
      expect(await server.refused(scanning.scan, { body: nowhere })).toMatchObject({
        code: 'warehouse_to_name',
      });
    });
  });

  test('renaming a desk is in the audit log, with the old name', async () => {
    const { tracking_id } = await order();
    await scan(inDubai, tracking_id);
    const station = { device: 'desk-0001', name: 'Dock 2' };
    for (const _ of ['renamed', 'as it is']) {
      const body = { station, scans: [clientScan(tracking_id)] };
      await server.call(scanning.scan, { body: body as never }, { token: inDubai });
    }
    const rows = await server.db.selectFrom('audit').select(['call', 'before', 'after']).execute();
    expect(rows).toEqual([
      { call: 'scanning.scan', before: '{"desk":"Dock 1"}', after: '{"desk":"Dock 2"}' },
    ]);
  });

  test('a scan keeps the name that its desk had, and is repeated under a new one', async () => {
    const parcel = await order();
    const { tracking_id } = parcel;
    const under = async (name: string, scans: object[]) => {
      const body = { station: { device: 'desk-0001', name }, scans };
      const { data } = await server.call(scanning.scan, { body: body as never }, { token: inDubai });
      return data[0];
    };
    const first = clientScan(tracking_id);
    await under('Dock 1', [first]);
    expect(await under('Dock 2', [first])).toMatchObject({ isRepeated: true });
    await under('Dock 2', [clientScan(tracking_id)]);
    await under('Dock 1', [clientScan(tracking_id)]);
    const scans = (await parcelOf(parcel)).road.filter(({ kind }) => kind === 'scan');
    expect(scans.map(({ station }) => station).sort()).toEqual(['Dock 1', 'Dock 1', 'Dock 2']);
  });

  test('a repeated scan gets its first answer, and has no effect', async () => {
    const { tracking_id } = await order();
    const given = clientScan(tracking_id);
    const [first] = await scanAll(inDubai, [given]);
    const [again, twin] = await scanAll(inDubai, [given, given]);
    for (const repeated of [again, twin])
      expect(repeated).toMatchObject({ result: first?.result, isRepeated: true });
    expect(await server.db.selectFrom('scans').selectAll().execute()).toHaveLength(1);
    expect(await scan(inDubai, tracking_id)).toMatchObject({ result: 'repeat', isRepeated: false });
  });

  test('sorting or loading twice is a repeat, until the parcel arrives again', async () => {
    await insertArea(server.db, { city: 'Abu-Dhabi', name: 'Mussafah', sort_code: 'AUH · MUSSAFAH' });
    const where = { dropoff_city: 'Abu-Dhabi', dropoff_area: 'Mussafah' };
    const { tracking_id } = await order({ tracking_status: 'pickup', ...where });
    const resultOf = async (token: string, act: string, runId?: string) =>
      (await scan(token, tracking_id, { act, ...(runId ? { runId } : {}) })).result;
    await scan(inDubai, tracking_id);
    expect(await resultOf(inDubai, 'sorted')).toBe('ok');
    expect(await scan(inDubai, tracking_id, { act: 'sorted' })).toMatchObject({
      result: 'repeat',
      message: `${tracking_id} is sorted already: AUH · MUSSAFAH.`,
    });
    const run = await openRun(inDubai);
    for (const result of ['ok', 'repeat']) expect(await resultOf(inDubai, 'sent', run._id)).toBe(result);
    await scan(inAbuDhabi, tracking_id, { runId: run._id });
    const both = ['a', 'b'].map(() => clientScan(tracking_id, { act: 'sorted' }));
    const together = await scanAll(inAbuDhabi, both);
    expect(together.map(({ result }) => result)).toEqual(['ok', 'repeat']);
  });

  test('one of our blank labels asks for its parcel, and identifies it once bound', async () => {
    await server.send(labels.printBlankLabels, { body: { count: 1, size: '4x6' } }, { token: inDubai });
    const { code } = await server.db.selectFrom('parcel_codes').select('code').executeTakeFirstOrThrow();
    const given = clientScan(code);
    const blank = { result: 'unknown', isBlankLabel: true, parcel: null };
    const message = `${code} is a blank label. Which parcel is it on?`;
    expect(await scanAll(inDubai, [given])).toMatchObject([{ ...blank, message, isRepeated: false }]);
    expect(await scanAll(inDubai, [given])).toMatchObject([{ ...blank, message, isRepeated: true }]);
    const lookUp = { params: { code } };
    expect(await server.refused(scanning.readParcel, lookUp, { token: inDubai })).toMatchObject({
      code: 'scan_blank_label',
      message,
    });
    expect(await scan(inDubai, 'JX-1')).toMatchObject({ result: 'unknown', isBlankLabel: false });
    const { tracking_id } = await order();
    const body = { code, trackingID: tracking_id };
    await server.call(labels.bindLabel, { body }, { token: inDubai });
    expect(await scan(inDubai, code)).toMatchObject({
      result: 'implied',
      isBlankLabel: false,
      parcel: { trackingID: tracking_id },
    });
  });

  test('refuses the id of another scan for another desk and other content; a user who takes over is answered', async () => {
    const { tracking_id } = await order();
    const other = await order();
    const given = clientScan(tracking_id, { act: 'measured', weight: 2 });
    await scan(inDubai, tracking_id);
    const [first] = await scanAll(inDubai, [given]);
    expect(first).toMatchObject({ result: 'ok', isRepeated: false });
    const others = [
      { ...given, code: other.tracking_id },
      { ...given, act: 'sorted' },
      { ...given, weight: 2.5 },
    ];
    const taken = [
      ...(await scanAll(inAbuDhabi, [given])),
      ...(await scanAll(inDubai, others)),
      ...(
        await scanAll(
          inDubai,
          [clientScan(tracking_id), clientScan(other.tracking_id)].map((each) => ({
            ...each,
            clientId: 'y'.repeat(22),
          })),
        )
      ).slice(1),
    ];
    for (const result of taken)
      expect(result).toMatchObject({
        ...{ result: 'refused', isRepeated: false, parcel: null, choices: [] },
        message: 'Another scan has this id. Nothing was saved: scan the parcel again.',
      });
    expect(taken).toHaveLength(5);
    expect(await scanHere(server.token, given)).toMatchObject({ result: 'ok', isRepeated: true });
    expect(await server.db.selectFrom('scans').selectAll().execute()).toHaveLength(3);
  });

  test('a repeated scan of a stock count that has ended is answered again, but not for another count', async () => {
    const { tracking_id } = await order();
    await scan(inDubai, tracking_id);
    const begin = async () =>
      (await server.call(scanning.beginCount, { body: { sortCode: '' } }, { token: inDubai })).data._id;
    const countId = await begin();
    const given = clientScan(tracking_id, { act: 'counted', countId });
    expect((await scanAll(inDubai, [given]))[0]).toMatchObject({ result: 'ok' });
    await server.call(scanning.endCount, { params: { id: countId } });
    expect((await scanAll(inDubai, [given]))[0]).toMatchObject({ result: 'ok', isRepeated: true });
    const [other] = await scanAll(inDubai, [{ ...given, countId: await begin() }]);
    expect(other).toMatchObject({ result: 'refused', isRepeated: false });
  });

  test('many scans of one call are recorded 20 in a transaction, and answered in order', async () => {
    const { tracking_id } = await order();
    const given = Array.from({ length: 60 }, (_, at) => clientScan(at % 2 ? `JX-${at}` : tracking_id));
    await scan(inDubai, 'JX-0');
    let transactions = 0;
    const begin = server.db.transaction.bind(server.db);
    server.db.transaction = () => {
      transactions += 1;
      return begin();
    };
    const taken = await scanAll(inDubai, given);
    server.db.transaction = begin;
    expect(transactions).toBe(3);
    expect(taken.map(({ clientId }) => clientId)).toEqual(given.map(({ clientId }) => clientId));
    expect(taken.slice(0, 4).map(({ result }) => result)).toEqual([
      'implied',
      'unknown',
      'repeat',
      'unknown',
    ]);
    expect((await scanAll(inDubai, given)).every(({ isRepeated }) => isRepeated)).toBe(true);
  });

  test('two scans of one parcel at once, and one scan sent twice at once, are recorded once', async () => {
    const { tracking_id } = await order();
    const both = await Promise.all(
      [inDubai, server.token].map((token) => scanHere(token, clientScan(tracking_id))),
    );
    expect(both.map((result) => result?.result).sort()).toEqual(['implied', 'repeat']);
    const given = clientScan(tracking_id, { act: 'sorted' });
    const twice = await Promise.all([1, 2, 3, 4].map(() => scanHere(inDubai, given)));
    expect(twice.map((result) => result?.result)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(twice.filter((result) => !result?.isRepeated)).toHaveLength(1);
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });

  test('eleven leave for Abu Dhabi, ten arrive: both ends see who held the eleventh last', async () => {
    const parcels = [];
    for (let at = 0; at < 11; at += 1)
      parcels.push(await order({ tracking_status: 'pickup', dropoff_city: 'Abu-Dhabi' }));
    const [first, lost] = parcels as [Order, Order];
    expect(
      await server.refused(
        scanning.readParcel,
        { params: { code: first.tracking_id } },
        { token: inAbuDhabi },
      ),
    ).toMatchObject({ status: 404 });
    await scanAll(
      inDubai,
      parcels.map(({ tracking_id }) => clientScan(tracking_id)),
    );
    const run = await openRun(inDubai);
    server.clock.advance(1000);
    const sent = await scanAll(
      inDubai,
      parcels.map(({ tracking_id }) => clientScan(tracking_id, { act: 'sent', runId: run._id })),
    );
    expect(new Set(sent.map(({ result }) => result))).toEqual(new Set(['ok']));
    const out = { params: { id: run._id }, body: { version: run.version } };
    await server.call(runs.sendRun, out, { token: inDubai });
    expect(await server.refused(runs.sendRun, out, { token: inDubai })).toMatchObject({ status: 409 });
    expect((await scan(inDubai, first.tracking_id, { act: 'sent', runId: run._id })).result).toBe('refused');

    const { data: arrivals } = await server.call(scanning.listArrivals, { query: {} }, { token: inAbuDhabi });
    expect(arrivals).toEqual([
      { kind: 'run', id: run._id, name: run.number, driverName: 'Bilal Khan', parcels: 11 },
    ]);
    for (const { tracking_id } of parcels.filter((one) => one !== lost))
      expect((await scan(inAbuDhabi, tracking_id, { runId: run._id })).result).toBe('ok');
    const { data: expected } = await server.call(
      scanning.listExpected,
      { query: { runId: run._id } },
      { token: inAbuDhabi },
    );
    expect(expected.filter(({ isHere }) => !isHere).map(({ parcel }) => parcel.trackingID)).toEqual([
      lost.tracking_id,
    ]);

    const close = { params: { id: run._id }, body: { version: run.version + 1 } };
    expect(await server.refused(runs.closeRun, close, { token: inDubai })).toMatchObject({
      code: 'run_not_here',
    });
    const closed = await server.call(runs.closeRun, close, { token: inAbuDhabi });
    expect(closed.data).toMatchObject({ state: 'closed', done: 10, failed: 1 });
    for (const token of [inDubai, inAbuDhabi]) {
      expect(await followUpsOf(token)).toMatchObject([
        {
          kind: 'missing',
          run: run.number,
          parcel: {
            trackingID: lost.tracking_id,
            exception: 'missing',
            holder: { kind: 'run', name: run.number },
          },
          lastScan: { act: 'sent', warehouse: 'Dubai Hub', station: 'Dock 1', by: 'Imran Qureshi' },
        },
      ]);
    }
    // Users who see both ends have one row that names both; the other end still looks for what one has settled.
    const all = await server.call(followUps.listFollowUps, { query: {} });
    expect(all).toMatchObject({ total: 1, data: [{ kind: 'missing' }] });
    const [both] = all.data;
    expect([both!.warehouse, ...both!.alsoAt].toSorted()).toEqual(['Abu Dhabi Hub', 'Dubai Hub']);
    const [there] = await followUpsOf(inAbuDhabi);
    const settled = await server.call(
      followUps.settleFollowUp,
      { params: { id: there!._id }, body: { outcome: 'Not in the van' } },
      { token: inAbuDhabi },
    );
    expect(settled).toMatchObject({
      message: 'The follow-up is done at Abu Dhabi Hub. It stays open at Dubai Hub.',
      data: { state: 'done', alsoAt: ['Dubai Hub'] },
    });
    const left = await server.call(followUps.listFollowUps, { query: {} });
    expect(left).toMatchObject({ total: 1, data: [{ warehouse: 'Dubai Hub', alsoAt: [] }] });
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);

    // A stock count of Dubai finds it.
    const begun = { body: { sortCode: '' } };
    const { data: count } = await server.call(scanning.beginCount, begun, { token: inDubai });
    expect((await scan(inDubai, lost.tracking_id, { act: 'counted', countId: count._id })).result).toBe(
      'surplus',
    );
    const { data: stood } = await server.call(
      scanning.readCount,
      { params: { id: count._id } },
      { token: inDubai },
    );
    expect(stood.count).toMatchObject({ surplus: 1 });
    expect((await followUpsOf(inDubai)).map(({ kind }) => kind)).toEqual(['surplus']);
    expect((await parcelOf(lost)).parcel).toMatchObject({
      holder: { name: 'Dubai Hub' },
      exception: 'address',
    });
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });

  describe('a stock count', () => {
    const begin = (token: string, sortCode = '') =>
      server.call(scanning.beginCount, { body: { sortCode } }, { token });
    const received = async (area: string) => {
      const one = await order({ tracking_status: 'pickup', dropoff_city: 'Dubai', dropoff_area: area });
      await scan(inDubai, one.tracking_id);
      return one;
    };
    const list = async () =>
      (await server.send(scanning.listCounts, { query: {} }, { token: inDubai })).json();

    test('is cancelled by the user who started it or a supervisor; what it received stays, and so do its scans', async () => {
      const one = await order({ tracking_status: 'pickup' });
      const { data: count } = await begin(inDubai);
      expect(count).toMatchObject({ isMine: true });
      const given = clientScan(one.tracking_id, { act: 'counted', countId: count._id });
      expect(await scanAll(inDubai, [given])).toMatchObject([
        {
          result: 'surplus',
          message: `${one.tracking_id} was not expected here. The count has received it.`,
        },
      ]);
      const cancel = { params: { id: count._id } };
      const colleague = await insertRow(server.db, 'staff', { warehouse_id: dubai.id, kind: 'operator' });
      const other = await sessionOf(server.db, colleague.id);
      expect(await server.refused(scanning.cancelCount, cancel, { token: other })).toMatchObject({
        status: 403,
        code: 'count_of_other',
        message: 'Only Imran Qureshi, who began this stock count, or a supervisor may cancel it.',
      });
      expect(await server.refused(scanning.cancelCount, cancel, { token: inAbuDhabi })).toMatchObject({
        code: 'no_such_count',
      });
      expect(await server.call(scanning.cancelCount, cancel, { token: inDubai })).toEqual({
        message: 'The stock count is cancelled. Parcels that it received stay received.',
      });
      expect((await list()).data).toEqual([]);
      expect((await parcelOf(one)).parcel).toMatchObject({ holder: { name: 'Dubai Hub' } });
      expect((await parcelOf(one)).road.map(({ what }) => what)).toContain('counted');
      // A scan that is sent once more is answered as before, a new one is refused.
      expect(await scanAll(inDubai, [given])).toMatchObject([{ result: 'surplus', isRepeated: true }]);
      const late = { act: 'counted', countId: count._id };
      expect(await scan(inDubai, one.tracking_id, late)).toMatchObject({ result: 'refused' });
      expect(await server.refused(scanning.cancelCount, cancel, { token: inDubai })).toMatchObject({
        code: 'no_such_count',
      });
      const { data: next } = await begin(inDubai);
      expect(next).toMatchObject({ found: 0, expected: 1, surplus: 0 });
      await server.call(scanning.cancelCount, { params: { id: next._id } });
      const { data: last } = await begin(inDubai);
      await server.call(scanning.endCount, { params: { id: last._id } });
      expect(
        await server.refused(scanning.cancelCount, { params: { id: last._id } }, { token: inDubai }),
      ).toMatchObject({ status: 409, code: 'count_over' });
      expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
    });

    test('reports every parcel missing that it has not found, also more than a list shows', async () => {
      const held = { warehouse_id: dubai.id, tracking_status: 'warehouse' };
      const long = { created_at: '2026-11-01T08:00:00.000Z' };
      const many = MOST_LISTED + 1;
      const rows = Array.from({ length: many }, () => ({ ...ordinaryOrder(), ...held, ...long }));
      await insertManyOrders(server.db, rows);
      const { data: count } = await begin(inDubai);
      const ending = { params: { id: count._id } };
      const query = { kind: 'missing' as const };
      const reported = async () =>
        (await server.call(followUps.listFollowUps, { query }, { token: inDubai })).total;
      // The server is killed after the second slice; the count goes on, and is ended by the same call.
      const transaction = server.db.transaction.bind(server.db);
      let left = 2;
      const failing = vi.spyOn(server.db, 'transaction').mockImplementation(() => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return transaction();
      });
      expect((await server.send(scanning.endCount, ending)).statusCode).toBe(500);
      failing.mockRestore();
      expect(await reported()).toBe(100);
      expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
      const { data } = await server.call(scanning.endCount, ending);
      expect(data).toMatchObject({ expected: many, found: 0, missing: many });
      expect(await reported()).toBe(many);
      expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
    });

    test('is of one sort code of the warehouse, by any part of it, like the list of held parcels', async () => {
      for (const [name, sort_code] of [
        ['Marina', 'DXB · Z1 · MARINA'],
        ['JLT', 'DXB · Z1 · JLT'],
        ['Deira', 'DXB · Z2 · DEIRA'],
      ] as const)
        await insertArea(server.db, { name, sort_code });
      for (const area of ['Marina', 'Marina', 'JLT']) await received(area);
      expect((await list()).sortCodes).toEqual([
        { sortCode: 'DXB · Z1 · JLT', parcels: 1 },
        { sortCode: 'DXB · Z1 · MARINA', parcels: 2 },
      ]);
      const refused = (sortCode: string) =>
        server.refused(scanning.beginCount, { body: { sortCode } }, { token: inDubai });
      expect(await refused('Deira')).toMatchObject({
        status: 409,
        code: 'count_of_nothing',
        message:
          'No parcel in Dubai Hub has the sort code “Deira”. Choose one from the list, or count everything.',
      });
      expect(await refused('dxb z1')).toMatchObject({
        code: 'count_of_several',
        message: '“dxb z1” fits several sort codes: DXB · Z1 · JLT, DXB · Z1 · MARINA. Enter one of them.',
      });
      const held = async (sortCode: string) => {
        const query = { sortCode };
        const { total, data } = await server.call(scanning.listHeld, { query }, { token: inDubai });
        expect(total).toBe(data.length);
        return [...new Set(data.map((each) => each.sortCode))].sort();
      };
      for (const typed of ['marina', 'Z1 MARINA', 'dxb-z1-marina', 'DXB · Z1 · MARINA'])
        expect([typed, await held(typed)]).toEqual([typed, ['DXB · Z1 · MARINA']]);
      const back = await received('JLT');
      await server.call(orders.moveOrder, {
        params: { trackingID: back.tracking_id },
        body: { trackingStatus: 'return' },
      });
      const onward = await order({
        tracking_status: 'pickup',
        dropoff_city: 'Abu-Dhabi',
        dropoff_area: 'Yas',
      });
      await insertArea(server.db, { city: 'Abu-Dhabi', name: 'Yas', sort_code: 'AUH · YAS' });
      await scan(inDubai, onward.tracking_id);
      const kinds = async (query: object) =>
        (await server.call(scanning.listHeld, { query }, { token: inDubai })).held;
      expect(await kinds({})).toEqual({ toDeliver: 3, toSendOn: 1, goingBack: 1 });
      expect(await kinds({ sortCode: 'marina', city: 'Dubai' })).toEqual({
        ...{ toDeliver: 2, toSendOn: 0, goingBack: 0 },
      });
      expect(await kinds({ sortCode: 'nowhere' })).toEqual({ toDeliver: 0, toSendOn: 0, goingBack: 0 });
      expect(await held('z1')).toEqual(['DXB · Z1 · JLT', 'DXB · Z1 · MARINA']);
      expect(await held('Deira')).toEqual([]);
      server.clock.advance(1000);
      expect((await begin(inDubai, 'z1-marina')).data).toMatchObject({
        sortCode: 'DXB · Z1 · MARINA',
        expected: 2,
      });
    });
  });

  test('asks for an unknown area, and after its correction the parcel has its sort code', async () => {
    await seedEssentials(server.db, DECIDED);
    await insertArea(server.db, { name: 'JLT', sort_code: 'DXB · Z1 · JLT' });
    const where = { dropoff_city: 'Dubai', dropoff_area: 'Jumera Laks' };
    const one = await order({ tracking_status: 'pickup', ...where });
    expect((await scan(inDubai, one.tracking_id)).parcel).toMatchObject({
      isAreaUnknown: true,
      sortCode: '',
    });
    const sort = async () => (await scan(inDubai, one.tracking_id, { act: 'sorted' })).result;
    expect(await sort()).toBe('ok');
    const { data } = await server.call(
      orders.readOrder,
      { params: { trackingID: one.tracking_id } },
      { token: inDubai },
    );
    const body = { version: data.version, reason: 'Area corrected at the hub', dropoff: { area: 'JLT' } };
    const correct = (confirm: object) =>
      server.send(
        orders.updateOrder,
        { params: { trackingID: one.tracking_id }, body: { ...body, ...confirm } },
        { token: inDubai },
      );
    const asked = await correct({});
    if (asked.statusCode === 409) await correct({ confirmCharge: asked.json().charge.total });
    expect((await parcelOf(one)).parcel).toMatchObject({
      isAreaUnknown: false,
      sortCode: expect.stringContaining('DXB'),
    });
    const sorted = await scan(inDubai, one.tracking_id, { act: 'sorted' });
    expect(sorted).toMatchObject({ result: 'ok', message: expect.stringContaining('DXB') });
    expect(await sort()).toBe('repeat');
  });

  test('a scan made before the parcel was elsewhere is late, and changes nothing', async () => {
    const { tracking_id } = await order({ tracking_status: 'pickup' });
    const happenedAt = server.clock.read().toISOString();
    server.clock.advance(60_000);
    await scan(inAbuDhabi, tracking_id);
    const { result, parcel } = await scan(inDubai, tracking_id, { happenedAt });
    expect([result, parcel?.holder.name]).toEqual(['late', 'Abu Dhabi Hub']);
  });

  test('moves at the desk change the holder of the parcel, too', async () => {
    const one = await order({ tracking_status: 'pickup' });
    const move = (trackingStatus: 'warehouse' | 'assignedtodriver' | 'delivered' | 'return') =>
      server.call(orders.moveOrder, { params: { trackingID: one.tracking_id }, body: { trackingStatus } });
    const holder = async () => (await parcelOf(one)).parcel?.holder;
    await move('warehouse');
    expect(await holder()).toEqual({ kind: 'warehouse', id: dubai.id, name: 'Dubai Hub' });
    await move('assignedtodriver');
    expect(await holder()).toEqual({ kind: 'unknown', id: '', name: '' });
    await move('delivered');
    expect(await holder()).toEqual({ kind: 'receiver', id: '', name: '' });
    const { data } = await server.call(orders.readOrder, { params: { trackingID: one.tracking_id } });
    const undo = { params: { trackingID: one.tracking_id }, body: { version: data.version } };
    await server.call(orders.undoMove, undo);
    expect(await holder()).toEqual({ kind: 'unknown', id: '', name: '' });
    await scan(inDubai, one.tracking_id);
    await move('return');
    expect((await parcelOf(one)).parcel).toMatchObject({ leg: 'back', holder: { name: 'Dubai Hub' } });
    expect((await scan(inDubai, one.tracking_id, { act: 'handed_back' })).result).toBe('ok');
    expect(await holder()).toEqual({ kind: 'sender', id: '', name: '' });
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });

  test('lists of orders show what a warehouse has, expects and misses, and nothing of others', async () => {
    const home = await order({ tracking_status: 'warehouse' });
    const guest = await order({ tracking_status: 'pickup' });
    const elsewhere = await order({ tracking_status: 'created' });
    await scan(inAbuDhabi, guest.tracking_id);
    const ids = async (token: string, query: object) =>
      (await server.call(orders.listOrders, { query: { page: 1, ...query } as never }, { token })).data.map(
        ({ trackingID }) => trackingID,
      );
    expect(await ids(inDubai, { custody: 'held' })).toEqual([home.tracking_id]);
    expect(await ids(inAbuDhabi, { custody: 'held' })).toEqual([guest.tracking_id]);
    expect(await ids(inAbuDhabi, { custody: 'held', search: guest.receiver_name })).toEqual([
      guest.tracking_id,
    ]);
    expect(await ids(inAbuDhabi, {})).toEqual([guest.tracking_id]);
    expect(await ids(server.token, { custody: 'held', warehouseId: dubai.id })).toEqual([home.tracking_id]);
    expect((await ids(server.token, { custody: 'held' })).sort()).toEqual(
      [home.tracking_id, guest.tracking_id].sort(),
    );
    for (const custody of ['coming', 'missing']) expect(await ids(inAbuDhabi, { custody })).toEqual([]);
    const details = (trackingID: string) => ({ params: { trackingID } });
    await server.call(orders.readOrder, details(guest.tracking_id), { token: inAbuDhabi });
    for (const { tracking_id } of [home, elsewhere])
      expect(
        await server.refused(orders.readOrder, details(tracking_id), { token: inAbuDhabi }),
      ).toMatchObject({ status: 404 });
    // Orders that the warehouse only holds are corrected and cancelled by others.
    const cancel = { ...details(guest.tracking_id), body: { reason: 'Ordered twice' } };
    expect(await server.refused(orders.cancelOrder, cancel, { token: inAbuDhabi })).toMatchObject({
      status: 403,
      code: 'order_of_other_warehouse',
    });
  });
});
