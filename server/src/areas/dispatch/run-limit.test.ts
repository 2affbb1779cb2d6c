import { dispatch } from '@tawseel/contract/dispatch';
import { MOST_ON_RUN } from '@tawseel/contract/facts/stops';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { draw } from '../../testing/at-the-hub.ts';
import { atTheShop } from '../../testing/at-the-shop.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';

const MORE = 3;

onEveryDatabase((server) => {
  const { here, booked, idsOf, ask, give, visit } = atTheShop(server);

  test('a run takes two hundred stops: by assignment, by move, by scan, and with visits', async () => {
    const orders = await booked(MOST_ON_RUN + MORE, { tracking_status: 'warehouse' });
    const assign = async (driverId: string, trackingIDs: string[]) => {
      const body = { assignments: [{ driverId, trackingIDs }] };
      return (await server.call(dispatch.assignParcels, { body }, { token: here.office })).data;
    };
    const ids = idsOf(orders);
    const { results, runs: made } = await assign(here.bilal.id, ids);
    const [full] = made;
    const message = `${full?.number} is full: a run takes at most ${MOST_ON_RUN} stops.`;
    expect(results.map(({ trackingID }) => trackingID)).toEqual(ids);
    expect(results.filter(({ isAssigned }) => isAssigned)).toHaveLength(MOST_ON_RUN);
    expect(results.slice(MOST_ON_RUN)).toMatchObject(Array(MORE).fill({ isAssigned: false, message }));
    expect(full).toMatchObject({ parcels: MOST_ON_RUN });
    expect((await assign(here.bilal.id, ids.slice(0, 1))).results).toMatchObject([{ isAssigned: true }]);

    const scans = ids.slice(-MORE - 1).map((code) => ({
      ...{ clientId: draw(), act: 'sent' as const, code, runId: full?._id ?? '' },
    }));
    const body = { station: { device: 'desk-0001', name: 'Dock 1' }, scans };
    const scanned = (await server.call(scanning.scan, { body }, { token: here.office })).data;
    expect(scanned).toMatchObject([{ result: 'ok' }, ...Array(MORE).fill({ result: 'refused', message })]);

    const { runs: others } = await assign(here.yusuf.id, ids.slice(-MORE));
    const params = { id: others[0]?._id ?? '' };
    const move = { toDriverId: here.bilal.id, trackingIDs: ids.slice(-1) };
    const moving = { params, body: move };
    expect(await server.refused(dispatch.moveStops, moving, { token: here.office })).toMatchObject({
      code: 'run_full',
      message,
    });
    const { data } = await server.call(runs.listRuns, { query: {} }, { token: here.office });
    expect(data.map(({ parcels }) => parcels).sort()).toEqual([MOST_ON_RUN, MORE].sort());
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });

  test('a full pickup run takes no visit', async () => {
    await give(here.bilal.id, await booked(MOST_ON_RUN, { sender_id: null, sender_name: 'Sara' }));
    const given = await visit('assign', here.bilal.id, [(await ask()).id]);
    expect(given.data.results).toMatchObject([
      { isAssigned: false, message: expect.stringContaining('is full') },
    ]);
  });
});
