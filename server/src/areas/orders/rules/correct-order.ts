import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import { aedText, toFils } from '../../../platform/values/fils.ts';
import { changesPrice, correctedColumns, fieldChanges, isAlwaysFree } from './correction.ts';
import { type StoredCharge, type StoredOrder, storedCharge } from './new-order.ts';
import {
  type Acts,
  type Known,
  type Outcome,
  opensCash,
  type Refused,
  refuse,
  refuseCollected,
  refuseOtherVersion,
  type Situation,
} from './order-act.ts';
import { isAtEnd } from './tracking-history.ts';

function refuseUntimely(
  order: StoredOrder,
  patch: Partial<StoredOrder>,
  reason: string | undefined,
): Refused | undefined {
  const { tracking_id: id, tracking_status: status } = order;
  if (isAtEnd(status) && !isAlwaysFree(patch)) {
    const state = order.cancelled_at ? 'cancelled' : status === 'return' ? 'returned' : status;
    return refuse(`${id} is ${state}: only its reference and details can be corrected.`);
  }
  if (status === 'created' || reason !== undefined) return undefined;
  return { refused: 'invalid', message: `Enter a reason: ${id} is already ${status}.`, path: 'reason' };
}

export function referenceTaken(holder: string, reference: string): Refused {
  return refuse(
    `${holder} of this sender already has the reference ${reference}. Enter another one, or none.`,
    'reference',
  );
}

function refuseTakenReference({ reference }: StoredOrder, { referenceHolder }: Known): Refused | undefined {
  return referenceHolder === undefined ? undefined : referenceTaken(referenceHolder, reference);
}

/** A sender is deleted once no cash of theirs is open; none may be open afterwards. */
function refuseCashOfNobody(before: StoredOrder, after: StoredOrder, known: Known): Refused | undefined {
  if (!opensCash(before, after) || known.isSenderThere) return undefined;
  return refuse(
    `Cash on delivery cannot be added: ${after.sender_name} was deleted.`,
    isCashOnDelivery(before.payment_method) ? 'orderValue' : 'paymentMethod',
  );
}

function chargeOf(
  order: StoredOrder,
  confirmed: number | undefined,
  { price }: Known,
): StoredCharge | Refused {
  if (!price?.ok) return { refused: 'invalid', message: price?.message ?? 'It has no price.' };
  const isConfirmed = confirmed !== undefined && toFils(confirmed) === price.chargeFils;
  if (price.chargeFils === order.charge_fils || isConfirmed) return storedCharge(price);
  const [then, now] = [aedText(order.charge_fils), aedText(price.chargeFils)];
  const message = `The price of ${order.tracking_id} changes from ${then} to ${now}. Confirm the new price.`;
  return { ...refuse(message, 'confirmCharge'), charge: price };
}

export function correct(act: Acts['correct'], situation: Situation): Outcome | Refused {
  const { order, known } = situation;
  const { version, said, reason, confirmCharge } = act;
  const patch: Partial<StoredOrder> = correctedColumns(order, said);
  const id = order.tracking_id;
  const tooLate = refuseCollected(situation) ?? refuseOtherVersion(version, situation);
  if (tooLate) return tooLate;
  if (Object.keys(patch).length === 0) return { patch, message: `${id} has no changes.` };
  const corrected = { ...order, ...patch };
  const refused =
    refuseUntimely(order, patch, reason) ??
    refuseTakenReference(corrected, known) ??
    refuseCashOfNobody(order, corrected, known);
  if (refused) return refused;
  if (changesPrice(patch)) {
    const charge = chargeOf(order, confirmCharge, known);
    if ('refused' in charge) return charge;
    Object.assign(patch, charge);
  }
  const now = { ...corrected, ...patch };
  const costs = now.charge_fils === order.charge_fils ? '' : ` New price: ${aedText(now.charge_fils)}.`;
  const changes = fieldChanges(order, patch);
  const event = { kind: 'corrected', reason: reason ?? null, changes } as const;
  return { patch, event, message: `${id} was corrected.${costs}` };
}
