import type { Trx } from '../../../platform/engine/tables.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { differencePostings } from '../../ledger/rules/difference-postings.ts';
import { CARD, shopOf } from '../../ledger/rules/names.ts';
import { findCount, hasClosing, takenInBy } from '../../ledger/store/counts.ts';
import { lockPostings, type Posting } from '../../ledger/store/post.ts';
import {
  listCollected,
  listOfCount,
  type NamedPosting,
  reversalOf,
  standingOf,
} from '../../ledger/store/postings.ts';
import type { CashFact } from '../rules/facts.ts';
import type { OrderRow } from '../tables.ts';

type Correction = CashFact & { fact: 'collectionCorrected' };
/** Correction of cash that was put into a box or safe by this posting, in fils. */
type CashChange = { taken: NamedPosting; before: number; after: number };

/** Returns the difference of a hand-in as it is after earlier corrections: what it took in, minus what was collected. */
async function differenceOf(trx: Trx, countNo: number) {
  const count = await findCount(trx, countNo, undefined);
  if (!count) throw refuse('no_such_cash_count');
  const expected = (await listOfCount(trx, countNo)).reduce((sum, { from, to, fils }) => {
    if (to.kind === 'float') return sum - fils;
    return from.kind === 'shop' || from.kind === 'float' ? sum + fils : sum;
  }, 0);
  return { count, difference: takenInBy(count) - expected };
}

/**
 * Returns the other side of corrected cash. Cash that was counted stays in the box, so the difference of that count
 * changes: of the driver who handed in, or of the person who has closed the box since, or of the safe that was counted since. Cash that was not counted yet is
 * more or less in the box itself.
 */
async function otherSide(trx: Trx, { taken, before, after }: CashChange): Promise<Posting[]> {
  const { to: box, count_no, at } = taken;
  if (count_no !== null) {
    const { count, difference } = await differenceOf(trx, count_no);
    const places = { box, person: count.person, warehouse: count.warehouse_id ?? '' };
    const change = { before: difference, after: difference + before - after };
    return differencePostings(places, change).map((posting) => ({ ...posting, countNo: count_no }));
  }
  if (!(await hasClosing(trx, box, at))) return [];
  const places = { box, person: box.party, warehouse: box.warehouse };
  return differencePostings(places, { before: 0, after: before - after });
}

/**
 * Returns the postings that correct what was collected for an order: the card payment and the cash that was taken in are
 * reversed and posted anew. Cash that the driver holds has no posting yet. Throws if the cash was taken in before there
 * was a ledger.
 */
export async function correctedPostings(
  trx: Trx,
  { seq, sender_id, tracking_id }: OrderRow,
  { before, after, wasTakenIn, slip }: Correction,
): Promise<Posting[]> {
  // The difference of a count is read once no other correction can change it.
  await lockPostings(trx);
  const posted = await listCollected(trx, seq);
  const reversed = (before: number, isCard: boolean): Posting[] => {
    const standing = before > 0 ? standingOf(posted, { isCard }) : undefined;
    return standing ? [reversalOf(standing)] : [];
  };
  const anew = (posting: Pick<Posting, 'to' | 'fils'> & Partial<Posting>): Posting[] =>
    posting.fils === 0 ? [] : [{ kind: 'correction', from: shopOf(sender_id), orderSeq: seq, ...posting }];
  const postings: Posting[] = [];
  if (before.cardFils !== after.cardFils)
    postings.push(...reversed(before.cardFils, true), ...anew({ to: CARD, fils: after.cardFils, slip }));
  if (!wasTakenIn || before.cashFils === after.cashFils) return postings;
  const taken = posted.find(({ kind }) => kind === 'handIn');
  if (!taken) throw refuse('collected_before_ledger', { trackingID: tracking_id });
  const change = { taken, before: before.cashFils, after: after.cashFils };
  const countNo = taken.count_no ?? undefined;
  const others = (await otherSide(trx, change)).map(
    (posting): Posting => ({ ...posting, kind: 'correction', orderSeq: seq }),
  );
  return [
    ...postings,
    ...reversed(before.cashFils, false),
    ...anew({ to: taken.to, fils: after.cashFils, ...(countNo !== undefined && { countNo }) }),
    ...others,
  ];
}
