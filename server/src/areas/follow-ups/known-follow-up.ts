import type { FollowUp } from '@tawseel/contract/follow-ups';
import type { Acting, Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { lockFollowUp, type Row } from './store/follow-ups.ts';

/** Who looks at follow-ups, and when. */
export function seenBy({ actor, now }: Pick<Acting, 'actor' | 'now'>) {
  return { reader: actor.id, now: now.toISOString() };
}

/** Locked, open, and nobody else's. */
export async function lockMine(work: Work, id: string): Promise<Row> {
  const row = await lockFollowUp(work.trx, id, work.scope);
  if (!row) throw refuse('no_such_follow_up');
  if (row.state === 'done') throw refuse('follow_up_done');
  const { reader, now } = seenBy(work);
  const isOthers = row.claimed_by !== null && row.claimed_by !== reader && (row.claimed_until ?? '') > now;
  if (isOthers) throw refuse('follow_up_claimed', { by: row.claimed_name ?? '' });
  return row;
}

export function subjectOf({ _id: id, kind, parcel }: FollowUp) {
  return { kind: 'follow-up', id, name: `${parcel.trackingID}, ${kind}` } as const;
}
