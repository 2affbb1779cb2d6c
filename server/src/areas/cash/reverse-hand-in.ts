import type { Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { reopenExpenses } from '../expenses/store/expenses.ts';
import type { BalanceName } from '../ledger/rules/names.ts';
import {
  type CountRow,
  findCount,
  hasClosing,
  hasLaterHandIn,
  lockCount,
  markReversed,
} from '../ledger/store/counts.ts';
import { filsOf, lockPostings, type Posting } from '../ledger/store/post.ts';
import { listOfCount, reversalOf } from '../ledger/store/postings.ts';
import { act } from '../orders/act.ts';
import { lockOrdersBySeq } from '../orders/store/orders.ts';
import { lockColleague } from '../staff/store/staff.ts';

/** How long a hand-in can be reversed although the driver has handed in again. */
const REVERSIBLE_MS = 24 * 3_600_000;

/**
 * Returns the posting that brings back what the box lacks for a reversal, because it was closed after the count and its
 * cash is in the safe.
 */
async function fromSafe(trx: Trx, count: CountRow, reversals: readonly Posting[]): Promise<Posting[]> {
  const box = reversals.flatMap(({ from, to }) => [from, to]).find(({ kind }) => kind === 'box');
  if (!box || !(await hasClosing(trx, box, count.at))) return [];
  await lockPostings(trx);
  const isBox = ({ kind, party }: BalanceName) => kind === box.kind && party === box.party;
  const taken = reversals.reduce(
    (sum, { from, to, fils }) => sum + (isBox(from) ? fils : 0) - (isBox(to) ? fils : 0),
    0,
  );
  const fils = taken - (await filsOf(trx, box));
  const safe: BalanceName = {
    kind: 'safe',
    party: '',
    warehouse: box.warehouse || (count.warehouse_id ?? ''),
  };
  return fils > 0 ? [{ kind: 'move', from: safe, to: box, fils, countNo: count.no }] : [];
}

/** Reverses a hand-in: each posting of it, the hand-in of each of its orders, and its expenses. */
export async function reverseHandIn(work: Work, no: number, reason: string): Promise<CountRow> {
  const { trx, scope, now, actor } = work;
  const known = await findCount(trx, no, scope.warehouseId);
  if (!known) throw refuse('no_such_cash_count');
  await lockColleague(trx, known.person);
  const count = await lockCount(trx, no);
  if (count.kind !== 'handIn') throw refuse('no_such_cash_count');
  if (count.reversed_at !== null) throw refuse('count_reversed', { number: no });
  const at = now.toISOString();
  const isOld = now.getTime() - Date.parse(count.at) >= REVERSIBLE_MS;
  if (isOld && (await hasLaterHandIn(trx, count))) throw refuse('count_is_final', { number: no });
  const seqs = (await listOfCount(trx, no)).flatMap(({ order_seq }) => order_seq ?? []);
  const orders = await lockOrdersBySeq(trx, [...new Set(seqs)]);
  // Read once the orders are locked, because what was collected of them may have been corrected meanwhile.
  const postings = await listOfCount(trx, no);
  const counted = { driverId: count.person, countedAt: count.at };
  const acts = [{ name: 'reopenCash', with: counted }] as const;
  const reversals = postings.map(reversalOf);
  await act(
    work,
    orders.map((order) => ({ order, acts })),
    { also: [...(await fromSafe(trx, count, reversals)), ...reversals] },
  );
  await reopenExpenses(trx, no);
  await markReversed(trx, no, { at, by: actor.name, why: reason });
  return { ...count, reversed_at: at, reversed_by: actor.name, reversed_why: reason };
}
