import { followUps } from '@tawseel/contract/follow-ups';
import { runs } from '@tawseel/contract/runs';
import { expect, test, vi } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { insertRun } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

const PARCELS = 250;

onEveryDatabase((server) => {
  test('a run between warehouses is closed in slices, and closed by a repeat if it was interrupted', async () => {
    const from = (await insertRow(server.db, 'warehouses', { name: 'Dubai' })).id;
    const to = (await insertRow(server.db, 'warehouses', { name: 'Sharjah' })).id;
    const parcels = [];
    for (let made = 0; made < PARCELS; made += 1)
      parcels.push(await insertOrder(server.db, { warehouse_id: from, tracking_status: 'warehouse' }));
    const run = { warehouse_id: from, to_warehouse_id: to, kind: 'linehaul', state: 'out' };
    const id = await insertRun(server.db, run, parcels);
    const { version } = (await server.call(runs.readRun, { params: { id } })).data.run;
    const closing = { params: { id }, body: { version } };
    const missing = async () =>
      (await server.call(followUps.listFollowUps, { query: { kind: 'missing', warehouseId: to } })).total;

    const transaction = server.db.transaction.bind(server.db);
    let left = 2;
    const failing = vi.spyOn(server.db, 'transaction').mockImplementation(() => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return transaction();
    });
    expect((await server.send(runs.closeRun, closing)).statusCode).toBe(500);
    failing.mockRestore();
    expect(await missing()).toBe(200);
    expect((await server.call(runs.readRun, { params: { id } })).data.run.state).toBe('out');
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);

    expect(await server.call(runs.closeRun, closing)).toMatchObject({
      message: expect.stringContaining(`${PARCELS} missing`),
      data: { state: 'closed', failed: PARCELS },
    });
    expect(await missing()).toBe(PARCELS);
    expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
  });
});
