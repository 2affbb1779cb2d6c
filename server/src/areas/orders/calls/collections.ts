import type { Collected, collections } from '@tawseel/contract/collections';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import { speakerOf } from '../../../platform/http/language.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { toAed, toFils } from '../../../platform/values/fils.ts';
import { sayStored } from '../../../platform/values/stored-text.ts';
import { findOrderOrThrow } from '../find-or-throw.ts';
import { collectedOf } from '../rules/collected.ts';
import { type EventActor, isOfCollected, type StoredEvent } from '../rules/tracking-history.ts';
import { findDelivery } from '../store/happenings.ts';
import { listOrderEvents } from '../store/orders.ts';
import { changeOrder } from './change-order.ts';
import { seenBy } from './views.ts';

/** Source of the recorded amounts: the actor, the note or reason, and the time. */
type Source = EventActor & { note: string; at: string };

function sourceOf({ by, reason, note, at }: StoredEvent): Source | undefined {
  return by ? { ...by, note: reason ?? note, at } : undefined;
}

const isCorrection = ({ changes }: StoredEvent) => changes?.some(isOfCollected) ?? false;

export const collectionCalls: Handlers<typeof collections> = {
  readCollected: async ({ params }, { db, scope, caller, request }) => {
    const order = await findOrderOrThrow(db, scope, params.trackingID);
    const isDelivered = order.tracking_status === 'delivered';
    // Money of a late act is known although the order is not delivered.
    const collected = isDelivered || order.collected_cash_fils !== null ? collectedOf(order) : undefined;
    if (!collected) return null;
    const events = await listOrderEvents(db, order.id);
    const correction = events.findLast(isCorrection);
    const handIn = events.findLast(({ kind }) => kind === 'cashHandedIn');
    const source = correction
      ? sourceOf(correction)
      : ((await findDelivery(db, order)) ?? (handIn && sourceOf(handIn)));
    const { cashFils, cardFils } = collected;
    const due = isDelivered ? cashDue(order.payment_method, order.value_fils) : 0;
    const short = due - cashFils - cardFils;
    return {
      due: toAed(due),
      cash: toAed(cashFils),
      card: toAed(cardFils),
      short: toAed(Math.max(0, short)),
      over: toAed(Math.max(0, -short)),
      isSettled: order.cash_handed_in_at !== null,
      by: source ? seenBy(caller, source).name : '',
      note: sayStored(source?.note ?? '', speakerOf(request)),
      at: source?.at ?? null,
      isCorrected: correction !== undefined,
    } satisfies Collected;
  },

  correctCollected: ({ params: { trackingID }, body }, context) => {
    const { version, cash, card, slip, reason } = body;
    const amounts = { cashFils: toFils(cash), cardFils: toFils(card) };
    const act = { name: 'correctCollected', with: { version, ...amounts, slip, reason } } as const;
    return changeOrder(context, trackingID, [act], body);
  },
};
