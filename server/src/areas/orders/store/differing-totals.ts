import type { Database } from '../../../platform/engine/tables.ts';
import { type Excess, excessOfGrain, excessOfHour, hoursWithTotals, LONGER_GRAINS } from './totals-excess.ts';

/** Differences that are listed; the others are counted. */
const SHOWN = 50;

/**
 * Checks the totals: recomputes the hours from the orders, and the longer grains from the next shorter one. Returns
 * each difference as a sentence. Needs the memory of one hour; orders that arrive meanwhile make no difference.
 */
export async function differingTotals(db: Database, timeZone: string): Promise<string[]> {
  const found: Excess[] = [];
  for await (const hour of hoursWithTotals(db, timeZone)) {
    found.push(...(await excessOfHour(db, timeZone, hour)));
    if (found.length > SHOWN) break;
  }
  for (const grain of LONGER_GRAINS) found.push(...(await excessOfGrain(db, grain, SHOWN + 1)));
  const sentences = found.slice(0, SHOWN).map(sentence);
  return found.length <= SHOWN ? sentences : [...sentences, 'More totals differ.'];
}

function sentence({ grain, start, warehouse_id, delivery_type, ...over }: Excess): string {
  const bucket = grain === 'all' ? 'all time' : `the ${grain} ${start}`;
  return (
    `The totals of ${bucket}, ${delivery_type}, warehouse ${warehouse_id || 'none'}, are off by ` +
    `${over.orders} orders, ${over.revenue_fils} fils of revenue, ${over.paid_cod_fils} fils of cash handed in, ` +
    `${over.unpaid_cod_fils} fils of cash open and ${over.to_collect_fils} fils to collect.`
  );
}
