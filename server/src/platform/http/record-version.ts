import { createHash } from 'node:crypto';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { Refusal } from './errors.ts';

/** Signs of a version: 96 bits. */
const LENGTH = 16;

/**
 * Version of a record by what it says (a content hash): the same as long as it says the same, so that it needs no place
 * in the database. Whoever sees a record masked has the version of the masked one.
 */
export function recordVersion(record: object): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, LENGTH);
}

/** Optimistic locking, for who names a version: refuses where another is stored by now. */
export function refuseOther(name: string, stored: string, asked: string | undefined): void {
  if (asked === undefined || asked === stored) return;
  throw new Refusal(sentence('changed_meanwhile', { name }), [
    { path: 'version', problem: sentence('not_current_version') },
  ]);
}
