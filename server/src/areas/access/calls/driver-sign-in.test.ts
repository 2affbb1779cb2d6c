import { access } from '@tawseel/contract/access';
import { account } from '@tawseel/contract/account';
import { audit } from '@tawseel/contract/audit';
import { DEVICE_HEADER } from '@tawseel/contract/facts/limits';
import { normalPhone } from '@tawseel/contract/facts/uae';
import { staff } from '@tawseel/contract/staff';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { engineOf } from '../../../platform/engine/database.ts';
import { verifyPassword } from '../../../platform/security/passwords.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow, type RowOverrides } from '../../../testing/rows.ts';

// Disables the queue: work that starts within the turn of another would wait for it to end.
vi.mock('../../../platform/security/hash-queue.ts', async (actual) => {
  const real = await actual<typeof import('../../../platform/security/hash-queue.ts')>();
  const runQueued: typeof real.runQueued = (_, work) => work();
  return { ...real, runQueued };
});

// The real function; the mock only counts calls.
vi.mock('../../../platform/security/passwords.ts', async (actual) => {
  const real = await actual<typeof import('../../../platform/security/passwords.ts')>();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});
afterEach(() => vi.mocked(verifyPassword).mockClear());

const DAY = 24 * 3_600_000;
const MINUTES_15 = 15 * 60_000;
const PIN = '271828';
const PHONE = '+971 55 210 4471';
const OWN = 'device-of-the-driver-1';
const STRANGE = 'device-of-a-stranger-1';

onEveryDatabase((server) => {
  const hire = (said: RowOverrides<'staff'> = {}) =>
    insertRow(server.db, 'staff', {
      phone: PHONE,
      phone_e164: normalPhone(said.phone ?? PHONE) ?? '',
      ...said,
    });
  const setPin = (id: string, pin = PIN) => server.send(access.setPin, { params: { id }, body: { pin } });
  const signIn = (said: { pin?: string; phone?: string; deviceId?: string } = {}, from?: string) =>
    server.send(
      access.signInDriver,
      { body: { phone: PHONE, pin: PIN, deviceId: OWN, ...said } },
      { token: null, ...(from && { from }) },
    );
  const tokenOf = async (said = {}) => (await signIn(said)).json<{ token: string }>().token;
  const status = async (token: string, deviceId = OWN) =>
    (await server.send(account.readProfile, {}, { token, headers: { [DEVICE_HEADER]: deviceId } }))
      .statusCode;
  const guess = async (
    times: number,
    said: Parameters<typeof signIn>[0],
    from?: (made: number) => string,
  ) => {
    const seen: number[] = [];
    for (let made = 0; made < times; made += 1)
      seen.push((await signIn({ pin: '000000', ...said }, from?.(made))).statusCode);
    return seen;
  };

  test.each(['111111', '123456', '987654', '121212', '135135', '104471'])(
    'refuses the PIN %s, which is easily guessed',
    async (pin) => {
      const { id } = await hire();
      expect((await setPin(id, pin)).json()).toMatchObject({ issues: [{ path: 'pin' }] });
    },
  );

  test.each(['12345', '1234567', 'abcdef', ''])('refuses the PIN %j', async (pin) => {
    expect((await setPin((await hire()).id, pin)).statusCode).toBe(422);
  });

  test('refuses a PIN for a person who is not a driver, is in another warehouse, or shares a phone with another driver', async () => {
    const operator = await hire({ kind: 'operator' });
    expect((await setPin(operator.id)).statusCode).toBe(404);
    await setPin((await hire()).id);
    const same = await hire({ phone: '055-2104471' });
    expect((await setPin(same.id)).json()).toMatchObject({ code: 'driver_phone_taken' });
  });

  test('refuses a wrong PIN, an unknown phone and a driver without a PIN alike, after the same work', async () => {
    await setPin((await hire()).id);
    await hire({ phone: '+971 50 111 2233' });
    const said: unknown[] = [];
    for (const body of [{ pin: '000000' }, { phone: '+971 50 999 9999' }, { phone: '+971 50 111 2233' }]) {
      const { requestId: _, ...answer } = (await signIn(body)).json();
      said.push(answer);
    }
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
    const costs = vi.mocked(verifyPassword).mock.calls.map(([, hash]) => hash.split('$').slice(0, 4));
    expect(costs).toHaveLength(3);
    expect(new Set(costs.map(String)).size).toBe(1);
  });

  test.each(['٢٧١٨٢٨', '۲۷۱۸۲۸', '\u200e271 828\u200b'])('accepts %j for the PIN 271828', async (typed) => {
    const { id } = await hire();
    expect((await setPin(id, typed)).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
    expect((await signIn({ pin: typed })).statusCode).toBe(200);
  });

  test('signs in by the phone in any format, for 30 days, on one device', async () => {
    await setPin((await hire()).id);
    const token = await tokenOf({ phone: '٠٥٥٢١٠٤٤٧١' });
    expect(await status(token)).toBe(200);
    expect(await status(token, STRANGE)).toBe(401);
    expect((await server.send(account.readProfile, {}, { token })).statusCode).toBe(401);
    const stored = JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute());
    expect(stored).not.toContain(OWN);
    server.clock.advance(30 * DAY - 1);
    expect(await status(token)).toBe(200);
    server.clock.advance(1);
    expect(await status(token)).toBe(401);
  });

  test('one device has one session, which its driver can see and end', async () => {
    await setPin((await hire()).id);
    const [first, second] = [await tokenOf(), await tokenOf()];
    const tablet = await tokenOf({ deviceId: STRANGE });
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    const along = { token: second, headers: { [DEVICE_HEADER]: OWN } };
    expect((await server.call(account.listSessions, {}, along)).data).toHaveLength(2);
    await server.call(account.endOtherSessions, {}, along);
    expect([await status(second), await status(tablet, STRANGE)]).toEqual([200, 401]);
  });

  test('two taps on a new phone sign in twice, and the second session remains', async () => {
    await setPin((await hire()).id);
    const answers = await Promise.all([signIn(), signIn()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(
      await server.db
        .selectFrom('sessions')
        .innerJoin('staff', 'staff.id', 'account_id')
        .select('sessions.id')
        .execute(),
    ).toHaveLength(1);
  });

  test('five wrong PINs on unknown devices block for 15 minutes, whatever the number of addresses', async () => {
    const { id } = await hire();
    await setPin(id);
    const devices = (made: number) => `198.51.100.${made}`;
    expect(await guess(6, { deviceId: STRANGE }, devices)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn({ deviceId: 'another-device-of-theirs' }, '192.0.2.8')).statusCode).toBe(429);
    const { data } = await server.call(audit.listAudit, { query: { call: 'access.signInDriver' } });
    expect(data.map(({ subjectId, after }) => [subjectId, after])).toEqual([
      [id, { locked: 'Too many failed attempts' }],
    ]);
    server.clock.advance(MINUTES_15 + 1);
    expect((await signIn()).statusCode).toBe(200);
  });

  test('a wrong PIN of a driver writes as many rows as one for an unknown phone', async () => {
    // Only SQLite counts its changes; the calls are the same on both engines.
    if (engineOf(server.db).name !== 'sqlite') return;
    await setPin((await hire()).id);
    const changed = async () =>
      (await sql<{ n: number }>`select total_changes() as n`.execute(server.db)).rows[0]?.n ?? Number.NaN;
    const writtenBy = async (said: Parameters<typeof signIn>[0]) => {
      const before = await changed();
      await guess(5, said, () => '198.51.100.1');
      server.clock.advance(MINUTES_15 + 1);
      return (await changed()) - before;
    };
    expect(await writtenBy({ phone: '+971 50 999 9999' })).toBe(await writtenBy({}));
  });

  test('an unknown phone is blocked like a known one', async () => {
    expect(await guess(6, { phone: '+971 50 999 9999' })).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('a phone shared by two drivers, which an import allows, signs neither in', async () => {
    const { id } = await hire();
    await setPin(id);
    const { pin_hash } = await server.db
      .selectFrom('accounts')
      .select('pin_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await hire({ pin_hash });
    expect((await signIn()).statusCode).toBe(401);
  });

  test("other devices do not block a driver's own phone", async () => {
    await setPin((await hire()).id);
    await signIn();
    for (let rounds = 0; rounds < 5; rounds += 1) {
      await guess(6, { deviceId: STRANGE }, (made) => `198.51.100.${made}`);
      server.clock.advance(MINUTES_15 + 1);
    }
    expect((await signIn()).statusCode).toBe(200);
  });

  test('after twenty wrong PINs only a new one helps', async () => {
    const { id } = await hire();
    await setPin(id);
    for (let rounds = 0; rounds < 4; rounds += 1) {
      expect(await guess(5, {})).toEqual([401, 401, 401, 401, 401]);
      server.clock.advance(MINUTES_15 + 1);
    }
    expect((await signIn()).json()).toMatchObject({ code: 'wrong_pin' });
    server.clock.advance(MINUTES_15 + 1);
    await setPin(id, '314159');
    expect((await signIn({ pin: '314159' })).statusCode).toBe(200);
  });

  test('a correct PIN resets the count of wrong PINs on its device', async () => {
    await setPin((await hire()).id);
    const wrongOnes = () => server.db.selectFrom('driver_devices').select('wrong_pins').execute();
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await guess(2, {});
      expect(await wrongOnes()).toEqual([{ wrong_pins: 2 }]);
      expect((await signIn()).statusCode).toBe(200);
      expect(await wrongOnes()).toEqual([{ wrong_pins: 0 }]);
    }
  });

  test('a new PIN for a lost phone ends its session, and the phone becomes an unknown device', async () => {
    const { id } = await hire();
    await setPin(id);
    const token = await tokenOf();
    await setPin(id, '314159');
    expect(await status(token)).toBe(401);
    expect(await server.db.selectFrom('driver_devices').selectAll().execute()).toEqual([]);
    expect((await signIn()).statusCode).toBe(401);
  });

  test('a status of unActive signs a driver out, and prevents sign-in', async () => {
    const { id } = await hire();
    await setPin(id);
    const token = await tokenOf();
    await server.call(staff.driver.toggleStatus, { body: { driverId: id } });
    expect([await status(token), (await signIn()).statusCode]).toEqual([401, 401]);
  });

  test('a PIN that is replaced, or whose driver is made unActive, during its check signs nobody in', async () => {
    const { id } = await hire();
    await setPin(id);
    const meanwhile = (change: () => Promise<unknown>) =>
      vi.mocked(verifyPassword).mockImplementationOnce(async () => {
        await change();
        return true;
      });
    meanwhile(() => setPin(id, '314159'));
    expect((await signIn()).statusCode).toBe(401);
    meanwhile(() => server.call(staff.driver.toggleStatus, { body: { driverId: id } }));
    expect((await signIn()).statusCode).toBe(401);
    expect(
      await server.db.selectFrom('sessions').select('id').where('account_id', '=', id).execute(),
    ).toEqual([]);
  });

  test('a driver may make no call of the office', async () => {
    await setPin((await hire()).id);
    const along = { token: await tokenOf(), headers: { [DEVICE_HEADER]: OWN } };
    for (const row of [staff.driver.listStaff, account.changePassword, account.readSecondFactor])
      expect(await server.refused(row, {}, along)).toMatchObject({ status: 403 });
    await server.call(account.logout, {}, along);
    expect(await server.refused(account.readProfile, {}, along)).toMatchObject({ status: 401 });
  });
});
