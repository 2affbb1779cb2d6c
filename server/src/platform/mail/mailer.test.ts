import { access } from '@tawseel/contract/access';
import { afterEach, expect, test } from 'vitest';
import { ADMIN, startApp } from '../../testing/app.ts';
import { SQLITE } from '../../testing/databases.ts';
import { startSmtp } from '../../testing/smtp.ts';
import { readSettings } from '../settings.ts';
import { mailerOf } from './mailer.ts';

const PASSWORD = 'pa@ss#word';

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

/** Starts a server with a mail server, and requests one link. */
async function askedBeside(smtpUrl: string) {
  const opened = await SQLITE.open();
  const lines: string[] = [];
  const settings = readSettings({
    LOG_LEVEL: 'debug',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'no-reply@parcels.example',
    PUBLIC_URL: 'https://console.of-a-long-name.parcels-and-letters.example:8443',
  });
  const others = { logTo: { write: (line: string) => lines.push(line) }, mailer: await mailerOf(settings) };
  const server = await startApp(opened.db, settings, undefined, others);
  ends.push(opened.close, () => server.app.close());
  const answer = await server.send(access.forgotPassword, { body: { email: ADMIN.email } }, { token: null });
  await server.app.jobs.idle();
  const log = lines.join('');
  expect(log).not.toMatch(/mariam@|reset#|pa@ss|pa%40ss/);
  return { answer: answer.body, errors: lines.filter((line) => JSON.parse(line).level === 'error') };
}

async function smtp(answers?: Parameters<typeof startSmtp>[0]) {
  const server = await startSmtp(answers);
  ends.push(server.stop);
  return server;
}

const ALIKE = '{"message":"If an account has this email, a link was sent to it."}';

test('a failing mail server changes no answer and is one log line without address, link or password', async () => {
  const away = await startSmtp();
  await away.stop();
  const refuses = await smtp({ RCPT: `550 5.1.1 <${ADMIN.email}> is unknown here` });
  for (const [port, cause] of [
    [away.port, 'ESOCKET CONN'],
    [refuses.port, 'EENVELOPE 550 RCPT TO'],
  ] as const) {
    const { answer, errors } = await askedBeside(`smtp://127.0.0.1:${port}`);
    expect(answer).toBe(ALIKE);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`The mail server did not take a mail: ${cause}.`);
  }
  expect(refuses.mails).toEqual([]);
});

test('a password is not sent to a mail server without TLS', async () => {
  const plain = await smtp({ STARTTLS: '454 no TLS here' });
  const { answer, errors } = await askedBeside(
    `smtp://parcels:${encodeURIComponent(PASSWORD)}@127.0.0.1:${plain.port}`,
  );
  expect(answer).toBe(ALIKE);
  expect(errors).toHaveLength(1);
  expect(plain.heard.join()).not.toMatch(/AUTH|MAIL/);
});

test('a link is mailed to the one person as plain text and as a page, unbroken', async () => {
  const taken = await smtp();
  const { answer, errors } = await askedBeside(`smtp://127.0.0.1:${taken.port}`);
  expect([answer, errors]).toEqual([ALIKE, []]);
  expect(taken.heard.filter((line) => /^(MAIL|RCPT)/.test(line))).toEqual([
    'MAIL FROM:<no-reply@parcels.example>',
    `RCPT TO:<${ADMIN.email}>`,
  ]);
  const [mail = ''] = taken.mails;
  expect(mail).toMatch(/^From: Tawseel <no-reply@parcels\.example>\r$/m);
  expect(mail).toMatch(/^Subject: Set your password\r$/m);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(mail).toMatch(/^Content-Transfer-Encoding: quoted-printable\r$/m);
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toMatch(
    /^https:\/\/console\.of-a-long-name\.parcels-and-letters\.example:8443\/reset#[\w-]{43}\r$/m,
  );
  expect(text).toMatch(
    /<a href="https:\/\/console\.of-a-long-name\.parcels-and-letters\.example:8443\/reset#[\w-]{43}">/,
  );
});

test('without a mail server the answer is the same, and nothing is sent or counted', async () => {
  const opened = await SQLITE.open();
  const server = await startApp(opened.db);
  ends.push(opened.close, () => server.app.close());
  for (let times = 0; times < 4; times += 1) {
    const body = { email: ADMIN.email };
    expect(await server.call(access.forgotPassword, { body }, { token: null })).toEqual(JSON.parse(ALIKE));
  }
  expect(await server.db.selectFrom('login_failures').selectAll().execute()).toEqual([]);
});
