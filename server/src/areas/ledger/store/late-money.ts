import type { LateMoneyState } from '@tawseel/contract/facts/late-money';
import type { Trx } from '../../../platform/engine/tables.ts';

/** Stores where the money of a late act is. `decidedAt` is null until the office has said so. */
export async function storeLateMoney(
  trx: Trx,
  row: { act_id: string; state: LateMoneyState; decided_at: string | null },
): Promise<void> {
  const { state, decided_at } = row;
  await trx
    .insertInto('late_money')
    .values(row)
    .onConflict((conflict) => conflict.column('act_id').doUpdateSet({ state, decided_at }))
    .execute();
}
