import { sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';

type Differing = {
  tracking_id: string;
  cash: number;
  card: number;
  posted_cash: number;
  posted_card: number;
};

/**
 * Returns a sentence for each order whose postings are of other amounts than those recorded as collected. Cash that a driver
 * holds has no posting; an order of before the ledger has none at all, one that was paid twice has more.
 */
export async function differingCollected(db: Database): Promise<string[]> {
  const { rows } = await sql<Differing>`
    select tracking_id, collected_cash_fils as cash, collected_card_fils as card, posted_cash, posted_card
    from orders inner join (
      select order_seq, sum(case targets.kind when 'card' then 0 else postings.fils end) as posted_cash,
        sum(case targets.kind when 'card' then postings.fils else 0 end) as posted_card
      from postings inner join balances as sources on sources.no = postings.from_no and sources.kind = 'shop'
        inner join balances as targets on targets.no = postings.to_no
      where order_seq is not null and reverses is null and postings.kind in ('card', 'handIn', 'correction')
        and not exists (select 1 from postings as later where later.reverses = postings.seq)
      group by order_seq) as posted on posted.order_seq = orders.seq
    where tracking_status = 'delivered' and collected_cash_fils is not null
      and not exists (select 1 from stop_acts inner join late_money on late_money.act_id = stop_acts.id
        where stop_acts.order_id = orders.id and late_money.state = 'twice')
      and (posted_card <> collected_card_fils
        or posted_cash <> case when cash_handed_in_at is null then 0 else collected_cash_fils end)
    order by orders.seq`.execute(db);
  return rows.map(
    ({ tracking_id, cash, card, posted_cash, posted_card }) =>
      `${tracking_id}: ${cash} fils in cash and ${card} by card are recorded as collected, its postings come to ${posted_cash} and ${posted_card}.`,
  );
}
