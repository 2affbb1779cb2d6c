import { cash } from '@tawseel/contract/cash';
import { orders } from '@tawseel/contract/orders';
import { senders } from '@tawseel/contract/senders';
import { expect, test } from 'vitest';
import { NOW, sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { type BalanceName, shopOf } from '../ledger/rules/names.ts';
import { post } from '../ledger/store/post.ts';

onEveryDatabase((server) => {
  const remove = (id: string) => server.call(senders.deleteSender, { params: { id } });
  const refusal = (id: string) => server.refused(senders.deleteSender, { params: { id } });
  const names = async () => (await server.call(senders.listSenders)).map((sender) => sender.name);

  test('refuses to delete a sender that is unknown or deleted', async () => {
    const message = 'There is no sender with this id.';
    expect(await refusal('nobody')).toMatchObject({ status: 404, message });
    const { id } = await insertRow(server.db, 'senders');
    await remove(id);
    expect(await refusal(id)).toMatchObject({ status: 404, message });
  });

  test('refuses to delete a sender while their cash on delivery is not handed in', async () => {
    const { id } = await insertRow(server.db, 'senders', { name: 'Noor Trading' });
    const open = { sender_id: id, payment_method: 'COD', value_fils: 60_000 };
    await insertOrder(server.db, { ...open, tracking_status: 'delivered' });
    expect(await refusal(id)).toMatchObject({
      status: 409,
      code: 'sender_has_open_cash',
      message:
        'Noor Trading cannot be deleted: AED 600.00 of cash on delivery from 1 order is not handed in yet.',
    });
    await insertOrder(server.db, { ...open, value_fils: 70_050 });
    expect((await refusal(id)).message).toContain('AED 1,300.50 of cash on delivery from 2 orders');
    expect(await names()).toEqual(['Noor Trading']);
  });

  test('refuses to delete a sender whose money is not paid out, and one that owes', async () => {
    const { id } = await insertRow(server.db, 'senders', { name: 'Noor Trading' });
    const actor = { kind: 'command', id: '', name: 'Test' };
    const [shop, opening] = [shopOf(id), { kind: 'opening', party: '', warehouse: '' }] as const;
    const opens = (from: BalanceName, to: BalanceName, fils: number) =>
      server.db
        .transaction()
        .execute((trx) => post({ trx, actor } as never, NOW, [{ kind: 'opening', from, to, fils }]));
    await opens(shop, opening, 10_000);
    const message = 'Noor Trading cannot be deleted: AED 100.00 collected for it is not paid out yet.';
    expect(await refusal(id)).toMatchObject({ status: 409, message });
    const { data } = await server.call(cash.readShopBalance, { params: { id } });
    expect(data).toMatchObject({ kind: 'shop', party: { _id: id }, amount: -100 });
    await opens(opening, shop, 15_000);
    expect((await refusal(id)).message).toBe('Noor Trading cannot be deleted: it owes AED 50.00.');
    await opens(shop, opening, 5_000);
    await remove(id);
  });

  test('refuses staff because of cash in their own warehouse, and mentions cash in another', async () => {
    const { id } = await insertRow(server.db, 'senders', { name: 'Noor Trading' });
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const { id: staff_id } = await insertRow(server.db, 'staff', { kind: 'operator', warehouse_id });
    const token = await sessionOf(server.db, staff_id);
    const refused = async () =>
      (await server.refused(senders.deleteSender, { params: { id } }, { token })).message;
    const open = { sender_id: id, payment_method: 'COD', value_fils: 60_000 };
    await insertOrder(server.db, open);
    expect(await refused()).toBe(
      'Noor Trading cannot be deleted: cash on delivery in another warehouse is not handed in yet.',
    );
    await insertOrder(server.db, { ...open, warehouse_id, value_fils: 10_000 });
    expect(await refused()).toBe(
      'Noor Trading cannot be deleted: AED 100.00 of cash on delivery from 1 order is not handed in yet.',
    );
  });

  test('deletes a sender whose cash is handed in, returned, zero, or of another sender', async () => {
    const { id } = await insertRow(server.db, 'senders');
    const { id: other } = await insertRow(server.db, 'senders', { name: 'Another' });
    const cash = { sender_id: id, payment_method: 'COD' };
    await insertOrder(server.db, { ...cash, cash_handed_in_at: '2026-11-20T08:00:00.000Z' });
    await insertOrder(server.db, { ...cash, tracking_status: 'return' });
    await insertOrder(server.db, { ...cash, value_fils: 0 });
    await insertOrder(server.db, { sender_id: id, payment_method: 'Card' });
    await insertOrder(server.db, { ...cash, sender_id: other });
    expect(await remove(id)).toEqual({ message: 'Layla Haddad was deleted.' });
    expect(await names()).toEqual(['Another']);
  });

  test('counts the orders of a sender, and their cash that is not handed in', async () => {
    const { id } = await insertRow(server.db, 'senders');
    const count = async () => (await server.call(orders.countSenderOrders, { params: { id } })).data;
    expect(await count()).toEqual({ totalOrders: 0, unpaidOrders: 0, unpaidCOD: 0 });
    const cash = { sender_id: id, payment_method: 'COD', value_fils: 60_050 };
    await insertOrder(server.db, cash);
    await insertOrder(server.db, { ...cash, tracking_status: 'delivered' });
    await insertOrder(server.db, { ...cash, cash_handed_in_at: '2026-11-20T08:00:00.000Z' });
    await insertOrder(server.db, { ...cash, tracking_status: 'return' });
    await insertOrder(server.db, { ...cash, sender_id: 'another' });
    expect(await count()).toEqual({ totalOrders: 4, unpaidOrders: 2, unpaidCOD: 1201 });
  });

  test('staff count the orders and the cash of a sender only in their own warehouse', async () => {
    const { id } = await insertRow(server.db, 'senders');
    const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
    const { id: staff_id } = await insertRow(server.db, 'staff', { kind: 'cashier', warehouse_id });
    const token = await sessionOf(server.db, staff_id);
    const cash = { sender_id: id, payment_method: 'COD', value_fils: 10_000 };
    await insertOrder(server.db, { ...cash, warehouse_id });
    await insertOrder(server.db, cash);
    const { data } = await server.call(orders.countSenderOrders, { params: { id } }, { token });
    expect(data).toEqual({ totalOrders: 1, unpaidOrders: 1, unpaidCOD: 100 });
  });

  test("keeps a deleted sender's orders unchanged", async () => {
    const { id } = await insertRow(server.db, 'senders');
    await insertOrder(server.db, { sender_id: id });
    const before = await server.db.selectFrom('orders').selectAll().execute();
    await remove(id);
    expect(await server.db.selectFrom('orders').selectAll().execute()).toEqual(before);
  });

  test('lists no senders as an empty list', async () => {
    expect(await server.call(senders.listSenders)).toEqual([]);
  });

  test('lists every sender in full, newest first', async () => {
    const addresses = [
      { _id: 'a1', country: 'United Arab Emirates', city: 'Ajman', street: 'Corniche', houseNo: '5' },
    ];
    await insertRow(server.db, 'senders', { name: 'Older', created_at: '2026-01-01T00:00:00.000Z' });
    const row = await insertRow(server.db, 'senders', {
      role: 'Company',
      addresses: JSON.stringify(addresses),
    });
    const list = await server.call(senders.listSenders);
    expect(list.map((sender) => sender.name)).toEqual(['Layla Haddad', 'Older']);
    expect(list[0]).toEqual({
      _id: row.id,
      name: 'Layla Haddad',
      email: 'layla.haddad@mail.example',
      phone: '+971 50 771 0932',
      country: 'United Arab Emirates',
      city: 'Dubai',
      street: 'Al Wasl Road',
      houseNo: 'Villa 12',
      role: 'Company',
      profilePic: '',
      createdAt: row.created_at,
      addresses,
    });
  });

  test.each([2000, 2500])('lists %i, created at one moment, each once', async (many) => {
    const row = await insertRow(server.db, 'senders', { id: 'sender-0' });
    const rows = Array.from({ length: many - 1 }, (_, index) => ({ ...row, id: `sender-${index + 1}` }));
    for (let start = 0; start < rows.length; start += 500) {
      await server.db
        .insertInto('senders')
        .values(rows.slice(start, start + 500))
        .execute();
    }
    const ids = (await server.call(senders.listSenders)).map((sender) => sender._id);
    expect(new Set(ids).size).toBe(many);
    expect(ids.length).toBe(many);
  });

  test('answers with an error and not a partial list if reading fails', async () => {
    await server.db.schema.alterTable('senders').renameTo('senders_away').execute();
    try {
      expect(await server.refused(senders.listSenders)).toMatchObject({ status: 500 });
    } finally {
      await server.db.schema.alterTable('senders_away').renameTo('senders').execute();
    }
  });
});
