import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { toAed, toFils } from '../../../platform/values/fils.ts';
import { changesPrice, correctedColumns, fieldChanges, isAlwaysFree } from './correction.ts';
import { type StoredCharge, type StoredOrder, storedCharge } from './new-order.ts';
import {
  type ActContext,
  type ActRefusal,
  type Acts,
  type Holder,
  opensCash,
  type RuleResult,
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
): ActRefusal | undefined {
  const { tracking_id: trackingID, tracking_status: status } = order;
  if (isAtEnd(status) && !isAlwaysFree(patch)) {
    const state = order.cancelled_at ? 'cancelled' : status === 'return' ? 'returned' : status;
    return refuse('too_late_to_correct', { trackingID, state });
  }
  if (status === 'created' || reason !== undefined) return undefined;
  return { ...refuse('reason_missing', { trackingID, status }), path: 'reason' };
}

export function referenceTaken({ trackingID }: Holder, reference: string): ActRefusal {
  return { ...refuse('reference_taken', { holder: trackingID, reference }), path: 'reference' };
}

function refuseTakenReference(
  { reference }: StoredOrder,
  { referenceHolder }: ActContext,
): ActRefusal | undefined {
  return referenceHolder === undefined ? undefined : referenceTaken(referenceHolder, reference);
}

/** Refuses to open cash of a deleted sender: senders are deleted only once none of their cash is open. */
function refuseCashOfNobody(
  before: StoredOrder,
  after: StoredOrder,
  known: ActContext,
): ActRefusal | undefined {
  if (!opensCash(before, after) || known.isSenderThere) return undefined;
  return {
    ...refuse('cash_of_deleted_sender', { sender: after.sender_name }),
    path: isCashOnDelivery(before.payment_method) ? 'orderValue' : 'paymentMethod',
  };
}

function chargeOf(
  order: StoredOrder,
  confirmed: number | undefined,
  { price }: ActContext,
): StoredCharge | ActRefusal {
  if (!price?.ok) return price ? { refused: price.refused } : refuse('no_price');
  const isConfirmed = confirmed !== undefined && toFils(confirmed) === price.chargeFils;
  if (price.chargeFils === order.charge_fils || isConfirmed) return storedCharge(price);
  const [from, to] = [toAed(order.charge_fils), toAed(price.chargeFils)];
  const refused = refuse('price_to_confirm', { trackingID: order.tracking_id, from, to });
  return { ...refused, path: 'confirmCharge', charge: price };
}

export function correct(act: Acts['correct'], situation: Situation): RuleResult {
  const { order, known } = situation;
  const { version, changes: asked, reason, confirmCharge } = act;
  const patch: Partial<StoredOrder> = correctedColumns(order, asked);
  const trackingID = order.tracking_id;
  const tooLate = refuseCollected(situation) ?? refuseOtherVersion(version, situation);
  if (tooLate) return tooLate;
  if (Object.keys(patch).length === 0) return { patch, done: sentence('order_unchanged', { trackingID }) };
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
  const changes = fieldChanges(order, patch);
  const event = { kind: 'corrected', reason: reason ?? null, changes } as const;
  const done =
    now.charge_fils === order.charge_fils
      ? sentence('order_corrected', { trackingID })
      : sentence('order_repriced', { trackingID, price: toAed(now.charge_fils) });
  return { patch, event, done };
}
