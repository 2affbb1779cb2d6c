import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { findCount, lockCount, markConfirmed } from '../ledger/store/counts.ts';

/** Confirms the difference of a count that is above the limit of the business. */
export async function confirmCount(
  { trx, scope, now, actor }: Work,
  no: number,
  note: string,
): Promise<void> {
  if (!(await findCount(trx, no, scope.warehouseId))) throw refuse('no_such_cash_count');
  const count = await lockCount(trx, no);
  if (count.to_confirm === 0) throw refuse('count_not_open', { number: no });
  if (count.actor === actor.id && actor.role !== 'administrator') throw refuse('own_count');
  await markConfirmed(trx, no, { at: now.toISOString(), by: actor.name, note });
}
