import type { Database } from '../../../platform/engine/tables.ts';
import { type Excess, excessOfGrain, excessOfHour, hoursWithTotals, LONGER_GRAINS } from './totals-excess.ts';

/** Beyond so many, more of the same tells nobody more. */
const SHOWN = 50;

/**
 * Consistency check of the totals: recomputes each and says each difference in a sentence: the hours from the orders,
 * the longer grains from the one below. It takes the memory of one hour, and orders that come in meanwhile are no
 * difference.
 */
export async function differingTotals(db: Database, timeZone: string): Promise<string[]> {
  const found: Excess[] = [];
  for await (const hour of hoursWithTotals(db, timeZone)) {
    found.push(...(await excessOfHour(db, timeZone, hour)));
    if (found.length > SHOWN) break;
  }
  for (const grain of LONGER_GRAINS) found.push(...(await excessOfGrain(db, grain, SHOWN + 1)));
  const said = found.slice(0, SHOWN).map(sentence);
  return found.length <= SHOWN ? said : [...said, 'More totals differ.'];
}

function sentence({ grain, start, warehouse_id, delivery_type, ...over }: Excess): string {
  const bucket = grain === 'all' ? 'all time' : `the ${grain} ${start}`;
  return (
    `The totals of ${bucket}, ${delivery_type}, warehouse ${warehouse_id || 'none'}, are off by ` +
    `${over.orders} orders, ${over.revenue_fils} fils of revenue, ${over.paid_cod_fils} fils of cash handed in ` +
    `and ${over.unpaid_cod_fils} fils of cash open.`
  );
}
