import type { cash } from '@tawseel/contract/cash';
import { sumOfPieces } from '@tawseel/contract/facts/ledger';
import type { ParsedRequest } from '@tawseel/contract/route';
import type { Work } from '../../platform/engine/work.ts';
import { invalidField, refuseField } from '../../platform/http/errors.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';
import { type BalanceName, cashDeskOf } from '../ledger/rules/names.ts';
import { type CountRow, insertCount } from '../ledger/store/counts.ts';
import { filsOf, lockPostings, type Posting, post } from '../ledger/store/post.ts';
import { lockColleague } from '../staff/store/staff.ts';
import { knownWarehouse } from '../warehouses/calls.ts';
import { isBlind } from './is-blind.ts';
import { checkedDifference, differenceOfCount, newCount } from './new-count.ts';

type Closing = ParsedRequest<typeof cash.closeBox>['body'];
type SafeCount = ParsedRequest<typeof cash.countSafe>['body'];
/** Box or safe that is counted, whose it is, and its warehouse; an administrator's box has none. */
type Place = { name: BalanceName; person: string; title: string; warehouseId: string | undefined };

/** Counts a box or a safe. Returns the stored count and the postings of its difference. */
async function countPlace(
  work: Work,
  { name, person, title, warehouseId }: Place,
  { pieces, total, reason = '' }: Pick<Closing, 'pieces' | 'total' | 'reason'>,
): Promise<{ row: CountRow; postings: Posting[] }> {
  const { trx, actor } = work;
  await lockPostings(trx);
  const expected = await filsOf(trx, name);
  const isHidden = await isBlind(trx, actor);
  if (!isHidden && total !== undefined && toFils(total) !== expected)
    throw refuseField('total', 'other_cash', { person: title, total: toAed(expected) });
  const counted = sumOfPieces(pieces);
  const difference = checkedDifference({ expected, counted, reason }, isHidden);
  const row = await newCount(work, {
    kind: 'close',
    person,
    person_name: title,
    warehouse_id: warehouseId ?? null,
    pieces: JSON.stringify(pieces),
    expected_fils: expected,
    counted_fils: counted,
    reason,
  });
  await insertCount(trx, row);
  return { row, postings: differenceOfCount(row, name, difference) };
}

/**
 * Counts the own box, posts the difference, and brings what is not kept for change to the safe of the warehouse.
 * Returns the number of the count, and the amount in AED that went to the safe.
 */
export async function closeBox(work: Work, body: Closing): Promise<{ no: number; toSafe: number }> {
  const { trx, actor, scope, now } = work;
  await lockColleague(trx, actor.id);
  const { warehouseId } = scope;
  const box = cashDeskOf(actor, warehouseId ?? '');
  const [counted, kept] = [sumOfPieces(body.pieces), toFils(body.keep ?? 0)];
  const place = { name: box, person: actor.id, title: actor.name, warehouseId };
  const { row, postings } = await countPlace(work, place, body);
  if (kept > counted) throw invalidField('keep', 'beyond', { max: toAed(counted) });
  // An administrator has no warehouse, and moves the money to the safe that is meant.
  const rest = warehouseId === undefined ? 0 : counted - kept;
  const safe: BalanceName = { kind: 'safe', party: '', warehouse: warehouseId ?? '' };
  if (rest > 0) postings.push({ kind: 'move', from: box, to: safe, fils: rest, countNo: row.no });
  await post(work, now.toISOString(), postings);
  return { no: row.no, toSafe: toAed(rest) };
}

/** Counts the safe of a warehouse, and posts the difference. Returns the number of the count. */
export async function countSafe(work: Work, body: SafeCount): Promise<number> {
  const { trx, scope, now } = work;
  const id = body.warehouseId ?? scope.warehouseId;
  if (id === undefined) throw invalidField('warehouseId', 'warehouse_for_cash');
  const { wareHouseName: title } = await knownWarehouse(trx, scope, id, 'child');
  const name: BalanceName = { kind: 'safe', party: '', warehouse: id };
  const place = { name, person: '', title, warehouseId: id };
  const { row, postings } = await countPlace(work, place, body);
  await post(work, now.toISOString(), postings);
  return row.no;
}
