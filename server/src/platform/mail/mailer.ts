import type { Settings } from '../settings.ts';

/** Mail with the name of its sender; `html` has the same text, for programs that show it. */
export type Mail = { from: string; to: string; subject: string; text: string; html: string };

/** Sends mail. Links in it lead to `consoleAt`, never to the Host header of a request, which can be forged. */
export type Mailer = { send: (mail: Mail) => Promise<void>; consoleAt: string };

const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

/**
 * Returns the parts of an SMTP error that do not reveal the mail, because servers repeat the address in their
 * replies.
 */
function plainCause(error: unknown): string {
  const fields = ['code', 'responseCode', 'command'].map((name) => Reflect.get(Object(error), name));
  return fields.filter(Boolean).join(' ');
}

/**
 * Returns an SMTP client, or undefined if no server is set; the library is loaded only if needed. Passwords are sent
 * only over TLS.
 */
export async function mailerOf({
  SMTP_URL,
  MAIL_FROM = '',
  PUBLIC_URL = '',
}: Settings): Promise<Mailer | undefined> {
  if (!SMTP_URL) return undefined;
  const { createTransport } = await import('nodemailer');
  const url = new URL(SMTP_URL);
  const secure = url.protocol === 'smtps:';
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: Boolean(user),
    ...(user ? { auth: { user, pass } } : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send({ from, to, subject, text, html }: Mail): Promise<void> {
    try {
      await transport.sendMail({
        from: { name: from, address: MAIL_FROM },
        // An object, because a string would be parsed as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw new Error(`The mail server did not take a mail: ${plainCause(error)}.`);
    }
  }
  return { send, consoleAt: PUBLIC_URL };
}
