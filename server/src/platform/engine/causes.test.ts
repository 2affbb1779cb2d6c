import { dispatch } from '@tawseel/contract/dispatch';
import { scanning } from '@tawseel/contract/scanning';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { atTheDoor, FAILED } from '../../testing/at-the-door.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder } from '../../testing/rows.ts';
import { newId } from './ids.ts';
import { giveCauses } from './migrations/0012-causes.ts';

const COLUMNS = {
  order_events: ['id', 'cause_id'],
  run_stops: ['id', 'cause_id'],
  follow_ups: ['id', 'cause_id', 'end_cause_id'],
  promises: ['order_id', 'end_cause_id'],
};

onEveryDatabase((server) => {
  const { at, out, act } = atTheDoor(server);

  async function readCauses() {
    const all: [string, unknown[]][] = [];
    for (const [table, columns] of Object.entries(COLUMNS)) {
      const wanted = sql.join(columns.map((column) => sql.ref(column)));
      const caused = sql.join(
        columns.slice(1).map((column) => sql`${sql.ref(column)} is not null`),
        sql` or `,
      );
      const { rows } =
        await sql`select ${wanted} from ${sql.table(table)} where ${caused} order by 1`.execute(server.db);
      all.push([table, rows]);
    }
    return all;
  }
  async function forgetCauses() {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      const none = Object.fromEntries(columns.slice(1).map((column) => [column, null]));
      await server.db
        .updateTable(table as 'run_stops')
        .set(none)
        .execute();
    }
  }
  async function scan(code: string) {
    const body = {
      station: { device: 'desk-0001', name: 'Dock 1' },
      scans: [{ clientId: newId().slice(0, 22), act: 'received' as const, code }],
    };
    const [result] = (await server.call(scanning.scan, { body }, at.sara)).data;
    server.clock.advance(1000);
    return result?.result;
  }

  test('rows from before causes were stored are given the act or the scan of their time', async () => {
    const [paid, missed] = await out(2, { payment_method: 'COD', value_fils: 25_000 });
    const day = server.clock.read().toISOString().slice(0, 10);
    const params = { trackingID: missed!.trackingID };
    await server.call(dispatch.promiseTry, { params, body: { day } }, at.sara);
    await act(paid!.stopId, { cash: 100, card: 100 });
    await act(missed!.stopId, FAILED);
    const [order, back] = [
      await insertOrder(server.db, { warehouse_id: at.dubai, tracking_status: 'created' }),
      await insertOrder(server.db, { warehouse_id: at.dubai, tracking_status: 'pickup' }),
    ];
    expect(await scan(order.tracking_id)).toBe('implied');
    expect(await scan(back.tracking_id)).toBe('ok');
    const { data: count } = await server.call(scanning.beginCount, { body: { sortCode: '' } }, at.sara);
    await server.call(scanning.endCount, { params: { id: count._id } }, at.sara);
    expect(await scan(back.tracking_id)).toBe('ok');
    expect(await scan(missed!.trackingID)).toBe('ok');

    const causes = await readCauses();
    expect(causes.map(([table, rows]) => [table, rows.length > 0])).toEqual(
      Object.keys(COLUMNS).map((table) => [table, true]),
    );
    await forgetCauses();
    await giveCauses(server.db as unknown as Kysely<unknown>);
    expect(await readCauses()).toEqual(causes);
  });
});
