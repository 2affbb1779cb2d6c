import { access } from '@tawseel/contract/access';
import { account } from '@tawseel/contract/account';
import { business } from '@tawseel/contract/business';
import { BRAND_COLOURS } from '@tawseel/contract/facts/brand-colours';
import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { ADMIN, passwordHash } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { BUSINESS } from '../../../testing/requests.ts';
import { insertRow, type RowOverrides } from '../../../testing/rows.ts';

const HOUR = 3_600_000;
const NEW = 'seven quiet kettles by the creek';
const NOBODY = 'nobody@tawseel.example';
const ALIKE = { message: 'If an account has this email, a link was sent to it.' };

let sent: Mail[];
/** Promise that each mail waits for. */
let gate: Promise<void>;
beforeEach(() => {
  sent = [];
  gate = Promise.resolve();
});

const mailer = {
  consoleAt: 'https://parcels.example',
  send: async (mail: Mail) => {
    await gate;
    sent.push(mail);
  },
};

onEveryDatabase(
  (server) => {
    /** Sends the request, and waits for everything done after the reply. */
    const ask = async (email: string, from?: string) => {
      const headers = { host: 'evil.example' };
      const answer = await server.send(
        access.forgotPassword,
        { body: { email } },
        { token: null, headers, ...(from && { from }) },
      );
      await server.app.jobs.idle();
      return answer;
    };
    const signIn = (email: string, password: string, from?: string) =>
      server.send(account.login, { body: { email, password } }, { token: null, ...(from && { from }) });
    async function hire(email: string, overrides: RowOverrides<'staff'> = {}) {
      const { id: warehouse_id } = await insertRow(server.db, 'warehouses');
      const signsIn = { kind: 'operator', password_hash: await passwordHash } as const;
      return insertRow(server.db, 'staff', { warehouse_id, email, ...signsIn, ...overrides });
    }
    const audited = async () =>
      (await server.db.selectFrom('audit').selectAll().execute()).filter(
        ({ call }) => call === 'access.forgotPassword',
      );
    const times = (count: number) => Array.from({ length: count }, (_, index) => index);

    test('answers alike for an email without a sign-in, and mails nothing', async () => {
      await hire('driver@tawseel.example', { kind: 'driver', password_hash: null });
      await hire('left@tawseel.example', { deleted_at: '2026-11-01T00:00:00.000Z' });
      await hire('idle@tawseel.example', { profile_status: 'unActive' });
      await hire('never@tawseel.example', { password_hash: null });
      for (const name of ['nobody', 'driver', 'left', 'idle', 'never']) {
        const answer = await ask(`${name}@tawseel.example`);
        expect([answer.statusCode, answer.json()], name).toEqual([200, ALIKE]);
      }
      expect([sent, await audited()]).toEqual([[], []]);
      expect(await server.db.selectFrom('reset_links').selectAll().execute()).toEqual([]);
      expect((await ask(ADMIN.email)).json()).toEqual(ALIKE);
      expect(sent).toHaveLength(1);
    });

    test.each(['', 'no email', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])(
      'refuses the email %j',
      async (email) => {
        const answer = await ask(email);
        expect([answer.statusCode, answer.json().issues[0].path]).toEqual([422, 'email']);
      },
    );

    test('refuses a fourth link for an email within an hour, from any address, also for an unknown email', async () => {
      for (const email of [ADMIN.email, NOBODY]) {
        const answers = [];
        for (const index of times(4)) answers.push(await ask(email, `198.51.100.${index + 1}`));
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
        expect(answers[3]?.json().message).toBe(
          'Too many links were requested. Check your mailbox, or try again in an hour.',
        );
        expect(answers[3]?.headers['retry-after']).toBe('3600');
      }
      expect(sent).toHaveLength(3);
      // A sign-in only clears failures of its own kind.
      expect((await signIn(ADMIN.email, ADMIN.password)).statusCode).toBe(200);
      server.clock.advance(HOUR);
      expect((await ask(ADMIN.email)).statusCode).toBe(429);
      server.clock.advance(1);
      expect((await ask(ADMIN.email)).statusCode).toBe(200);
      expect(sent).toHaveLength(4);
    });

    test('creates three of several links requested at once', async () => {
      const answers = await Promise.all(times(6).map(() => ask(ADMIN.email)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 429, 429, 429]);
      expect(sent).toHaveLength(3);
    });

    test('refuses the twenty-first link from an address within an hour, without affecting sign-ins from there, nor they links', async () => {
      const from = '198.51.100.77';
      for (const index of times(5))
        expect((await signIn(ADMIN.email, `wrong ${index}`, from)).statusCode).toBe(401);
      expect((await ask(ADMIN.email, from)).statusCode).toBe(200);
      for (const index of times(19))
        expect((await ask(`${index}@tawseel.example`, from)).statusCode).toBe(200);
      expect((await ask(NOBODY, from)).statusCode).toBe(429);
      expect((await ask(NOBODY, '198.51.100.78')).statusCode).toBe(200);
      const { email } = await hire('second@tawseel.example');
      expect((await signIn(email, ADMIN.password, from)).statusCode).toBe(200);
    });

    test('answers without waiting for the mail server', async () => {
      const free = Promise.withResolvers<void>();
      gate = free.promise;
      const body = { email: ADMIN.email };
      expect(await server.call(access.forgotPassword, { body }, { token: null })).toEqual(ALIKE);
      expect(sent).toEqual([]);
      free.resolve();
      await server.app.jobs.idle();
      expect(sent).toHaveLength(1);
    });

    test('a mail is from the business, in its colour and the language of the reader, with one link', async () => {
      const body = { ...BUSINESS, version: 0, tradeName: '<i>Wasl</i>', colour: 'blue' as const };
      await server.call(business.updateBusiness, { body });
      await server.send(
        access.forgotPassword,
        { body: { email: ADMIN.email } },
        { token: null, headers: { 'accept-language': 'ar' } },
      );
      await server.app.jobs.idle();
      const { from, html = '', text = '' } = sent[0] ?? {};
      expect(from).toBe('<i>Wasl</i>');
      const [link] = /https:\S+/.exec(text) ?? [];
      for (const part of [
        '<html lang="ar" dir="rtl">',
        `background: ${BRAND_COLOURS.blue.light}`,
        '<header>&lt;i&gt;Wasl&lt;/i&gt;</header>',
        `<p><a href="${link}">${link}</a></p>`,
      ])
        expect(html).toContain(part);
      expect(html.match(/<a /g)).toHaveLength(1);
    });

    test('a mail to a reader of a language that has no mails is in English, from left to right', async () => {
      const call = { body: { email: ADMIN.email } };
      await server.send(access.forgotPassword, call, {
        token: null,
        headers: { 'accept-language': 'ur, en;q=0.9, ar;q=0.8' },
      });
      await server.app.jobs.idle();
      expect(sent[0]?.subject).toBe('Set your password');
      expect(sent[0]?.html).toContain('<html lang="en" dir="ltr">');
    });

    test('a mailed link has the configured address, whatever the request says, and sets a password once', async () => {
      const { id, email } = await hire('Noura@Tawseel.example');
      expect((await ask('NOURA@tawseel.EXAMPLE')).json()).toEqual(ALIKE);
      expect(sent).toEqual([
        {
          ...{ from: 'Tawseel', to: email, subject: 'Set your password' },
          ...{ text: expect.any(String), html: expect.any(String) },
        },
      ]);
      const [, token = ''] =
        /^https:\/\/parcels\.example\/reset#([\w-]{43})$/m.exec(sent[0]?.text ?? '') ?? [];
      const rows = await audited();
      expect(rows).toMatchObject([{ actor_kind: 'nobody', subject_kind: 'staff', subject_id: id }]);
      expect(JSON.stringify(rows)).not.toContain(token);
      const reset = () =>
        server.send(access.resetPassword, { body: { token, password: NEW } }, { token: null });
      expect([(await reset()).statusCode, (await reset()).statusCode]).toEqual([200, 409]);
      expect((await signIn(email, NEW)).statusCode).toBe(200);
    });
  },
  { mailer },
);
