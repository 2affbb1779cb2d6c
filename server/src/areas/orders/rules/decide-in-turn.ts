import type { Actor } from '../../../platform/values/actor.ts';
import type { Custody } from '../../custody/rules/custody.ts';
import { decide } from './decide.ts';
import type { StoredOrder } from './new-order.ts';
import type { Act, ActContext, ActRefusal, Decision } from './order-act.ts';

/** Decisions of several acts, and after them the instant of the last, the custody, and the time of the last event. */
export type InTurn = {
  decisions: readonly Decision[];
  at: string;
  held: Custody | undefined;
  lastAt: string | undefined;
};

/** Decides several acts on one order, each as the one before it leaves the order; returns the first refusal. */
export function decideInTurn(
  order: StoredOrder,
  acts: readonly Act[],
  actor: Actor,
  now: Date,
  context: ActContext,
): InTurn | ActRefusal {
  const decisions: Decision[] = [];
  let known = context;
  let before = order;
  let at = now.toISOString();
  for (const act of acts) {
    const decision = decide(before, act, actor, now, known);
    if ('refused' in decision) return decision;
    decisions.push(decision);
    const { event, custody, patch } = decision;
    at = decision.at;
    before = { ...before, ...patch };
    if (event) {
      const stored = { status: before.tracking_status, note: '', ...event };
      known = { ...known, lastAt: event.at, history: known.history && [...known.history, stored] };
    }
    if (custody !== undefined) known = { ...known, held: custody ?? undefined };
  }
  return { decisions, at, held: known.held, lastAt: known.lastAt };
}
