import { dayAfter } from '@tawseel/contract/facts/durations';
import { nextOf } from '../../platform/engine/number-series.ts';
import type { Work } from '../../platform/engine/work.ts';
import { invalidField, type Refusal, refuse } from '../../platform/http/errors.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay } from '../../platform/values/period.ts';
import { findBusiness } from '../business/store.ts';
import { REVENUE, shopOf, VAT } from '../ledger/rules/names.ts';
import { filsOf, lockPostings, type Posting, post } from '../ledger/store/post.ts';
import { lastPosting } from '../ledger/store/replay.ts';
import { lockShop } from '../senders/store.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { InvoiceSums } from './rules/invoice.ts';
import { settle } from './rules/sums.ts';
import { lockOpenCharges } from './store/charges.ts';
import { findShops, heldCardMoney, movementsSince, type Shop } from './store/shops.ts';
import { completeStatement, insertStatement } from './store/statements.ts';

/** Statement to close, and what was shown to be paid, in fils. */
type Closing = { senderId: string; through: string; toPayFils: number };
const lastDayOf = (month: string) => dayAfter(`${nextMonth(month)}-01`, -1);

function nextMonth(month: string): string {
  return dayAfter(`${month}-28`, 4).slice(0, 7);
}

function chargePostings(senderId: string, { net, vat }: InvoiceSums): Posting[] {
  const to = shopOf(senderId);
  return [
    { kind: 'charges', from: REVENUE, to, fils: net } as const,
    { kind: 'vat', from: VAT, to, fils: vat } as const,
  ].filter(({ fils }) => fils > 0);
}

/** Returns the refusal of a second statement; a user who closed the first one today may have missed the answer, and reads its number. */
function nothingSince(
  { name, last }: Shop,
  { actor, now, timeZone }: Pick<Work, 'actor' | 'now' | 'timeZone'>,
): Refusal {
  const isOwn = last?.actor_kind === actor.kind && last.actor === actor.id;
  const isToday = last && businessDay(last.at, timeZone) === businessDay(now.toISOString(), timeZone);
  return isOwn && isToday
    ? refuse('closed_today', { name, number: last.no })
    : refuse('nothing_to_close', { name });
}

/**
 * Closes the statement of a shop: all its postings since the last one, and its charges through a day, with an invoice for
 * each month of them. What many wait for, the numbers of postings, is drawn last.
 */
export async function closeStatement(
  work: Pick<Work, 'trx' | 'actor' | 'now' | 'timeZone'>,
  { senderId, through, toPayFils }: Closing,
): Promise<number> {
  const { trx, actor, now, timeZone } = work;
  const at = now.toISOString();
  const day = businessDay(at, timeZone);
  await lockShop(trx, senderId);
  const [shop] = await findShops(trx, [senderId]);
  if (!shop) throw refuse('no_such_sender');
  const { name, terms, last } = shop;
  if (!terms) throw refuse('shop_not_open', { name });
  if (terms.cycle === 'month' && through !== lastDayOf(through.slice(0, 7)))
    throw invalidField('through', 'month_not_over', { name });
  const charges = await lockOpenCharges(trx, senderId, through);
  const no = await nextOf(trx, 'statements');
  await insertStatement(trx, {
    ...{ no, sender_id: senderId, at, through, first_seq: (last?.last_seq ?? 0) + 1, last_seq: -no },
    ...{ orders: new Set(charges.map(({ trackingID }) => trackingID).filter(Boolean)).size },
    ...{ opening_fils: last?.closing_fils ?? 0, cash_fils: 0, charges_fils: 0, vat_fils: 0, other_fils: 0 },
    ...{ closing_fils: 0, held_fils: 0, payable_fils: 0, unpaid_fils: 0 },
    ...{ iban: shop.iban ?? '', sender_name: name },
    ...{ paid_seq: null, paid_on: null },
    ...{ actor_kind: actor.kind, actor: actor.id, actor_name: actor.name },
  });
  const business = await findBusiness(trx);
  const issuing = { shop, business, statementNo: no, day };
  const sums: InvoiceSums = { net: 0, vat: 0 };
  for (const ofMonth of Map.groupBy(charges, ({ day }) => day.slice(0, 7)).values()) {
    const { net, vat } = await issueInvoice(trx, issuing, ofMonth);
    sums.net += net;
    sums.vat += vat;
  }
  await lockPostings(trx);
  const { cash, other, settled } = await movementsSince(trx, senderId, last?.last_seq ?? 0);
  const paidThrough = business.billing.cardPaidThrough;
  const held = (await heldCardMoney(trx, { paidThrough, timeZone, senderId })).get(senderId) ?? 0;
  const isSame = charges.length === 0 && cash === 0 && other === 0 && held >= (last?.held_fils ?? 0);
  if (isSame) throw nothingSince(shop, work);
  const closing = -(await filsOf(trx, shopOf(senderId))) - sums.net - sums.vat;
  const { payable, unpaid } = settle(
    { closing, held, unpaidBefore: last?.unpaid_fils ?? 0, charged: sums.net + sums.vat, settled },
    terms.nets === 1,
  );
  if (payable !== toPayFils) {
    const total = toAed(Math.abs(payable - toPayFils));
    throw refuse('shop_changed', { total, isMore: payable > toPayFils });
  }
  await post(work, at, chargePostings(senderId, sums));
  await completeStatement(trx, no, {
    ...{ last_seq: await lastPosting(trx), cash_fils: cash, charges_fils: sums.net, vat_fils: sums.vat },
    ...{ other_fils: other, closing_fils: closing, held_fils: held },
    ...{ payable_fils: payable, unpaid_fils: unpaid },
  });
  return no;
}
