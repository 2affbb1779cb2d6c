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
    nothing: `${id} has nothing to undo.`,
    unknown: `The last change of ${id} cannot be undone: its author is not known.`,
    corrected: `${id} was corrected since. Correct it again instead.`,
    another: `Someone else made the last change to ${id}. They or an administrator can undo it.`,
    late: `The last change of ${id} can no longer be undone: it is more than ${minutes} minutes old.`,
  };
  return whys[reason];
}

/** What is taken back may bring to life an order of a warehouse, or cash of a sender, deleted since. */
function refuseOrphan(before: StoredOrder, after: StoredOrder, known: Known): Refused | undefined {
  const id = after.tracking_id;
  const isOpenAgain = isAtEnd(before.tracking_status) && !isAtEnd(after.tracking_status);
  if (isOpenAgain && !known.isWarehouseThere)
    return refuse(`This cannot be undone: the warehouse of ${id} was deleted.`);
  if (opensCash(before, after) && !known.isSenderThere)
    return refuse(`${id} cannot be undone: ${after.sender_name} was deleted.`);
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
  const where = event === 'cashHandedIn' ? `The cash of ${id} is open again` : `${id} is back to ${status}`;
  return { patch, event: { kind: 'takenBack', reason: reason ?? null }, message: `${where}.` };
}
