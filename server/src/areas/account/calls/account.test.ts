import { account } from '@tawseel/contract/account';
import { payments } from '@tawseel/contract/payments';
import { warehouses } from '@tawseel/contract/warehouses';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../platform/engine/ids.ts';
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts';
import { ADMIN, startApp } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';
import {
  deleteAdmin,
  findAdminByEmail,
  insertAdmin,
  updateAdminPassword,
} from '../../access/store/admins.ts';
import {
  forgiveLoginFailures,
  insertLoginFailure,
  unlockAccount,
} from '../../access/store/login-failures.ts';

// The real function; the mock only counts calls.
vi.mock('../../../platform/security/passwords.ts', async (actual) => {
  const real = await actual<typeof import('../../../platform/security/passwords.ts')>();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});
vi.mock('../../access/store/login-failures.ts', async (actual) => {
  const real = await actual<typeof import('../../access/store/login-failures.ts')>();
  return { ...real, forgiveLoginFailures: vi.fn(real.forgiveLoginFailures) };
});
afterEach(() => vi.mocked(verifyPassword).mockClear());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const right = { email: ADMIN.email, password: ADMIN.password };
const wrong = { email: ADMIN.email, password: 'not the password' };
const tooMany = {
  status: 429,
  code: 'too_many_failures',
  message: 'Too many failed attempts. Please try again in 15 minutes.',
};

onEveryDatabase((server) => {
  const attempt = (body: object, from = '198.51.100.7') =>
    server.send(account.login, { body }, { token: null, from });
  const statuses = async (times: number, body: (attempt: number) => object, from?: string) => {
    const seen: number[] = [];
    for (let made = 0; made < times; made += 1) seen.push((await attempt(body(made), from)).statusCode);
    return seen;
  };
  const signIn = async (body = right) => (await attempt(body)).json<{ token: string }>().token;
  const statusWith = async (token: string) =>
    (await server.send(warehouses.listWarehouses, {}, { token })).statusCode;

  const OF_THE_MOMENT = ['date', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-request-id'];

  test('refuses a wrong password and an unknown account alike, after the same work', async () => {
    const answers = [];
    for (const body of [wrong, { ...wrong, email: 'nobody@tawseel.example' }]) {
      const { statusCode, headers, body: text } = await attempt(body);
      const alike = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.includes(name)),
      );
      const { requestId: _, ...said } = JSON.parse(text);
      answers.push({ statusCode, alike, said });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.statusCode).toBe(401);
    expect(answers[0]?.said).toEqual({
      code: 'wrong_password',
      message: 'The email or the password is wrong.',
    });
    const hashes = vi.mocked(verifyPassword).mock.calls.map(([, hash]) => hash.split('$').slice(0, 4));
    expect(hashes).toHaveLength(2);
    expect(hashes[0]).toEqual(hashes[1]);
  });

  test('compares the password exactly: not trimmed, not truncated, case-sensitive', async () => {
    const { password } = right;
    for (const typed of [` ${password}`, `${password} `, password.slice(0, -1), password.toUpperCase()]) {
      expect((await attempt({ ...right, password: typed })).statusCode).toBe(401);
    }
    expect((await attempt(right)).statusCode).toBe(200);
  });

  test('refuses the sixth attempt on an account from an address, correct or not, for exactly 15 minutes', async () => {
    const emails = [ADMIN.email, ADMIN.email.toUpperCase(), ` ${ADMIN.email} `];
    const tries = await statuses(5, (made) => ({ ...wrong, email: emails[made % 3] }));
    expect(tries).toEqual([401, 401, 401, 401, 401]);
    vi.mocked(verifyPassword).mockClear();
    const refused = await server.refused(account.login, { body: right }, { from: '198.51.100.7' });
    expect(refused).toMatchObject(tooMany);
    expect(refused.headers['retry-after']).toBe('900');
    expect(verifyPassword).not.toHaveBeenCalled();
    server.clock.advance(15 * MINUTE - 1);
    expect((await attempt(right)).statusCode).toBe(429);
    server.clock.advance(2);
    expect((await attempt(right)).statusCode).toBe(200);
  });

  test('refuses the twenty-first failure from an address, whatever the accounts', async () => {
    const spread = (made: number) => ({ ...wrong, email: `guess-${made}@tawseel.example` });
    expect(new Set(await statuses(20, spread))).toEqual(new Set([401]));
    expect((await attempt(right)).json()).toMatchObject({ message: tooMany.message });
    expect((await attempt(right, '203.0.113.1')).statusCode).toBe(200);
  });

  test('failures from other addresses do not block an address that signed in before', async () => {
    expect((await attempt(right, '203.0.113.1')).statusCode).toBe(200);
    const strangers = Array.from({ length: 25 }, (_, index) => `198.51.100.${index}`);
    for (const from of strangers) await statuses(4, () => wrong, from);
    expect((await attempt(right, '192.0.2.9')).json()).toMatchObject({ message: tooMany.message });
    expect((await attempt(right, '203.0.113.1')).statusCode).toBe(200);
    // The sign-in forgives the failures from its own address only.
    expect((await attempt(right, '192.0.2.9')).statusCode).toBe(429);
    await unlockAccount(server.db, ADMIN.email);
    expect((await attempt(right, '192.0.2.9')).statusCode).toBe(200);
  });

  test('an address that has not signed in for 90 days is unknown again', async () => {
    const from = '203.0.113.1';
    const DAY = 24 * HOUR;
    expect((await attempt(right, from)).statusCode).toBe(200);
    const failTwenty = async () => {
      const failed_at = server.clock.read().toISOString();
      const failure = { account: 'nobody@tawseel.example', source: from, failed_at };
      await server.db.transaction().execute(async (trx) => {
        for (let made = 0; made < 20; made += 1) await insertLoginFailure(trx, { id: newId(), ...failure });
      });
    };
    server.clock.advance(90 * DAY);
    expect((await attempt(right, '203.0.113.2')).statusCode).toBe(200);
    await failTwenty();
    expect((await attempt(wrong, from)).statusCode).toBe(401);
    server.clock.advance(DAY);
    expect((await attempt(right, '203.0.113.2')).statusCode).toBe(200);
    await failTwenty();
    expect((await attempt(right, from)).statusCode).toBe(429);
  });

  test('counts the addresses of an IPv6 network as one', async () => {
    const tries: number[] = [];
    for (const end of [1, 2, 3, 4, 5, 6])
      tries.push(...(await statuses(1, () => wrong, `2001:db8:1:2::${end}`)));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await attempt(wrong, '2001:db8:1:3::1')).statusCode).toBe(401);
  });

  test('counts a failure dated in the future, from before the clock was set back, as current', async () => {
    const now = server.clock.read().toISOString();
    server.clock.advance(48 * HOUR);
    await statuses(5, () => wrong);
    server.clock.set(now);
    expect((await attempt(right)).statusCode).toBe(429);
    server.clock.advance(15 * MINUTE + 1);
    expect((await attempt(right)).statusCode).toBe(200);
  });

  test('allows no more than five of many simultaneous attempts', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => attempt(wrong)));
    const seen = tries.map((answer) => answer.statusCode).sort();
    expect(seen).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  });

  test('remembers failures after a restart', async () => {
    await statuses(5, () => wrong);
    const again = await startApp(server.db);
    expect(await again.refused(account.login, { body: right }, { from: '198.51.100.7' })).toMatchObject(
      tooMany,
    );
    await again.app.close();
  });

  test("resets an account's failures after a sign-in", async () => {
    for (let times = 0; times < 2; times += 1) {
      expect(await statuses(4, () => wrong)).toEqual([401, 401, 401, 401]);
      expect((await attempt(right)).statusCode).toBe(200);
    }
  });

  test.each([
    { email: ADMIN.email },
    { ...right, email: '' },
    { ...right, otp: '1' },
    { ...right, password: 1 },
  ])('refuses the credentials %j without counting them', async (body) => {
    expect((await attempt(body)).statusCode).toBe(422);
    expect(await server.db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
  });

  test('refuses a token that has expired, after 12 hours', async () => {
    const token = await signIn();
    server.clock.advance(12 * HOUR - 1);
    expect(await statusWith(token)).toBe(200);
    server.clock.advance(1);
    expect(await server.refused(warehouses.listWarehouses, {}, { token })).toMatchObject({
      status: 401,
      message: 'Your session has ended. Please sign in again.',
    });
  });

  test('refuses every token of an administrator whose password was changed', async () => {
    const before = [await signIn(), await signIn()];
    const { id } = (await findAdminByEmail(server.db, ADMIN.email))!;
    await updateAdminPassword(server.db, id, await hashPassword('another long password 9'));
    for (const token of before) expect(await statusWith(token)).toBe(401);
    expect((await attempt(right)).statusCode).toBe(401);
    expect(await statusWith(await signIn({ ...right, password: 'another long password 9' }))).toBe(200);
  });

  test('creates no session with a password that is changed during its check', async () => {
    const { id } = (await findAdminByEmail(server.db, ADMIN.email))!;
    vi.mocked(verifyPassword).mockImplementationOnce(async () => {
      await updateAdminPassword(server.db, id, await hashPassword('another long password 9'));
      return true;
    });
    expect((await attempt(right)).statusCode).toBe(401);
    const own = await server.db.selectFrom('sessions').selectAll().where('account_id', '=', id).execute();
    expect(own).toEqual([]);
  });

  test('leaves no session of a password that is changed while the session is created', async () => {
    const { id } = (await findAdminByEmail(server.db, ADMIN.email))!;
    const hash = await hashPassword('another long password 9');
    let changed: Promise<void> | undefined;
    vi.mocked(forgiveLoginFailures).mockImplementationOnce(async (trx) => {
      changed = updateAdminPassword(server.db, id, hash);
      // Long enough for a change that does not wait for this transaction to finish.
      for (let looks = 0; looks < 50; looks += 1) await findAdminByEmail(trx, ADMIN.email);
    });
    await attempt(right);
    await changed;
    const own = await server.db.selectFrom('sessions').selectAll().where('account_id', '=', id).execute();
    expect(own).toEqual([]);
  });

  test('ends only the session that logs out', async () => {
    const [ended, other] = [await signIn(), await signIn()];
    await server.call(account.logout, {}, { token: ended });
    expect([await statusWith(ended), await statusWith(other)]).toEqual([401, 200]);
  });

  test('removes an administrator and their sessions, but never the last', async () => {
    expect(await deleteAdmin(server.db, ADMIN.email)).toBe(false);
    const token = await signIn();
    const first = (await findAdminByEmail(server.db, ADMIN.email))!;
    await insertAdmin(server.db, {
      ...first,
      password_hash: '',
      id: newId(),
      email: 'other@tawseel.example',
    });
    expect(await deleteAdmin(server.db, ADMIN.email)).toBe(true);
    expect(await statusWith(token)).toBe(401);
    expect((await attempt(right)).statusCode).toBe(401);
    expect(await deleteAdmin(server.db, 'other@tawseel.example')).toBe(false);
  });

  test('keeps one of the last two administrators, also when both are removed at once', async () => {
    const first = (await findAdminByEmail(server.db, ADMIN.email))!;
    const one = { ...first, password_hash: '' };
    const other = { ...one, id: newId(), email: 'other@tawseel.example' };
    for (let round = 0; round < 5; round += 1) {
      await server.db.deleteFrom('accounts').execute();
      for (const each of [one, other]) await insertAdmin(server.db, each);
      const removed = await Promise.all([first, other].map(({ email }) => deleteAdmin(server.db, email)));
      expect(removed.sort()).toEqual([false, true]);
    }
  });

  test('signs in with the email in any case, with a new token each time, stored only as a hash', async () => {
    const tokens = [await signIn(), await signIn({ ...right, email: ADMIN.email.toUpperCase() })];
    expect(new Set(tokens).size).toBe(2);
    const stored = JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute());
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(stored).not.toContain(token);
      expect(await statusWith(token)).toBe(200);
    }
  });

  test('shows the profile of the user, without secrets', async () => {
    expect(await server.call(account.readProfile)).toEqual({
      user: {
        name: ADMIN.name,
        email: ADMIN.email,
        phone: '+971 50 412 7730',
        address: 'Al Garhoud, Dubai',
        profileImage: '',
        role: 'administrator',
        mustChangePassword: false,
      },
    });
  });

  describe('cashier payments', () => {
    const cashier = (said = {}) => insertRow(server.db, 'staff', { kind: 'cashier', ...said });

    test('refuses those of a person who is not a cashier, or is one no longer', async () => {
      const driver = await cashier({ kind: 'driver' });
      const deleted = await cashier({ deleted_at: '2026-11-01T00:00:00.000Z' });
      for (const cashierId of ['nobody', driver.id, deleted.id]) {
        const refused = await server.refused(payments.listCashierPayments, { params: { cashierId } });
        expect(refused).toMatchObject({ status: 404, message: 'There is no cashier with this id.' });
      }
    });

    test('lists those of one cashier, newest first, exact to the fils', async () => {
      const { id: cashierId } = await cashier();
      const of = { cashier_id: cashierId };
      await insertRow(server.db, 'cashier_payments', { ...of, paid_at: '2026-10-01T00:00:00.000Z' });
      const newer = await insertRow(server.db, 'cashier_payments', {
        ...of,
        total_fils: 123_405,
        invoice_images: '[]',
        notes: '',
      });
      await insertRow(server.db, 'cashier_payments', { cashier_id: 'another' });
      const { data } = await server.call(payments.listCashierPayments, { params: { cashierId } });
      expect(data).toHaveLength(2);
      expect(data[0]).toEqual({
        _id: newer.id,
        month: 'November 2026',
        totalAmount: 1234.05,
        notes: '',
        invoiceImg: [],
        paidAt: newer.paid_at,
      });
      expect(data[1]?.invoiceImg).toEqual(['/pictures/invoice/1.svg']);
    });
  });
});
