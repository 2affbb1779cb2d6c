import type { Work } from '../../platform/engine/work.ts';
import { toRefusal } from './find-or-throw.ts';
import { type ActRequest, readActContexts } from './read-act-contexts.ts';
import { decideInTurn, type InTurn } from './rules/decide-in-turn.ts';
import type { ActContext, ActRefusal } from './rules/order-act.ts';
import { type Along, apply } from './store/apply.ts';
import type { OrderRow } from './tables.ts';

/** Order after the acts on it, with what was decided. */
export type Acted = InTurn & { after: OrderRow };

/** Refused acts, each with the index of its order. */
export type RefusedActs = {
  refused: [{ index: number; why: ActRefusal }, ...{ index: number; why: ActRefusal }[]];
};

/** Orders that are read and decided at a time, between which other calls may read. */
const AT_ONCE = 50;

/**
 * Does acts on orders that are locked, those of an order one after the other, or none if any is refused. This is the only
 * way in which a stored order and its parcel change: it reads what the rules of the acts need, decides, and writes the
 * effects with their cause. Returns what came of each order, in their order, or all refusals.
 */
export async function tryAct(
  work: Work,
  asked: readonly ActRequest[],
  along: Along = {},
): Promise<Acted[] | RefusedActs> {
  const decided: InTurn[] = [];
  const refused: { index: number; why: ActRefusal }[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE);
    const contexts = await readActContexts(work, some);
    for (const [at, { order, acts }] of some.entries()) {
      const known = contexts.get(order.id) as ActContext;
      const one = decideInTurn(order, acts, work.actor, work.now, known);
      if ('refused' in one) refused.push({ index: from + at, why: one });
      else decided.push(one);
    }
  }
  const [first, ...others] = refused;
  if (first) return { refused: [first, ...others] };
  const writing = asked.map(({ order }, index) => ({
    before: order,
    decisions: decided[index]?.decisions ?? [],
  }));
  const rows = await apply(work, writing, along);
  return decided.map((one, index) => ({ ...one, after: rows[index] as OrderRow }));
}

/** Does acts on locked orders, as `tryAct` does. Throws the first refusal. */
export async function act(work: Work, asked: readonly ActRequest[], along: Along = {}): Promise<Acted[]> {
  const acted = await tryAct(work, asked, along);
  if ('refused' in acted) throw toRefusal(acted.refused[0].why);
  return acted;
}

/** Does acts on one locked order, as `act` does. */
export async function actOn(work: Work, asked: ActRequest, along: Along = {}): Promise<Acted> {
  const [acted] = await act(work, [asked], along);
  return acted as Acted;
}
