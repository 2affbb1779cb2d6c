import { splitDifference } from '@tawseel/contract/facts/cash';
import { nextOf } from '../../platform/engine/number-series.ts';
import type { Work } from '../../platform/engine/work.ts';
import { invalidField } from '../../platform/http/errors.ts';
import { toAed, toFils } from '../../platform/values/fils.ts';
import { findBusiness } from '../business/store.ts';
import { differencePostings } from '../ledger/rules/difference-postings.ts';
import type { BalanceName } from '../ledger/rules/names.ts';
import { type CountRow, takenInBy } from '../ledger/store/counts.ts';
import type { Posting } from '../ledger/store/post.ts';

/** Amounts in fils. */
type Counted = { expected: number; counted: number; spent?: number; reason: string };

/** Returns the difference of a count; throws if there is one without a reason. Rounding to coins needs none. */
export function checkedDifference(
  { expected, counted, spent = 0, reason }: Counted,
  isHidden: boolean,
): number {
  const difference = counted + spent - expected;
  if (splitDifference(difference).person === 0 || reason !== '') return difference;
  if (isHidden) throw invalidField('reason', 'count_differs');
  const amounts = { difference: toAed(difference), counted: toAed(counted) };
  throw invalidField('reason', 'difference_needs_reason', amounts);
}

/** Returns the row of a count that the actor makes now; above the limit of the business, its difference is to be confirmed. */
export async function newCount(
  { trx, now, actor }: Work,
  row: Pick<CountRow, 'kind' | 'person' | 'person_name' | 'warehouse_id' | 'expected_fils' | 'counted_fils'> &
    Pick<CountRow, 'pieces' | 'reason'> &
    Partial<CountRow>,
): Promise<CountRow> {
  const counted: CountRow = {
    no: await nextOf(trx, 'cash_counts'),
    at: now.toISOString(),
    expenses: '[]',
    orders: 0,
    change_fils: 0,
    actor_kind: actor.kind,
    actor: actor.id,
    actor_name: actor.name,
    reversed_at: null,
    reversed_by: null,
    reversed_why: null,
    to_confirm: 0,
    confirmed_at: null,
    confirmed_by: null,
    confirmed_note: null,
    ...row,
  };
  const { person } = splitDifference(takenInBy(counted) - counted.expected_fils);
  const { differenceLimit } = await findBusiness(trx);
  return { ...counted, to_confirm: Math.abs(person) > toFils(differenceLimit) ? 1 : 0 };
}

/** Returns the postings of the difference of a new count. */
export function differenceOfCount(count: CountRow, box: BalanceName, after: number): Posting[] {
  const places = { box, person: count.person, warehouse: count.warehouse_id ?? '' };
  return differencePostings(places, { before: 0, after }).map((posting) => ({
    ...posting,
    countNo: count.no,
    note: count.reason,
  }));
}
