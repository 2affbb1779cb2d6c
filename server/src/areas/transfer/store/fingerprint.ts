import { hash } from 'node:crypto';
import type { Database } from '../../../platform/engine/tables.ts';
import { readSlices, type Table } from './table.ts';

/** Content of a table, independent of the database and of the order of rows. */
export type Fingerprint = { rows: number; sums: Record<string, number>; hash: string };

/**
 * Computes the count, sums and a hash over all values of all rows. The hash of a table is the sum of its rows'
 * hashes, because the two engines sort text differently.
 */
export async function fingerprint(
  db: Database,
  table: Table,
  onRows?: (count: number) => void,
): Promise<Fingerprint> {
  const sums = new Map(table.numbers.map((name) => [name, 0]));
  let [rows, hashes] = [0, 0n];
  for await (const slice of readSlices(db, table)) {
    for (const row of slice) {
      const values = JSON.stringify(table.columns.map((name) => row[name]));
      hashes = BigInt.asUintN(64, hashes + hash('sha256', values, 'buffer').readBigUInt64BE());
      for (const [name, sum] of sums) sums.set(name, sum + Number(row[name]));
    }
    rows += slice.length;
    onRows?.(slice.length);
  }
  return { rows, sums: Object.fromEntries(sums), hash: hashes.toString(16).padStart(16, '0') };
}

/** Describes the difference of two tables, or returns undefined if they are equal. */
export function difference(source: Fingerprint, target: Fingerprint): string | undefined {
  if (source.rows !== target.rows) return `${source.rows} rows there, ${target.rows} here`;
  const name = Object.keys(source.sums).find((sum) => source.sums[sum] !== target.sums[sum]);
  if (name !== undefined) return `${name} adds up to ${source.sums[name]} there, ${target.sums[name]} here`;
  return source.hash === target.hash ? undefined : 'as many rows, but not the same';
}
