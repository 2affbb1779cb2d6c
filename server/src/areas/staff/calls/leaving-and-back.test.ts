import { access } from '@tawseel/contract/access';
import { account } from '@tawseel/contract/account';
import { apiKeys } from '@tawseel/contract/api-keys';
import { queries } from '@tawseel/contract/queries';
import { senders } from '@tawseel/contract/senders';
import { staff } from '@tawseel/contract/staff';
import { expect, test } from 'vitest';
import { NOW, sessionOf } from '../../../testing/app.ts';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  const statusWith = async (token: string) =>
    (await server.send(apiKeys.readCaller, {}, { token })).statusCode;
  const asRole = async (kind: 'supervisor' | 'operator') => ({
    token: await sessionOf(server.db, (await insertRow(server.db, 'staff', { kind })).id),
  });
  const remove = (id: string) => ({ params: { id } });

  test('a restored member of staff has neither the previous password nor keys', async () => {
    const { id: warehouseId } = await insertRow(server.db, 'warehouses');
    const email = 'huda@tawseel.example';
    const { id } = await insertRow(server.db, 'staff', { kind: 'cashier', email, warehouse_id: warehouseId });
    const { password } = (await server.call(access.makePassword, remove(id))).data;
    const key = await insertKey(server.db, 'cashier-app', null, { staff_id: id });
    const signIn = async (typed: string) =>
      (await server.send(account.login, { body: { email, password: typed } }, { token: null })).statusCode;
    expect([await signIn(password), await statusWith(key)]).toEqual([200, 200]);
    await server.call(staff.cashier.deleteStaff, remove(id));
    await server.call(staff.cashier.restoreStaff, { ...remove(id), body: { warehouseId } });
    expect([await signIn(password), await statusWith(key)]).toEqual([401, 401]);
    expect((await server.call(apiKeys.listApiKeys)).data[0]?.revokedAt).toBe(NOW);
    const again = (await server.call(access.makePassword, remove(id))).data.password;
    expect(await signIn(again)).toBe(200);
  });

  test('a restored driver has no PIN, and no known device', async () => {
    const { id: warehouseId } = await insertRow(server.db, 'warehouses');
    const { id, phone } = await insertRow(server.db, 'staff', { warehouse_id: warehouseId });
    const body = { phone, pin: '271828', deviceId: 'device-of-the-driver-1' };
    const signIn = async () => (await server.send(access.signInDriver, { body }, { token: null })).statusCode;
    await server.call(access.setPin, { ...remove(id), body: { pin: body.pin } });
    expect(await signIn()).toBe(200);
    await server.call(staff.driver.deleteStaff, remove(id));
    await server.call(staff.driver.restoreStaff, { ...remove(id), body: { warehouseId } });
    expect(await signIn()).toBe(401);
    expect(
      await server.db
        .selectFrom('driver_devices')
        .select('device_hash')
        .where('account_id', '=', id)
        .where('device_hash', '!=', '')
        .execute(),
    ).toEqual([]);
  });

  test('a restored sender has none of its keys', async () => {
    const { id } = await insertRow(server.db, 'senders');
    const key = await insertKey(server.db, 'sender', null, { sender_id: id });
    await server.call(senders.deleteSender, remove(id));
    await server.call(senders.restoreSender, remove(id));
    expect(await statusWith(key)).toBe(401);
  });

  test('an operator cannot delete a sender that has keys; an administrator can', async () => {
    const { id, name } = await insertRow(server.db, 'senders');
    await insertKey(server.db, 'sender', '2026-11-20T00:00:00.000Z', { sender_id: id });
    const key = await insertKey(server.db, 'sender', null, { sender_id: id });
    for (const kind of ['operator', 'supervisor'] as const) {
      expect(await server.refused(senders.deleteSender, remove(id), await asRole(kind))).toMatchObject({
        status: 409,
        message: `${name} has API keys: only an administrator can delete it.`,
      });
    }
    expect(await statusWith(key)).toBe(200);
    await server.call(senders.deleteSender, remove(id));
    expect(await statusWith(key)).toBe(401);
  });

  test('an operator deletes a sender whose keys are expired or revoked', async () => {
    const { id } = await insertRow(server.db, 'senders');
    await insertKey(server.db, 'sender', '2026-11-20T00:00:00.000Z', { sender_id: id });
    await insertKey(server.db, 'sender', null, { sender_id: id });
    const { data } = await server.call(apiKeys.listApiKeys);
    const [valid] = data.filter(({ expiresAt }) => expiresAt === null);
    await server.call(apiKeys.revokeApiKey, remove(valid?._id ?? ''));
    expect((await server.send(senders.deleteSender, remove(id), await asRole('operator'))).statusCode).toBe(
      200,
    );
  });

  test('an operator deletes named queries, and not all results of a search', async () => {
    const { id } = await insertRow(server.db, 'queries');
    await insertRow(server.db, 'queries');
    const operator = await asRole('operator');
    const all = { body: { search: '', asOf: NOW } };
    expect((await server.refused(queries.deleteFoundQueries, all, operator)).status).toBe(403);
    expect(await server.call(queries.deleteQueries, { body: { ids: [id] } }, operator)).toMatchObject({
      deleted: 1,
    });
    expect(await server.call(queries.deleteFoundQueries, all, await asRole('supervisor'))).toMatchObject({
      deleted: 1,
    });
  });
});
