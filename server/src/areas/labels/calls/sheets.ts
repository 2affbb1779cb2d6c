import type { LabelSize } from '@tawseel/contract/facts/labels';
import type { Tables } from '../../../platform/engine/tables.ts';
import type { Context } from '../../../platform/http/serve.ts';
import { escapeHtml } from '../../../platform/values/escape-html.ts';
import { businessDay } from '../../../platform/values/period.ts';
import { logoDataUrl, readWholeBusiness } from '../../business/store.ts';
import { areaOfOrder } from '../../delivery-areas/store.ts';
import { factsOf, type LabelledOrder, type Sorting } from '../sheet/facts.ts';
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

type Business = Tables['business'];

/** Returns the definition of the logo, once per page; each label refers to it. */
function logoOf(business: Business): string {
  const logo = logoDataUrl(business);
  if (logo === '') return '';
  return `<svg class="defs" width="0" height="0" aria-hidden="true"><defs><image id="logo" width="180" height="110" preserveAspectRatio="xMinYMid meet" href="${logo}"/></defs></svg>`;
}

/** Returns the header of each label with the business's details; empty if it has no name yet. */
function headOf(business: Business | undefined): string {
  if (!business) return '<header class="head"></header>';
  const { logo, trade_name, legal_name, legal_name_ar, phone, trn } = business;
  const name = trade_name || legal_name;
  const picture =
    logo === ''
      ? ''
      : '<svg class="logo" width="18mm" height="11mm" viewBox="0 0 180 110"><use href="#logo"/></svg>';
  const contact = [phone && `<bdi dir="ltr">${escapeHtml(phone)}</bdi>`, trn && `TRN ${escapeHtml(trn)}`];
  const names = `<p class="two strong" dir="auto">${escapeHtml(name)}</p>`;
  const inArabic = `<p class="two strong" lang="ar" dir="rtl">${escapeHtml(legal_name_ar)}</p>`;
  return `<header class="head">${picture}<div class="who"><div class="names">${names}${inArabic}</div><p class="one">${contact.filter(Boolean).join(' · ')}</p></div></header>`;
}
