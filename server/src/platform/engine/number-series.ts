import { sql } from 'kysely';
import type { Trx } from './tables.ts';

const DIGITS = 3;

/** The next whole number of a series, from 1 on; see nextNumber. */
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
 * The next number of a series, 'RUN-DXB-001-261124' gives RUN-DXB-001-261124-001. Others who draw of the same series wait
 * for the end of this transaction; where it fails, the number is given again.
 */
export async function nextNumber(trx: Trx, series: string): Promise<string> {
  return `${series}-${String(await nextOf(trx, series)).padStart(DIGITS, '0')}`;
}
