import { dispatch } from '@tawseel/contract/dispatch';
import { INACTIVE } from '@tawseel/contract/facts/limits';
import { runs } from '@tawseel/contract/runs';
import { expect, test } from 'vitest';
import { atTheDoor } from '../../testing/at-the-door.ts';
import { insertRun } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

onEveryDatabase((server) => {
  const { at, out, act } = atTheDoor(server);
  const lock = (id: string) =>
    server.db
      .updateTable('staff')
      .set({ profile_status: INACTIVE, first_name: 'Imran', last_name: 'Qureshi' })
      .where('id', '=', id)
      .execute();
  const readDrivers = async () =>
    (await server.call(dispatch.readBoard, { query: {} }, at.sara)).data.drivers.map(
      ({ id, isActive, cash, runs }) => ({ id, isActive, cash, runs: runs.length }),
    );

  test('a driver who is no longer active stays on the board with what he has, until the run ends', async () => {
    const [stop] = await out(2, { payment_method: 'COD', value_fils: 10_000 });
    await act(stop!.stopId, { cash: 100 });
    await lock(at.bilal.id);
    await lock(at.yusuf.id);
    const found = await readDrivers();
    expect(found).toEqual([{ id: at.bilal.id, isActive: false, cash: 100, runs: 1 }]);
  });

  test('no run leaves with a driver who is not active, and none is made', async () => {
    const message =
      'Imran Qureshi is not active. Move the parcels to another driver, or ask an administrator.';
    const refusal = { code: 'run_driver_not_active', message };
    const order = await insertOrder(server.db, { warehouse_id: at.dubai, tracking_status: 'warehouse' });
    const goal = await insertRow(server.db, 'warehouses');
    const driver_id = at.bilal.id;
    const kinds = [
      { kind: 'delivery', to_warehouse_id: null },
      { kind: 'linehaul', to_warehouse_id: goal.id },
    ] as const;
    await lock(driver_id);
    for (const kind of kinds) {
      const id = await insertRun(
        server.db,
        { ...kind, warehouse_id: at.dubai, state: 'open', driver_id },
        [],
      );
      const { data } = await server.call(runs.readRun, { params: { id } }, at.sara);
      const sending = { params: { id }, body: { version: data.run.version } };
      expect(await server.refused(runs.sendRun, sending, at.sara)).toMatchObject(refusal);
    }
    const making = { body: { toWarehouseId: goal.id, driverId: driver_id } };
    expect(await server.refused(runs.makeRun, making, at.sara)).toMatchObject(refusal);
    const assignments = [{ driverId: driver_id, trackingIDs: [order.tracking_id] }];
    expect(await server.refused(dispatch.assignParcels, { body: { assignments } }, at.sara)).toMatchObject(
      refusal,
    );
  });
});
