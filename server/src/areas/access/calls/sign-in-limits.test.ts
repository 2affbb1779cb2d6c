import { access } from '@tawseel/contract/access';
import { account } from '@tawseel/contract/account';
import { normalPhone } from '@tawseel/contract/facts/uae';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/engine/ids.ts';
import { ADMIN, sessionOf } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';
import { insertLoginFailure } from '../store/login-failures.ts';

const FROM = '198.51.100.7';
const MINUTES_15 = 15 * 60_000;
const right = { email: ADMIN.email, password: ADMIN.password };
const mailer = { consoleAt: 'https://parcels.example', send: async () => undefined };

onEveryDatabase(
  (server) => {
    const signIn = async (body: object, from = FROM) =>
      (await server.send(account.login, { body }, { token: null, from })).statusCode;
    const times = async (count: number, ask: (made: number) => Promise<number>) => {
      const seen: number[] = [];
      for (let made = 0; made < count; made += 1) seen.push(await ask(made));
      return seen;
    };

    test('an email that equals the key of another throttle locks out no driver', async () => {
      const phone = '+971 55 210 4471';
      const { id } = await insertRow(server.db, 'staff', { phone, phone_e164: normalPhone(phone) ?? '' });
      await server.call(access.setPin, { params: { id }, body: { pin: '271828' } });
      for (const typed of [`driver ${normalPhone(phone)}`, `Driver ${normalPhone(phone)}`])
        await times(5, () => signIn({ email: typed, password: 'wrong' }));
      const body = { phone, pin: '271828', deviceId: 'device-of-the-driver-1' };
      const { statusCode } = await server.send(access.signInDriver, { body }, { token: null, from: FROM });
      expect(statusCode).toBe(200);
    });

    test('nor does it prevent a link by mail', async () => {
      for (const typed of [`mail to ${ADMIN.email}`, `Mail ${ADMIN.email}`])
        await times(3, (made) => signIn({ email: typed, password: 'wrong' }, `203.0.113.${made}`));
      const asked = await server.send(access.forgotPassword, { body: { email: ADMIN.email } });
      expect(asked.statusCode).toBe(200);
    });

    test('wrong PINs from an address do not block sign-ins by email from there', async () => {
      const wrongPin = async (made: number) => {
        const body = { phone: `05012345${10 + made}`, pin: '000000', deviceId: 'device-of-a-stranger-1' };
        return (await server.send(access.signInDriver, { body }, { token: null, from: FROM })).statusCode;
      };
      expect(new Set(await times(20, wrongPin))).toEqual(new Set([401]));
      expect(await wrongPin(20)).toBe(429);
      expect(await signIn(right)).toBe(200);
    });

    test('the networks of one IPv6 site share the failures of five addresses', async () => {
      const networkOf = (made: number) => `2001:db8:1:${made.toString(16)}::1`;
      const guess = (made: number) =>
        signIn({ email: `guess-${made}@tawseel.example`, password: 'wrong' }, networkOf(made));
      expect(new Set(await times(100, guess))).toEqual(new Set([401]));
      expect(await signIn(right, networkOf(101))).toBe(429);
      expect(await signIn(right, '2001:db8:2:1::1')).toBe(200);
    });

    test('correct passwords are limited too: three hundred in 15 minutes, of an account from one address', async () => {
      const failed_at = server.clock.read().toISOString();
      const earlier = { account: `Right ${ADMIN.email}`, source: `Right ${FROM}`, failed_at };
      await server.db.transaction().execute(async (trx) => {
        for (let made = 0; made < 298; made += 1) await insertLoginFailure(trx, { id: newId(), ...earlier });
      });
      const { id } = await server.db.selectFrom('admins').select('id').executeTakeFirstOrThrow();
      const token = await sessionOf(server.db, id);
      const prove = async () => {
        const body = { oldPassword: ADMIN.password, newPassword: ADMIN.password };
        return (await server.send(account.changePassword, { body }, { token, from: FROM })).statusCode;
      };
      expect([await signIn(right), await prove()]).toEqual([200, 422]);
      expect([await signIn(right), await prove()]).toEqual([429, 429]);
      expect(await signIn(right, '198.51.100.8')).toBe(200);
      server.clock.advance(MINUTES_15 + 1);
      expect(await signIn(right)).toBe(200);
    });

    test('keeps and lists the newest twenty sessions of a user', async () => {
      const read = async (token: string) =>
        (await server.send(account.readProfile, {}, { token })).statusCode;
      const tokens: string[] = [];
      for (let made = 0; made < 21; made += 1) {
        server.clock.advance(1000);
        const answer = await server.send(account.login, { body: right }, { token: null, from: FROM });
        tokens.push(answer.json<{ token: string }>().token);
      }
      const seen = await times(21, (made) => read(tokens[made]!));
      expect(seen).toEqual([401, ...Array(20).fill(200)]);
      const { data } = await server.call(account.listSessions, {}, { token: tokens[20]! });
      expect(data).toHaveLength(20);
    });
  },
  { mailer },
);
