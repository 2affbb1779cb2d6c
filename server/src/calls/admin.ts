import type { admin, Profile } from '@tawseel/contract/admin';
import type { Person } from '../http/auth.ts';
import { networkOf } from '../http/caller-address.ts';
import { RateLimited, Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { dummyHash, verifyPassword } from '../security/passwords.ts';
import { hashToken, newToken } from '../security/tokens.ts';
import { findAdmin, findAdminByEmail, lockAdmin } from '../store/admins.ts';
import type { Actor } from '../store/audit.ts';
import { listCashierPayments } from '../store/cashier-payments.ts';
import { newId } from '../store/ids.ts';
import { limited } from '../store/limiters.ts';
import {
  type Attempt,
  countLoginFailures,
  forgiveLoginFailures,
  insertLoginFailure,
} from '../store/login-failures.ts';
import { deleteSession, type Holder, insertSession } from '../store/sessions.ts';
import { ACTIVE, findColleague, findStaff, findStaffAccount, lockStaffAccount } from '../store/staff.ts';
import type { Database, Trx } from '../store/tables.ts';
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
 * Counted as a failure before the password is looked at, so that many at once cannot slip past the limit together;
 * `isLast` if the next is refused.
 */
async function admitAttempt(db: Database, attempt: Attempt, now: Date): Promise<{ isLast: boolean }> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const failed_at = now.toISOString();
  const count = async (trx: Trx) => {
    const earlier = await countLoginFailures(trx, attempt, { since, now: failed_at });
    const isSpread = earlier.ofSource >= FAILURES_OF_SOURCE || earlier.ofAccount >= FAILURES_OF_ACCOUNT;
    if (earlier.ofPair >= FAILURES_OF_PAIR || (isSpread && !earlier.isKnown)) return undefined;
    await insertLoginFailure(trx, { id: newId(), ...attempt, failed_at });
    const isLast =
      earlier.ofPair + 1 === FAILURES_OF_PAIR ||
      earlier.ofSource + 1 === FAILURES_OF_SOURCE ||
      earlier.ofAccount + 1 === FAILURES_OF_ACCOUNT;
    return { isLast };
  };
  const admitted = await limited(db, 'signIns', () => inTransaction(db, count));
  if (!admitted) {
    throw new RateLimited(
      'Too many failed attempts. Please wait 15 minutes and try again.',
      WINDOW_MS / 1000,
    );
  }
  return admitted;
}

const NOT_RIGHT = 'The email or the password is not right.';
const NOT_ACTIVE = 'Your account is not active. Please ask your supervisor or an administrator.';

/** Who signs in with an email: `hold` locks the account, and tells whether its password is still the one looked at. */
type Account = {
  holder: Holder;
  actor: Actor;
  passwordHash: string;
  isActive: boolean;
  hold: (trx: Trx) => Promise<boolean>;
};

/** Administrators first: no member of staff can take the place of one by an email alike. */
async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const admin = await findAdminByEmail(db, email);
  if (admin) {
    const { id, password_hash: passwordHash } = admin;
    const hold = (trx: Trx) => lockAdmin(trx, id, passwordHash);
    const actor = { kind: 'administrator', id } as const;
    return { holder: { admin_id: id }, actor, passwordHash, isActive: true, hold };
  }
  const staff = await findStaffAccount(db, email);
  if (!staff?.password_hash) return undefined;
  const { id, password_hash: passwordHash } = staff;
  const hold = (trx: Trx) => lockStaffAccount(trx, id, passwordHash);
  const actor = { kind: staff.kind, id } as const;
  return { holder: { staff_id: id }, actor, passwordHash, isActive: staff.profile_status === ACTIVE, hold };
}

async function readProfile(db: Database, { role, id }: Person): Promise<Profile | undefined> {
  const shared = (found: { email: string; phone: string; must_change_password?: number | undefined }) => ({
    email: found.email,
    phone: found.phone,
    role,
    mustChangePassword: found.must_change_password === 1,
  });
  if (role === 'administrator') {
    const found = await findAdmin(db, id);
    return (
      found && {
        ...shared(found),
        name: found.name,
        address: found.address,
        profileImage: found.profile_image,
      }
    );
  }
  const found = await findColleague(db, id);
  return (
    found && {
      ...shared(found),
      name: `${found.first_name} ${found.last_name}`.trim(),
      address: [found.house_no, found.street].filter(Boolean).join(', '),
      profileImage: found.image,
      warehouseId: found.warehouse_id,
    }
  );
}

export const adminCalls: Handlers<typeof admin> = {
  login: async ({ body }, { db, clock, settings, request, audit }) => {
    const now = clock();
    const attempt = { account: body.email.toLowerCase(), source: networkOf(request.ip) ?? request.ip };
    const { isLast } = await admitAttempt(db, attempt, now);
    const found = await findAccount(db, attempt.account);
    const right = await verifyPassword(body.password, found?.passwordHash ?? NOBODYS_HASH);
    if (!found || !right) {
      const subject = { kind: 'session', id: found?.actor.id ?? '', name: attempt.account } as const;
      const after = { locked: 'Too many failed attempts' };
      if (isLast) await inTransaction(db, (trx) => audit(trx, { subject, after }));
      throw new Refusal('unauthorized', NOT_RIGHT);
    }
    if (!found.isActive) throw new Refusal('unauthorized', NOT_ACTIVE);
    const token = newToken();
    await inTransaction(db, async (trx) => {
      if (!(await found.hold(trx))) throw new Refusal('unauthorized', NOT_RIGHT);
      await forgiveLoginFailures(trx, attempt, now);
      await audit(trx, {
        actor: found.actor,
        subject: { kind: 'session', id: found.actor.id, name: attempt.account },
        after: { signedIn: true },
      });
      await insertSession(trx, {
        token_hash: hashToken(token),
        ...found.holder,
        source: attempt.source,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + settings.TOKEN_HOURS * 3_600_000).toISOString(),
      });
    });
    return { token };
  },

  logout: async (_, { db, caller, audit }) => {
    if (caller.kind !== 'person') return { message: 'You are signed out.' };
    await inTransaction(db, async (trx) => {
      const name = (await readProfile(trx, caller))?.email ?? '';
      await deleteSession(trx, caller.sessionHash);
      await audit(trx, { subject: { kind: 'session', id: caller.id, name }, after: { signedIn: false } });
    });
    return { message: 'You are signed out.' };
  },

  listCashierPayments: async ({ params }, { db, scope }) => {
    if (!(await findStaff(db, 'cashier', params.cashierId, scope.warehouseId))) {
      throw new Refusal('not_found', 'There is no cashier with this id.');
    }
    return listCashierPayments(db, params.cashierId);
  },

  readProfile: async (_, { db, caller }) => {
    const profile = caller.kind === 'person' ? await readProfile(db, caller) : undefined;
    if (!profile) throw new Refusal('not_found', 'There is nobody of this session any more.');
    return profile;
  },
};
