import { access } from '@tawseel/contract/access';
import { account } from '@tawseel/contract/account';
import { staff } from '@tawseel/contract/staff';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { ADMIN, NOW } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';

const MINUTE = 60_000;
const PASSWORD = 'dunes beneath a slow moon 14';
const passwordHash = hashPassword(PASSWORD);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

onEveryDatabase((server) => {
  const signIn = async (body: { email: string; password: string }, from?: string) => {
    const headers = { 'user-agent': FIREFOX };
    const along = { token: null, headers, ...(from && { from }) };
    return (await server.send(account.login, { body }, along)).json<{ token: string }>().token;
  };
  const owner = { email: ADMIN.email, password: ADMIN.password };
  const status = async (token: string) => (await server.send(account.readProfile, {}, { token })).statusCode;
  const hire = async () =>
    insertRow(server.db, 'staff', {
      kind: 'operator',
      password_hash: await passwordHash,
      email: 'op@tawseel.example',
    });

  test('refuses to end a session of another user, or an unknown one', async () => {
    const operator = await hire();
    const token = await signIn({ email: operator.email, password: PASSWORD });
    const [own] = (await server.call(account.listSessions)).data;
    const refused = await server.refused(account.endSession, { params: { id: own?._id } }, { token });
    expect(refused).toMatchObject({ status: 404 });
    expect(
      await server.refused(access.endStaffSessions, { params: { id: operator.id } }, { token }),
    ).toMatchObject({
      status: 403,
    });
    expect(await status(server.token)).toBe(200);
  });

  test('lists the devices of the user, the current one first, by browser and network without the full address', async () => {
    await signIn({ email: (await hire()).email, password: PASSWORD });
    server.clock.advance(MINUTE);
    const token = await signIn(owner, '203.0.113.77');
    await signIn(owner, '2001:db8:1:2:3::4');
    const { data } = await server.call(account.listSessions, {}, { token });
    expect(data).toHaveLength(3);
    const at = '2026-11-21T10:01:00.000Z';
    expect(data[0]).toEqual({
      _id: expect.any(String),
      device: 'Firefox on Linux',
      network: '203.0.113.*',
      createdAt: at,
      seenAt: at,
      current: true,
    });
    expect(data[1]).toMatchObject({ network: '2001:db8:1:2::/64', current: false });
    expect(JSON.stringify(data)).not.toContain(token);
    const stored = JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute());
    expect(stored).not.toContain('203.0.113.77');
  });

  test('shows when a device was last used to five minutes, also after the clock was set back', async () => {
    const seen = async () => (await server.call(account.listSessions)).data[0]?.seenAt;
    server.clock.advance(4 * MINUTE);
    expect(await seen()).toBe(NOW);
    server.clock.advance(MINUTE);
    expect(await seen()).toBe('2026-11-21T10:05:00.000Z');
    server.clock.advance(-60 * MINUTE);
    expect(await seen()).toBe('2026-11-21T09:05:00.000Z');
  });

  test('ends one device, or all others', async () => {
    const [phone, tablet, desk] = [await signIn(owner), await signIn(owner), await signIn(owner)];
    const list = (await server.call(account.listSessions, {}, { token: phone })).data;
    const { data } = await server.call(
      account.endSession,
      { params: { id: list[0]?._id ?? '' } },
      { token: tablet },
    );
    expect([data.length, await status(phone), await status(tablet)]).toEqual([3, 401, 200]);
    const left = await server.call(account.endOtherSessions, {}, { token: desk });
    expect(left.data.map(({ current }) => current)).toEqual([true]);
    expect([await status(tablet), await status(server.token), await status(desk)]).toEqual([401, 401, 200]);
  });

  test('an administrator sees the devices of a member of staff and ends them', async () => {
    const { id, email } = await hire();
    const token = await signIn({ email, password: PASSWORD });
    const params = { id };
    expect((await server.call(access.listStaffSessions, { params })).data).toMatchObject([
      { current: false },
    ]);
    await server.call(access.endStaffSessions, { params });
    expect([await status(token), await status(server.token)]).toEqual([401, 200]);
    expect((await server.call(access.listStaffSessions, { params })).data).toEqual([]);
  });

  test('a status of unActive ends the sessions immediately, and Active restores none', async () => {
    const { id, email } = await hire();
    const token = await signIn({ email, password: PASSWORD });
    await server.call(staff.operator.toggleStatus, { body: { OperatorId: id } });
    expect(await status(token)).toBe(401);
    expect(await signIn({ email, password: PASSWORD })).toBeUndefined();
    await server.call(staff.operator.toggleStatus, { body: { OperatorId: id } });
    expect(await status(token)).toBe(401);
    expect(await status(await signIn({ email, password: PASSWORD }))).toBe(200);
  });
});
