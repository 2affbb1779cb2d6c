import { audit } from '@tawseel/contract/audit';
import { dispatch } from '@tawseel/contract/dispatch';
import { HOUR_MS } from '@tawseel/contract/facts/durations';
import { pickups } from '@tawseel/contract/pickups';
import { runs } from '@tawseel/contract/runs';
import { expect, test } from 'vitest';
import { draw } from '../../testing/at-the-hub.ts';
import { atTheShop, collected, left, TODAY } from '../../testing/at-the-shop.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';

onEveryDatabase((server) => {
  const {
    here,
    booked,
    ask,
    give,
    visit,
    runOf,
    changeOf,
    dayOf,
    stopsOf,
    act,
    pickupStates,
    board,
    expectExact,
  } = atTheShop(server);

  async function sendTo(pickupId: string) {
    await visit('assign', here.bilal.id, [pickupId]);
    const id = (await board()).drivers.find((driver) => driver.id === here.bilal.id)?.runs[0]?._id ?? '';
    const sent = await server.call(runs.sendRun, await changeOf(id), { token: here.office });
    server.clock.advance(1000);
    return { id, sent };
  }

  test('a pickup without booked parcels is assigned to a driver, once, and unassigned', async () => {
    const pickup = await ask();
    const given = await visit('assign', here.bilal.id, [pickup.id]);
    expect(given).toMatchObject({
      message: '1 pickup is on a run.',
      data: { results: [{ trackingID: pickup.number, isAssigned: true }] },
    });
    expect(await pickupStates()).toEqual(['planned']);
    expect((await board()).shops).toEqual([]);
    const other = await visit('assign', here.yusuf.id, [pickup.id]);
    expect(other.data.results).toMatchObject([{ isAssigned: false }]);
    const again = await visit('assign', here.bilal.id, [pickup.id]);
    expect(again.data.results).toMatchObject([{ isAssigned: true }]);
    const back = await visit('unassign', here.bilal.id, [pickup.id]);
    expect(back).toMatchObject({ message: '1 pickup waits for a driver again.' });
    expect(await pickupStates()).toEqual(['asked']);
    await expectExact();
  });

  test('refuses a pickup of another day or another warehouse, and an empty list', async () => {
    const tomorrow = await ask({ day: '2099-01-01' });
    const given = await visit('assign', here.bilal.id, [tomorrow.id]);
    expect(given.data.results).toMatchObject([{ isAssigned: false }]);
    const body = { kind: 'pickup' as const, assignments: [{ driverId: here.bilal.id }] };
    expect(await server.refused(dispatch.assignParcels, { body }, { token: here.office })).toMatchObject({
      code: 'invalid',
    });
  });

  test('a day of a weekly pickup is assigned, and unassigned by the same key', async () => {
    const standing = await ask({ weekdays: '1234567', day: '2026-11-01' });
    await visit('assign', here.bilal.id, [standing.id]);
    expect(await pickupStates()).toEqual(['planned']);
    await visit('unassign', here.bilal.id, [standing.id]);
    expect(await pickupStates()).toEqual(['asked']);
    await expectExact();
  });

  test('is a stop of the driver with the request, and done by collecting', async () => {
    const pickup = await ask();
    const { id, sent } = await sendTo(pickup.id);
    expect(sent).toMatchObject({
      message: expect.stringMatching(/ is out with 1 pickup\.$/),
      data: { parcels: 0, visits: 1 },
    });
    const { stops } = await dayOf(here.bilal);
    expect(stops).toMatchObject([
      {
        ...{ _id: pickup.id, kind: 'pickup', state: 'pending', trackingID: '', requested: 6 },
        ...{ name: 'Noor Trading', instructions: 'Back door' },
        promised: { day: TODAY, from: '14:00', to: '18:00' },
      },
    ]);
    const clientId = draw();
    const said = { ...collected, note: '4 boxes', receivedBy: 'Hana', clientId };
    const first = await act(here.bilal, pickup.id, said);
    expect(first).toMatchObject({ result: 'accepted', state: 'done', isRepeated: false });
    expect(await act(here.bilal, pickup.id, said)).toMatchObject({ result: 'accepted', isRepeated: true });
    expect(await pickupStates()).toEqual(['done']);
    expect((await runOf(id)).visits).toMatchObject([
      { state: 'done', expected: 6, outcome: 'Collected without a booking: 4 boxes, Hana handed it over.' },
    ]);
    await server.call(runs.closeRun, await changeOf(id), { token: here.office });
    expect(await pickupStates()).toEqual(['done']);
    await expectExact();
  });

  test('the list of pickups names the run and its driver, only to staff', async () => {
    const visited = await ask();
    const booking = await ask({ number: 'PCK-2', from_time: '08:00', street: 'Karama 9' });
    const [order] = await booked(1, { sender_address: 'Karama 9' });
    await visit('assign', here.bilal.id, [visited.id]);
    await give(here.yusuf.id, [order!]);
    const { data } = await server.call(pickups.listPickups, { query: {} }, { token: here.office });
    expect(data.pickups.map(({ _id, runs: on }) => [_id, on?.map(({ driverName }) => driverName)])).toEqual([
      [booking.id, ['Yusuf']],
      [visited.id, ['Bilal']],
    ]);
    const token = await insertKey(server.db, 'sender', null, { sender_id: here.shop.id });
    const own = await server.call(pickups.listPickups, { query: {} }, { token });
    expect(own.data.pickups.map(({ runs: on }) => on)).toEqual([[], []]);
  });

  test('fails with nothing to collect, is reopened, and is refused to another driver', async () => {
    const pickup = await ask();
    await sendTo(pickup.id);
    expect(await act(here.yusuf, pickup.id, collected)).toMatchObject({ result: 'refused' });
    expect(await act(here.bilal, pickup.id, { act: 'not_collected' })).toMatchObject({ result: 'refused' });
    const failed = await act(here.bilal, pickup.id, left('nothing_to_collect'));
    expect(failed).toMatchObject({ result: 'accepted', state: 'failed' });
    expect(await pickupStates()).toEqual(['failed']);
    const reopened = await act(here.bilal, pickup.id, { act: 'reopened' });
    expect(reopened).toMatchObject({ result: 'accepted', state: 'pending' });
    expect(await pickupStates()).toEqual(['planned']);
    await expectExact();
  });

  test('that is done is reopened by its driver for some minutes only', async () => {
    const pickup = await ask();
    await sendTo(pickup.id);
    await act(here.bilal, pickup.id, collected);
    expect(await act(here.bilal, pickup.id, { act: 'reopened' })).toMatchObject({ result: 'accepted' });
    await act(here.bilal, pickup.id, collected);
    server.clock.advance(HOUR_MS);
    expect(await act(here.bilal, pickup.id, { act: 'reopened' })).toMatchObject({
      ...{ result: 'late', state: 'done', message: `The stop of ${pickup.number} is over.` },
    });
  });

  test('answers acts that are sent again after a lost answer, and keeps the last', async () => {
    const pickup = await ask();
    await sendTo(pickup.id);
    const acts = [
      left('nothing_to_collect'),
      { act: 'reopened' } as const,
      collected,
      { act: 'reopened' } as const,
    ].map((one) => ({ ...one, clientId: draw() }));
    for (const sent of acts) await act(here.bilal, pickup.id, sent);
    for (const sent of acts)
      expect(await act(here.bilal, pickup.id, sent)).toMatchObject({
        ...{ result: 'accepted', isRepeated: true, state: 'pending' },
      });
    expect(await pickupStates()).toEqual(['planned']);
  });

  test('takes each act by its own id, also of a phone that has put its clock back', async () => {
    const pickup = await ask();
    const another = await insertRow(server.db, 'senders', { name: 'Zayn Gifts' });
    const [order] = await booked(1, { sender_id: another.id });
    await give(here.bilal.id, [order!]);
    const { id } = await sendTo(pickup.id);
    const failed = { ...left('nothing_to_collect'), clientId: 'z'.repeat(22) };
    await act(here.bilal, pickup.id, failed);
    const earlier = { ...collected, note: '12 parcels', clientId: 'a'.repeat(22) };
    const taken = { result: 'accepted', isRepeated: false, state: 'done' };
    expect(await act(here.bilal, pickup.id, earlier)).toMatchObject(taken);
    expect((await runOf(id)).visits).toMatchObject([
      { outcome: expect.stringContaining('12 parcels'), state: 'done' },
    ]);
    const repeated = { result: 'accepted', isRepeated: true, state: 'done' };
    expect(await act(here.bilal, pickup.id, failed)).toMatchObject(repeated);
    expect(await pickupStates()).toEqual(['done']);
    const incomplete = { act: 'not_collected', clientId: 'b'.repeat(22) };
    for (const isRepeated of [false, true])
      expect(await act(here.bilal, pickup.id, incomplete)).toMatchObject({
        ...{ result: 'refused', isRepeated, message: expect.stringContaining('something is missing') },
      });
    const idTaken = { result: 'refused', message: 'Another act has this id. Nothing was saved.' };
    expect(await act(here.bilal, pickup.id, { ...earlier, note: '3 parcels' })).toMatchObject(idTaken);
    expect(await act(here.yusuf, pickup.id, earlier)).toMatchObject(idTaken);
    const [stopId] = await stopsOf(here.bilal, [order!]);
    expect(await act(here.bilal, stopId!, earlier)).toMatchObject(idTaken);
    const atParcel = { ...collected, clientId: 'c'.repeat(22) };
    expect(await act(here.bilal, stopId!, atParcel)).toMatchObject(taken);
    expect(await act(here.bilal, pickup.id, atParcel)).toMatchObject(idTaken);
    await expectExact();
  });

  test('answers an act again also after its visit has left the run', async () => {
    const pickup = await ask();
    const { id } = await sendTo(pickup.id);
    const failed = { ...left('nothing_to_collect'), clientId: draw() };
    await act(here.bilal, pickup.id, failed);
    await act(here.bilal, pickup.id, { act: 'reopened' });
    await server.call(runs.closeRun, await changeOf(id, { missing: true }), { token: here.office });
    expect(await act(here.bilal, pickup.id, failed)).toMatchObject({
      ...{ result: 'accepted', isRepeated: true, state: null },
    });
    await expectExact();
  });

  test('is collected also if the act arrives after its run was closed, but not reopened', async () => {
    const pickup = await ask();
    const { id } = await sendTo(pickup.id);
    await act(here.bilal, pickup.id, left('nothing_to_collect'));
    await server.call(runs.closeRun, await changeOf(id), { token: here.office });
    const late = await act(here.bilal, pickup.id, { ...collected, note: '12 parcels' });
    expect(late).toMatchObject({ result: 'accepted', state: 'done' });
    expect((await runOf(id)).visits).toMatchObject([
      { state: 'done', outcome: expect.stringContaining('12 parcels') },
    ]);
    expect(await pickupStates()).toEqual(['done']);
    const reopened = await act(here.bilal, pickup.id, { act: 'reopened' });
    expect(reopened).toMatchObject({ result: 'late', message: `The stop of ${pickup.number} is over.` });
    await expectExact();
  });

  test('that left the run asks its driver to tell the office what was collected', async () => {
    const pickup = await ask();
    const { id } = await sendTo(pickup.id);
    await server.call(runs.closeRun, await changeOf(id, { missing: true }), { token: here.office });
    const late = await act(here.bilal, pickup.id, collected);
    expect(late).toMatchObject({
      result: 'refused',
      message: 'This stop is not on your list. Tell the office if you were there.',
    });
  });

  test('is replaced by parcels booked meanwhile once they are assigned', async () => {
    const pickup = await ask();
    await visit('assign', here.bilal.id, [pickup.id]);
    const orders = await booked(2);
    const { shops } = await board();
    expect(shops).toMatchObject([{ pickup: { state: 'planned' }, parcels: [{}, {}] }]);
    const { runs: of } = await give(here.bilal.id, orders);
    expect(of).toMatchObject([{ parcels: 2, visits: 0 }]);
    expect(await pickupStates()).toEqual(['planned']);
    await expectExact();
  });

  test('without a visit waits again once its run is closed or cancelled', async () => {
    const pickup = await ask();
    const { id } = await sendTo(pickup.id);
    const refused = await server.refused(runs.closeRun, await changeOf(id), { token: here.office });
    expect(refused).toMatchObject({ code: 'run_not_visited', params: { parcels: 1, first: pickup.number } });
    await server.call(runs.closeRun, await changeOf(id, { missing: true }), { token: here.office });
    expect(await pickupStates()).toEqual(['asked']);
    const again = await visit('assign', here.yusuf.id, [pickup.id]);
    const [run] = 'runs' in again.data ? (again.data.runs as { _id: string }[]) : [];
    await server.call(runs.cancelRun, await changeOf(run?._id ?? ''), { token: here.office });
    expect(await pickupStates()).toEqual(['asked']);
    await expectExact();
  });

  test('the office enters what the driver could not, and reopens it until the run is closed', async () => {
    const pickup = await ask();
    const { id } = await sendTo(pickup.id);
    const by = { token: here.office };
    const enter = (body: object, pickupId = pickup.id) =>
      // The input is the test's own, so its type is not checked.
      ({ params: { id, pickupId }, body: { why: 'Phone broken', ...body } }) as never;
    for (const [body, code] of [
      [{ act: 'not_collected' }, 'act_incomplete'],
      [{ act: 'not_collected', reason: 'not_home' }, 'act_incomplete'],
      [{ act: 'delivered' }, 'invalid'],
      [{ ...collected, cash: 5 }, 'invalid'],
      [{ ...collected, why: '' }, 'invalid'],
    ] as const)
      expect(await server.refused(dispatch.enterVisit, enter(body), by)).toMatchObject({ code });
    const elsewhere = await ask({ number: 'PCK-2', street: 'Karama 9' });
    expect(await server.refused(dispatch.enterVisit, enter(collected, elsewhere.id), by)).toMatchObject({
      ...{ code: 'no_such_stop', params: { trackingID: elsewhere.id } },
    });
    await visit('assign', here.yusuf.id, [elsewhere.id]);
    expect(await server.refused(dispatch.enterVisit, enter(collected, elsewhere.id), by)).toMatchObject({
      ...{ code: 'no_such_stop', params: { trackingID: elsewhere.number } },
    });

    const given = enter({ ...collected, note: '4 boxes', receivedBy: 'Hana' });
    const once = { ...by, headers: { 'idempotency-key': 'visit-1' } };
    const entered = await server.call(dispatch.enterVisit, given, once);
    expect(entered).toMatchObject({ message: `The result of ${pickup.number} is saved.`, data: { _id: id } });
    expect(await server.call(dispatch.enterVisit, given, once)).toEqual(entered);
    server.clock.advance(1000);
    expect((await runOf(id)).visits).toMatchObject([
      { state: 'done', outcome: 'Collected without a booking: 4 boxes, Hana handed it over.' },
    ]);
    expect(await pickupStates()).toContain('done');
    expect(await server.refused(dispatch.enterVisit, enter(collected), by)).toMatchObject({
      code: 'stop_over',
    });
    // The driver's phone is found: what waits in it is not lost, but the office's result counts.
    expect(await act(here.bilal, pickup.id, collected)).toMatchObject({ result: 'late', state: 'done' });
    expect(await act(here.bilal, pickup.id, { act: 'reopened' })).toMatchObject({
      ...{ result: 'late', state: 'done' },
    });

    server.clock.advance(HOUR_MS);
    const reopened = await server.call(dispatch.enterVisit, enter({ act: 'reopened' }), by);
    expect(reopened).toMatchObject({ message: `The stop of ${pickup.number} is open again.` });
    expect(await pickupStates()).toContain('planned');
    await server.call(dispatch.enterVisit, enter(left('shop_closed')), by);
    const { data: log } = await server.call(audit.listAudit, { query: { call: 'dispatch.enterVisit' } });
    expect(log.map(({ after }) => after)).toEqual(
      ['not_collected', 'reopened', 'collected'].map((act) => ({
        ...{ entered: pickup.number, act, reason: 'Phone broken' },
      })),
    );
    await server.call(runs.closeRun, await changeOf(id), by);
    expect(await server.refused(dispatch.enterVisit, enter(collected), by)).toMatchObject({
      code: 'run_not_out',
    });
    await expectExact();
  });
});
