import { dispatch } from '@tawseel/contract/dispatch';
import { myDay } from '@tawseel/contract/my-day';
import { runs } from '@tawseel/contract/runs';
import { expect, test } from 'vitest';
import { newId } from '../../platform/engine/ids.ts';
import { atTheDoor, FAILED } from '../../testing/at-the-door.ts';
import { atTheShop, collected } from '../../testing/at-the-shop.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';

const REOPENED = { act: 'reopened', receivedBy: undefined };
/** Accepted acts of a driver at a stop, and of anyone. */
const [MOST_OF_DRIVER, MOST] = [20, 100];

onEveryDatabase(
  (server) => {
    const { at, out, act, followed } = atTheDoor(server);
    const shop = atTheShop(server);

    test('leaves a stop with many results to the office, which has an end, too', async () => {
      const [stop] = await out(1);
      const { stopId, trackingID } = stop!;
      for (let taken = 0; taken < MOST_OF_DRIVER; taken += 2)
        for (const one of [FAILED, REOPENED])
          expect(await act(stopId, one)).toMatchObject({ result: 'accepted', isRepeated: false });
      const message = `${trackingID} has too many results. Tell the office, which enters the next one.`;
      const next = { ...FAILED, clientId: newId().slice(0, 22) };
      for (const isRepeated of [false, true])
        expect(await act(stopId, next)).toMatchObject({
          result: 'late',
          isRepeated,
          message,
          state: 'pending',
        });
      expect(await followed()).toMatchObject([['late_act', 'failed, not_home']]);
      const [run] = (await server.call(myDay.readMyDay, {}, at.bilal)).data.runs;
      const params = { id: run!._id, trackingID };
      const enter = (one: object) => ({ params, body: { why: 'Told by phone', ...one } as never });
      for (let taken = MOST_OF_DRIVER; taken < MOST; taken += 2)
        for (const one of [{ act: 'failed', reason: 'not_home' }, { act: 'reopened' }])
          await server.call(dispatch.enterStop, enter(one), at.sara);
      const delivered = enter({ act: 'delivered', receivedBy: 'Ahmed' });
      expect(await server.refused(dispatch.enterStop, delivered, at.sara)).toMatchObject({
        code: 'act_too_often',
      });
    });

    test('leaves a visit with many results to the office', async () => {
      const { bilal, office } = shop.here;
      const pickup = await shop.ask();
      await shop.visit('assign', bilal.id, [pickup.id]);
      const id = (await shop.board()).drivers.find((driver) => driver.id === bilal.id)?.runs[0]?._id ?? '';
      await server.call(runs.sendRun, await shop.changeOf(id), { token: office });
      for (let taken = 0; taken < MOST_OF_DRIVER; taken += 2)
        for (const one of [collected, { act: 'reopened' }])
          expect(await shop.act(bilal, pickup.id, one)).toMatchObject({ result: 'accepted' });
      expect(await shop.act(bilal, pickup.id, collected)).toMatchObject({
        ...{ result: 'late', state: 'pending', message: expect.stringContaining('Tell the office') },
      });
      const enter = (act: 'collected' | 'reopened') => ({
        params: { id, pickupId: pickup.id },
        body: { act, why: 'Told by phone' },
      });
      for (let taken = MOST_OF_DRIVER; taken < MOST; taken += 2)
        for (const one of ['collected', 'reopened'] as const)
          await server.call(dispatch.enterVisit, enter(one), { token: office });
      expect(await server.refused(dispatch.enterVisit, enter('collected'), { token: office })).toMatchObject({
        code: 'act_too_often',
      });
    });
  },
  undefined,
  { DOOR_PROOF: 'none', UNDO_MINUTES: 10 },
);
