import type { FollowUp } from '@tawseel/contract/follow-ups';
import type { Trx } from '../../platform/engine/tables.ts';
import { personOf } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Context } from '../../platform/http/serve.ts';
import { lockFollowUp, type Row } from './store.ts';

/** Who looks at follow-ups, and when. */
export function seenBy({ caller, clock }: Context) {
  return { reader: personOf(caller).id, now: clock().toISOString() };
}

/** Locked, open, and nobody else's. */
export async function lockMine(trx: Trx, context: Context, id: string): Promise<Row> {
  const row = await lockFollowUp(trx, id, context.scope);
  if (!row) throw refuse('no_such_follow_up');
  if (row.state === 'done') throw refuse('follow_up_done');
  const { reader, now } = seenBy(context);
  const isOthers = row.claimed_by !== null && row.claimed_by !== reader && (row.claimed_until ?? '') > now;
  if (isOthers) throw refuse('follow_up_claimed', { by: row.claimed_name ?? '' });
  return row;
}

export function subjectOf({ _id: id, kind, parcel }: FollowUp) {
  return { kind: 'follow-up', id, name: `${parcel.trackingID}, ${kind}` } as const;
}
