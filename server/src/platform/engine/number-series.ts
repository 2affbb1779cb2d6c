import { sql } from 'kysely';
import type { Trx } from './tables.ts';

const DIGITS = 3;

/** Returns the next integer of a series, starting at 1; see nextNumber. */
export function nextOf(trx: Trx, series: string): Promise<number> {
  return lastOf(trx, series, 1);
}

/** Returns the last of the next `count` integers of a series. */
export async function lastOf(trx: Trx, series: string, count: number): Promise<number> {
  const { last } = await trx
    .insertInto('number_series')
    .values({ name: series, last: count })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ last: sql`number_series.last + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/**
 * Returns the next number of a series: 'RUN-DXB-001-261124' gives RUN-DXB-001-261124-001. Other transactions that use
 * the same series wait for the end of this one; if it is rolled back, the number is used again.
 */
export async function nextNumber(trx: Trx, series: string): Promise<string> {
  return `${series}-${String(await nextOf(trx, series)).padStart(DIGITS, '0')}`;
}
