import { dispatch } from '@tawseel/contract/dispatch';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { expect, test } from 'vitest';
import { atTheDoor, FAILED } from '../../testing/at-the-door.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';

const MARINA = { lat: 25.080412, lng: 55.140329, accuracy: 12.4 };
const SOUTH_WEST = { lat: -33.8688, lng: -70.6693, accuracy: 0 };

onEveryDatabase((server) => {
  const { at, out, act } = atTheDoor(server);
  const attemptsOf = async (trackingID: string) =>
    (await server.call(dispatch.listAttempts, { params: { trackingID } }, at.sara)).data.attempts;

  test.each([
    [{ ...MARINA, lat: 90.1 }, 'lat', 'Must be at most 90.'],
    [{ ...MARINA, lng: -180.1 }, 'lng', 'Must be -180 or more.'],
    [{ ...MARINA, accuracy: 1001 }, 'accuracy', 'Must be at most 1,000.'],
    [{ ...MARINA, accuracy: -1 }, 'accuracy', 'Must be 0 or more.'],
  ])('an act with the position %j is refused completely, naming %s', async (position, field, sentence) => {
    const [stop] = await out(1);
    const now = server.clock.read().toISOString();
    const told = { ...FAILED, clientId: 'p'.repeat(22), stopId: stop!.stopId, happenedAt: now, position };
    const refused = await server.refused(
      myDay.sendActs,
      { body: { clock: now, acts: [told] } as never },
      at.bilal,
    );
    expect(refused.status).toBe(422);
    expect(refused.message).toBe(`acts.0.position.${field}: ${sentence}`);
    expect(await attemptsOf(stop!.trackingID)).toEqual([]);
  });

  test('an attempt stores its position, with accuracy to a tenth of a metre, or none', async () => {
    const stops = await out(3);
    await act(stops[0]!.stopId, { ...FAILED, position: MARINA });
    await act(stops[1]!.stopId, { position: SOUTH_WEST });
    await act(stops[2]!.stopId);
    const said = await Promise.all(stops.map(({ trackingID }) => attemptsOf(trackingID)));
    expect(said.map(([attempt]) => attempt?.position)).toEqual([
      { ...MARINA, accuracy: 12 },
      SOUTH_WEST,
      null,
    ]);
  });

  test('the history that a sender reads with its key has no positions', async () => {
    const sender = await insertRow(server.db, 'senders');
    const [stop] = await out(1, { sender_id: sender.id });
    await act(stop!.stopId, { ...FAILED, position: MARINA });
    const token = await insertKey(server.db, 'sender', null, { sender_id: sender.id });
    const params = { trackingID: stop!.trackingID };
    const { data } = await server.call(orders.listTrackingEvents, { params }, { token });
    expect(data.at(-1)?.event).toBe('attemptFailed');
    expect(JSON.stringify(data)).not.toMatch(/position|25\.08/);
  });
});
