import { insertRows } from '../../../platform/engine/insert-rows.ts';
import type { Tables, Trx } from '../../../platform/engine/tables.ts';
import { insertCustody } from '../../custody/store/custody.ts';
import type { NewRow } from './seq.ts';
import { assignSeqs, takenSeqs } from './seq.ts';
import { addToTotals, plusContribution } from './totals.ts';

/** Inserts many orders, without their events. */
export async function insertOrders(
  trx: Trx,
  timeZone: string,
  orders: readonly NewRow[],
): Promise<Tables['orders'][]> {
  await addToTotals(trx, timeZone, orders.map(plusContribution));
  const rows = assignSeqs(orders, await takenSeqs(trx, orders));
  await insertRows(trx, 'orders', rows);
  await insertCustody(trx, rows);
  return rows;
}
