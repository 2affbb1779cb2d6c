import type { admin } from '@tawseel/contract/admin';
import { networkOf } from '../http/caller-address.ts';
import { RateLimited, Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { dummyHash, verifyPassword } from '../security/passwords.ts';
import { hashToken, newToken } from '../security/tokens.ts';
import { findAdmin, findAdminByEmail, lockAdmin } from '../store/admins.ts';
import { listCashierPayments } from '../store/cashier-payments.ts';
import { newId } from '../store/ids.ts';
import {
  type Attempt,
  countLoginFailures,
  forgiveLoginFailures,
  insertLoginFailure,
} from '../store/login-failures.ts';
import { deleteSession, insertSession } from '../store/sessions.ts';
import { findStaff } from '../store/staff.ts';
import type { Database } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';

const WINDOW_MS = 15 * 60_000;
const FAILURES_OF_PAIR = 5;
const FAILURES_OF_SOURCE = 20;
const FAILURES_OF_ACCOUNT = 100;

/**
 * Dummy hash against timing attacks: checked when the account is unknown, so that the answer takes as long as for a
 * known one.
 */
const NOBODYS_HASH = dummyHash();

/**
 * Login throttle: five failures of an account from one address, twenty from an address, a hundred of an account. An
 * address from which the account signed in before meets the first alone, so that no stranger keeps an administrator out.
 * Counted as a failure before the password is looked at, so that many at once cannot slip past the limit together.
 */
async function admitAttempt(db: Database, attempt: Attempt, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const failed_at = now.toISOString();
  const admitted = await inTransaction(db, async (trx) => {
    const earlier = await countLoginFailures(trx, attempt, { since, now: failed_at });
    const isSpread = earlier.ofSource >= FAILURES_OF_SOURCE || earlier.ofAccount >= FAILURES_OF_ACCOUNT;
    if (earlier.ofPair >= FAILURES_OF_PAIR || (isSpread && !earlier.isKnown)) return false;
    await insertLoginFailure(trx, { id: newId(), ...attempt, failed_at });
    return true;
  });
  if (!admitted) {
    throw new RateLimited(
      'Too many failed attempts. Please wait 15 minutes and try again.',
      WINDOW_MS / 1000,
    );
  }
}

const NOT_RIGHT = 'The email or the password is not right.';

export const adminCalls: Handlers<typeof admin> = {
  login: async ({ body }, { db, clock, settings, request }) => {
    const now = clock();
    const attempt = { account: body.email.toLowerCase(), source: networkOf(request.ip) ?? request.ip };
    await admitAttempt(db, attempt, now);
    const found = await findAdminByEmail(db, attempt.account);
    const right = await verifyPassword(body.password, found?.password_hash ?? NOBODYS_HASH);
    if (!found || !right) throw new Refusal('unauthorized', NOT_RIGHT);
    const token = newToken();
    await inTransaction(db, async (trx) => {
      if (!(await lockAdmin(trx, found.id, found.password_hash)))
        throw new Refusal('unauthorized', NOT_RIGHT);
      await forgiveLoginFailures(trx, attempt, now);
      await insertSession(trx, {
        token_hash: hashToken(token),
        admin_id: found.id,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + settings.TOKEN_HOURS * 3_600_000).toISOString(),
      });
    });
    return { token };
  },

  logout: async (_, { db, caller }) => {
    if (caller.kind === 'admin') await deleteSession(db, caller.sessionHash);
    return { message: 'You are signed out.' };
  },

  listCashierPayments: async ({ params }, { db }) => {
    if (!(await findStaff(db, 'cashier', params.cashierId))) {
      throw new Refusal('not_found', 'There is no cashier with this id.');
    }
    return listCashierPayments(db, params.cashierId);
  },

  readProfile: async (_, { db, caller }) => {
    const found = caller.kind === 'admin' ? await findAdmin(db, caller.id) : undefined;
    if (!found) throw new Refusal('not_found', 'There is no such administrator any more.');
    const { name, email, phone, address, profile_image: profileImage } = found;
    return { name, email, phone, address, profileImage };
  },
};
