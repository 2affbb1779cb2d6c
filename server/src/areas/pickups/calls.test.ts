import { audit } from '@tawseel/contract/audit';
import { business } from '@tawseel/contract/business';
import { MOST_PICKUPS } from '@tawseel/contract/facts/pickups';
import { pickups } from '@tawseel/contract/pickups';
import { senders } from '@tawseel/contract/senders';
import { warehouses } from '@tawseel/contract/warehouses';
import { beforeEach, expect, test } from 'vitest';
import type { Tables } from '../../platform/engine/tables.ts';
import { sessionOf } from '../../testing/app.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertRow } from '../../testing/rows.ts';

/** The present of every test is a Saturday. */
const TODAY = '2026-11-21';
const TOMORROW = '2026-11-22';
const MONDAY = '2026-11-23';
const WEDNESDAY = '2026-11-25';
const WINDOW = { from: '09:00', to: '13:00', expected: 40 };
const LATER_TODAY = { from: '15:00', to: '18:00', expected: 2 };

onEveryDatabase((server) => {
  let dubai: Tables['warehouses'];
  let sharjah: Tables['warehouses'];
  let shop: string;

  beforeEach(async () => {
    const { db } = server;
    dubai = await insertRow(db, 'warehouses', { code: 'DXB-001', created_at: '2026-01-01T00:00:00.000Z' });
    sharjah = await insertRow(db, 'warehouses', { name: 'Al Majaz Hub', city: 'Sharjah', code: 'SHJ-001' });
    ({ id: shop } = await insertRow(db, 'senders', { role: 'Company', name: 'Noor Trading' }));
  });

  const ask = (said: object = {}, along = {}) =>
    server.call(pickups.askPickup, { body: { senderId: shop, day: MONDAY, ...WINDOW, ...said } }, along);
  const refusedAsk = (said: object = {}, along = {}) =>
    server.refused(pickups.askPickup, { body: { senderId: shop, day: MONDAY, ...WINDOW, ...said } }, along);
  const change = (id: string, body: object, along = {}) =>
    server.call(pickups.changePickup, { params: { id }, body }, along);
  const refusedChange = (id: string, body: object, along = {}) =>
    server.refused(pickups.changePickup, { params: { id }, body }, along);
  const cancel = (id: string, said: object = {}, along = {}) =>
    server.call(pickups.cancelPickup, { params: { id }, body: { reason: 'Closed', ...said } }, along);
  const refusedCancel = (id: string, said: object = {}, along = {}) =>
    server.refused(pickups.cancelPickup, { params: { id }, body: { reason: 'Closed', ...said } }, along);
  const listed = async (day: string, query = {}, along = {}) =>
    (await server.call(pickups.listPickups, { query: { day, ...query } }, along)).data.pickups;
  const standing = async (along = {}) =>
    (await server.call(pickups.listStandingPickups, { query: {} }, along)).data;
  const numbersOn = async (day: string, along = {}) =>
    (await listed(day, {}, along)).map(({ number, state }) =>
      state === 'asked' ? number : `${number} ${state}`,
    );
  const staffOf = async (warehouse_id: string, kind = 'operator') => {
    const email = `${kind}-${warehouse_id.slice(-6)}@tawseel.example`;
    const { id } = await insertRow(server.db, 'staff', { kind, warehouse_id, email });
    return { token: await sessionOf(server.db, id) };
  };
  const keyOf = async (sender_id: string) => ({
    token: await insertKey(server.db, 'sender', null, { sender_id }),
  });

  test('refuses a past, distant or invalid day, and hours that are over or end before they begin', async () => {
    const problemOf = async (said: object) => {
      const { status, issues } = await refusedAsk(said);
      return [status, issues?.[0]?.path, issues?.[0]?.message];
    };
    expect(await problemOf({ day: '2026-11-20' })).toEqual([
      422,
      'day',
      'Must not be before today, 2026-11-21.',
    ]);
    expect(await problemOf({ day: '2027-01-21' })).toEqual([422, 'day', 'Must not be after 2027-01-20.']);
    expect(await problemOf({ day: undefined })).toEqual([422, 'day', 'Name a day or weekdays.']);
    // It is 14:00 in Dubai.
    expect(await problemOf({ day: TODAY, to: '14:00' })).toEqual([
      422,
      'to',
      'Must be later today: it is 14:00.',
    ]);
    expect(await problemOf({ to: '09:00' })).toEqual([422, 'to', 'The window must end after it begins.']);
    expect(await problemOf({ from: '24:00' })).toEqual([422, 'from', 'Must be a time like 09:30.']);
    expect(await problemOf({ expected: 0 })).toEqual([422, 'expected', 'Must be 1 or more.']);
    for (const expected of [undefined, 1.5, '12'])
      expect(await problemOf({ expected })).toEqual([
        422,
        'expected',
        'Enter the number of parcels, a whole number like 4.',
      ]);
    expect(await problemOf({ senderId: undefined })).toEqual([422, 'senderId', 'Name the sender.']);
    expect(await problemOf({ weekdays: [] })).toEqual([422, 'weekdays', 'Choose one day at least.']);
    expect(await problemOf({ weekdays: ['Friday'], until: WEDNESDAY })).toEqual([
      422,
      'weekdays',
      'None of these weekdays lies between the first and the last day.',
    ]);
    expect(await problemOf({ weekdays: ['Friday'], until: TODAY })).toEqual([
      422,
      'until',
      'The last day must not be before the first.',
    ]);
    expect(await numbersOn(MONDAY)).toEqual([]);
  });

  test('refuses an unknown sender, an unknown warehouse, and a sender without an address', async () => {
    expect(await refusedAsk({ senderId: 'nobody' })).toMatchObject({ status: 404, code: 'no_such_sender' });
    expect(await refusedAsk({ warehouseId: 'gone' })).toMatchObject({
      status: 404,
      code: 'no_such_warehouse',
    });
    const bare = { street: '', house_no: '', phone: '', city: 'Muscat', email: 'bare@mail.example' };
    const { id: senderId } = await insertRow(server.db, 'senders', bare);
    const missing = async (said: object) => (await refusedAsk({ senderId, ...said })).issues;
    expect(await missing({})).toMatchObject([{ path: 'street', message: 'Required: the sender has none.' }]);
    expect(await missing({ street: 'Souq 4' })).toMatchObject([{ path: 'phone' }]);
    expect(await missing({ street: 'Souq 4', phone: '04 338 7766' })).toMatchObject([{ path: 'city' }]);
    await ask({ senderId, street: 'Souq 4', phone: '04 338 7766', city: 'Dubai' });
  });

  test('copies address and phone from the sender, uses the code of the nearest warehouse, and numbers on', async () => {
    const { message, data } = await ask();
    expect(message).toBe('PCK-DXB-001-261121-001 is for Mon 23 Nov, 09:00 to 13:00.');
    expect(data).toMatchObject({
      number: 'PCK-DXB-001-261121-001',
      state: 'asked',
      senderId: shop,
      senderName: 'Noor Trading',
      warehouseId: dubai.id,
      warehouse: 'Al Quoz Hub',
      street: 'Villa 12, Al Wasl Road',
      city: 'Dubai',
      phone: '+971 50 771 0932',
      day: MONDAY,
      ...WINDOW,
      weekdays: [],
      standingDay: null,
    });
    const other = (await ask({ city: 'Sharjah', street: 'Rolla 9', area: 'Rolla', note: 'Gate 3' })).data;
    expect(other).toMatchObject({ number: 'PCK-SHJ-001-261121-001', warehouseId: sharjah.id, area: 'Rolla' });
    expect((await ask()).data.number).toBe('PCK-DXB-001-261121-002');
    expect(await listed(MONDAY)).toContainEqual({ ...data, runs: [] });
  });

  test('lists a day by its hours, of a warehouse or a sender, including cancelled ones', async () => {
    const { id: another } = await insertRow(server.db, 'senders', {
      email: 'b@mail.example',
      phone_e164: null,
    });
    const late = (await ask({ from: '17:00', to: '21:00' })).data;
    const early = (await ask({ from: '08:00' })).data;
    const there = (await ask({ senderId: another, city: 'Sharjah' })).data;
    await cancel(early._id);
    expect(await numbersOn(MONDAY)).toEqual([`${early.number} cancelled`, there.number, late.number]);
    const ids = async (query: object) => (await listed(MONDAY, query)).map(({ _id }) => _id);
    expect(await ids({ warehouseId: sharjah.id })).toEqual([there._id]);
    expect(await ids({ senderId: shop })).toEqual([early._id, late._id]);
    expect(await numbersOn(WEDNESDAY)).toEqual([]);
    const unknown = await server.refused(pickups.listPickups, { query: { warehouseId: 'gone' } });
    expect(unknown).toMatchObject({ status: 404, code: 'no_such_warehouse' });
  });

  test('defaults to today, and returns which kind of day it is', async () => {
    await server.call(business.updateBusiness, {
      body: {
        ...BUSINESS,
        workingDays: ['Monday', 'Tuesday'],
        holidays: [{ date: '2026-12-02', name: 'National Day' }],
        version: 0,
      },
    });
    const { data: today } = await server.call(pickups.listPickups, { query: {} });
    expect(today).toMatchObject({ day: TODAY, holiday: '', isWorkingDay: false });
    const { data: monday } = await server.call(pickups.listPickups, { query: { day: MONDAY } });
    expect(monday).toMatchObject({ holiday: '', isWorkingDay: true });
    const { message } = await ask({ day: '2026-12-02' });
    expect(message).toBe(
      'PCK-DXB-001-261121-001 is for Wed 2 Dec, 09:00 to 13:00. Wed 2 Dec is a holiday: National Day.',
    );
    const { data: holiday } = await server.call(pickups.listPickups, { query: { day: '2026-12-02' } });
    expect(holiday).toMatchObject({ holiday: 'National Day', isWorkingDay: false });
  });

  test('staff create pickups for their own warehouse, wherever the shop is, and see and change no others', async () => {
    const here = await staffOf(dubai.id);
    const there = await staffOf(sharjah.id, 'supervisor');
    const { data } = await ask({ city: 'Sharjah' }, here);
    expect(data.warehouseId).toBe(dubai.id);
    expect(await refusedAsk({ warehouseId: sharjah.id }, here)).toMatchObject({
      status: 404,
      code: 'no_such_warehouse',
    });
    expect(await numbersOn(MONDAY, here)).toEqual([data.number]);
    expect(await numbersOn(MONDAY, there)).toEqual([]);
    const unknown = { status: 404, code: 'no_such_pickup' };
    expect(await refusedChange(data._id, { expected: 3 }, there)).toMatchObject(unknown);
    expect(await refusedCancel(data._id, {}, there)).toMatchObject(unknown);
    const refused = await server.refused(pickups.listPickups, { query: { warehouseId: dubai.id } }, there);
    expect(refused).toMatchObject({ status: 404, code: 'no_such_warehouse' });
    expect(await refusedChange(data._id, { warehouseId: sharjah.id }, here)).toMatchObject({
      code: 'no_such_warehouse',
    });
    await change(data._id, { warehouseId: sharjah.id });
    expect(await numbersOn(MONDAY, there)).toEqual([data.number]);
  });

  test('lists the newest ten cancelled pickups of each shop, and all others', async () => {
    const { id: other } = await insertRow(server.db, 'senders', { name: 'Other Trading' });
    const numbers: string[] = [];
    for (let times = 0; times < 12; times += 1) {
      const { data } = await ask();
      numbers.push(data.number);
      await cancel(data._id);
    }
    const { data: open } = await ask();
    const { data: others } = await ask({ senderId: other });
    await cancel(others._id);
    expect((await numbersOn(MONDAY)).sort()).toEqual(
      [...numbers.slice(2), others.number]
        .map((number) => `${number} cancelled`)
        .concat(open.number)
        .sort(),
    );
  });

  test("a shop's key creates, changes and cancels its own pickups, and sees no others", async () => {
    const { id: another } = await insertRow(server.db, 'senders', {
      email: 'b@mail.example',
      phone_e164: null,
    });
    const [own, others] = [await keyOf(shop), await keyOf(another)];
    const { data } = await ask({ senderId: undefined }, own);
    expect(data).toMatchObject({ senderId: shop, warehouseId: dubai.id });
    expect(await refusedAsk({}, others)).toMatchObject({ status: 404, code: 'no_such_sender' });
    expect(await listed(MONDAY, {}, others)).toEqual([]);
    const foreign = await server.refused(pickups.listPickups, { query: { senderId: shop } }, others);
    expect(foreign).toMatchObject({ status: 404, code: 'no_such_sender' });
    expect(await refusedChange(data._id, { expected: 3 }, others)).toMatchObject({ status: 404 });
    expect(await refusedCancel(data._id, {}, others)).toMatchObject({ status: 404 });
    expect((await change(data._id, { expected: 3 }, own)).data.expected).toBe(3);
    // Another city is another warehouse's.
    expect((await change(data._id, { city: 'Sharjah' }, own)).data.warehouseId).toBe(sharjah.id);
    const { message } = await cancel(data._id, {}, own);
    expect(message).toBe(`${data.number} is cancelled.`);
    expect(await listed(MONDAY, {}, own)).toMatchObject([{ state: 'cancelled', reason: 'Closed' }]);
  });

  test('a request repeated with one Idempotency-Key is one pickup', async () => {
    const headers = { 'Idempotency-Key': 'pickup-of-monday' };
    const first = await ask({}, { headers });
    expect(await ask({}, { headers })).toEqual(first);
    expect(await numbersOn(MONDAY)).toEqual([first.data.number]);
  });

  test('a moved pickup is only on its new day; a past, cancelled or stale one is refused', async () => {
    const { data } = await ask();
    const { message, data: moved } = await change(data._id, {
      day: WEDNESDAY,
      from: '10:00',
      version: data.version,
    });
    expect(message).toBe(`${data.number} is for Wed 25 Nov, 10:00 to 13:00.`);
    expect(moved).toMatchObject({ number: data.number, expected: 40 });
    expect([await numbersOn(MONDAY), await numbersOn(WEDNESDAY)]).toEqual([[], [data.number]]);
    expect(await refusedChange(data._id, { expected: 2, version: data.version })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    expect((await refusedChange(data._id, { from: '20:00' })).issues).toMatchObject([{ path: 'to' }]);
    expect((await refusedChange(data._id, { day: '2026-11-20' })).issues).toMatchObject([{ path: 'day' }]);
    expect((await refusedChange(data._id, { weekdays: ['Monday'] })).issues).toMatchObject([
      { path: 'weekdays', code: 'pickup_not_standing' },
    ]);
    expect(await refusedChange(data._id, { standingDay: MONDAY, expected: 1 })).toMatchObject({
      status: 404,
    });
    await cancel(data._id);
    const gone = { status: 409, code: 'pickup_not_open', message: `${data.number} is cancelled already.` };
    expect(await refusedChange(data._id, { expected: 2 })).toMatchObject(gone);
    expect(await refusedCancel(data._id)).toMatchObject(gone);
    const past = await insertRow(server.db, 'pickups', {
      sender_id: shop,
      warehouse_id: dubai.id,
      day: '2026-11-20',
    });
    expect(await refusedChange(past.id, { day: MONDAY })).toMatchObject({ status: 409, code: 'pickup_over' });
    expect(await refusedCancel(past.id)).toMatchObject({ status: 409, code: 'pickup_over' });
  });

  test('the hours of today may be over if anything else is changed', async () => {
    const { data } = await ask({ day: TODAY, ...LATER_TODAY });
    server.clock.set('2026-11-21T14:30:00.000Z');
    expect((await change(data._id, { ...LATER_TODAY, day: TODAY, expected: 5 })).data.expected).toBe(5);
    expect((await refusedChange(data._id, { to: '18:10' })).issues).toMatchObject([{ path: 'to' }]);
    await change(data._id, { to: '19:00' });
  });

  test('a weekly pickup is on each of its weekdays, across months, from its first to its last day', async () => {
    const said = { day: '2026-11-25', weekdays: ['Wednesday', 'Monday', 'Wednesday'], until: '2026-12-07' };
    const { message, data } = await ask(said);
    expect(message).toBe('PCK-DXB-001-261121-001 is for every Monday and Wednesday, 09:00 to 13:00.');
    expect(data).toMatchObject({ weekdays: ['Monday', 'Wednesday'], day: '2026-11-25', until: '2026-12-07' });
    const days = [
      '2026-11-23',
      '2026-11-25',
      '2026-11-26',
      '2026-11-30',
      '2026-12-02',
      '2026-12-07',
      '2026-12-09',
    ];
    const on = await Promise.all(days.map(async (day) => (await listed(day)).map((pickup) => pickup.day)));
    expect(on).toEqual([[], ['2026-11-25'], [], ['2026-11-30'], ['2026-12-02'], ['2026-12-07'], []]);
    expect(await listed('2026-11-30')).toMatchObject([
      { _id: data._id, number: data.number, weekdays: [], until: null, standingDay: '2026-11-30', ...WINDOW },
    ]);
    expect(await standing()).toEqual([data]);
    server.clock.set('2026-12-08T08:00:00.000Z');
    expect(await standing()).toEqual([]);
    expect(await refusedCancel(data._id)).toMatchObject({ status: 409, code: 'pickup_over' });
  });

  test('one of its days is changed, moved or cancelled separately', async () => {
    const { data } = await ask({ weekdays: ['Monday', 'Wednesday'] });
    const [monday] = await listed(MONDAY);
    expect(await refusedChange(data._id, { standingDay: TOMORROW, expected: 5 })).toMatchObject({
      status: 404,
      code: 'no_such_pickup_day',
      message: `${data.number} is not on Sun 22 Nov.`,
    });
    const less = await change(data._id, { standingDay: MONDAY, expected: 5, version: monday!.version });
    expect(less.data).toMatchObject({ number: data.number, day: MONDAY, standingDay: MONDAY, weekdays: [] });
    expect(less.data._id).not.toBe(data._id);
    expect((await listed(MONDAY)).map(({ expected }) => expected)).toEqual([5]);
    // A user with the old list still names the standing pickup and its old version.
    const late = { standingDay: MONDAY, expected: 7, version: monday!.version };
    expect(await refusedChange(data._id, late)).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    await change(less.data._id, { standingDay: MONDAY, day: '2026-11-24' });
    expect([await numbersOn(MONDAY), await numbersOn('2026-11-24')]).toEqual([[], [data.number]]);
    const { message, data: off } = await cancel(data._id, { standingDay: WEDNESDAY });
    expect(message).toBe(`${data.number} is cancelled on Wed 25 Nov.`);
    expect(off).toMatchObject({ state: 'cancelled', reason: 'Closed' });
    expect(await numbersOn(WEDNESDAY)).toEqual([`${data.number} cancelled`]);
    expect(await numbersOn('2026-11-30')).toEqual([data.number]);
    // A change of all days leaves those as they are.
    await change(data._id, { expected: 99, weekdays: ['Tuesday', 'Wednesday'] });
    expect(await numbersOn('2026-11-24')).toEqual([data.number, data.number]);
    expect(await numbersOn(WEDNESDAY)).toEqual([`${data.number} cancelled`]);
    expect(await numbersOn('2026-11-30')).toEqual([]);
    expect((await listed('2026-12-01')).map(({ expected }) => expected)).toEqual([99]);
  });

  test('a cancelled weekly pickup stays on earlier days, and on the list of the day of its cancellation', async () => {
    const all = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const { data } = await ask({ day: TODAY, weekdays: all, ...LATER_TODAY });
    await change(data._id, { standingDay: WEDNESDAY, expected: 5 });
    server.clock.set('2026-11-22T08:00:00.000Z');
    expect((await cancel(data._id)).data).toMatchObject({ state: 'cancelled', until: TOMORROW });
    expect(await numbersOn(TODAY)).toEqual([data.number]);
    expect(await numbersOn(TOMORROW)).toEqual([`${data.number} cancelled`]);
    expect(await numbersOn(MONDAY)).toEqual([]);
    expect(await numbersOn(WEDNESDAY)).toEqual([`${data.number} cancelled`]);
    expect(await standing()).toMatchObject([{ state: 'cancelled', reason: 'Closed' }]);
    const gone = { status: 409, code: 'pickup_not_open' };
    expect(await refusedChange(data._id, { standingDay: TOMORROW, expected: 1 })).toMatchObject(gone);
    expect(await refusedCancel(data._id)).toMatchObject(gone);
  });

  test('two changes of one day at once create one row for it', async () => {
    const { data } = await ask({ weekdays: ['Monday'] });
    const both = await Promise.all(
      [1, 2].map((expected) => change(data._id, { standingDay: MONDAY, expected })),
    );
    expect(new Set(both.map((answer) => answer.data._id)).size).toBe(1);
    expect(await numbersOn(MONDAY)).toEqual([data.number]);
  });

  test(`a sender has at most ${MOST_PICKUPS} a day, including weekly ones`, async () => {
    const ofShop = { sender_id: shop, warehouse_id: dubai.id };
    for (let n = 1; n < MOST_PICKUPS; n += 1) await insertRow(server.db, 'pickups', ofShop);
    const { data } = await ask({ day: WEDNESDAY });
    await ask({ weekdays: ['Friday'] });
    expect(await refusedAsk()).toMatchObject({
      status: 409,
      code: 'too_many_pickups',
      message: `Noor Trading has ${MOST_PICKUPS} pickups that day, which is the most.`,
    });
    expect(await refusedChange(data._id, { day: MONDAY })).toMatchObject({ code: 'too_many_pickups' });
    await change(data._id, { expected: 3 });
  });

  test('each write is in the audit log with its changes', async () => {
    const { data } = await ask({ weekdays: ['Monday'] });
    await change(data._id, { standingDay: MONDAY, expected: 5 });
    await cancel(data._id);
    const { data: rows } = await server.call(audit.listAudit, { query: { subjectKind: 'pickup' } });
    expect(rows.map(({ call, subjectName }) => [call, subjectName])).toEqual([
      ['pickups.cancelPickup', data.number],
      ['pickups.changePickup', data.number],
      ['pickups.askPickup', data.number],
    ]);
    expect(rows[1]).toMatchObject({ before: { expected: 40 }, after: { expected: 5 } });
    expect(Object.keys(rows[1]?.after ?? {})).toEqual(['expected']);
  });

  test('refuses to delete a sender or a warehouse with future pickups', async () => {
    const { data } = await ask();
    const [{ id: noon }, standingOne] = [
      await insertRow(server.db, 'senders', { email: 'b@mail.example', phone_e164: null }),
      await ask({ weekdays: ['Monday'], city: 'Sharjah' }),
    ];
    const leave = (id: string) => server.refused(senders.deleteSender, { params: { id } });
    const close = (id: string) => server.refused(warehouses.deleteWarehouse, { params: { id } });
    const kept = {
      status: 409,
      code: 'sender_has_pickups',
      message: 'Noor Trading cannot be deleted: pickups there are still to come. Cancel them first.',
    };
    expect(await leave(shop)).toMatchObject(kept);
    expect(await close(dubai.id)).toMatchObject({ status: 409, code: 'warehouse_has_pickups' });
    await cancel(data._id);
    expect(await leave(shop)).toMatchObject(kept);
    expect(await close(sharjah.id)).toMatchObject({ code: 'warehouse_has_pickups' });
    await cancel(standingOne.data._id);
    await server.call(senders.deleteSender, { params: { id: shop } });
    await server.call(senders.deleteSender, { params: { id: noon } });
    await server.call(warehouses.deleteWarehouse, { params: { id: dubai.id } });
    expect(await listed(MONDAY)).toMatchObject([{ senderName: 'Noor Trading', state: 'cancelled' }]);
  });
});
