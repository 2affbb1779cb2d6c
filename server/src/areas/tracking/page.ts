import { callLink } from '@tawseel/contract/facts/phones';
import { escapeHtml } from '../../platform/values/escape-html.ts';
import { aedText } from '../../platform/values/fils.ts';
import { HOURS, type ReceiverForm } from './acts.ts';
import type { TrackedParcel, TrackedStep } from './parcel.ts';
import { type Language, type Problem, WORDS, type Words } from './words.ts';

export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --quiet: #566173; --line: #d5dbe3; --ground: #f4f6f8; --card: #fff; --action: #0b62c4; --on: #fff; --bad: #b3261e; --good: #176b3a }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --quiet: #a5b0c0; --line: #3a4452; --ground: #12161c; --card: #1b212a; --action: #7db5ff; --on: #0b1420; --bad: #ff9d96; --good: #7fd6a2 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.6 system-ui, "Segoe UI", Roboto, "Noto Sans Arabic", sans-serif }
main, header { max-width: 34rem; margin: 0 auto; padding: 1rem }
header { display: flex; justify-content: space-between; gap: 1rem; padding-bottom: 0 }
h1 { font-size: 1.375rem; line-height: 1.3; margin: .25rem 0 1rem; overflow-wrap: anywhere }
h2 { font-size: 1.0625rem; margin: 0 0 .5rem }
section, form.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem }
a { color: var(--action) }
ol { list-style: none; margin: 0; padding: 0 }
li { position: relative; padding: 0 0 .75rem; padding-inline-start: 1.75rem; color: var(--quiet) }
li::before { content: ""; position: absolute; inset-inline-start: .25rem; top: .45rem; width: .75rem; height: .75rem; border: 2px solid var(--line); border-radius: 50% }
li.reached { color: var(--ink) }
li.reached::before { background: var(--action); border-color: var(--action) }
li.now { font-weight: 600 }
li span, dd span, .quiet { color: var(--quiet); font-weight: 400; font-size: .9375rem }
li span, dd span { display: block }
dl { margin: 0 }
dt { color: var(--quiet); font-size: .9375rem }
dd { margin: 0 0 .75rem; font-weight: 600 }
dd:last-child { margin: 0 }
dd .big { color: var(--ink); font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums }
label { display: block; margin: 0 0 .75rem }
label.check { display: flex; gap: .5rem; align-items: start }
label.check input { margin-top: .4rem }
input:not([type=checkbox]), select { display: block; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet); border-radius: .5rem }
input.digits { font-size: 1.5rem; letter-spacing: .25em; direction: ltr; text-align: center }
button { width: 100%; min-height: 2.75rem; font: inherit; font-weight: 600; color: var(--on); background: var(--action); border: 0; border-radius: .5rem; cursor: pointer }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px }
.problem, .done { border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 1rem; border: 1px solid; background: var(--card) }
.problem { color: var(--bad) }
.done { color: var(--good) }
`;

/** What every page has: its language, the ID as it was typed, and the name of the business. */
export type Frame = {
  language: Language;
  trackingId: string;
  business: string;
  /** Address of the page in the other language. */
  otherLanguage: string;
};

const bdi = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
const ltr = (text: string) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;

function documentOf(language: Language, title: string, header: string, content: string): string {
  const { direction } = WORDS[language];
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body>${header}<main><h1>${title}</h1>${content}</main></body></html>`;
}

function framed({ language, trackingId, business, otherLanguage }: Frame, content: string): string {
  const words: Words = WORDS[language];
  const header = `<header><span class="quiet">${bdi(business)}</span><a href="${escapeHtml(otherLanguage)}" lang="${language === 'en' ? 'ar' : 'en'}">${words.otherLanguage}</a></header>`;
  return documentOf(language, escapeHtml(words.title(trackingId)), header, content);
}

/** Page for a request that was refused before a parcel was looked for. */
export function refusedPage(language: Language, message: string): string {
  const problem = `<p class="problem" role="alert">${escapeHtml(message)}</p>`;
  return documentOf(language, WORDS[language].parcel, '', problem);
}

const problemBox = (words: Words, problem: Problem | undefined) =>
  problem ? `<p class="problem" role="alert">${words.problems[problem]}</p>` : '';

/** Page that asks for the digits of the phone; it is the same whether or not there is such a parcel. */
export function digitsPage(frame: Frame, action: string, problem?: Problem): string {
  const words: Words = WORDS[frame.language];
  return framed(
    frame,
    `${problemBox(words, problem)}<form class="card" method="post" action="${escapeHtml(action)}"><label>${words.digits}<input class="digits" name="digits" inputmode="numeric" autocomplete="off" maxlength="20" required aria-describedby="hint"></label><p id="hint" class="quiet">${words.digitsHint}</p><button>${words.open}</button></form>`,
  );
}

/** What the page of a parcel needs besides the parcel. */
export type ParcelPage = {
  parcel: TrackedParcel;
  /** Address that its forms are sent to. */
  action: string;
  days: readonly string[];
  today: string;
  phone: string;
  timeZone: string;
  done?: keyof Words['done'] | undefined;
  problem?: Problem | undefined;
  /** Form that was refused, to be corrected. */
  sent?: ReceiverForm | undefined;
};

function dayText(words: Words, day: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(words.dates, format).format(new Date(`${day}T00:00:00Z`));
}

function timeText(words: Words, at: string, timeZone: string): string {
  const format = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(words.dates, { ...format, hourCycle: 'h23', timeZone }).format(new Date(at));
}

function stepItem(
  words: Words,
  { step, isReached, at }: TrackedStep,
  isNow: boolean,
  timeZone: string,
): string {
  const classes = `${isReached ? 'reached' : ''}${isNow ? ' now' : ''}`;
  const time = at === undefined ? '' : `<span>${timeText(words, at, timeZone)}</span>`;
  return `<li class="${classes}"${isNow ? ' aria-current="step"' : ''}>${words.steps[step]}${time}</li>`;
}

function stepsOf(words: Words, { parcel: { steps, tried }, timeZone }: ParcelPage): string {
  const now = steps.findLastIndex(({ isReached }) => isReached);
  const items = steps.map((step, at) => stepItem(words, step, at === now, timeZone));
  const failed = tried.map((at) => `<p class="quiet">${words.tried}: ${timeText(words, at, timeZone)}</p>`);
  return `<section><ol>${items.join('')}</ol>${failed.join('')}</section>`;
}

const row = (label: string, value: string, hint = '') =>
  `<dt>${label}</dt><dd>${value}${hint && `<span>${hint}</span>`}</dd>`;

function hoursText(from: string, to: string): string {
  return from && to ? ltr(`${from}–${to}`) : ltr(from || to);
}

function promisedText(words: Words, { parcel: { promised, isOut }, today }: ParcelPage): string {
  if (!promised) return isOut ? words.today : '';
  const { day, from_time, to_time } = promised;
  const named = day === today ? words.today : dayText(words, day);
  return [named, hoursText(from_time, to_time)].join(' ').trim();
}

function factsOf(language: Language, page: ParcelPage): string {
  const words: Words = WORDS[language];
  const { parcel, phone } = page;
  const { promised, received, initials, place, dueFils, code, isOut, isOver } = parcel;
  const planned = promisedText(words, page);
  const leftWith = promised && (words.leftWith as Record<string, string>)[promised.leave_with];
  const dial = callLink(phone);
  const hasDueShown = !isOver && dueFils > 0;
  const rows = [
    row(words.deliveryTo, `${bdi(initials)}`, bdi(place[language])),
    planned &&
      row(
        words.promised,
        planned,
        [leftWith, promised?.note && bdi(promised.note)].filter(Boolean).join(' · '),
      ),
    hasDueShown && row(words.cash, `<span class="big">${ltr(aedText(dueFils))}</span>`, words.cashHint),
    !isOver && dueFils === 0 && row(words.payment, words.nothingToPay),
    code && row(words.code, `<span class="big">${ltr(code)}</span>`, words.codeHint),
    received &&
      row(
        words.receivedBy,
        `${words.relations[received.relation]} ${received.initials && `(${bdi(received.initials)})`}`,
      ),
    (isOut || isOver) &&
      phone &&
      row(words.phone, dial ? `<a href="${escapeHtml(dial)}">${ltr(phone)}</a>` : ltr(phone)),
  ];
  return `<section><dl>${rows.filter(Boolean).join('')}</dl></section>`;
}

const option = (value: string, label: string, chosen: string | undefined) =>
  `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${label}</option>`;
const select = (name: string, label: string, options: readonly string[]) =>
  `<label>${label}<select name="${name}">${options.join('')}</select></label>`;
const noteField = (label: string, hint: string, value = '') =>
  `<label>${label}<input name="note" maxlength="500" placeholder="${escapeHtml(hint)}" value="${escapeHtml(value)}"></label>`;

function chooseForm(words: Words, { parcel, days, action, sent = {} }: ParcelPage): string {
  const hours = HOURS.map((one) =>
    option(one, one === '' ? words.anyTime : `\u2066${one.replace('-', '–')}\u2069`, sent.hours),
  );
  const takers = [
    option('', words.onlyMe, sent.leaveWith),
    ...Object.entries(words.leftWith).map(([who, label]) => option(who, label, sent.leaveWith)),
  ];
  const cash =
    parcel.dueFils > 0
      ? `<label class="check"><input type="checkbox" name="cash" value="yes"${sent.cash === 'yes' ? ' checked' : ''}>${words.cashAgreed(aedText(parcel.dueFils))}</label>`
      : '';
  return `<form class="card" method="post" action="${escapeHtml(action)}"><h2>${words.choose}</h2><input type="hidden" name="act" value="choose">${select(
    'day',
    words.day,
    days.map((day) => option(day, dayText(words, day), sent.day)),
  )}${select('hours', words.hours, hours)}${select('leaveWith', words.whoTakesIt, takers)}${cash}${noteField(words.note, words.noteHint, sent.act === 'choose' ? sent.note : '')}<button>${words.save}</button></form>`;
}

/** Page of a parcel for its receiver. */
export function parcelPage(frame: Frame, page: ParcelPage): string {
  const words: Words = WORDS[frame.language];
  const { parcel, action, done, problem, sent = {} } = page;
  const mayChoose = !parcel.isOut && !parcel.isOver && page.days.length > 0;
  const call = `<form class="card" method="post" action="${escapeHtml(action)}"><h2>${words.call}</h2><input type="hidden" name="act" value="call">${noteField(words.callHint, '', sent.act === 'call' ? sent.note : '')}<button>${words.callMe}</button></form>`;
  return framed(
    frame,
    [
      problemBox(words, problem),
      done ? `<p class="done" role="status">${words.done[done]}</p>` : '',
      stepsOf(words, page),
      factsOf(frame.language, page),
      mayChoose ? chooseForm(words, page) : '',
      call,
    ].join(''),
  );
}
