import { dispatch } from '@tawseel/contract/dispatch';
import { runs } from '@tawseel/contract/runs';
import { scanning } from '@tawseel/contract/scanning';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engineOf } from '../../platform/engine/database.ts';
import type { Trx } from '../../platform/engine/tables.ts';
import { atTheDoor } from '../../testing/at-the-door.ts';
import { draw } from '../../testing/at-the-hub.ts';
import { atTheShop, collected } from '../../testing/at-the-shop.ts';
import { SHARED } from '../../testing/databases.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { lockRuns } from '../runs/store/runs.ts';

type NamedRow = { table: 'staff' | 'runs' | 'orders' | 'pickups' | 'pickup_visits'; id: string };
const KEYS = { staff: 'id', runs: 'id', orders: 'id', pickups: 'id', pickup_visits: 'pickup_id' } as const;

describe.runIf(SHARED.name === 'PostgreSQL')('rows are locked in one order', () => {
  onEveryDatabase((server) => {
    const { here, booked, ask, give, visit, sendOut, act, idsOf, changeOf } = atTheShop(server);
    const door = atTheDoor(server);
    const isOnSqlite = () => engineOf(server.db).name === 'sqlite';
    const lock = (trx: Trx, { table, id }: NamedRow, how = sql``) =>
      sql`select 1 from ${sql.table(table)} where ${sql.ref(KEYS[table])} = ${id} for update ${how}`.execute(
        trx,
      );
    /** Returns true if another session waits for a lock of a row in the table. */
    const isAwaited = async ({ table }: NamedRow) => {
      const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database() and query like ${`%"${table}"%`}`.execute(server.db);
      return rows.length > 0;
    };

    /** Expects that a call waits for one row before it has locked another, and succeeds once that is free. */
    async function expectFirst(first: NamedRow, later: NamedRow, call: () => Promise<unknown>) {
      const asked: Promise<unknown>[] = [];
      await server.db.transaction().execute(async (trx) => {
        await lock(trx, first);
        asked.push(call());
        await expect.poll(() => isAwaited(first)).toBe(true);
        await lock(trx, later, sql`nowait`);
      });
      await Promise.all(asked);
    }
    const sorted = <R extends { id: string }>(rows: readonly R[]) =>
      rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)) as [R, R];

    test('a driver before the runs whose stops move to them', async () => {
      if (isOnSqlite()) return;
      const [order] = await booked(1);
      const run = await sendOut(here.bilal.id, [order!]);
      const body = { toDriverId: here.yusuf.id, trackingIDs: idsOf([order!]) };
      await expectFirst({ table: 'staff', id: here.yusuf.id }, { table: 'runs', id: run }, () =>
        server.call(dispatch.moveStops, { params: { id: run }, body }, { token: here.office }),
      );
    });

    test('of a run only the orders of the stops that are changed', async () => {
      if (isOnSqlite()) return;
      const orders = await booked(2);
      const id = (await give(here.bilal.id, orders)).runs[0]?._id ?? '';
      const [named] = idsOf(orders);
      const change = await changeOf(id, { trackingIDs: [named] });
      await server.db.transaction().execute(async (trx) => {
        await lock(trx, { table: 'orders', id: orders[1]!.id });
        await server.call(dispatch.orderStops, change as never, { token: here.office });
      });
    });

    test('the orders of a scan together, by whatever they were named', async () => {
      if (isOnSqlite()) return;
      const orders = await booked(2, { tracking_status: 'accepted' });
      const [low, high] = sorted(orders);
      await server.db.updateTable('orders').set({ reference: '#77' }).where('id', '=', low.id).execute();
      const scans = [high.tracking_id, '#77'].map((code) => ({
        clientId: draw(),
        act: 'received' as const,
        code,
      }));
      const body = { station: { device: 'desk-0001', name: 'Dock 1' }, scans };
      await expectFirst({ table: 'orders', id: low.id }, { table: 'orders', id: high.id }, () =>
        server.call(scanning.scan, { body }, { token: here.office }),
      );
    });

    test('the orders and the pickups of all drivers whose parcels are taken off', async () => {
      if (isOnSqlite()) return;
      const [low, high] = sorted(await booked(2));
      await give(here.bilal.id, [high]);
      await give(here.yusuf.id, [low]);
      const assignments = [
        { driverId: here.bilal.id, trackingIDs: idsOf([high]) },
        { driverId: here.yusuf.id, trackingIDs: idsOf([low]) },
      ];
      await expectFirst({ table: 'orders', id: low.id }, { table: 'orders', id: high.id }, () =>
        server.call(
          dispatch.unassignParcels,
          { body: { kind: 'pickup', assignments } },
          { token: here.office },
        ),
      );
    });

    test('a pickup before its visit', async () => {
      if (isOnSqlite()) return;
      const { id } = await ask();
      await visit('assign', here.bilal.id, [id]);
      const run = await server.db.selectFrom('runs').select('id').executeTakeFirstOrThrow();
      await server.call(runs.sendRun, await changeOf(run.id), { token: here.office });
      await expectFirst({ table: 'pickups', id }, { table: 'pickup_visits', id }, () =>
        act(here.bilal, id, collected),
      );
    });

    test('no run after an order: a follow-up about a locked run does not wait for it', async () => {
      if (isOnSqlite()) return;
      const [{ trackingID } = { trackingID: '' }] = await door.out(1);
      const run = await server.db.selectFrom('runs').select('id').executeTakeFirstOrThrow();
      const asked = { params: { trackingID }, body: { reason: 'Sold out' } };
      await server.db.transaction().execute(async (trx) => {
        await lockRuns(trx, [run.id]);
        await server.call(dispatch.decideReturn, asked, door.at.sara);
      });
      expect(await door.followed()).toEqual([['recall', 'Sold out']]);
    });
  });
});
