import type { ChargeKind } from '@tawseel/contract/facts/charges';
import { newId } from '../../../platform/engine/ids.ts';
import type { Trx } from '../../../platform/engine/tables.ts';
import { businessDay } from '../../../platform/values/period.ts';
import { type ChargeRow, deleteOpenCharges, insertCharges } from '../../ledger/store/charges.ts';
import { chargeFils, chargesOf } from '../rules/charges.ts';
import type { Listener } from './listener.ts';

/** Reads the orders of shops that are billed, with the fees that apply. */
export async function listBilled(trx: Trx, orderSeqs: readonly number[]) {
  const rows = await trx
    .selectFrom('orders')
    .innerJoin('shops', 'shops.sender_id', 'orders.sender_id')
    .leftJoin('business', (join) => join.onTrue())
    .where('orders.seq', 'in', orderSeqs)
    .select([
      'orders.seq',
      'orders.charge_fils',
      'orders.payment_method',
      'orders.value_fils',
      'orders.collected_cash_fils',
      'orders.collected_card_fils',
      'orders.cash_handed_in_at',
      'shops.sender_id',
      'shops.billed_from',
      ({ fn, ref, val }) =>
        fn.coalesce(ref('shops.cod_fee_fils'), ref('business.cod_fee_fils'), val(0)).as('cod_fee'),
      ({ fn, ref, val }) =>
        fn.coalesce(ref('shops.return_fee_fils'), ref('business.return_fee_fils'), val(0)).as('return_fee'),
    ])
    .execute();
  return rows.map(({ seq, cod_fee, return_fee, ...order }) => ({
    ...order,
    seq: Number(seq),
    fees: { codFils: Number(cod_fee), returnFils: Number(return_fee) },
  }));
}

type Billed = Awaited<ReturnType<typeof listBilled>>[number];

/** Returns the charges of an order for these services on a day. */
export function chargeRows(order: Billed, kinds: readonly ChargeKind[], day: string): ChargeRow[] {
  if (day < order.billed_from) return [];
  return kinds
    .map((kind) => ({
      ...{ id: newId(), order_seq: order.seq, kind, sender_id: order.sender_id, day },
      ...{ fils: chargeFils(kind, order, order.fees), what: '' },
      ...{ statement_no: null, invoice_no: null, credited_by: null },
    }))
    .filter(({ fils }) => fils > 0);
}

/**
 * Records what senders owe for the orders whose changes are stored, as rows and not as postings, which all who post
 * would wait for: a statement posts their sum.
 */
export const recordCharges: Listener = async ({ trx, now, timeZone }, happened, { happenedAt }) => {
  const due = new Map<number, readonly ChargeKind[]>();
  for (const { order, fact } of happened) {
    if (order.sender_id === null) continue;
    const change = chargesOf(fact);
    if (change.undone.length > 0) await deleteOpenCharges(trx, order.seq, change.undone);
    if (change.due.length > 0) due.set(order.seq, change.due);
  }
  if (due.size === 0) return;
  const day = businessDay(happenedAt ?? now.toISOString(), timeZone);
  const billed = await listBilled(trx, [...due.keys()]);
  await insertCharges(
    trx,
    billed.flatMap((order) => chargeRows(order, due.get(order.seq) ?? [], day)),
  );
};
