import { ACTIVE } from '@tawseel/contract/facts/limits';
import type { AuditActor } from '../../../platform/engine/audit.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { type Account, findBySignIn, lockAccount } from '../store/accounts.ts';

/** Account found by email: `hold` locks the account, and returns false if its password has changed since. */
type EmailAccount = {
  account: Pick<Account, 'id' | 'role'>;
  actor: AuditActor;
  passwordHash: string;
  isActive: boolean;
  hold: (trx: Trx) => Promise<boolean>;
};

export async function findEmailAccount(db: Database, email: string): Promise<EmailAccount | undefined> {
  const found = await findBySignIn(db, email);
  if (!found?.password_hash) return undefined;
  const { id, role, password_hash: passwordHash, profile_status: status } = found;
  return {
    account: { id, role },
    actor: { kind: role, id },
    passwordHash,
    isActive: role === 'administrator' || status === ACTIVE,
    hold: (trx) => lockAccount(trx, found, 'password_hash', passwordHash),
  };
}
