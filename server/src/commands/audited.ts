import { userInfo } from 'node:os';
import { COMMAND } from '@tawseel/contract/facts/audit';
import { type Audit, auditAs } from '../platform/engine/audit.ts';
import type { Database, Trx } from '../platform/engine/tables.ts';
import { inTransaction } from '../platform/engine/transaction.ts';

/** Returns the system user who typed the command; '' if that is no person, such as root or a container's user. */
export function systemUser(): string {
  try {
    const { uid, username } = userInfo();
    return uid === 0 ? (process.env.SUDO_USER ?? '') : username;
  } catch {
    return '';
  }
}

/** Returns an audit log for the writes of a command. */
export function auditOfCommand(words: string): Audit {
  const actor = { kind: 'command', id: COMMAND, name: systemUser() } as const;
  return auditAs({ now: new Date(), actor, address: '', call: words });
}

/** Runs the writes of a command in one transaction, together with its audit log. */
export function audited<T>(
  db: Database,
  words: string,
  work: (trx: Trx, audit: Audit) => Promise<T>,
): Promise<T> {
  return inTransaction(db, (trx) => work(trx, auditOfCommand(words)));
}
