import { newCount } from '../areas/cash/new-count.ts';
import { BANK, type BalanceName, cashDeskOf, shopOf } from '../areas/ledger/rules/names.ts';
import { insertCount } from '../areas/ledger/store/counts.ts';
import { filsOf, type Posting, post } from '../areas/ledger/store/post.ts';
import type { OrderRow } from '../areas/orders/tables.ts';
import type { Actor } from '../platform/values/actor.ts';
import { instantOf } from '../platform/values/time-zone.ts';
import { DAY_MS, iso, wallMidnight } from './context.ts';
import { piecesOf } from './pieces-of.ts';
import type { Stage } from './play-stage.ts';

/** Days with cash before the one that is played. */
const EARLIER_DAYS = 9;
const FIRST_SLIP = 4_471;

const sumOf = (orders: readonly OrderRow[]) => orders.reduce((sum, { value_fils }) => sum + value_fils, 0);

/** Posts one evening at a warehouse: the safe to the bank, each driver's hand-in, and the closed box to the safe. */
async function postEvening(
  stage: Stage,
  cashier: Actor,
  at: string,
  orders: readonly OrderRow[],
  slip: number,
) {
  const { trx, crews } = stage;
  const place = orders[0]!.warehouse_id;
  const work = stage.workAt(cashier, { at: Date.parse(at), place });
  const box = cashDeskOf(cashier, place);
  const safe: BalanceName = { kind: 'safe', party: '', warehouse: place };
  const count = async (kind: 'handIn' | 'close', person: Actor, fils: number, many: number) => {
    const row = await newCount(work, {
      kind,
      person: person.id,
      person_name: person.name,
      warehouse_id: place,
      pieces: JSON.stringify(piecesOf(fils)),
      expected_fils: fils,
      counted_fils: fils,
      reason: '',
      orders: many,
    });
    await insertCount(trx, row);
    return row.no;
  };

  const postings: Posting[] = [];
  const banked = await filsOf(trx, safe);
  if (banked > 0) postings.push({ kind: 'deposit', from: safe, to: BANK, fils: banked, slip: `DIB ${slip}` });
  for (const [driver, held] of Map.groupBy(orders, ({ id }) => crews.pick(id, place, 'driver'))) {
    const countNo = await count('handIn', driver, sumOf(held), held.length);
    for (const { sender_id, value_fils: fils, seq: orderSeq } of held)
      postings.push({ kind: 'handIn', from: shopOf(sender_id), to: box, fils, orderSeq, countNo });
  }
  const counted = sumOf(orders);
  const countNo = await count('close', cashier, counted, 0);
  postings.push({ kind: 'move', from: box, to: safe, fils: counted, countNo });
  await post(work, at, postings);
}

/**
 * Posts the cash of the days before the one that is played, whose orders were inserted as handed in: of the drivers who
 * delivered them, in the evening.
 */
export async function postEarlierCash(stage: Stage, orders: readonly OrderRow[]): Promise<void> {
  const { context, crews } = stage;
  const end = instantOf(wallMidnight(context, context.playedFrom), context.timeZone);
  const [from, to] = [iso(end - EARLIER_DAYS * DAY_MS), iso(end)];
  const isEarlier = ({ cash_handed_in_at: at }: OrderRow) => at !== null && at >= from && at < to;
  const evenings = Map.groupBy(
    orders.filter(isEarlier),
    (row) => `${row.cash_handed_in_at} ${row.warehouse_id}`,
  );
  const inOrder = [...evenings].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [index, [evening, handedIn]] of inOrder.entries()) {
    const [at = '', place = ''] = evening.split(' ');
    const [cashier] = crews.list(place, 'cashier');
    if (cashier) await postEvening(stage, cashier, at, handedIn, FIRST_SLIP + index);
  }
}
