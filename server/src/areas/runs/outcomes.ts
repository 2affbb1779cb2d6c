import { isPaidInCoins } from '@tawseel/contract/facts/cash';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import type { Say, Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { ruleOf } from '@tawseel/contract/facts/stop-acts';
import type { Database } from '../../platform/engine/tables.ts';
import { toAed } from '../../platform/values/fils.ts';
import { sayStored } from '../../platform/values/stored-text.ts';
import type { VisitRow } from '../stops/store/visits.ts';
import { type Ended, listEnds } from './store/runs.ts';

/** Returns the collected amount and the one due, in AED, if they differ. */
function differingAmounts({ cash_fils, card_fils, payment_method, value_fils }: Ended) {
  const due = cashDue(payment_method ?? '', value_fils ?? 0);
  const collected = cash_fils + card_fils;
  return isPaidInCoins(due, collected) ? undefined : { collected: toAed(collected), due: toAed(due) };
}

function outcomeOf(ended: Ended) {
  const { act, reason, note, received_by: name, result } = ended;
  if (result === 'late')
    return sentence('outcome_late', { name, cash: toAed(ended.cash_fils), card: toAed(ended.card_fils) });
  if (ruleOf(act)?.to === 'failed') return sentence('outcome_failed', { reason, note });
  if (act === 'collected') return sentence('outcome_collected', { name });
  return act === 'handed_back'
    ? sentence('outcome_handed_back', { name })
    : sentence('outcome_delivered', { name, amounts: differingAmounts(ended) });
}

/** Returns how the visit of a shop without booked parcels ended, with what the driver took along. */
export function visitOutcome({ state, reason, note, received_by: name }: VisitRow): Sentence {
  return state === 'done'
    ? sentence('outcome_collected_unbooked', { note, name })
    : sentence('outcome_failed', { reason, note });
}

/** Returns how and when the stops of a run ended at the door, by stop id. */
export async function readOutcomes(
  db: Database,
  runId: string,
  say: Say,
): Promise<Map<string, { outcome: string; at: string }>> {
  return new Map(
    (await listEnds(db, runId)).map((ended) => [
      ended.stop_id,
      { outcome: say(outcomeOf({ ...ended, note: sayStored(ended.note, say) })), at: ended.happened_at },
    ]),
  );
}
