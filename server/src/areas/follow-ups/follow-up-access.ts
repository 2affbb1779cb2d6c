import type { Say } from '@tawseel/contract/facts/sentences/say';
import type { FollowUp } from '@tawseel/contract/follow-ups';
import type { Acting, Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { lockFollowUp } from './store/follow-ups.ts';
import type { StoredFollowUp } from './tables.ts';

/** Reader of follow-ups, by id, with the present and the language. */
export type Reader = { reader: string; now: string; say: Say };

export function readerOf({ actor, now, say }: Pick<Acting, 'actor' | 'now' | 'say'>): Reader {
  return { reader: actor.id, now: now.toISOString(), say };
}

/** Locks a follow-up. Throws if it does not exist, is done, or is claimed by another user. */
export async function lockOwnFollowUp(work: Work, id: string): Promise<StoredFollowUp> {
  const row = await lockFollowUp(work.trx, id, work.scope);
  if (!row) throw refuse('no_such_follow_up');
  if (row.state === 'done') throw refuse('follow_up_done');
  const { reader, now } = readerOf(work);
  const isOthers = row.claimed_by !== null && row.claimed_by !== reader && (row.claimed_until ?? '') > now;
  if (isOthers) throw refuse('follow_up_claimed', { by: row.claimed_name ?? '' });
  return row;
}

export function subjectOf({ _id: id, kind, parcel }: FollowUp) {
  return { kind: 'follow-up', id, name: `${parcel.trackingID}, ${kind}` } as const;
}
