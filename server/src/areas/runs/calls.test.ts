import { collections } from '@tawseel/contract/collections';
import { orders } from '@tawseel/contract/orders';
import { runs } from '@tawseel/contract/runs';
import { expect, test } from 'vitest';
import { newId } from '../../platform/engine/ids.ts';
import { NOW } from '../../testing/app.ts';
import { atTheDoor, FAILED } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { insertRun } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';

const settings = { DOOR_PROOF: 'none' } as const;
const TODAY = NOW.slice(0, 10);
const YESTERDAY = '2026-11-20';
const COD = { payment_method: 'COD', value_fils: 25_000 };

onEveryDatabase(
  (server) => {
    const { at, hire, out, act } = atTheDoor(server);

    const list = async (query: { day?: string; driverId?: string; warehouseId?: string }, by = at.sara) =>
      (await server.call(runs.listRuns, { query }, by)).data;
    const close = async () => {
      const [run] = await list({ day: TODAY });
      const params = { id: run!._id };
      return server.call(runs.closeRun, { params, body: { version: run!.version, missing: true } }, at.sara);
    };
    const plan = (overrides: Parameters<typeof insertRun>[1] | object) =>
      insertRun(server.db, { warehouse_id: at.dubai, to_warehouse_id: null, kind: 'delivery', ...overrides });

    test('refuses an invalid day, another warehouse, and roles that may not dispatch', async () => {
      const refused = async (query: object, by: { token: string } = at.sara) => {
        const { statusCode, body } = await server.send(runs.listRuns, { query }, by);
        return [statusCode, JSON.parse(body).issues?.map(({ path }: { path: string }) => path)];
      };
      expect(await refused({ day: 'today' })).toEqual([422, ['day']]);
      expect(await refused({ day: '2026-02-30' })).toEqual([422, ['day']]);
      expect(await refused({ driverId: '' })).toEqual([422, ['driverId']]);
      const { id: warehouseId } = await insertRow(server.db, 'warehouses');
      expect((await refused({ day: TODAY, warehouseId }))[0]).toBe(404);
      for (const kind of ['driver', 'cashier'])
        expect((await refused({ day: TODAY }, await hire(kind)))[0], kind).toBe(403);
    });

    test('a finished run stays in the list of its day, with what was delivered, failed and collected', async () => {
      expect(await list({ day: TODAY })).toEqual([]);
      const [paid, slip, late] = await out(3, COD);
      await act(paid!.stopId, { cash: 250, dueSeen: 250 });
      await act(slip!.stopId, FAILED);
      await act(slip!.stopId, { act: 'reopened', receivedBy: undefined });
      await act(slip!.stopId, { cash: 240, dueSeen: 250 });
      await act(late!.stopId, FAILED);
      const figures = { parcels: 3, done: 2, failed: 1, cash: 490, cashDue: 0 };
      expect(await list({ day: TODAY })).toMatchObject([{ state: 'out', ...figures }]);
      await close();
      const closed = { state: 'closed', driverId: at.bilal.id, ...figures };
      expect(await list({ day: TODAY })).toMatchObject([closed]);
      server.clock.advance(24 * 60 * 60 * 1000);
      expect(await list({ day: TODAY })).toMatchObject([closed]);
      expect(await list({ day: '2026-11-22' })).toEqual([]);
    });

    test('a stop keeps the amounts of a delivery that the office undid, whatever is corrected later', async () => {
      const [stop] = await out(1, COD);
      const { trackingID, stopId } = stop!;
      await insertAssigned(server.db, [stop!]);
      await act(stopId, { cash: 250, dueSeen: 250 });
      const params = { trackingID };
      const { version } = (await server.call(orders.readOrder, { params })).data;
      await server.call(orders.undoMove, { params, body: { version } });
      await server.call(orders.moveOrder, { params, body: { trackingStatus: 'delivered' } });
      const handedIn = { params, body: { cashHandedIn: true } } as const;
      await server.call(orders.handInCash, handedIn, await hire('cashier'));
      const body = { cash: 100, card: 0, slip: '', reason: 'A discount' };
      await server.call(collections.correctCollected, { params, body }, at.sara);
      const [run] = await list({ day: TODAY });
      expect(run).toMatchObject({ cash: 0 });
      const { stops } = (await server.call(runs.readRun, { params: { id: run!._id } })).data;
      expect(stops.map(({ outcome }) => outcome)).toEqual(['Ahmed took it.']);
    });

    test('lists the runs of one driver, newest first, including cancelled ones', async () => {
      const { id: arab } = await insertRow(server.db, 'staff', {
        ...{ kind: 'driver', warehouse_id: at.dubai, first_name: 'خالد', last_name: 'العلي' },
        ...{ email: `${newId()}@tawseel.example`, phone_e164: newId() },
      });
      await plan({ driver_id: arab, day: YESTERDAY, state: 'closed' });
      const cancelled = await plan({ driver_id: arab, state: 'cancelled' });
      const open = await plan({ driver_id: arab });
      await plan({ driver_id: at.bilal.id });
      const found = await list({ day: TODAY, driverId: arab });
      expect(found.map(({ _id, driverName }) => [_id, driverName])).toEqual([
        [open, 'خالد العلي'],
        [cancelled, 'خالد العلي'],
      ]);
      expect(await list({ day: TODAY })).toHaveLength(3);
      expect(await list({ day: YESTERDAY })).toHaveLength(1);
      expect(await list({ driverId: arab })).toHaveLength(3);
      expect(await list({ day: TODAY, driverId: newId() })).toEqual([]);
    });

    test('lists only the runs that the caller may see', async () => {
      await plan({ driver_id: at.bilal.id });
      const elsewhere = (await insertRow(server.db, 'warehouses')).id;
      const query = { day: TODAY, driverId: at.bilal.id };
      expect(await list(query, await hire('operator'))).toHaveLength(1);
      expect(await list(query, await hire('supervisor', elsewhere))).toEqual([]);
      const admin = { id: '', token: server.token };
      expect(await list(query, admin)).toHaveLength(1);
      expect(await list({ ...query, warehouseId: at.dubai }, admin)).toHaveLength(1);
      expect(await list({ ...query, warehouseId: elsewhere }, admin)).toEqual([]);
    });
  },
  undefined,
  settings,
);
