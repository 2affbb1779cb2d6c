import { createHash } from 'node:crypto';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { Refusal } from './errors.ts';

/** Characters of a version: 96 bits. */
const LENGTH = 16;

/**
 * Returns the version of a record, a hash of its content, so that it needs no column. A caller who sees the record
 * masked gets the version of the masked one.
 */
export function recordVersion(record: object): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, LENGTH);
}

/** Optimistic locking: refuses if the caller named a version and another one is stored. */
export function refuseOther(name: string, stored: string, asked: string | undefined): void {
  if (asked === undefined || asked === stored) return;
  throw new Refusal(sentence('changed_meanwhile', { name }), [
    { path: 'version', problem: sentence('not_current_version') },
  ]);
}
