import { followUps } from '@tawseel/contract/follow-ups';
import { runs } from '@tawseel/contract/runs';
import { expect, test, vi } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { insertRun } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

const PARCELS = 250;

onEveryDatabase((server) => {
  /** Lets only so many transactions begin, as if the server were killed then. */
  async function interrupted(most: number, call: () => Promise<{ statusCode: number }>) {
    const transaction = server.db.transaction.bind(server.db);
    let left = most;
    const failing = vi.spyOn(server.db, 'transaction').mockImplementation(() => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return transaction();
    });
    expect((await call()).statusCode).toBe(500);
    failing.mockRestore();
  }

  async function truckOf(parcels: number, state: 'open' | 'out') {
    const from = (await insertRow(server.db, 'warehouses', { name: 'Dubai' })).id;
    const to = (await insertRow(server.db, 'warehouses', { name: 'Sharjah' })).id;
    const orders = [];
    for (let made = 0; made < parcels; made += 1)
      orders.push(await insertOrder(server.db, { warehouse_id: from, tracking_status: 'warehouse' }));
    const run = { warehouse_id: from, to_warehouse_id: to, kind: 'linehaul', state };
    return { id: await insertRun(server.db, run, orders), to };
  }
  const runOf = async (id: string) => (await server.call(runs.readRun, { params: { id } })).data.run;

  test('a run between warehouses is cancelled in slices, and by a repeat if it was interrupted', async () => {
    const { id } = await truckOf(PARCELS, 'open');
    const cancelling = { params: { id }, body: { version: 1 } };
    await interrupted(2, () => server.send(runs.cancelRun, cancelling));
    expect(await runOf(id)).toMatchObject({ state: 'open', parcels: PARCELS - 100 });
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
    expect(await server.call(runs.cancelRun, cancelling)).toMatchObject({
      data: { state: 'cancelled', parcels: 0 },
    });
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });

  test('a run between warehouses is closed in slices, and closed by a repeat if it was interrupted', async () => {
    const { id, to } = await truckOf(PARCELS, 'out');
    const closing = { params: { id }, body: { version: 1 } };
    const missing = async () =>
      (await server.call(followUps.listFollowUps, { query: { kind: 'missing', warehouseId: to } })).total;

    await interrupted(2, () => server.send(runs.closeRun, closing));
    expect(await missing()).toBe(100);
    expect(await runOf(id)).toMatchObject({ state: 'out' });
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);

    expect(await server.call(runs.closeRun, closing)).toMatchObject({
      message: expect.stringContaining(`${PARCELS} missing`),
      data: { state: 'closed', failed: PARCELS },
    });
    expect(await missing()).toBe(PARCELS);
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });
});
