import type { access } from '@tawseel/contract/access';
import { DAY_MS, HOUR_MS } from '@tawseel/contract/facts/durations';
import { english } from '@tawseel/contract/facts/sentences/en/english';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { FastifyRequest } from 'fastify';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { type Languages, languageOf, speakerIn } from '../../../platform/http/language.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts';
import { hashToken, newToken } from '../../../platform/security/tokens.ts';
import { mailOfBusiness } from '../../business/mail-page.ts';
import { accountSubject, findAccount } from '../store/accounts.ts';
import { insertResetLink } from '../store/reset-links.ts';
import { admitAttempt, attemptOf, queueAttempt } from './admit-attempt.ts';
import { findEmailAccount } from './email-account.ts';

/** Applied to unknown emails as well, so that the limits do not reveal which exist. */
const OF_MAILS = {
  ofPair: 3,
  ofSource: 20,
  ofAccount: 3,
  windowMs: HOUR_MS,
  tooMany: 'too_many_links',
} as const;

/** Returns the languages that have mails. A catalogue for drivers alone has the English sentence. */
const withMails = (languages: Languages) =>
  Object.fromEntries(
    Object.entries(languages).filter(
      ([tag, { link_mail }]) => tag === 'en' || link_mail !== english.link_mail,
    ),
  );

/** Returns the mail with a link, in the language of the request if it has mails. */
function mailOf(db: Database, to: string, link: string, { headers, server }: FastifyRequest): Promise<Mail> {
  const languages = withMails(server.languages);
  const language = languageOf(headers['accept-language'], languages);
  const say = speakerIn(language, languages);
  const text = say(sentence('link_mail', { link }));
  return mailOfBusiness(db, { to, link, language, subject: say(sentence('link_mail_subject')), text });
}

/** Creates a one-time link to set a password, valid for a day; it replaces the previous one. */
export async function makeLink(trx: Trx, accountId: string, now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + DAY_MS).toISOString();
  const times = { created_at: now.toISOString(), expires_at: expiresAt };
  await insertResetLink(trx, { account_id: accountId, token_hash: hashToken(token), ...times });
  // After the #, because browsers do not send that part to servers.
  return { path: `/reset#${token}`, expiresAt };
}

async function mailLink(mailer: Mailer, email: string, context: Context): Promise<void> {
  const { db, clock, audit, request } = context;
  const found = await findEmailAccount(db, email);
  if (!found?.isActive) return;
  const mail = await inTransaction(db, async (trx) => {
    const account = await findAccount(trx, found.account.id);
    if (!account) return undefined;
    await audit(trx, { subject: accountSubject(account), after: { resetLink: 'mailed' } });
    const { path } = await makeLink(trx, account.id, clock());
    return mailOf(trx, account.email, `${mailer.consoleAt}${path}`, request);
  });
  if (mail) await mailer.send(mail);
}

/** The email is looked up after the reply, so that the response time does not reveal whether it exists. */
export const forgotPassword: Handlers<typeof access>['forgotPassword'] = async ({ body }, context) => {
  const { db, clock, mailer, request, reply } = context;
  const onItsWay = context.done('link_on_its_way');
  if (!mailer) return onItsWay;
  const email = body.email.toLowerCase();
  const attempt = attemptOf(email, request, 'Mail');
  await queueAttempt(db, attemptOf(email, request), () => admitAttempt(db, attempt, clock(), OF_MAILS));
  request.server.jobs.afterAnswer(reply, () => mailLink(mailer, email, context));
  return onItsWay;
};
