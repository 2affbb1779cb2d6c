import { refuse } from '../../platform/http/errors.ts';
import type { Context } from '../../platform/http/serve.ts';
import { businessDay } from '../../platform/values/period.ts';
import { findBusiness } from '../business/store.ts';
import { findOrderOrThrow } from '../orders/find-or-throw.ts';
import { findDone } from '../orders/store/delivered-since.ts';
import { findCashHolders } from '../orders/store/order-money.ts';
import { type OrderReason, orderReasons } from './rules/order-reasons.ts';
import { listOrderCharges } from './store/charges.ts';
import { findShops, heldCardMoney } from './store/shops.ts';
import { findStatements } from './store/statements.ts';

/** Order that a shop asks about, and the statement that it is missed on, if it is one. */
type Question = { shop: string; trackingID: string; statement?: number | undefined };

/** Says from stored rows why an order is, or is not, in what a shop is paid. */
export async function explainOrder(
  { shop: id, trackingID, statement }: Question,
  { db, scope, settings }: Context,
): Promise<OrderReason[]> {
  const [shop] = await findShops(db, [id]);
  if (!shop) throw refuse('no_such_sender');
  const [asked] = statement === undefined ? [] : await findStatements(db, [statement]);
  if (statement !== undefined && asked?.sender_id !== id) throw refuse('no_such_statement');
  const order = await findOrderOrThrow(db, scope, trackingID);
  const { seq, tracking_status: status, sender_id, sender_name } = order;
  const done = await findDone(db, seq);
  const paidThrough = (await findBusiness(db)).billing.cardPaidThrough;
  const cards = { paidThrough, timeZone: settings.TIME_ZONE, senderId: id, orderSeq: seq };
  const isCardHeld = (await heldCardMoney(db, cards)).size > 0;
  return orderReasons({
    otherShop: sender_id === id ? undefined : sender_name,
    status,
    driver: (await findCashHolders(db, [seq])).get(seq)?.driver,
    cardsPaidThrough: isCardHeld ? (paidThrough ?? undefined) : undefined,
    charges: await listOrderCharges(db, { senderId: id, orderSeq: seq }),
    isDone: done !== undefined,
    doneOn: done?.at ? businessDay(done.at, settings.TIME_ZONE) : undefined,
    billedFrom: shop.terms?.billed_from,
    closedThrough: asked?.through,
  });
}
