import type { Attempt } from '@tawseel/contract/dispatch';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import type { Promised } from '@tawseel/contract/promised';
import type { Caller } from '../../platform/http/auth.ts';
import { toAed } from '../../platform/values/fils.ts';
import { sayStored } from '../../platform/values/stored-text.ts';
import { seenBy } from '../orders/calls/views.ts';
import type { PromiseRow } from '../promises/store/promises.ts';
import { toProof } from '../proofs/calls.ts';
import type { ProofRow } from '../proofs/store.ts';
import { type ActRow, toPosition } from './store/acts.ts';

export const toAttempt = (
  { caller, say }: { caller: Caller; say: Say },
  row: ActRow & { number: string },
  proofs: readonly ProofRow[] = [],
): Attempt => ({
  _id: row.id,
  act: row.act,
  reason: row.reason,
  note: sayStored(row.note, say),
  receivedBy: row.received_by,
  relation: row.relation,
  cash: toAed(row.cash_fils),
  card: toAed(row.card_fils),
  run: row.number,
  by: seenBy(caller, { kind: row.actor_kind, id: row.actor, name: row.actor_name }).name,
  at: row.happened_at,
  receivedAt: row.received_at,
  result: row.result,
  why: row.why,
  isCodeRight: row.code_right === null ? null : row.code_right === 1,
  position: toPosition(row),
  proofs: proofs.map(toProof),
});

export function toPromised(
  row: Pick<PromiseRow, 'day' | 'from_time' | 'to_time' | 'note' | 'leave_with'>,
): Promised {
  const { day, from_time: from, to_time: to, note, leave_with: leaveWith } = row;
  return { day, from, to, note, leaveWith };
}
