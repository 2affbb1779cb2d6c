import type { TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Actor } from '../../../platform/values/actor.ts';
import type { Custody } from '../../custody/rules/custody.ts';
import { decide } from './decide.ts';
import type { StoredOrder } from './new-order.ts';
import type { Decision, Known } from './order-act.ts';

/** What an order is taken through, and as it is afterwards. */
export type Moved = {
  decisions: Decision[];
  status: string;
  held: Custody | undefined;
  lastAt: string | undefined;
};

type Way = { moves: readonly TrackingStatus[]; note?: string | undefined; isImplied?: boolean };

/**
 * Takes an order through statuses that are known to be allowed, one after the other: all but the last are implied, or all.
 * An order at created by ['accepted', 'pickup']: two decisions, the first of them implied.
 */
export function decideMoves(
  order: StoredOrder,
  { moves, note, isImplied = false }: Way,
  actor: Actor,
  now: Date,
  known: Pick<Known, 'undoMinutes' | 'lastAt' | 'held'>,
): Moved {
  const decisions: Decision[] = [];
  let { lastAt, held } = known;
  let status = order.tracking_status;
  for (const [index, to] of moves.entries()) {
    const isLast = index === moves.length - 1;
    const act = {
      name: 'move',
      with: { to, isImplied: isImplied || !isLast, note: isLast ? note : undefined },
    } as const;
    const decision = decide({ ...order, tracking_status: status }, act, actor, now, {
      ...known,
      lastAt,
      held,
    });
    // What the tables of moves say is allowed: their tests go through all of it.
    if ('refused' in decision) throw new Error(`${order.tracking_id}: ${decision.refused.code}`);
    decisions.push(decision);
    lastAt = decision.event?.at;
    status = to;
    held = decision.custody === undefined ? held : (decision.custody ?? undefined);
  }
  return { decisions, status, held, lastAt };
}
