import type { Acting } from '../../platform/engine/work.ts';
import { toRefusal } from './find-or-throw.ts';
import { decideInTurn } from './rules/decide-in-turn.ts';
import type { Act, ActContext } from './rules/order-act.ts';
import type { Decided } from './store/apply.ts';
import type { OrderRow } from './tables.ts';

/** Decides acts on an order that is locked, one after the other. Throws the refusal of the first that is refused. */
export function decideActs(
  { actor, now, undoMinutes }: Pick<Acting, 'actor' | 'now' | 'undoMinutes'>,
  before: OrderRow,
  acts: readonly Act[],
  known: Partial<ActContext>,
): Decided {
  const decided = decideInTurn(before, acts, actor, now, { undoMinutes, lastAt: undefined, ...known });
  if ('refused' in decided) throw toRefusal(decided);
  return { before, decisions: decided.decisions };
}
