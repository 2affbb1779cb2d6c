import { STARTING_PRICES, type StartingPrices } from '@tawseel/contract/charges';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { countRows } from '../../../platform/engine/read-table.ts';
import type { Database } from '../../../platform/engine/tables.ts';

export const STARTING = 1;
/** Value of `starting` for a price that a user has set or confirmed. */
export const DECIDED = 0;

const CHARGES = ['weight_charges', 'size_charges', 'packing_charges'] as const;

/** Returns the mark in the API's format: nothing if a price is decided. */
export function markOf(row: { starting: number }): { starting?: true } {
  return row.starting === STARTING ? { starting: true } : {};
}

const modeOf = (prices: Exclude<StartingPrices, 'charges'>): DeliveryType =>
  prices === 'urgent-rates' ? 'urgent' : 'normal';

/** Counts the prices that are not confirmed yet. */
export async function countStartingPrices(db: Database): Promise<Record<StartingPrices, number>> {
  const counted = { charges: 0, 'normal-rates': 0, 'urgent-rates': 0 };
  for (const table of CHARGES) {
    counted.charges += await countRows(db.selectFrom(table).where('starting', '=', STARTING));
  }
  const rates = await db
    .selectFrom('city_rates')
    .select((eb) => ['mode', eb.fn.countAll<number>().as('n')] as const)
    .where('company_id', '=', '')
    .where('starting', '=', STARTING)
    .groupBy('mode')
    .execute();
  for (const { mode, n } of rates) counted[mode === 'urgent' ? 'urgent-rates' : 'normal-rates'] += n;
  return counted;
}

/** Confirms starting prices unchanged; returns their number. */
export async function keepStartingPrices(db: Database, prices: StartingPrices): Promise<number> {
  const { [prices]: count } = await countStartingPrices(db);
  if (prices === 'charges') {
    for (const table of CHARGES) {
      await db.updateTable(table).set({ starting: DECIDED }).where('starting', '=', STARTING).execute();
    }
  } else {
    await db
      .updateTable('city_rates')
      .set({ starting: DECIDED })
      .where('company_id', '=', '')
      .where('mode', '=', modeOf(prices))
      .where('starting', '=', STARTING)
      .execute();
  }
  return count;
}

/** Confirms all starting prices as they are. Returns their number. */
export async function keepAllStartingPrices(db: Database): Promise<number> {
  let kept = 0;
  for (const prices of STARTING_PRICES) kept += await keepStartingPrices(db, prices);
  return kept;
}
