import { once } from 'node:events';
import type { Socket } from 'node:net';
import { access } from '@tawseel/contract/access';
import { account } from '@tawseel/contract/account';
import { administrators } from '@tawseel/contract/administrators';
import { apiKeys } from '@tawseel/contract/api-keys';
import { orders } from '@tawseel/contract/orders';
import type { Route } from '@tawseel/contract/route';
import { staff } from '@tawseel/contract/staff';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessionOf, urlOf } from '../../testing/app.ts';
import { type Business, openBusiness } from '../../testing/business.ts';
import { DATABASES } from '../../testing/databases.ts';
import { insertKey } from '../../testing/keys.ts';
import { endAll, type Listening, listen, open } from '../../testing/raw-http.ts';
import { STAFF } from '../../testing/requests.ts';
import { insertRow } from '../../testing/rows.ts';

afterEach(endAll);

async function statusFrom(socket: Socket): Promise<number> {
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return Number(answer.toString().split(' ')[1]);
}

describe.each(DATABASES)('a body that arrives after its caller has lost access, on $name', (database) => {
  let server: Listening;
  let business: Business;

  beforeEach(async () => {
    server = await listen({}, undefined, database);
    business = await openBusiness(server.db);
    // Makes each authentication write to the database, which shows when it is done.
    server.clock.advance(600_000);
  });

  const notes = async () => {
    const sessions = await server.db.selectFrom('sessions').select('seen_at').orderBy('id').execute();
    const keys = await server.db.selectFrom('api_keys').select('last_used_on').orderBy('id').execute();
    return JSON.stringify([sessions, keys]);
  };

  /** Sends the head of a call and the first byte of its body; `finish` sends the rest and returns the status. */
  async function holdBack(row: Route, sample: string, token: string) {
    const { params, body } = business.samples[sample]!;
    const text = JSON.stringify(body);
    const before = await notes();
    const head = `${row.method} ${urlOf(row, { params })} HTTP/1.1\r\nHost: tawseel\r\nAuthorization: Bearer ${token}`;
    const socket = await open(
      server.port,
      `${head}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n{`,
    );
    await expect.poll(notes).not.toBe(before);
    return () => {
      const answer = statusFrom(socket);
      socket.write(text.slice(1));
      return answer;
    };
  }

  const setPin = (token: string) => holdBack(access.setPin, 'access.setPin', token);
  const countOf = async (table: 'admins' | 'api_keys' | 'orders') =>
    (await server.db.selectFrom(table).select('id').execute()).length;

  test('a removed administrator creates no other one', async () => {
    const { id } = await insertRow(server.db, 'admins');
    const finish = await holdBack(
      administrators.createAdministrator,
      'administrators.createAdministrator',
      await sessionOf(server.db, id),
    );
    await server.call(administrators.deleteAdministrator, { params: { id } });
    const before = await countOf('admins');
    expect(await finish()).toBe(401);
    expect(await countOf('admins')).toBe(before);
  });

  test('an ended session creates no key', async () => {
    const { id } = await insertRow(server.db, 'admins');
    const [one, other] = [await sessionOf(server.db, id), await sessionOf(server.db, id)];
    const finish = await holdBack(apiKeys.createApiKey, 'apiKeys.createApiKey', one);
    await server.call(account.endOtherSessions, {}, { token: other });
    const before = await countOf('api_keys');
    expect(await finish()).toBe(401);
    expect(await countOf('api_keys')).toBe(before);
  });

  test('a revoked key creates no order', async () => {
    const key = await insertKey(server.db, 'intake');
    const finish = await holdBack(orders.createOrder, 'orders.createOrder', key);
    for (const { _id: id } of (await server.call(apiKeys.listApiKeys)).data)
      await server.call(apiKeys.revokeApiKey, { params: { id } });
    const before = await countOf('orders');
    expect(await finish()).toBe(401);
    expect(await countOf('orders')).toBe(before);
  });

  test('deactivated staff set no PIN', async () => {
    const supervisorId = business.staff.supervisor;
    const finish = await setPin(await sessionOf(server.db, supervisorId));
    await server.call(staff.supervisor.toggleStatus, { body: { supervisorId } });
    expect(await finish()).toBe(401);
  });

  test('staff who were moved set no PIN in their previous warehouse', async () => {
    const { id } = await insertRow(server.db, 'warehouses');
    const finish = await setPin(await sessionOf(server.db, business.staff.supervisor));
    const { data } = await server.call(staff.supervisor.listStaff);
    const mine = data.find(({ _id }) => _id === business.staff.supervisor)!;
    await server.call(staff.supervisor.updateStaff, {
      params: { id: mine._id },
      body: { ...STAFF, email: mine.email, warehouseId: id },
    });
    expect(await finish()).toBe(404);
  });
});
