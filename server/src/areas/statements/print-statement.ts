import type { ChargeKind, CreditReason } from '@tawseel/contract/facts/charges';
import { cityInArabic, cityLabel } from '@tawseel/contract/facts/emirates';
import { masked } from '@tawseel/contract/facts/uae';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Streamed } from '../../platform/http/serve.ts';
import { aedText } from '../../platform/values/fils.ts';
import { dayText, timeText } from '../../platform/values/time-text.ts';
import { bothOf, inBoth, printDocument, typed } from '../business/print-document.ts';
import { type InvoiceDocument, type InvoicedCharge, type InvoiceParty, SERVICES } from './rules/invoice.ts';
import { listCharges } from './store/charges.ts';
import { findInvoice, invoicesOfStatements } from './store/invoices.ts';
import { findStatements } from './store/statements.ts';

const STYLE = `
td.sum, th.sum { text-align: end }
td.sum, td.code { white-space: nowrap }
th .ar { display: block; text-align: left }
th.sum .ar { text-align: right }
tr.total td { font-weight: 700; border-top: 2px solid #000 }
.parties { display: flex; gap: 2rem }
.parties > div { flex: 1 }
.parties p { margin: 0 }
h2 { font-size: 1rem; margin: 1rem 0 0 }
@media screen and (max-width: 40rem) { td, th { padding-inline: .125rem; font-size: .75rem } td.sum:not(.code) { white-space: normal } }
`;

/** Words of both papers in both languages, independent of the language of the console. */
const WORDS = {
  statement: ['Statement', 'كشف حساب'],
  taxInvoice: ['Tax Invoice', 'فاتورة ضريبية'],
  invoice: ['Invoice', 'فاتورة'],
  taxCreditNote: ['Tax Credit Note', 'إشعار دائن ضريبي'],
  creditNote: ['Credit Note', 'إشعار دائن'],
  number: ['Number', 'الرقم'],
  time: ['Time', 'الوقت'],
  shop: ['Shop', 'المتجر'],
  through: ['Charges through', 'الرسوم حتى'],
  opening: ['Owed before', 'الرصيد السابق'],
  cash: ['Collected for the shop', 'المحصّل للمتجر'],
  charges: ['Charges', 'الرسوم'],
  vat: ['VAT', 'ضريبة القيمة المضافة'],
  other: ['Paid, compensated, credited', 'مدفوعات وتعويضات وإشعارات دائنة'],
  closing: ['Owed to the shop', 'المستحق للمتجر'],
  owing: ['Owed by the shop', 'المستحق على المتجر'],
  held: ['Card payments not received yet', 'مدفوعات بالبطاقة لم تصلنا بعد'],
  payable: ['Paid out', 'المبلغ المدفوع'],
  unpaid: ['Invoices to pay', 'فواتير غير مسددة'],
  paidOn: ['Paid on', 'تاريخ الدفع'],
  order: ['Order', 'الطلب'],
  day: ['Date', 'التاريخ'],
  service: ['Service', 'الخدمة'],
  amount: ['Amount (AED)', 'المبلغ (درهم)'],
  from: ['From', 'من'],
  to: ['To', 'إلى'],
  issuedOn: ['Date of issue', 'تاريخ الإصدار'],
  supplied: ['Date of supply', 'تاريخ التوريد'],
  dueOn: ['Due on', 'تاريخ الاستحقاق'],
  quantity: ['Quantity', 'الكمية'],
  price: ['Unit price', 'سعر الوحدة'],
  net: ['Net', 'الصافي'],
  rate: ['VAT rate', 'نسبة الضريبة'],
  total: ['Total', 'الإجمالي'],
  trn: ['TRN', 'الرقم الضريبي'],
  creditOf: ['Invoice and its date', 'الفاتورة وتاريخها'],
  creditReason: ['Reason', 'السبب'],
  before: ['Invoiced before', 'قيمة الفاتورة قبل الإشعار'],
  after: ['Invoiced now', 'قيمة الفاتورة بعد الإشعار'],
  difference: ['Difference', 'الفرق'],
  differenceVat: ['VAT of the difference', 'ضريبة الفرق'],
  annex: ['Charges of this invoice', 'رسوم هذه الفاتورة'],
} as const;

const words = bothOf(WORDS);
const row = (label: string, value: string) => `<tr><td>${label}</td><td class="sum">${value}</td></tr>`;
const sum = (fils: number) => `<td class="sum">${aedText(fils)}</td>`;
/** Returns an amount that may be below zero, with its sign before it. */
const signed = (fils: number) => (fils < 0 ? `<bdi dir="ltr">\u2212${aedText(-fils)}</bdi>` : aedText(fils));

function serviceOf({ kind, what }: { kind: ChargeKind; what: string }): string {
  const [en, ar] = SERVICES[kind];
  return what === '' ? inBoth(en, ar) : typed(what);
}

function route({ from, to }: { from: string; to: string }): string {
  return from === '' || to === ''
    ? ''
    : inBoth(`${cityLabel(from)} – ${cityLabel(to)}`, `${cityInArabic(from)} – ${cityInArabic(to)}`);
}

function chargeTable(charges: readonly InvoicedCharge[]): string {
  if (charges.length === 0) return '';
  const rows = charges.map(
    (charge) =>
      `<tr><td class="code">${typed(charge.trackingID)}</td><td class="code">${dayText(charge.day)}</td><td>${serviceOf(charge)} ${route(charge)}</td><td class="sum code">${aedText(charge.fils)}</td></tr>`,
  );
  return `<table><tr><th>${words('order')}</th><th>${words('day')}</th><th>${words('service')}</th><th class="sum">${words('amount')}</th></tr>${rows.join('')}</table>`;
}

type Printing = { timeZone: string; styleApart: boolean };

/** Prints a statement in English and Arabic. */
export async function printStatement(
  db: Database,
  { timeZone, styleApart }: Printing,
  no: number,
  reply: FastifyReply,
): Promise<Streamed> {
  const [statement] = await findStatements(db, [no]);
  if (!statement) throw refuse('no_such_statement');
  const invoices = (await invoicesOfStatements(db, [no])).get(no) ?? [];
  const { closing_fils: closing } = statement;
  const facts = [
    row(words('number'), String(no)),
    row(words('time'), timeText(statement.at, timeZone)),
    row(words('shop'), typed(statement.sender_name)),
    row(words('through'), dayText(statement.through)),
    ...invoices.map((invoice) => row(words('invoice'), typed(invoice))),
    row(words('opening'), signed(statement.opening_fils)),
    row(words('cash'), signed(statement.cash_fils)),
    row(words('charges'), signed(-statement.charges_fils)),
    ...(statement.vat_fils > 0 ? [row(words('vat'), signed(-statement.vat_fils))] : []),
    ...(statement.other_fils === 0 ? [] : [row(words('other'), signed(statement.other_fils))]),
    `<tr class="total"><td>${words(closing < 0 ? 'owing' : 'closing')}</td>${sum(Math.abs(closing))}</tr>`,
    ...(statement.held_fils > 0 ? [row(words('held'), signed(-statement.held_fils))] : []),
    row(words('payable'), aedText(statement.payable_fils)),
    ...(statement.unpaid_fils > 0 ? [row(words('unpaid'), aedText(statement.unpaid_fils))] : []),
    ...(statement.paid_on === null ? [] : [row(words('paidOn'), dayText(statement.paid_on))]),
    ...(statement.iban === '' ? [] : [row('IBAN', typed(masked(statement.iban)))]),
  ];
  const charges = await listCharges(db, { statement: no });
  const content = `<h1>${words('statement')}</h1><table>${facts.join('')}</table>${chargeTable(charges)}`;
  return printDocument(db, reply, { title: `Statement ${no}`, style: STYLE, styleApart, content });
}

function party({ name, nameArabic, trn, street, city, phone }: InvoiceParty): string {
  const place = [typed(street), city && inBoth(cityLabel(city), cityInArabic(city))];
  const lines = [
    `<b>${nameArabic === '' ? typed(name) : inBoth(typed(name), typed(nameArabic))}</b>`,
    place.filter(Boolean).join(', '),
    phone && `<bdi dir="ltr">${typed(phone)}</bdi>`,
    trn && `${words('trn')} ${typed(trn)}`,
  ];
  return lines
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

function titleOf({ isTaxed, kind }: InvoiceDocument): keyof typeof WORDS {
  if (kind === 380) return isTaxed ? 'taxInvoice' : 'invoice';
  return isTaxed ? 'taxCreditNote' : 'creditNote';
}

function linesOf({ lines, isTaxed, net, vat, total }: InvoiceDocument): string {
  const heads = [
    'service',
    'quantity',
    'price',
    'net',
    ...(isTaxed ? (['rate', 'vat', 'total'] as const) : []),
  ] as const;
  const head = heads.map((name, at) => `<th${at === 0 ? '' : ' class="sum"'}>${words(name)}</th>`).join('');
  const rows = lines.map(
    (line) =>
      `<tr><td>${serviceOf(line)} ${route(line)}</td><td class="sum">${line.quantity}</td>${sum(line.price)}${sum(line.net)}${isTaxed ? `<td class="sum">5%</td>${sum(line.vat)}${sum(line.net + line.vat)}` : ''}</tr>`,
  );
  const span = isTaxed ? 6 : 3;
  const sumRow = (name: keyof typeof WORDS, fils: number, isLast = false) =>
    `<tr${isLast ? ' class="total"' : ''}><td colspan="${span}">${words(name)}</td>${sum(fils)}</tr>`;
  const sums = isTaxed ? [sumRow('net', net), sumRow('vat', vat)] : [];
  return `<table><tr>${head}</tr>${rows.join('')}${sums.join('')}${sumRow('total', total, true)}</table>`;
}

const REASONS: Readonly<Record<CreditReason, readonly [string, string]>> = {
  cancelled: ['The supply was cancelled', 'إلغاء التوريد'],
  taxTreatment: ['The tax treatment changed', 'تغيّر المعاملة الضريبية'],
  altered: ['The price was changed', 'تعديل السعر'],
  returned: ['The parcel came back', 'إرجاع الشحنة'],
  error: ['Charged in error', 'خطأ في الاحتساب'],
};

function creditRows({ credit, vat }: InvoiceDocument): string[] {
  if (!credit) return [];
  const { of, ofIssuedOn, reason, before, after } = credit;
  const [en, ar] = REASONS[reason];
  return [
    row(words('creditOf'), `${typed(of)}, ${dayText(ofIssuedOn)}`),
    row(words('creditReason'), inBoth(en, ar)),
    row(words('before'), aedText(before)),
    row(words('after'), aedText(after)),
    row(words('difference'), aedText(before - after)),
    ...(vat > 0 ? [row(words('differenceVat'), aedText(vat))] : []),
  ];
}

/** Prints an invoice or a credit note as it was issued, in English and Arabic. */
export async function printInvoice(
  db: Database,
  { styleApart }: Pick<Printing, 'styleApart'>,
  no: string,
  reply: FastifyReply,
): Promise<Streamed> {
  const invoice = await findInvoice(db, no);
  if (!invoice) throw refuse('no_such_invoice');
  const document = JSON.parse(invoice.document) as InvoiceDocument;
  const { seller, buyer, issuedOn, dueOn, from, to, credit } = document;
  const facts = [
    row(words('number'), typed(no)),
    row(words('issuedOn'), dayText(issuedOn)),
    row(words('supplied'), from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`),
    ...(credit ? creditRows(document) : [row(words('dueOn'), dayText(dueOn))]),
  ];
  const content = `<h1>${words(titleOf(document))}</h1>
<div class="parties"><div><h2>${words('from')}</h2>${party(seller)}</div><div><h2>${words('to')}</h2>${party(buyer)}</div></div>
<table>${facts.join('')}</table>${linesOf(document)}<h2>${words('annex')}</h2>${chargeTable(document.charges)}`;
  return printDocument(db, reply, { title: no, style: STYLE, styleApart, content });
}
