import type { access } from '@tawseel/contract/access';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import type { Mail, Mailer } from '../../../platform/mail/mailer.ts';
import { accountSubject, findAccount } from '../store/accounts.ts';
import { admitAttempt, attemptInLine, attemptOf } from './admit-attempt.ts';
import { findEmailAccount } from './email-account.ts';
import { makeLink } from './make-link.ts';

/** Of emails that nobody signs in with as well, so that the limits tell nothing of them. */
const OF_MAILS = {
  ofPair: 3,
  ofSource: 20,
  ofAccount: 3,
  windowMs: 3_600_000,
  tooMany: 'Too many links were requested. Check your mailbox, or try again in an hour.',
};

const ON_ITS_WAY = { message: 'If an account has this email, a link was sent to it.' };

function mailOf(to: string, link: string): Mail {
  return {
    to,
    subject: 'Set your password',
    text: [
      'Someone, probably you, asked for a new password for Tawseel.',
      'Use this link once, within 24 hours, to set it:',
      link,
      'If it was not you, ignore this mail. Your password does not change.',
      '',
    ].join('\n\n'),
  };
}

async function mailLink(mailer: Mailer, email: string, { db, clock, audit }: Context): Promise<void> {
  const found = await findEmailAccount(db, email);
  if (!found?.isActive) return;
  const mail = await inTransaction(db, async (trx) => {
    const account = await findAccount(trx, found.account.id);
    if (!account) return undefined;
    await audit(trx, { subject: accountSubject(account), after: { resetLink: 'mailed' } });
    const { path } = await makeLink(trx, account.id, clock());
    return mailOf(account.email, `${mailer.consoleAt}${path}`);
  });
  if (mail) await mailer.send(mail);
}

/** Whether somebody signs in by the email is looked up after the answer, whose time tells nothing of it either. */
export const forgotPassword: Handlers<typeof access>['forgotPassword'] = async ({ body }, context) => {
  const { db, clock, mailer, request, reply } = context;
  if (!mailer) return ON_ITS_WAY;
  const email = body.email.toLowerCase();
  const attempt = attemptOf(email, request, 'Mail');
  await attemptInLine(db, attemptOf(email, request), () => admitAttempt(db, attempt, clock(), OF_MAILS));
  request.server.jobs.afterAnswer(reply, () => mailLink(mailer, email, context));
  return ON_ITS_WAY;
};
