import { orders } from '@tawseel/contract/orders';
import { queries } from '@tawseel/contract/queries';
import { expect, test } from 'vitest';
import { engineOf } from '../../../platform/engine/database.ts';
import { newId } from '../../../platform/engine/ids.ts';
import { insertRows } from '../../../platform/engine/insert-rows.ts';
import { NOW } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertManyOrders, insertRow, ordinaryOrder } from '../../../testing/rows.ts';
import { turnsDuring } from '../../../testing/turns.ts';

onEveryDatabase((server) => {
  /** Turns in which others are served. PostgreSQL searches in a process of its own, so the turns meanwhile prove nothing. */
  async function expectTurns(asked: Promise<unknown>, least: number): Promise<void> {
    const turns = await turnsDuring(asked);
    if (engineOf(server.db).name === 'sqlite') expect(turns).toBeGreaterThan(least);
  }

  test('searches in repetitive names of one shop do not block other calls', async () => {
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const rows = Array.from({ length: 3000 }, (_, at) => ({
      ...ordinaryOrder(),
      warehouse_id,
      receiver_name: 'a'.repeat(120),
      reference: `${'a'.repeat(60)}b${at}`,
    }));
    await insertManyOrders(server.db, rows);
    const search = `${'a'.repeat(99)}b`;
    for (const query of [{ page: 1, search }, { search }]) {
      const asked = server.call(orders.listOrders, { query });
      await expectTurns(asked, 10);
      expect((await asked).data).toEqual([]);
    }
    const found = await server.call(orders.listOrders, { query: { page: 1, search: 'a'.repeat(100) } });
    expect(found).toMatchObject({ total: 1000, moreThanTotal: true });
  });

  test('searches in long messages do not block other calls', async () => {
    const said = { name: 'N', email: 'n@mail.example', subject: 'S', created_at: NOW };
    const message = 'é lorem ipsum '.repeat(350);
    const rows = Array.from({ length: 1500 }, () => ({ id: newId(), ...said, message }));
    await insertRows(server.db, 'queries', rows);
    const asked = server.call(queries.listQueries, { query: { page: 1, search: 'nothing like it' } });
    await expectTurns(asked, 25);
    expect((await asked).total).toBe(0);
  });
});
