import { userInfo } from 'node:os';
import { COMMAND } from '@tawseel/contract/facts/audit';
import { type Audit, auditAs } from '../platform/engine/audit.ts';
import type { Database, Trx } from '../platform/engine/tables.ts';
import { inTransaction } from '../platform/engine/transaction.ts';

/** Who typed the command, by the name in the system; empty where that names no person, as root or a container's user. */
function systemUser(): string {
  try {
    const { uid, username } = userInfo();
    return uid === 0 ? (process.env.SUDO_USER ?? '') : username;
  } catch {
    return '';
  }
}

/** The audit log as a command writes to it. */
export function auditOfCommand(words: string): Audit {
  const actor = { kind: 'command', id: COMMAND, name: systemUser() } as const;
  return auditAs({ now: new Date(), actor, address: '', call: words });
}

/** Runs what a command writes in one transaction, together with what it says of it to the audit log. */
export function audited<T>(
  db: Database,
  words: string,
  work: (trx: Trx, audit: Audit) => Promise<T>,
): Promise<T> {
  return inTransaction(db, (trx) => work(trx, auditOfCommand(words)));
}
