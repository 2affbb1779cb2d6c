import { cityFromText } from '@tawseel/contract/facts/emirates';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { Fault, type Importer } from '../../../platform/csv/csv-table.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { areaOfOrder, listPlaces } from '../../delivery-areas/store.ts';
import type { orderColumns } from './columns.ts';

const NAMES_KEPT = 50_000;
const NONE: readonly Fault[] = [];

/**
 * Returns a function that finds areas of delivery that no area of the emirate is called; each name is looked up once.
 * In an emirate without areas all names are known.
 */
export function unknownAreas(db: Database): NonNullable<Importer<typeof orderColumns>['findDoubts']> {
  const known = new Map<string, boolean>();

  async function isKnown(city: string, area: string): Promise<boolean> {
    const key = `${city} ${area}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > NAMES_KEPT) known.clear();
    const found = await areaOfOrder(db, { city, area });
    const isFound = found !== undefined || (await listPlaces(db, city)).length === 0;
    known.set(key, isFound);
    return isFound;
  }

  return async (rows) => {
    const doubts: (readonly Fault[])[] = [];
    for (const { values } of rows) {
      const { dropoff_city = '', dropoff_area: area } = values;
      const city = cityFromText(dropoff_city);
      const isSound = !city || !area || (await isKnown(city, area));
      doubts.push(isSound ? NONE : [new Fault('dropoff_area', sentence('known_area', { city }))]);
    }
    return doubts;
  };
}
