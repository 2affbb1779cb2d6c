import { account } from '@tawseel/contract/account';
import { audit } from '@tawseel/contract/audit';
import { expect, test, vi } from 'vitest';
import { hashRecoveryCode } from '../../../platform/security/recovery-codes.ts';
import { ADMIN } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';
import { totpCode } from '../../../testing/totp-code.ts';

// Disables the queue: work that starts within the turn of another would wait for it to end.
vi.mock('../../../platform/security/hash-queue.ts', async (actual) => {
  const real = await actual<typeof import('../../../platform/security/hash-queue.ts')>();
  const runQueued: typeof real.runQueued = (_, work) => work();
  return { ...real, runQueued };
});

// The real function, after which a test can make something happen.
const meanwhile = vi.hoisted(() => ({ once: undefined as (() => Promise<unknown>) | undefined }));
vi.mock('../../access/calls/admit-attempt.ts', async (actual) => {
  const real = await actual<typeof import('../../access/calls/admit-attempt.ts')>();
  const admitAttempt: typeof real.admitAttempt = async (...given) => {
    const admitted = await real.admitAttempt(...given);
    const { once } = meanwhile;
    meanwhile.once = undefined;
    await once?.();
    return admitted;
  };
  return { ...real, admitAttempt };
});

const STEP = 30_000;
const { email, password } = ADMIN;

onEveryDatabase((server) => {
  const login = (code?: string, from?: string) =>
    server.send(
      account.login,
      { body: { email, password, ...(code && { code }) } },
      { token: null, ...(from && { from }) },
    );
  const begin = async () => (await server.call(account.beginSecondFactor, { body: { password } })).data;
  const codeOf = (secret: string) => totpCode(secret, server.clock.read());

  /** Turns the second factor on, and advances the clock to the next step, so that a code can be used. */
  async function turnOn() {
    const { secret } = await begin();
    const { data } = await server.call(account.confirmSecondFactor, { body: { code: codeOf(secret) } });
    server.clock.advance(STEP);
    return { secret, codes: data.recoveryCodes };
  }

  test('requires no code before the first was confirmed, and a wrong one confirms nothing', async () => {
    const refusedFirst = await server.refused(account.confirmSecondFactor, { body: { code: '123456' } });
    expect(refusedFirst).toMatchObject({ status: 409 });
    expect(await server.refused(account.beginSecondFactor, { body: { password: 'wrong' } })).toMatchObject({
      status: 422,
      issues: [{ path: 'password' }],
    });
    const { secret } = await begin();
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
    for (const code of [wrong, 'abcdef', '١٢٣٤٥٦']) {
      const refused = await server.refused(account.confirmSecondFactor, { body: { code } });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: 'code' }] });
    }
    expect((await login()).statusCode).toBe(200);
    expect((await server.call(account.readSecondFactor)).data).toEqual({
      enabled: false,
      recoveryCodesLeft: 0,
    });
  });

  test('a correct password alone requires a code, and a wrong one reveals nothing more', async () => {
    const { secret } = await turnOn();
    const asked = await login();
    expect([asked.statusCode, asked.json()]).toMatchObject([401, { code: 'second_factor' }]);
    const wrong = { email, password: 'not it', code: codeOf(secret) };
    const refused = await server.refused(account.login, { body: wrong }, { token: null });
    expect(refused).toMatchObject({ status: 401, code: 'wrong_password' });
    expect((await login('000000')).json()).toMatchObject({ code: 'wrong_second_factor' });
    expect((await login(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `)).statusCode).toBe(200);
  });

  test('accepts a code once, also from two callers at the same moment', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    const answers = await Promise.all([login(code), login(code, '198.51.100.9')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await login(code)).statusCode).toBe(401);
    server.clock.advance(STEP);
    expect((await login(codeOf(secret))).statusCode).toBe(200);
  });

  test('the code that confirmed the factor does not sign in', async () => {
    const { secret } = await begin();
    const code = codeOf(secret);
    await server.call(account.confirmSecondFactor, { body: { code } });
    expect((await login(code)).statusCode).toBe(401);
  });

  test('accepts codes again after the clock was set back, and no used one twice', async () => {
    const { secret } = await turnOn();
    server.clock.advance(24 * 3_600_000);
    expect((await login(codeOf(secret))).statusCode).toBe(200);
    server.clock.advance(-24 * 3_600_000);
    const code = codeOf(secret);
    expect((await login(code)).statusCode).toBe(200);
    expect((await login(code)).statusCode).toBe(401);
  });

  test('being asked for a code is not a failure, and five wrong ones are too many', async () => {
    const { secret } = await turnOn();
    for (let times = 0; times < 8; times += 1) expect((await login()).statusCode).toBe(401);
    const seen: number[] = [];
    for (let times = 0; times < 6; times += 1) seen.push((await login('000000')).statusCode);
    expect(seen).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login(codeOf(secret))).statusCode).toBe(429);
  });

  test('allows ten guesses of codes in 15 minutes with the password, from any number of addresses', async () => {
    await turnOn();
    const seen: number[] = [];
    for (let from = 0; from < 11; from += 1)
      seen.push((await login('000000', `198.51.100.${from}`)).statusCode);
    expect(seen).toEqual([...Array(10).fill(401), 429]);
  });

  const locks = async () =>
    (await server.call(audit.listAudit, { query: { subjectKind: 'session' } })).data.filter(
      ({ after, subjectName }) => after?.locked && subjectName === ADMIN.name,
    ).length;

  test('a lock after guessing codes to turn it on or off is one row of the audit log', async () => {
    const { secret } = await begin();
    const confirm = (code: string) => server.send(account.confirmSecondFactor, { body: { code } });
    for (let times = 0; times < 5; times += 1) expect((await confirm('000000')).statusCode).toBe(422);
    expect([(await confirm('000000')).statusCode, await locks()]).toEqual([429, 1]);
    server.clock.advance(15 * 60_000 + 1);
    expect((await confirm(codeOf(secret))).statusCode).toBe(200);
    const off = () => server.send(account.removeSecondFactor, { body: { password, code: '000000' } });
    for (let times = 0; times < 5; times += 1) expect((await off()).statusCode).toBe(401);
    expect([(await off()).statusCode, await locks()]).toEqual([429, 2]);
  });

  test('a code for a secret that was replaced at that moment confirms neither, and the new one can be confirmed', async () => {
    const shown = await begin();
    let replaced = shown;
    meanwhile.once = async () => {
      replaced = await begin();
    };
    const late = await server.refused(account.confirmSecondFactor, { body: { code: codeOf(shown.secret) } });
    expect(replaced.secret).not.toBe(shown.secret);
    expect(late).toMatchObject({ status: 422, issues: [{ path: 'code' }] });
    expect((await server.call(account.readSecondFactor)).data.enabled).toBe(false);
    await server.call(account.confirmSecondFactor, { body: { code: codeOf(replaced.secret) } });
    server.clock.advance(STEP);
    expect((await login(codeOf(replaced.secret))).statusCode).toBe(200);
  });

  test('one that was confirmed at that moment is on, with the recovery codes that were shown then', async () => {
    const { secret } = await begin();
    const confirm = { body: { code: codeOf(secret) } };
    let codes: string[] = [];
    meanwhile.once = async () => {
      codes = (await server.call(account.confirmSecondFactor, confirm)).data.recoveryCodes;
    };
    expect(await server.refused(account.confirmSecondFactor, confirm)).toMatchObject({ status: 409 });
    expect((await login(codes[0])).statusCode).toBe(200);
    expect((await server.call(account.readSecondFactor)).data).toEqual({
      enabled: true,
      recoveryCodesLeft: 9,
    });
  });

  test('a lock after guessing codes from ten addresses, or from one, is one row of the audit log', async () => {
    await turnOn();
    for (let times = 0; times < 6; times += 1) await login('000000');
    expect(await locks()).toBe(1);
    for (let from = 0; from < 6; from += 1) await login('000000', `198.51.100.${from}`);
    expect(await locks()).toBe(2);
  });

  test('failed sign-ins for an email without its password do not count against codes', async () => {
    const { secret } = await turnOn();
    const { id } = await server.db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
    for (let from = 0; from < 10; from += 1) {
      const body = { email: `code of ${id}`, password: 'x' };
      await server.send(account.login, { body }, { token: null, from: `198.51.100.${from}` });
    }
    expect((await login(codeOf(secret))).statusCode).toBe(200);
  });

  test('correct codes do not count as guesses', async () => {
    const { secret } = await turnOn();
    for (let times = 0; times < 6; times += 1) {
      expect((await login(codeOf(secret))).statusCode).toBe(200);
      server.clock.advance(STEP);
    }
  });

  test('each of ten recovery codes signs in once, however it is typed', async () => {
    const { codes } = await turnOn();
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    expect((await login(first)).statusCode).toBe(200);
    expect((await login(first)).statusCode).toBe(401);
    expect((await login(second.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await server.call(account.readSecondFactor)).data).toEqual({
      enabled: true,
      recoveryCodesLeft: 8,
    });
    const stored = JSON.stringify(await server.db.selectFrom('recovery_codes').selectAll().execute());
    for (const code of codes) expect(stored).not.toContain(code);
  });

  test('the recovery code of another administrator is refused', async () => {
    await turnOn();
    const { id: account_id } = await insertRow(server.db, 'admins');
    const code_hash = hashRecoveryCode('k3mf-9q2x-ab7t');
    await server.db.insertInto('recovery_codes').values({ account_id, code_hash }).execute();
    expect((await login('k3mf-9q2x-ab7t')).statusCode).toBe(401);
  });

  test('guessing codes with a stolen token is limited like sign-in', async () => {
    const { secret } = await begin();
    const confirmed = async (code: string) =>
      (await server.send(account.confirmSecondFactor, { body: { code } })).statusCode;
    for (let times = 0; times < 5; times += 1) expect(await confirmed('000000')).toBe(422);
    expect(await confirmed(codeOf(secret))).toBe(429);
    server.clock.advance(15 * 60_000 + 1);
    expect(await confirmed(codeOf(secret))).toBe(200);
    const off = (code: string) => server.send(account.removeSecondFactor, { body: { password, code } });
    for (let times = 0; times < 5; times += 1) expect((await off('000000')).statusCode).toBe(401);
    expect((await off(codeOf(secret))).statusCode).toBe(429);
  });

  test('turning it on ends the other sessions, and turning it off needs password and code', async () => {
    const other = (await login()).json<{ token: string }>().token;
    const { secret, codes } = await turnOn();
    expect((await server.send(account.readProfile, {}, { token: other })).statusCode).toBe(401);
    expect(await server.refused(account.beginSecondFactor, { body: { password } })).toMatchObject({
      status: 409,
    });
    const refusals = [
      [{ password: 'wrong', code: codeOf(secret) }, 422],
      [{ password, code: '000000' }, 401],
    ] as const;
    for (const [body, status] of refusals)
      expect(await server.refused(account.removeSecondFactor, { body })).toMatchObject({ status });
    await server.call(account.removeSecondFactor, { body: { password, code: codes[0] ?? '' } });
    expect((await login()).statusCode).toBe(200);
    const again = await turnOn();
    expect(again.secret).not.toBe(secret);
    // The earlier codes are no longer valid.
    expect((await login(codes[1])).statusCode).toBe(401);
    expect((await server.call(account.readSecondFactor)).data.recoveryCodesLeft).toBe(10);
  });
});
