import { AREA_ARABIC } from '@tawseel/contract/facts/area-arabic';
import { cityInArabic, cityLabel } from '@tawseel/contract/facts/emirates';
import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import type { StopState } from '@tawseel/contract/facts/stops';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/engine/tables.ts';
import type { Streamed } from '../../platform/http/serve.ts';
import { escapeHtml } from '../../platform/values/escape-html.ts';
import { aedText, toFils } from '../../platform/values/fils.ts';
import { dayText, timeText } from '../../platform/values/time-text.ts';
import { bothOf, inBoth, printDocument, typed } from '../business/print-document.ts';
import type { RunContents } from './read-run.ts';

const STYLE = `
@page { size: A4; margin: 12mm }
body { font-size: 12px }
.about { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: .25rem 0 1rem }
thead { display: table-header-group }
th, td { border: 1px solid #777; padding: .375rem }
td { overflow-wrap: anywhere }
.whole { white-space: nowrap }
.money { text-align: end; white-space: nowrap }
.box { width: 9rem; height: 3rem }
@media screen and (max-width: 40rem) {
thead { display: none }
tr, td, th { display: block; border: 0; padding: .125rem 0; text-align: start }
tr { border-top: 1px solid #777; padding: .5rem 0 }
.box { width: auto; height: auto }
}
`;

/** Words of the sheet in both languages: office and driver read the same one. */
const WORDS = {
  sheet: ['Run sheet', 'كشف التوصيل'],
  number: ['No.', 'الرقم'],
  parcel: ['Parcel', 'الشحنة'],
  receiver: ['Receiver', 'المستلم'],
  address: ['Address', 'العنوان'],
  cod: ['COD', 'الدفع عند الاستلام'],
  signature: ['Signature', 'التوقيع'],
  total: ['Total to collect', 'مجموع المطلوب تحصيله'],
  paid: ['Paid', 'مدفوع'],
  parcels: ['Parcels', 'الشحنات'],
  pickups: ['Pickups', 'طلبات الاستلام'],
  requested: ['Requested', 'المطلوب'],
  done: ['Done', 'منجزة'],
  failed: ['Failed', 'فاشلة'],
  skipped: ['Brought back', 'مُعادة'],
  printed: ['Printed', 'وقت الطباعة'],
} as const;

const words = bothOf(WORDS);

/** Returns a name in both languages if its Arabic is known. */
function named(name: string, arabic: string | undefined): string {
  return arabic ? inBoth(typed(name), arabic) : typed(name);
}

/** Returns how a stop ended; nothing before that, for a signature. */
function endOf(end: { state: StopState; outcome: string; doneAt: string | null }, timeZone: string): string {
  if (end.state === 'pending') return '';
  const facts = [end.outcome && typed(end.outcome), end.doneAt && timeText(end.doneAt, timeZone)];
  return [words(end.state), ...facts].filter(Boolean).join(' · ');
}

type Line = {
  number: string;
  name: string;
  phone: string;
  street: string;
  area: string;
  city: string;
  cod: string;
  end: string;
};

function lineOf({ number, name, phone, street, area, city, cod, end }: Line, index: number): string {
  const places = [area && named(area, AREA_ARABIC[area]), named(cityLabel(city), cityInArabic(city))];
  return `<tr><td>${index + 1}</td><td class="whole"><bdi dir="ltr">${escapeHtml(number)}</bdi></td><td>${typed(name)}<br><bdi dir="ltr" class="whole">${escapeHtml(phone)}</bdi></td><td>${typed(street)}<br>${places.filter(Boolean).join(' · ')}</td><td class="money">${cod}</td><td class="box">${end}</td></tr>`;
}

type Printing = { timeZone: string; now: string; styleApart: boolean };

/** Prints the sheet of a run, which its driver takes along, in English and Arabic. */
export function printRunSheet(
  db: Database,
  { run, stops, visits }: RunContents,
  reply: FastifyReply,
  { timeZone, now, styleApart }: Printing,
): Promise<Streamed> {
  /** Returns the amount that its driver is to collect; other runs collect nothing. */
  const toCollect = ({ paymentMethod, orderValue }: RunContents['stops'][number]['parcel']) => {
    if (run.kind !== 'delivery') return '';
    return isCashOnDelivery(paymentMethod) ? aedText(toFils(orderValue)) : words('paid');
  };
  const lines = [
    ...stops.map(({ parcel, ...end }) => ({
      ...{ number: parcel.trackingID, name: parcel.receiverName, phone: parcel.receiverPhone },
      ...{ street: parcel.street, area: parcel.area, city: parcel.city, end: endOf(end, timeZone) },
      cod: toCollect(parcel),
    })),
    // The driver writes what was collected at a shop without booked parcels.
    ...visits.map((visit) => ({
      ...visit,
      cod: `${words('requested')} ${visit.expected}`,
      end: endOf(visit, timeZone),
    })),
  ];
  const about = [
    `<strong>${typed(run.driverName)}</strong>`,
    typed(run.vehicleNo),
    dayText(run.day),
    `${words('parcels')} ${stops.length}`,
    visits.length > 0 ? `${words('pickups')} ${visits.length}` : '',
    `${words('printed')} ${timeText(now, timeZone)}`,
  ];
  const heads = (['number', 'parcel', 'receiver', 'address', 'cod', 'signature'] as const).map(
    (head) => `<th scope="col">${words(head)}</th>`,
  );
  const content = `<h1>${words('sheet')} ${typed(run.number)}</h1>
<p class="about">${about
    .filter(Boolean)
    .map((fact) => `<span>${fact}</span>`)
    .join('')}</p>
<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.map(lineOf).join('')}
<tr><th scope="row" colspan="4">${words('total')}</th><td class="money">${aedText(toFils(run.cashDue))}</td><td></td></tr></tbody></table>`;
  const title = `${WORDS.sheet[0]} ${run.number}`;
  return printDocument(db, reply, { title, style: STYLE, styleApart, content });
}
