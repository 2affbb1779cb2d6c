import type { StoredOrder } from './new-order.ts';
import {
  type Actor,
  type Acts,
  type Known,
  type Outcome,
  opensCash,
  type Refused,
  refuse,
  refuseOtherVersion,
  type Situation,
} from './order-act.ts';
import { isAtEnd, type NoUndo, type Undo, undoOf } from './tracking-history.ts';

function whyNoUndo(reason: NoUndo, id: string, minutes: number): string {
  const whys: Record<NoUndo, string> = {
    nothing: `Nothing was done to ${id} yet that could be taken back.`,
    unknown: `Who did the last thing to ${id} is not known, so that it cannot be taken back.`,
    corrected: `${id} was corrected since; correct it again instead.`,
    another: `Somebody else did the last thing to ${id}: they or an administrator can take it back.`,
    late: `It is more than ${minutes} minutes ago that something was done to ${id}: it cannot be taken back any more.`,
  };
  return whys[reason];
}

/** What is taken back may bring to life an order of a warehouse, or cash of a sender, deleted since. */
function refuseOrphan(before: StoredOrder, after: StoredOrder, known: Known): Refused | undefined {
  const id = after.tracking_id;
  const isOpenAgain = isAtEnd(before.tracking_status) && !isAtEnd(after.tracking_status);
  if (isOpenAgain && !known.isWarehouseThere)
    return refuse(`The warehouse of ${id} was deleted since: it stays as it is.`);
  if (opensCash(before, after) && !known.isSenderThere)
    return refuse(`${after.sender_name} was deleted since: ${id} stays as it is.`);
  return undefined;
}

/** What an actor may take back of an order with this history; else why nothing. */
export function undoBy(actor: Actor, { history = [], undoMinutes }: Known, now: Date): Undo | NoUndo {
  const person = { id: actor.id, mayTakeBackAll: actor.role === 'administrator' };
  return undoOf(history, person, now, undoMinutes);
}

export function undo({ version, reason }: Acts['undo'], situation: Situation): Outcome | Refused {
  const { order, actor, now, known } = situation;
  const id = order.tracking_id;
  const otherVersion = refuseOtherVersion(version, situation);
  if (otherVersion) return otherVersion;
  const undone = undoBy(actor, known, now);
  if (typeof undone === 'string') return refuse(whyNoUndo(undone, id, known.undoMinutes));
  const { event, status } = undone;
  const patch = {
    tracking_status: status,
    ...(event === 'cashHandedIn' ? { cash_handed_in_at: null } : {}),
    ...(event === 'cancelled' ? { cancelled_at: null } : {}),
  };
  const orphan = refuseOrphan(order, { ...order, ...patch }, known);
  if (orphan) return orphan;
  const where =
    event === 'cashHandedIn' ? `The cash of ${id} is not handed in again` : `${id} is back at ${status}`;
  return { patch, event: { kind: 'takenBack', reason: reason ?? null }, message: `${where}.` };
}
