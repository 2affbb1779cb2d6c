import type { ParsedRequest } from '@tawseel/contract/route';
import type { statements } from '@tawseel/contract/statements';
import { newId } from '../../platform/engine/ids.ts';
import type { Work } from '../../platform/engine/work.ts';
import { invalidField, refuse, refuseField } from '../../platform/http/errors.ts';
import { refuseDayToCome } from '../../platform/http/refuse-day-to-come.ts';
import { toFils } from '../../platform/values/fils.ts';
import { businessDay } from '../../platform/values/period.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { BANK, type BalanceName, COMPENSATIONS, cashDeskOf, OPENING, shopOf } from '../ledger/rules/names.ts';
import { insertCharges } from '../ledger/store/charges.ts';
import { post } from '../ledger/store/post.ts';
import { lastPosting } from '../ledger/store/replay.ts';
import { listDeliveredSince } from '../orders/store/delivered-since.ts';
import { findOrder } from '../orders/store/orders.ts';
import { findSender, lockShop, NEW_SHOP, openShop } from '../senders/store.ts';
import { completeStatement, findStatements, type ListedStatement } from './store/statements.ts';

type Body<C extends keyof typeof statements> =
  ParsedRequest<(typeof statements)[C]> extends { body: infer B } ? B : never;

/** Returns where money of a shop goes to or comes from; only administrators record what the bank did. */
function placeOf({ actor, scope }: Work, place: 'bank' | 'box', slip: string): BalanceName {
  if (place === 'box') return cashDeskOf(actor, scope.warehouseId ?? '');
  if (actor.role !== 'administrator') throw refuse('bank_for_administrators');
  if (slip === '') throw invalidField('slip', 'slip_missing');
  return BANK;
}

/** True for a statement that can be paid: the newest of its shop, which the older ones are part of. */
export function isPayable({ isNewest, paid_seq, payable_fils }: ListedStatement): boolean {
  return isNewest && paid_seq === null && payable_fils > 0;
}

/** Records that statements were paid, all or none. */
export async function payStatements(
  work: Work,
  { numbers, from, on, slip = '' }: Body<'payStatements'>,
): Promise<void> {
  const { trx, now } = work;
  refuseDayToCome(work, 'on', on);
  const source = placeOf(work, from, slip);
  const first = await findStatements(trx, numbers);
  const shops = new Set(first.map(({ sender_id }) => sender_id));
  for (const shop of [...shops].toSorted()) await lockShop(trx, shop);
  const found = await findStatements(trx, numbers);
  const missing = numbers.find((number) => !found.some(({ no }) => no === number));
  if (missing !== undefined) throw refuse('no_such_statement');
  for (const statement of found) {
    const { no, sender_id, payable_fils } = statement;
    if (!isPayable(statement)) throw refuse('statement_not_payable', { number: no });
    await post(work, now.toISOString(), [
      { kind: 'payout', from: source, to: shopOf(sender_id), fils: payable_fils, slip, note: String(no) },
    ]);
    await completeStatement(trx, no, { paid_seq: await lastPosting(trx), paid_on: on });
  }
}

/** Records what a shop has paid. */
export async function receivePayment(
  work: Work,
  senderId: string,
  { amount, into, slip = '', note = '' }: Body<'receivePayment'>,
): Promise<void> {
  const to = placeOf(work, into, slip);
  const payment = { kind: 'payment', from: shopOf(senderId), to, fils: toFils(amount), slip, note } as const;
  await post(work, work.now.toISOString(), [payment]);
}

/** Compensates a shop, or charges it for something else than an order. */
export async function adjustShop(
  work: Work,
  senderId: string,
  { kind, amount, what, trackingID }: Body<'adjustShop'>,
): Promise<void> {
  const { trx, now, timeZone } = work;
  const fils = toFils(amount);
  const order = trackingID === undefined ? undefined : await orderOf(work, senderId, trackingID);
  if (kind === 'charge') {
    const name = (await findSender(trx, senderId))?.name ?? '';
    if (!(await lockShop(trx, senderId))) throw refuse('shop_not_open', { name });
    await insertCharges(trx, [
      {
        ...{ id: newId(), order_seq: null, kind: 'extra', sender_id: senderId, fils, what },
        ...{ day: businessDay(now.toISOString(), timeZone), statement_no: null, invoice_no: null },
        credited_by: null,
      },
    ]);
    return;
  }
  await post(work, now.toISOString(), [
    {
      ...{ kind: 'compensation', from: shopOf(senderId), to: COMPENSATIONS, fils, note: what },
      ...(order !== undefined && { orderSeq: order }),
    },
  ]);
}

async function orderOf({ trx }: Work, senderId: string, trackingID: string): Promise<number> {
  const order = await findOrder(trx, trackingID, WHOLE_BUSINESS);
  if (order?.sender_id !== senderId) throw refuseField('trackingID', 'no_such_order', { trackingID });
  return order.seq;
}

/** Begins to bill a shop: takes off what it was paid until now, and charges what was delivered since a day. */
export async function beginBilling(
  work: Work,
  { _id, name }: { _id: string; name: string },
  { paid, billedFrom }: Body<'openShop'>,
): Promise<void> {
  const { trx, now, timeZone } = work;
  refuseDayToCome(work, 'billedFrom', billedFrom);
  if (await lockShop(trx, _id)) throw refuse('shop_is_open', { name });
  await openShop(trx, { ...NEW_SHOP, sender_id: _id, billed_from: billedFrom });
  await insertCharges(trx, await listDeliveredSince(trx, { senderId: _id, from: billedFrom, timeZone }));
  if (paid > 0)
    await post(work, now.toISOString(), [
      { kind: 'opening', from: OPENING, to: shopOf(_id), fils: toFils(paid) },
    ]);
}
