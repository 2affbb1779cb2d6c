import { routes } from '@tawseel/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { findLeftBehind } from '../../../platform/engine/orphans.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';
import { LIVE_STAFF } from '../../staff/store/staff.ts';
import { findWarehouseByEmail } from '../../warehouses/store.ts';
import { LIVE_ORDERS } from '../store/live-orders.ts';

// The real one, but for one test.
vi.mock('../../warehouses/store.ts', async (actual) => {
  const real = await actual<typeof import('../../warehouses/store.ts')>();
  return { ...real, findWarehouseByEmail: vi.fn(real.findWarehouseByEmail) };
});

const ROUNDS = 8;

onEveryDatabase((server) => {
  const order = (more: object) =>
    server.send(routes.orders.createOrder, {
      body: {
        deliveryType: 'normal',
        orderWeight: 1,
        parcelSize: { length: 10, width: 10, height: 10 },
        pickup: {
          city: 'Dubai',
          senderName: 'Layla',
          senderPhone: '+971 50 771 0932',
          senderAddress: 'Villa 12',
        },
        dropoff: {
          city: 'Ajman',
          receiverName: 'Omar',
          receiverPhone: '+971 52 118 6640',
          street: 'King Faisal St',
        },
        paymentMethod: 'COD',
        orderTitle: 'Perfume',
        orderValue: 250,
        ...more,
      },
    });

  beforeEach(async () => {
    await insertRow(server.db, 'warehouses', { id: 'stays', city: 'Ajman' });
    await insertRow(server.db, 'city_rates', { from_city: 'Dubai', to_city: 'Ajman', rate_fils: 2200 });
    await insertRow(server.db, 'weight_charges', { from_grams: 0, up_to_grams: 5000, price_fils: 500 });
    await insertRow(server.db, 'size_charges', { max_volume: 8000, price_fils: 250 });
    await insertRow(server.db, 'packing_charges', { price_fils: 300 });
  });

  test('refuses to delete a warehouse while an order to it is being created', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await insertRow(server.db, 'warehouses', { city: 'Dubai' });
      const nearest = Array.from({ length: 3 }, () => order({}));
      const named = Array.from({ length: 3 }, () => order({ warehouseId: id }));
      const deleted = server.send(routes.warehouses.deleteWarehouse, { params: { id } });
      const statuses = (await Promise.all([deleted, ...nearest, ...named])).map(
        ({ statusCode }) => statusCode,
      );
      expect(statuses.filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
      expect(await findLeftBehind(server.db, [...LIVE_ORDERS, LIVE_STAFF])).toEqual([]);
      await server.db
        .updateTable('warehouses')
        .set({ deleted_at: '2026-01-01' })
        .where('id', '=', id)
        .execute();
      await server.db.updateTable('orders').set({ tracking_status: 'delivered' }).execute();
    }
  });

  test('refuses to delete a sender while an order with their cash is being created', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await insertRow(server.db, 'senders');
      const coming = Array.from({ length: 3 }, () => order({ senderId: id }));
      const deleted = server.send(routes.senders.deleteSender, { params: { id } });
      const statuses = (await Promise.all([...coming, deleted])).map(({ statusCode }) => statusCode);
      expect(statuses.filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
      expect(await findLeftBehind(server.db, [...LIVE_ORDERS, LIVE_STAFF])).toEqual([]);
    }
  });

  test('one email in two cases is one email, also if the other warehouse is inserted after the check for it', async () => {
    const create = (email: string) =>
      server.refused(routes.warehouses.createWarehouse, {
        body: {
          name: 'Hub',
          country: 'UAE',
          street: 'S 1',
          email,
          phone: '04 123 4567',
          city: 'Dubai',
          password: 'a long enough one',
        },
      });
    vi.mocked(findWarehouseByEmail).mockImplementationOnce(async (trx) => {
      await insertRow(trx, 'warehouses', { email: 'Hub@tawseel.example' });
      return undefined;
    });
    expect(await create('hub@tawseel.example')).toMatchObject({
      code: 'already_entered',
      message: 'This was already entered. Reload to see it.',
    });
    const stored = await insertRow(server.db, 'warehouses', { email: 'Hub@tawseel.example' });
    expect(await create('hub@tawseel.example')).toMatchObject({
      code: 'warehouse_email_taken',
      message: `The email hub@tawseel.example belongs to the warehouse ${stored.name}.`,
    });
  });

  test('the check names live rows of deleted parents', async () => {
    const gone = { deleted_at: '2026-01-01T00:00:00.000Z' };
    const { id } = await insertRow(server.db, 'warehouses', gone);
    await insertRow(server.db, 'staff', { warehouse_id: id });
    expect(await findLeftBehind(server.db, [...LIVE_ORDERS, LIVE_STAFF])).toEqual([
      `1 times a member of staff works at a warehouse that was deleted (warehouse_id ${id}).`,
    ]);
  });
});
