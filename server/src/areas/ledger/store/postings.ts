import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/engine/tables.ts';
import type { BalanceName } from '../rules/names.ts';
import type { Posting, PostingRow } from './post.ts';

/** Posting with the names of its balances. */
export type NamedPosting = PostingRow & { from: BalanceName; to: BalanceName; isReversed: boolean };

/** True for postings that another reverses. */
export const IS_REVERSED = sql<SqlBool>`exists (select 1 from postings as later where later.reverses = postings.seq)`;

function named(db: Database) {
  return db
    .selectFrom('postings')
    .innerJoin('balances as source', 'source.no', 'postings.from_no')
    .innerJoin('balances as target', 'target.no', 'postings.to_no')
    .selectAll('postings')
    .select([
      'source.kind as from_kind',
      'source.party as from_party',
      'source.warehouse as from_warehouse',
      'target.kind as to_kind',
      'target.party as to_party',
      'target.warehouse as to_warehouse',
      IS_REVERSED.as('is_reversed'),
    ]);
}

type NamedRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number];

function toNamed(row: NamedRow): NamedPosting {
  const { from_kind, from_party, from_warehouse, to_kind, to_party, to_warehouse, is_reversed, ...posting } =
    row;
  return {
    ...posting,
    seq: Number(posting.seq),
    fils: Number(posting.fils),
    order_seq: posting.order_seq === null ? null : Number(posting.order_seq),
    isReversed: Boolean(is_reversed),
    from: { kind: from_kind, party: from_party, warehouse: from_warehouse },
    to: { kind: to_kind, party: to_party, warehouse: to_warehouse },
  };
}

/** Returns what is with us of the money of an order in fils: what was collected for it, less what its sender was paid. */
export async function filsOfOrder(db: Database, orderSeq: number): Promise<number> {
  const { fils } = await db
    .selectFrom('postings')
    .innerJoin('balances as source', 'source.no', 'postings.from_no')
    .innerJoin('balances as target', 'target.no', 'postings.to_no')
    .select(
      sql<number | null>`sum(case 'shop' when source.kind then postings.fils
        when target.kind then -postings.fils else 0 end)`.as('fils'),
    )
    .where('postings.order_seq', '=', orderSeq)
    .executeTakeFirstOrThrow();
  return Number(fils ?? 0);
}

/** Kinds of postings of the money that was collected for an order; what a receiver paid twice is moved. */
export const COLLECTIONS = ['card', 'handIn', 'correction'] as const;

/** Lists what was posted of the collected money of an order, newest first, with what was reversed since. */
export async function listCollected(db: Database, orderSeq: number): Promise<NamedPosting[]> {
  const rows = await named(db)
    .where('postings.order_seq', '=', orderSeq)
    .where('postings.reverses', 'is', null)
    .where('postings.kind', 'in', COLLECTIONS)
    .where('source.kind', '=', 'shop')
    .orderBy('postings.seq', 'desc')
    .execute();
  return rows.map(toNamed);
}

/**
 * Returns the card payment or the cash of an order that stands, undefined if there is none: the newest, because money that a
 * count took in too late stays where it is once the receiver has paid again.
 */
export function standingOf(
  posted: readonly NamedPosting[],
  { isCard }: { isCard: boolean },
): NamedPosting | undefined {
  return posted.find(({ to, isReversed }) => !isReversed && (to.kind === 'card') === isCard);
}

/** Lists the postings of a count that were not reversed. */
export async function listOfCount(db: Database, countNo: number): Promise<NamedPosting[]> {
  const rows = await named(db)
    .where('postings.count_no', '=', countNo)
    .where('postings.reverses', 'is', null)
    .where((eb) => eb.not(IS_REVERSED))
    .orderBy('postings.seq')
    .execute();
  return rows.map(toNamed);
}

/** Returns true if a deposit of this amount with this slip is recorded, and was not reversed. */
export async function isSlipKnown(db: Database, slip: string, fils: number): Promise<boolean> {
  const row = await db
    .selectFrom('postings')
    .select('seq')
    .where('slip', '=', slip)
    // The same condition as in the partial index.
    .where(sql<boolean>`slip <> ''`)
    .where('kind', '=', 'deposit')
    .where('fils', '=', fils)
    .where((eb) => eb.not(IS_REVERSED))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the posting that reverses another. */
export function reversalOf({ seq, from, to, fils, order_seq, count_no }: NamedPosting): Posting {
  return {
    kind: 'reversal',
    from: to,
    to: from,
    fils,
    reverses: seq,
    ...(order_seq !== null && { orderSeq: order_seq }),
    ...(count_no !== null && { countNo: count_no }),
  };
}
