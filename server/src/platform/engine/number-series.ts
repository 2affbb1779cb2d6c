import { sql } from 'kysely';
import type { Trx } from './tables.ts';

const DIGITS = 3;

/** Returns the next integer of a series, starting at 1; see nextNumber. */
export async function nextOf(trx: Trx, series: string): Promise<number> {
  const { last } = await trx
    .insertInto('number_series')
    .values({ name: series, last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`number_series.last + 1` }))
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
