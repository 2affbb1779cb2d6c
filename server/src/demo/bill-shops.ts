import { dayAfter } from '@tawseel/contract/facts/durations';
import { insertCharges } from '../areas/ledger/store/charges.ts';
import { chargeRows, listBilled } from '../areas/orders/store/record-charges.ts';
import { NEW_SHOP, openShop } from '../areas/senders/store.ts';
import { closeStatement } from '../areas/statements/close-statement.ts';
import { isPayable, payStatements } from '../areas/statements/pay-shops.ts';
import { readShops } from '../areas/statements/read-shops.ts';
import { findStatements } from '../areas/statements/store/statements.ts';
import type { Tables } from '../platform/engine/tables.ts';
import type { Actor } from '../platform/values/actor.ts';
import { toFils } from '../platform/values/fils.ts';
import { businessDay } from '../platform/values/period.ts';
import { iso } from './context.ts';
import type { Stage } from './play-stage.ts';

/** Days before the one that is played whose deliveries are billed: as many as have cash. */
const BILLED_DAYS = 9;
/** Every so many statements one is not paid yet. */
const UNPAID_EVERY = 6;
const AT_ONCE = 500;

const OWNER: Actor = {
  kind: 'administrator',
  id: 'demo',
  name: 'Mariam Al Suwaidi',
  role: 'administrator',
};

/** Charges what was delivered on the days before the one that is played, closes the statements of companies, and pays most. */
export async function billShops(
  { trx, context, workAt }: Stage,
  orders: readonly Tables['orders'][],
): Promise<void> {
  const { playedFrom, timeZone } = context;
  const through = dayAfter(businessDay(iso(playedFrom), timeZone), -1);
  const from = dayAfter(through, 1 - BILLED_DAYS);
  const shops = new Set(orders.flatMap(({ sender_id }) => sender_id ?? []));
  for (const sender_id of shops) await openShop(trx, { ...NEW_SHOP, sender_id, billed_from: from });
  const dayOf = new Map(orders.map(({ seq, moved_at }) => [seq, businessDay(moved_at, timeZone)]));
  const delivered = orders.filter(
    ({ tracking_status, seq }) => tracking_status === 'delivered' && (dayOf.get(seq) ?? '') >= from,
  );
  for (let at = 0; at < delivered.length; at += AT_ONCE) {
    const seqs = delivered.slice(at, at + AT_ONCE).map(({ seq }) => seq);
    for (const order of await listBilled(trx, seqs))
      await insertCharges(trx, chargeRows(order, ['delivery', 'cod'], dayOf.get(order.seq) ?? ''));
  }
  const work = workAt(OWNER, { at: playedFrom, place: orders[0]?.warehouse_id ?? '' });
  const numbers: number[] = [];
  for (const { shop, toPay, isToClose } of await readShops(trx, { through, showsIbans: true, timeZone }))
    if (isToClose && shop.role === 'Company')
      numbers.push(await closeStatement(work, { senderId: shop._id, through, toPayFils: toFils(toPay) }));
  const payable = (await findStatements(trx, numbers)).filter(isPayable).map(({ no }) => no);
  const paid = payable.filter((_, at) => at % UNPAID_EVERY > 0);
  if (paid.length > 0)
    await payStatements(work, { numbers: paid, from: 'bank', on: through, slip: 'FT 26325' });
}
