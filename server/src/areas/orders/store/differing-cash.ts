import type { Database } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { type HeldRow, holdCash, listHeld, releaseCash } from '../../ledger/store/held.ts';
import { collectedCash } from './record-cash.ts';

const keyOf = ({ order_seq, driver_id, fils }: HeldRow) => [order_seq, driver_id, fils].join(' ');

/** Returns the stored rows without an act, and those that the acts say and that are not stored. */
async function differing(db: Database): Promise<{ surplus: HeldRow[]; missing: HeldRow[] }> {
  const stored = await listHeld(db);
  const collected = await collectedCash(db);
  const storedKeys = new Set(stored.map(keyOf));
  const collectedKeys = new Set(collected.map(keyOf));
  return {
    surplus: stored.filter((row) => !collectedKeys.has(keyOf(row))),
    missing: collected.filter((row) => !storedKeys.has(keyOf(row))),
  };
}

/** Returns a sentence for each order whose cash is not held by the driver who collected it. */
export async function differingCash(db: Database): Promise<string[]> {
  const { surplus, missing } = await differing(db);
  return [
    ...surplus.map(
      ({ order_seq, driver_id, fils }) =>
        `Driver ${driver_id} holds ${fils} fils of order ${order_seq}, which no act says.`,
    ),
    ...missing.map(
      ({ order_seq, driver_id, fils }) =>
        `Driver ${driver_id} collected ${fils} fils of order ${order_seq}, which are not held.`,
    ),
  ];
}

/** Makes what drivers hold equal to their acts. Returns how many rows were wrong. */
export function repairCash(db: Database): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { surplus, missing } = await differing(trx);
    await releaseCash(
      trx,
      surplus.map(({ order_seq }) => order_seq),
    );
    await holdCash(trx, missing);
    return surplus.length + missing.length;
  });
}
