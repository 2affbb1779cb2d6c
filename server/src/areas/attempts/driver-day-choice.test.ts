import { dispatch } from '@tawseel/contract/dispatch';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { runs } from '@tawseel/contract/runs';
import { expect, test } from 'vitest';
import { newId } from '../../platform/engine/ids.ts';
import { atTheDoor, FAILED } from '../../testing/at-the-door.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';

const WANTED = { day: '2026-11-25', from: '13:00', to: '17:00' };
const ASKED = { ...FAILED, reason: 'asked_later', wanted: WANTED, note: 'Green gate' };

onEveryDatabase((server) => {
  const { at, out, act } = atTheDoor(server);
  const openFollowUps = async (headers: Record<string, string> = {}) =>
    (await server.call(followUps.listFollowUps, { query: {} }, { token: at.sara.token, headers })).data;
  const outcomeOf = async (trackingID: string) => {
    const { data } = await server.call(runs.listRuns, { query: {} }, at.sara);
    const { stops } = (await server.call(runs.readRun, { params: { id: data[0]!._id } }, at.sara)).data;
    return stops.find(({ parcel }) => parcel.trackingID === trackingID)?.outcome;
  };

  test('a driver may choose the working days that the receiver may choose', async () => {
    const { daysToChoose } = (await server.call(myDay.readMyDay, {}, at.bilal)).data;
    // The 22nd is a Sunday.
    expect(daysToChoose).toEqual([23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}`));
  });

  test('the day that a receiver asked the driver for is a call, which the office confirms with that day', async () => {
    const [stop] = await out(1);
    const { stopId, trackingID } = stop!;
    const once = { ...ASKED, clientId: newId().slice(0, 22) };
    expect(await act(stopId, once)).toMatchObject({ result: 'accepted', isRepeated: false });
    expect(await act(stopId, once)).toMatchObject({ result: 'accepted', isRepeated: true });
    const words = 'The receiver asks for 2026-11-25, 13:00–17:00, Green gate';
    const note = `Receiver asked for another time: ${words}`;
    expect(await openFollowUps()).toMatchObject([{ kind: 'call', note, wanted: WANTED }]);
    expect(await outcomeOf(trackingID)).toBe(note);
    const params = { trackingID };
    const tries = await server.call(dispatch.listAttempts, { params }, at.sara);
    expect(tries.data).toMatchObject({ attempts: [{ note: words }], promised: null });
    const [inArabic] = await openFollowUps({ 'accept-language': 'ar' });
    expect(inArabic?.note).toContain('يطلب المستلم');

    await server.call(dispatch.promiseTry, { params, body: WANTED }, at.sara);
    expect(await openFollowUps()).toEqual([]);
    const { data } = await server.call(dispatch.listAttempts, { params }, at.sara);
    expect(data.promised).toMatchObject(WANTED);
  });

  test('a later note without a day ends the question of the day', async () => {
    const [stop] = await out(1);
    await act(stop!.stopId, { ...ASKED, wanted: { day: WANTED.day } });
    expect(await openFollowUps()).toMatchObject([{ wanted: { day: WANTED.day } }]);
    const { trackingID } = stop!;
    const body = { trackingID, kind: 'call' as const, note: 'Call the shop' };
    await server.call(followUps.makeFollowUp, { body }, at.sara);
    expect(await openFollowUps()).toMatchObject([{ wanted: null }]);
  });

  test('a run names both amounts where another was collected than was due', async () => {
    const cod = { payment_method: 'COD', value_fils: 14_950 };
    const [less, exact] = await out(2, cod);
    await act(less!.stopId, { cash: 100, dueSeen: 149.5 });
    await act(exact!.stopId, { cash: 149.5, dueSeen: 149.5 });
    expect(await outcomeOf(less!.trackingID)).toBe('Ahmed took it. Collected: AED 100.00 of AED 149.50.');
    expect(await outcomeOf(exact!.trackingID)).toBe('Ahmed took it.');
    const changed = (await openFollowUps()).filter(({ kind }) => kind === 'cod_changed');
    expect(changed.map(({ note }) => note)).toEqual(['AED 100.00 of AED 149.50']);
  });
});
