import type { LateMoneyState } from '@tawseel/contract/facts/late-money';
import type { Trx } from '../../../platform/engine/tables.ts';
import { type BalanceName, CARD, shopOf } from '../../ledger/rules/names.ts';
import type { Posting } from '../../ledger/store/post.ts';
import { listCollected, reversalOf, standingOf } from '../../ledger/store/postings.ts';
import type { CashFact } from '../rules/facts.ts';
import type { OrderRow } from '../tables.ts';

type LateFact = CashFact & { fact: 'lateMoney' };

/** Returns true if the money of a late act comes to a place where it was not. */
export function isEntered({ money, to, isCounted }: LateFact, place: LateMoneyState): boolean {
  return to === place && money.state !== place && !isCounted;
}

/** Returns true if the money of a late act is no longer its order's, and no count has taken it in. */
export function isLeft({ money, to, isCounted }: LateFact): boolean {
  return money.state === 'held' && to !== 'held' && !isCounted;
}

/** Returns the balance of what a driver owes to the own warehouse. */
async function owedBy(trx: Trx, party: string): Promise<BalanceName> {
  const { warehouse_id } = await trx
    .selectFrom('staff')
    .select('warehouse_id')
    .where('id', '=', party)
    .executeTakeFirstOrThrow();
  return { kind: 'difference', party, warehouse: warehouse_id ?? '' };
}

/** Returns the postings for money of a late act that comes to another place. */
export async function lateMoved(trx: Trx, order: OrderRow, fact: LateFact): Promise<Posting[]> {
  const { cashFils, cardFils, driverId } = fact.money;
  const from = shopOf(order.sender_id);
  const postings: Posting[] = [];
  const add = (kind: Posting['kind'], to: BalanceName, fils: number) => {
    if (fils > 0) postings.push({ kind, from, to, fils, orderSeq: order.seq });
  };
  const card =
    isLeft(fact) && cardFils > 0
      ? standingOf(await listCollected(trx, order.seq), { isCard: true })
      : undefined;
  if (card) postings.push(reversalOf(card));
  if (isEntered(fact, 'held')) add('card', CARD, cardFils);
  if (isEntered(fact, 'twice')) {
    add('move', await owedBy(trx, driverId), cashFils);
    add('move', CARD, cardFils);
  }
  return postings;
}
