import { isOwedToDriver } from '@tawseel/contract/facts/cash';
import { PIECES, type Piece } from '@tawseel/contract/facts/ledger';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import { speakerIn } from '../../platform/http/language.ts';
import type { Streamed } from '../../platform/http/serve.ts';
import { aedText } from '../../platform/values/fils.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { timeText } from '../../platform/values/time-text.ts';
import { bothOf, inBoth, printDocument, typed } from '../business/print-document.ts';
import { listCrossedOut } from '../expenses/store/expenses.ts';
import { findCount, kindOfCount, takenInBy } from '../ledger/store/counts.ts';
import { listOrdersOfCount } from './store/balances.ts';
import { expensesOf, type StoredExpense } from './views.ts';

const STYLE = `
th + th, td + td { text-align: end }
.void { border: 3px solid #000; padding: .5rem; font-weight: 700; text-align: center }
.sign { display: flex; gap: 2rem; margin-top: 3rem }
.sign > span { flex: 1; border-top: 1px solid #000; padding-top: .25rem }
`;

/** Words of the receipt in both languages, independent of the language of the console. */
const WORDS = {
  handIn: ['Receipt of cash', 'سند قبض'],
  close: ['Count of a cash box', 'عدّ الصندوق'],
  safe: ['Count of a safe', 'عدّ الخزنة'],
  number: ['Number', 'الرقم'],
  time: ['Time', 'الوقت'],
  person: ['From', 'من'],
  by: ['Counted by', 'أجرى العدّ'],
  orders: ['Orders', 'الطلبات'],
  order: ['Order', 'الطلب'],
  change: ['Change, advances', 'الفكة والمقدَّم'],
  expected: ['Expected', 'المتوقع'],
  counted: ['Counted', 'المعدود'],
  expenses: ['Expenses', 'المصروفات'],
  crossedOut: ['Expense not accepted', 'مصروف مرفوض'],
  missing: ['Missing', 'ينقص'],
  tooMuch: ['Too much', 'يزيد'],
  businessOwes: ['Business owes', 'للسائق على الشركة'],
  reason: ['Reason', 'السبب'],
  pieces: ['Notes and coins', 'الأوراق والعملات'],
  amount: ['Amount (AED)', 'المبلغ (درهم)'],
  reversed: ['Reversed: this receipt is void', 'مُلغى: هذا السند غير صالح'],
  signature: ['Signature', 'التوقيع'],
} as const;

const words = bothOf(WORDS);

function nameOf(difference: number, counted: number): keyof typeof WORDS {
  if (isOwedToDriver({ difference, counted })) return 'businessOwes';
  return difference < 0 ? 'missing' : 'tooMuch';
}

const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

const [inEnglish, inArabic] = [speakerIn('en'), speakerIn('ar')];

/** Returns what an expense was for; its kind, if the driver has chosen one, in both languages. */
function expenseText({ what, kind }: Pick<StoredExpense, 'what' | 'kind'>): string {
  if (!kind) return typed(what);
  const named = sentence('driver_expense', { kind, note: '' });
  return `${inBoth(inEnglish(named), inArabic(named))} ${typed(what)}`;
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
  const expenses = expensesOf(count);
  const crossedOut = await listCrossedOut(db, [no]);
  const difference = takenInBy(count) - count.expected_fils;
  const pieces: Partial<Record<Piece, number>> = JSON.parse(count.pieces);
  const orders = await listOrdersOfCount(db, no);
  const facts = [
    row(words('number'), String(no)),
    row(words('time'), timeText(count.at, timeZone)),
    row(words('person'), typed(count.person_name)),
    row(words('by'), typed(count.actor_name)),
    ...(count.change_fils > 0 ? [row(words('change'), aedText(count.change_fils))] : []),
    row(words('expected'), aedText(count.expected_fils)),
    ...expenses.map((one) => row(`${words('expenses')}: ${expenseText(one)}`, aedText(one.fils))),
    ...crossedOut.map(({ kind, note: what, reason, fils }) =>
      row(`${words('crossedOut')}: ${expenseText({ what, kind })} (${typed(reason)})`, aedText(fils)),
    ),
    row(words('counted'), aedText(count.counted_fils)),
    ...(difference === 0
      ? []
      : [row(words(nameOf(difference, count.counted_fils)), aedText(Math.abs(difference)))]),
    ...(count.reason === '' ? [] : [row(words('reason'), typed(count.reason))]),
  ];
  const counted = PIECES.filter((piece) => pieces[piece]).map((piece) =>
    row(`${aedText(Number(piece))} × ${pieces[piece]}`, aedText(Number(piece) * (pieces[piece] ?? 0))),
  );
  const kind = kindOfCount(count);
  const title = `${WORDS[kind][0]} ${no}`;
  const table = (head: string, rows: readonly string[]) =>
    rows.length === 0
      ? ''
      : `<table><tr><th>${head}</th><th>${words('amount')}</th></tr>${rows.join('')}</table>`;
  const content = `<h1>${words(kind)}</h1>
${count.reversed_at === null ? '' : `<p class="void">${words('reversed')}</p>`}
<table>${facts.join('')}</table>
${table(words('pieces'), counted)}
${table(
  `${words('orders')}: ${count.orders}`,
  orders.map(({ tracking_id, fils }) => row(typed(tracking_id), aedText(fils))),
)}
<div class="sign"><span>${words('signature')}: ${typed(count.person_name)}</span><span>${words('signature')}: ${typed(count.actor_name)}</span></div>`;
  return printDocument(db, reply, { title, style: STYLE, styleApart, content });
}
