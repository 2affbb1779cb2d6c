import type { LabelSize } from '@tawseel/contract/facts/labels';
import type { Context } from '../../../platform/http/serve.ts';
import { businessDay } from '../../../platform/values/period.ts';
import { readWholeBusiness } from '../../business/store.ts';
import { areaOfOrder } from '../../delivery-areas/store.ts';
import { factsOf, type LabelledOrder, type Sorting } from '../sheet/facts.ts';
import { headOf, logoOf } from '../sheet/head.ts';
import { orderLabel } from '../sheet/label.ts';
import { onSheets, type Printed } from '../sheet/page.ts';
import { PAPERS } from '../sheet/style.ts';

/** Number of labels rendered before other requests run: the first ones are sent at once. */
const FIRST = 4;
const CHUNK = 20;

type Source = Pick<Context, 'db' | 'settings' | 'clock'>;
type SheetRequest = { size: LabelSize; copies?: number | undefined; mark?: string };

/** Returns the header of this business's labels, and a page for them. */
export async function pageOf(
  { db, settings, clock }: Source,
  { size, styleApart }: { size: LabelSize; styleApart?: true | undefined },
): Promise<{ head: string; page: Printed }> {
  const business = await readWholeBusiness(db);
  const day = businessDay(clock().toISOString(), settings.TIME_ZONE);
  const before = business ? logoOf(business) : '';
  const page = { size, title: `Labels ${day}`, before, styleApart: styleApart === true };
  return { head: headOf(business), page };
}

/** Returns a lookup of sort codes and Arabic names of areas; each place is looked up once. */
function sorter(db: Source['db']): (order: LabelledOrder) => Promise<Sorting> {
  const known = new Map<string, Promise<Sorting>>();
  const find = async (place: { city: string; area: string }) => {
    const area = await areaOfOrder(db, place);
    return { sortCode: area?.sort_code ?? '', areaInArabic: area?.name_ar ?? '' };
  };
  return ({ dropoff_city: city, dropoff_area: area }) => {
    const key = JSON.stringify([city, area]);
    const asked = known.get(key) ?? find({ city, area });
    known.set(key, asked);
    return asked;
  };
}

/** Yields sheets with the labels of orders, with copies next to each other and an optional mark on each. */
export function sheetsOf(
  { db, settings }: Source,
  orders: readonly LabelledOrder[],
  head: string,
  { size, copies = 1, mark = '' }: SheetRequest,
): AsyncGenerator<string> {
  const { dots } = PAPERS[size];
  const sortingOf = sorter(db);
  async function labelsOf(order: LabelledOrder): Promise<string[]> {
    const facts = factsOf(order, await sortingOf(order), settings);
    return Array<string>(copies).fill(orderLabel(facts, head + mark, dots));
  }
  async function* labels() {
    for (let at = 0; at < orders.length; at += at === 0 ? FIRST : CHUNK) {
      const some = orders.slice(at, at + (at === 0 ? FIRST : CHUNK));
      yield (await Promise.all(some.map(labelsOf))).flat();
    }
  }
  return onSheets(size, labels());
}
