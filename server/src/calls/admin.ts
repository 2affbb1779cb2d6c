import type { admin } from '@tawseel/contract/admin';
import { hashToken, newToken } from '../http/auth.ts';
import { Refusal } from '../http/errors.ts';
import { nobodysHash, verifyPassword } from '../http/passwords.ts';
import type { Handlers } from '../http/serve.ts';
import { findAdmin, findAdminByEmail } from '../store/admins.ts';
import { listCashierPayments } from '../store/cashier-payments.ts';
import { newId } from '../store/ids.ts';
import {
  clearLoginFailures,
  countLoginFailures,
  insertLoginFailure,
  insertSession,
} from '../store/sessions.ts';
import { findStaff } from '../store/staff.ts';

const WINDOW_MS = 15 * 60_000;
const FAILURES_PER_ACCOUNT = 5;
const FAILURES_PER_SOURCE = 20;

/** Checked when the account is unknown, so that the answer takes as long as for a known one. */
const NOBODYS_HASH = nobodysHash();

export const adminCalls: Handlers<typeof admin> = {
  login: async ({ body }, { db, clock, settings, request, reply }) => {
    const now = clock();
    const account = body.email.toLowerCase();
    const since = new Date(now.getTime() - WINDOW_MS).toISOString();
    // Counted as a failure before the password is looked at, so that many at once cannot slip past the limit together.
    await db.transaction().execute(async (trx) => {
      const earlier = await countLoginFailures(trx, account, request.ip, since);
      if (earlier.ofAccount >= FAILURES_PER_ACCOUNT || earlier.ofSource >= FAILURES_PER_SOURCE) {
        reply.header('retry-after', WINDOW_MS / 1000);
        throw new Refusal(
          'too_many_requests',
          'Too many failed attempts. Please wait 15 minutes and try again.',
        );
      }
      const failure = { id: newId(), account, source: request.ip, failed_at: now.toISOString() };
      await insertLoginFailure(trx, failure);
    });
    const found = await findAdminByEmail(db, account);
    const right = await verifyPassword(body.password, found?.password_hash ?? NOBODYS_HASH);
    if (!found || !right) throw new Refusal('unauthorized', 'The email or the password is not right.');
    await clearLoginFailures(db, account);
    const token = newToken();
    await insertSession(db, {
      token_hash: hashToken(token),
      admin_id: found.id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + settings.TOKEN_HOURS * 3_600_000).toISOString(),
    });
    return { token };
  },

  listCashierPayments: async ({ params }, { db }) => {
    if (!(await findStaff(db, 'cashier', params.cashierId))) {
      throw new Refusal('not_found', 'There is no cashier with this id.');
    }
    return { data: await listCashierPayments(db, params.cashierId) };
  },

  readProfile: async (_, { db, caller }) => {
    const found = caller.kind === 'admin' ? await findAdmin(db, caller.id) : undefined;
    if (!found) throw new Refusal('not_found', 'There is no such administrator any more.');
    const { name, email, phone, address, profile_image: profileImage } = found;
    return { user: { name, email, phone, address, profileImage } };
  },
};
