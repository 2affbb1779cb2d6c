import { PIECES, type Piece } from '@tawseel/contract/facts/ledger';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import { speakerIn } from '../../platform/http/language.ts';
import { pagePolicy } from '../../platform/http/page-policy.ts';
import { beginPaper, END_OF_PAPER, FONTS } from '../../platform/http/paper.ts';
import type { Streamed } from '../../platform/http/serve.ts';
import { streamed } from '../../platform/http/stream-list.ts';
import { escapeHtml } from '../../platform/values/escape-html.ts';
import { aedText } from '../../platform/values/fils.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { zonedText } from '../../platform/values/time-zone.ts';
import { findBusiness } from '../business/store.ts';
import { listCrossedOut } from '../expenses/store/expenses.ts';
import { findCount, takenInBy } from '../ledger/store/counts.ts';
import { listOrdersOfCount } from './store.ts';
import { expensesOf, type StoredExpense } from './views.ts';

const STYLE = `
html { background: #fff }
body { font: 14px/1.5 ${FONTS}; color: #000; max-width: 42rem; margin: 1rem auto; padding: 0 1rem }
h1 { font-size: 1.25rem; margin: 0 }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; break-inside: auto }
th, td { border-bottom: 1px solid #999; padding: .25rem .5rem; text-align: start; vertical-align: top }
th + th, td + td { text-align: end }
td { font-variant-numeric: tabular-nums }
.ar { direction: rtl; unicode-bidi: isolate; font-size: .9em }
.void { border: 3px solid #000; padding: .5rem; font-weight: 700; text-align: center }
.sign { display: flex; gap: 2rem; margin-top: 3rem }
.sign > span { flex: 1; border-top: 1px solid #000; padding-top: .25rem }
`;

/** Words of the receipt in both languages, whatever language the console has. */
const WORDS = {
  handIn: ['Receipt of cash', 'سند قبض'],
  close: ['Count of a cash box', 'عدّ الصندوق'],
  number: ['Number', 'الرقم'],
  time: ['Time', 'الوقت'],
  person: ['From', 'من'],
  by: ['Counted by', 'أجرى العدّ'],
  orders: ['Orders', 'الطلبات'],
  order: ['Order', 'الطلب'],
  change: ['Change', 'عهدة الفكة'],
  expected: ['Expected', 'المتوقع'],
  counted: ['Counted', 'المعدود'],
  expenses: ['Expenses', 'المصروفات'],
  crossedOut: ['Expense not accepted', 'مصروف مرفوض'],
  difference: ['Difference', 'الفرق'],
  reason: ['Reason', 'السبب'],
  pieces: ['Notes and coins', 'الأوراق والعملات'],
  amount: ['Amount (AED)', 'المبلغ (درهم)'],
  reversed: ['Reversed: this receipt is void', 'مُلغى: هذا السند غير صالح'],
  signature: ['Signature', 'التوقيع'],
} as const;

const inBoth = (en: string, ar: string) => `${en} <span class="ar" lang="ar">${ar}</span>`;

function words(name: keyof typeof WORDS): string {
  const [en, ar] = WORDS[name];
  return inBoth(en, ar);
}

const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
const cell = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

const [inEnglish, inArabic] = [speakerIn('en'), speakerIn('ar')];

/** Returns what an expense was for; its kind, if the driver has chosen one, in both languages. */
function expenseText({ what, kind }: Pick<StoredExpense, 'what' | 'kind'>): string {
  if (!kind) return cell(what);
  const named = sentence('driver_expense', { kind, note: '' });
  return `${inBoth(inEnglish(named), inArabic(named))} ${cell(what)}`;
}

/** Prints the receipt of a count, in English and Arabic. */
export async function printReceipt(
  db: Database,
  { scope, timeZone, styleApart }: { scope: Scope; timeZone: string; styleApart: boolean },
  no: number,
  reply: FastifyReply,
): Promise<Streamed> {
  const count = await findCount(db, no, scope.warehouseId);
  if (!count) throw refuse('no_such_cash_count');
  const { tradeName, legalName, trn } = await findBusiness(db);
  const expenses = expensesOf(count);
  const crossedOut = await listCrossedOut(db, [no]);
  const difference = takenInBy(count) - count.expected_fils;
  const pieces: Partial<Record<Piece, number>> = JSON.parse(count.pieces);
  const orders = await listOrdersOfCount(db, no);
  const facts = [
    row(words('number'), String(no)),
    row(words('time'), cell(zonedText(Date.parse(count.at), timeZone).slice(0, 16).replace('T', ' '))),
    row(words('person'), cell(count.person_name)),
    row(words('by'), cell(count.actor_name)),
    ...(count.change_fils > 0 ? [row(words('change'), aedText(count.change_fils))] : []),
    row(words('expected'), aedText(count.expected_fils)),
    ...expenses.map((one) => row(`${words('expenses')}: ${expenseText(one)}`, aedText(one.fils))),
    ...crossedOut.map(({ kind, note: what, reason, fils }) =>
      row(`${words('crossedOut')}: ${expenseText({ what, kind })} (${cell(reason)})`, aedText(fils)),
    ),
    row(words('counted'), aedText(count.counted_fils)),
    ...(difference === 0 ? [] : [row(words('difference'), aedText(difference))]),
    ...(count.reason === '' ? [] : [row(words('reason'), cell(count.reason))]),
  ];
  const counted = PIECES.filter((piece) => pieces[piece]).map((piece) =>
    row(`${aedText(Number(piece))} × ${pieces[piece]}`, aedText(Number(piece) * (pieces[piece] ?? 0))),
  );
  const title = `${WORDS[count.kind][0]} ${no}`;
  const table = (head: string, rows: readonly string[]) =>
    rows.length === 0
      ? ''
      : `<table><tr><th>${head}</th><th>${words('amount')}</th></tr>${rows.join('')}</table>`;
  const page = `${beginPaper({ title, style: STYLE, styleApart })}
<p>${cell(tradeName || legalName)}${trn === '' ? '' : ` · TRN ${cell(trn)}`}</p>
<h1>${words(count.kind)}</h1>
${count.reversed_at === null ? '' : `<p class="void">${words('reversed')}</p>`}
<table>${facts.join('')}</table>
${table(words('pieces'), counted)}
${table(
  `${words('orders')}: ${count.orders}`,
  orders.map(({ tracking_id, fils }) => row(cell(tracking_id), aedText(fils))),
)}
<div class="sign"><span>${words('signature')}: ${cell(count.person_name)}</span><span>${words('signature')}: ${cell(count.actor_name)}</span></div>
${END_OF_PAPER}`;
  async function* whole() {
    yield page;
  }
  reply.header('content-security-policy', pagePolicy(STYLE));
  return streamed(whole(), 'text/html; charset=utf-8');
}
