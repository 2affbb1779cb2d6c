import type { Say, Sentence } from '../say.ts';
import { aed, either, isAt, plural, statusName } from './words.ts';

type Id = { trackingID: string };
type AtStatus = Id & { status: string };

export const orders = {
  no_such_order: ({ trackingID }: Id) => `There is no order ${trackingID}.`,
  order_of_other_warehouse: ({ trackingID, warehouse }: Id & { warehouse: string }) =>
    `${trackingID} is an order of ${warehouse}. Only its staff or an administrator can do this.`,
  no_warehouse_for_order: 'No warehouse can take this order yet.',
  detail_missing: 'Required if no registered sender is given.',
  /** `holder` is the order with the reference, if the caller may see it. */
  reference_taken: ({ holder, reference }: { holder: string | null; reference: string }) =>
    `${holder === null ? 'Another order' : `Order ${holder}`} of this sender already has the reference ${reference}. Enter another one, or none.`,

  key_only_records_cash: 'The API key of a cashier can only record cash.',
  operator_records_no_cash: 'Operators cannot record cash. A cashier can.',
  driver_key_records_no_cash: 'Recording cash needs the API key of a cashier, not of a driver.',
  role_may_not_act: ({ role }: { role: string }) => `A ${role} cannot do this to an order.`,

  no_such_move: (p: AtStatus & { to: string; next: readonly string[]; isCancelled: boolean }) =>
    `${p.trackingID} cannot change from ${statusName(p.status)}${p.isCancelled ? ' (cancelled)' : ''} to ${statusName(p.to)}: ` +
    `${p.next.length > 0 ? `next: ${either(p.next.map(statusName))}` : 'this status is final'}.`,
  not_cash_on_delivery: ({ trackingID }: Id) =>
    `Cash cannot be recorded for ${trackingID}: it is not cash on delivery.`,
  not_delivered: ({ trackingID, status }: AtStatus) =>
    `Cash cannot be recorded for ${trackingID}: it is not delivered, but ${isAt(status)}.`,
  cash_already_recorded: ({ trackingID }: Id) =>
    `Cash cannot be recorded for ${trackingID}: it is already recorded.`,
  no_cash_collected: ({ trackingID }: Id) =>
    `Cash cannot be recorded for ${trackingID}: no cash was collected. A supervisor can correct that in its details.`,
  cash_with_driver: (p: Id & { amount: number; driver: string; warehouse: string }) =>
    `${p.driver} has the ${aed(p.amount)} of ${p.trackingID}. Take it in with a hand-in under Cash, in ${p.warehouse}.`,
  collected_not_recorded: ({ trackingID }: Id) =>
    `No cash is recorded for ${trackingID}. Record it as received first, then correct the amount.`,
  collected_unchanged: ({ trackingID }: Id) => `These amounts are recorded for ${trackingID} already.`,
  collected_before_ledger: ({ trackingID }: Id) =>
    `The cash of ${trackingID} was handed in before there was a ledger, and cannot be corrected.`,
  already_cancelled: ({ trackingID }: Id) => `${trackingID} is already cancelled.`,
  too_late_to_cancel: ({ trackingID, status }: AtStatus) =>
    `${trackingID} is ${isAt(status)} and can no longer be cancelled.`,
  collected_already: ({ trackingID, isCancelled }: Id & { isCancelled: boolean }) =>
    `${trackingID} ${isCancelled ? 'is cancelled' : 'was collected already'}: only the delivery company can change it now.`,

  order_changed_meanwhile: ({ trackingID }: Id) =>
    `Someone else changed ${trackingID} meanwhile. Refresh, then try again.`,
  too_late_to_correct: ({ trackingID, state }: Id & { state: string }) =>
    `${trackingID} is ${state}: only its reference and details can be corrected.`,
  reason_missing: ({ trackingID, status }: AtStatus) =>
    `Enter a reason: ${trackingID} is already ${isAt(status)}.`,
  cash_of_deleted_sender: ({ sender }: { sender: string }) =>
    `Cash on delivery cannot be added: ${sender} was deleted.`,
  price_to_confirm: ({ trackingID, from, to }: Id & { from: number; to: number }) =>
    `The price of ${trackingID} changes from ${aed(from)} to ${aed(to)}. Confirm the new price.`,
  no_price: 'It has no price.',

  nothing_to_undo: ({ trackingID }: Id) => `${trackingID} has nothing to undo.`,
  undo_unknown: ({ trackingID }: Id) =>
    `The last change of ${trackingID} cannot be undone: its author is not known.`,
  undo_corrected: ({ trackingID }: Id) => `${trackingID} was corrected since. Correct it again instead.`,
  undo_another: ({ trackingID }: Id) =>
    `Someone else made the last change to ${trackingID}. They or an administrator can undo it.`,
  undo_often: ({ trackingID }: Id) => `${trackingID} was undone a hundred times. Move the order on instead.`,
  undo_late: ({ trackingID, minutes }: Id & { minutes: number }) =>
    `The last change of ${trackingID} can no longer be undone: it is more than ${minutes} minutes old.`,
  undo_without_warehouse: ({ trackingID }: Id) =>
    `This cannot be undone: the warehouse of ${trackingID} was deleted.`,
  undo_without_sender: ({ trackingID, sender }: Id & { sender: string }) =>
    `${trackingID} cannot be undone: ${sender} was deleted.`,

  named_twice: ({ trackingID }: Id) => `${trackingID} is named twice.`,
  cash_not_recorded: ({ first, others }: { first: Sentence; others: number }, say: Say) => {
    const more = plural(others, 'more order', 'more orders');
    return `Nothing was recorded. ${say(first)}${others > 0 ? ` ${more} cannot be recorded either.` : ''}`;
  },
  orders_come_to: ({ total }: { total: number }) => `These orders come to ${aed(total)} now.`,
  other_total: ({ total }: { total: number }) =>
    `Nothing was recorded. These orders come to ${aed(total)} now. Count the cash again.`,

  order_created: ({ trackingID, price }: Id & { price: number }) =>
    `Order ${trackingID} created. Price: ${aed(price)}.`,
  order_moved: ({ trackingID, to }: Id & { to: string }) => `${trackingID} is now ${to}.`,
  cash_received: ({ trackingID, value }: Id & { value: number }) =>
    `Cash received for ${trackingID}: ${aed(value)}.`,
  cash_of_many_received: ({ orders, total }: { orders: number; total: number }) =>
    `Cash received for ${plural(orders, 'order', 'orders')}: ${aed(total)}.`,
  order_cancelled: ({ trackingID }: Id) => `${trackingID} was cancelled.`,
  order_unchanged: ({ trackingID }: Id) => `${trackingID} has no changes.`,
  order_corrected: ({ trackingID }: Id) => `${trackingID} was corrected.`,
  collected_corrected: ({ trackingID, cash, card }: Id & { cash: number; card: number }) =>
    `${trackingID} corrected: ${aed(cash)} in cash and ${aed(card)} by card were collected.`,
  order_repriced: ({ trackingID, price }: Id & { price: number }) =>
    `${trackingID} was corrected. New price: ${aed(price)}.`,
  cash_open_again: ({ trackingID }: Id) => `The cash of ${trackingID} is open again.`,
  order_back_to: ({ trackingID, status }: AtStatus) => `${trackingID} is back to ${statusName(status)}.`,
};
