import { escapeHtml } from '../../../platform/values/escape-html.ts';
import { barCode, qrCode } from './codes.ts';
import type { LabelFacts } from './facts.ts';
import { fitOf } from './fit.ts';
import { WORDS, type Word } from './words.ts';

/** Returns a word in English on the left and in Arabic on the right. */
export function inBoth(word: Word, kind = ''): string {
  const { en, ar } = WORDS[word];
  return `<p class="both ${kind}"><span>${en}</span><span lang="ar" dir="rtl">${ar}</span></p>`;
}

function phone(written: string): string {
  return `<bdi dir="ltr">${escapeHtml(written)}</bdi>`;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** At least seven digits in groups, which would be in reverse order within Arabic text. */
const PHONE = /([+(]{0,2}\p{Nd}(?:[\s().\-/]*\p{Nd}){6,})/u;

function inOrder(written: string): string {
  if (!RIGHT_TO_LEFT.test(written)) return escapeHtml(written);
  const parts = written.split(PHONE);
  return parts.map((part, at) => (at % 2 === 0 ? escapeHtml(part) : phone(part))).join('');
}

/** Returns a typed text as a paragraph in the direction of its letters; `kind` may limit its lines. */
function text(kind: string, written: string): string {
  return written === '' ? '' : `<p class="${kind}" dir="auto">${inOrder(written)}</p>`;
}

/** Returns a name in both languages side by side, or only the typed one if it is Arabic. */
function besides(written: string, inArabic: string, more = ''): string {
  if (/\p{Script=Arabic}/u.test(written)) return text('one place', written);
  if (written === '') return '';
  return `<p class="both place"><span><bdi>${escapeHtml(written)}</bdi>${more}</span><span lang="ar" dir="rtl">${escapeHtml(inArabic)}</span></p>`;
}

/** Returns a class with narrower letters for an ID of more than 14 characters, so that 40 fit in two lines. */
function idClass(id: string): string {
  return id.length <= 14 ? 'id' : id.length <= 22 ? 'id long' : 'id longest';
}

/** Returns the ID in large letters with its bar code of a width in dots, or the reason why there is none. */
function idPart(id: string, dots: number): string {
  const drawn = barCode(id, dots);
  const bars = 'svg' in drawn ? drawn.svg : inBoth(drawn.problem, 'why');
  return `<div class="codes"><p class="${idClass(id)}"><bdi dir="ltr">${escapeHtml(id)}</bdi></p>${bars}</div>`;
}

function receiverPart({ to }: LabelFacts): string {
  const { name, phones, street, door, area, areaInArabic, city, cityInArabic, makani } = to;
  const makaniOf = makani === '' ? '' : ` <small>Makani ${phone(makani)}</small>`;
  const fit = fitOf({ name, phones: phones.join(' · '), street, door });
  return `<section class="to ${fit}">${inBoth('to', 'word')}${text('two name', name)}<p class="two phones">${phones.map(phone).join(' · ')}</p>${text('street', street)}${text('two door', door)}${besides(area, areaInArabic)}${besides(city, cityInArabic, makaniOf)}</section>`;
}

function paymentPart({ cash, over }: LabelFacts): string {
  if (cash === undefined)
    return `<section class="pay">${inBoth(over ?? 'paid', 'amount')}${inBoth('nothingToCollect')}</section>`;
  return `<section class="pay">${inBoth('cod')}<p class="amount">COD ${cash}</p></section>`;
}

/** Returns the class of the largest letters that a sort code fits in. */
function sortClass(code: string): string {
  return code.length <= 10 ? 'code' : code.length <= 17 ? 'code long' : 'code longest two';
}

function servicePart({ isUrgent, sortCode }: LabelFacts): string {
  const service = isUrgent ? inBoth('urgent', 'service urgent') : inBoth('normal', 'service');
  return `<div class="sort">${service}<p class="${sortClass(sortCode)}">${escapeHtml(sortCode)}</p></div>`;
}

function senderPart({ from, title, instructions, isPacked }: LabelFacts): string {
  return `<section class="from">${inBoth('from', 'word')}${text('two strong', from.name)}<p class="two">${phone(from.phone)}</p>${text('two', from.address)}${text('one rule strong', title)}${text('two', instructions)}${isPacked ? inBoth('careful', 'strong') : ''}</section>`;
}

/** Returns the QR code, with the order's day and the parcel's measures above it. */
function codePart(link: string, lines: readonly string[]): string {
  const lineHtml = lines.map((line) => `<p class="one">${line}</p>`).join('');
  return `<div class="facts">${lineHtml}${qrCode(link)}</div>`;
}

/** Returns the label of an order, below the header of the business; `dots` is the width of the bar code. */
export function orderLabel(facts: LabelFacts, head: string, dots: number): string {
  return `<article class="label">${head}${idPart(facts.id, dots)}${servicePart(facts)}${receiverPart(facts)}${paymentPart(facts)}<div class="end">${senderPart(facts)}${codePart(facts.link, facts.measures)}</div></article>`;
}

/** Returns a label with a code and space for handwriting. */
export function blankLabel(code: string, head: string, dots: number): string {
  const lines = (['to', 'phone', 'address'] as const)
    .map((word) => `<section class="line">${inBoth(word, 'word')}</section>`)
    .join('');
  return `<article class="label blank">${head}${idPart(code, dots)}<div class="lines">${lines}</div><section class="pay">${inBoth('cod')}<p class="amount">AED</p></section><div class="end"><section class="from">${inBoth('from', 'word')}${inBoth('contents', 'word lower')}</section>${codePart(code, [])}</div></article>`;
}
