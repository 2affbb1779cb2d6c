import { BRAND_COLOURS, OWN_COLOUR } from '@tawseel/contract/facts/brand-colours';
import type { FastifyReply } from 'fastify';
import type { Database, Tables } from '../../platform/engine/tables.ts';
import { pagePolicy } from '../../platform/http/page-policy.ts';
import { beginPaper, END_OF_PAPER, FONTS } from '../../platform/http/paper.ts';
import { Streamed } from '../../platform/http/serve.ts';
import { escapeHtml } from '../../platform/values/escape-html.ts';
import { logoDataUrl, readWholeBusiness } from './store.ts';

/** The font of tables is named, because the console puts the page into a frame in quirks mode. */
const STYLE = `
html { background: #fff }
body { font: 14px/1.5 ${FONTS}; color: #000; max-width: 46rem; margin: 1rem auto; padding: 0 1rem; print-color-adjust: exact; -webkit-print-color-adjust: exact }
header { display: flex; align-items: center; gap: 1rem; border-bottom: 3px solid var(--brand); padding-bottom: .5rem; margin-bottom: 1rem }
header p { margin: 0 }
header img { max-height: 2.75rem; max-width: 10rem }
header .who { flex: 1 }
header .who > :first-child { color: var(--brand); font-size: 1.125rem; font-weight: 700 }
h1 { font-size: 1.25rem; margin: 0 }
table { font: inherit; border-collapse: collapse; width: 100%; margin: 1rem 0; break-inside: auto }
th, td { border-bottom: 1px solid #999; padding: .25rem .5rem; text-align: start; vertical-align: top }
tr { break-inside: avoid }
td { font-variant-numeric: tabular-nums }
.ar { direction: rtl; unicode-bidi: isolate; font-size: .9em }
@media print { body { max-width: none; margin: 0; padding: 0 } }
`;

/** Returns a text in both languages, independent of the language of the console. */
export function inBoth(en: string, ar: string): string {
  return `${en} <span class="ar" lang="ar">${ar}</span>`;
}

/** Returns a function that returns a word of a document in both languages. */
export function bothOf<Name extends string>(
  words: Readonly<Record<Name, readonly [en: string, ar: string]>>,
) {
  return (name: Name): string => {
    const [en, ar]: readonly [string, string] = words[name];
    return inBoth(en, ar);
  };
}

/** Returns a typed text in the direction of its letters. */
export function typed(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

export type PrintedDocument = {
  title: string;
  /** Style of this kind of document, in addition to that of all. */
  style: string;
  styleApart: boolean;
  /** HTML below the head of the business. */
  content: string;
};

/** Returns the head of a document: the logo, the names and the contact of the business. */
function headOf(business: Tables['business']): string {
  const { trade_name, legal_name, legal_name_ar, phone, trn } = business;
  const logo = logoDataUrl(business);
  const picture = logo && `<img src="${logo}" alt="">`;
  const names = inBoth(typed(trade_name || legal_name), typed(legal_name_ar));
  const contact = [phone && `<bdi dir="ltr">${escapeHtml(phone)}</bdi>`, trn && `TRN ${typed(trn)}`];
  return `<header>${picture}<div class="who"><p>${names}</p><p>${contact.filter(Boolean).join(' · ')}</p></div></header>`;
}

/** Prints a document with the logo, name and colour of the business at its head. */
export async function printDocument(
  db: Database,
  reply: FastifyReply,
  { title, style, styleApart, content }: PrintedDocument,
): Promise<Streamed> {
  const business = await readWholeBusiness(db);
  const { light } = BRAND_COLOURS[business?.colour ?? OWN_COLOUR];
  const whole = `:root { --brand: ${light} }${STYLE}${style}`;
  const head = business ? headOf(business) : '';
  const page = `${beginPaper({ title, style: whole, styleApart })}${head}${content}${END_OF_PAPER}`;
  reply.header('content-security-policy', pagePolicy(whole, { pictures: true }));
  return new Streamed(Buffer.from(page), 'text/html; charset=utf-8');
}
