import type { Database } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { type DriverCashRow, holdCash, listDriverCash, releaseCash } from '../../ledger/store/driver-cash.ts';
import { lockOrdersBySeq } from './orders.ts';
import { collectedCash } from './record-cash.ts';

const keyOf = ({ order_seq, driver_id, fils }: DriverCashRow) => [order_seq, driver_id, fils].join(' ');

type Difference = { surplus: DriverCashRow[]; missing: DriverCashRow[] };

/** Returns the stored rows without an act, and those that the acts say and that are not stored. */
async function differing(db: Database): Promise<Difference> {
  const stored = await listDriverCash(db);
  const collected = await collectedCash(db);
  const storedKeys = new Set(stored.map(keyOf));
  const collectedKeys = new Set(collected.map(keyOf));
  return {
    surplus: stored.filter((row) => !collectedKeys.has(keyOf(row))),
    missing: collected.filter((row) => !storedKeys.has(keyOf(row))),
  };
}

/**
 * Returns what differs twice: between the two reads of one comparison a driver may collect cash, or hand it in. The
 * orders may be locked before the second.
 */
async function differingTwice(
  db: Database,
  lock: (orderSeqs: number[]) => Promise<unknown> = async () => {},
): Promise<Difference> {
  const first = await differing(db);
  await lock([...first.surplus, ...first.missing].map(({ order_seq }) => order_seq));
  const second = await differing(db);
  const inBoth = (rows: DriverCashRow[], others: DriverCashRow[]) => {
    const keys = new Set(others.map(keyOf));
    return rows.filter((row) => keys.has(keyOf(row)));
  };
  return { surplus: inBoth(first.surplus, second.surplus), missing: inBoth(first.missing, second.missing) };
}

/** Returns a sentence for each order whose cash is not held by the driver who collected it. */
export async function differingCash(db: Database): Promise<string[]> {
  const { surplus, missing } = await differingTwice(db);
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
    const { surplus, missing } = await differingTwice(trx, (seqs) => lockOrdersBySeq(trx, seqs));
    await releaseCash(
      trx,
      surplus.map(({ order_seq }) => order_seq),
    );
    await holdCash(trx, missing);
    return surplus.length + missing.length;
  });
}
