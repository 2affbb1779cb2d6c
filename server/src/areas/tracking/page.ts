import {
  BRAND_COLOUR_NAMES,
  BRAND_COLOURS,
  type BrandColour,
  ON_COLOUR,
  OWN_COLOUR,
} from '@tawseel/contract/facts/brand-colours';
import { RECEIVER_HOURS } from '@tawseel/contract/facts/calls';
import { callLink } from '@tawseel/contract/facts/phones';
import { pagePolicy } from '../../platform/http/page-policy.ts';
import { beginPaper, END_OF_PAPER, FONTS } from '../../platform/http/paper.ts';
import { escapeHtml } from '../../platform/values/escape-html.ts';
import { aedText } from '../../platform/values/fils.ts';
import { trackingPath } from '../orders/tracking-link.ts';
import type { ReceiverForm } from './acts.ts';
import type { TrackedParcel, TrackedStep } from './parcel.ts';
import { type Language, type Problem, WORDS, type Words } from './words.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1d1a17; --quiet: #5f5850; --line: #e2dcd4; --ground: #f7f5f2; --card: #fff; --bad: #b3261e; --good: #1a6839 }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f1ec; --quiet: #b3aa9f; --line: #3b3733; --ground: #171513; --card: #211f1c; --bad: #ff9a8f; --good: #74cf93 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.6 ${FONTS} }
main, header { padding: 1rem max(1rem, 50% - 16rem) }
header { display: flex; align-items: center; gap: .75rem; min-height: 4.5rem; color: var(--on-brand); background: var(--brand) }
header img { max-height: 2.5rem; max-width: 8rem; padding: .25rem; background: #fff; border-radius: .5rem }
header a { margin-inline-start: auto; color: inherit }
header a:focus-visible { outline-color: currentColor }
h1 { font-size: 1.375rem; line-height: 1.3; margin: .25rem 0 .5rem; overflow-wrap: anywhere }
.lead { font-size: 1.125rem; font-weight: 600; margin: 0 }
.id { margin: 0 0 1rem; color: var(--quiet); overflow-wrap: anywhere }
.lead + .id { margin-top: .25rem }
summary { font-weight: 600; cursor: pointer; min-height: 1.75rem }
details[open] summary { margin-bottom: .75rem }
details.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; margin: 0 0 1rem }
h2 { font-size: 1.0625rem; margin: 0 0 .5rem }
section, form.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem }
a { color: var(--action) }
ol { list-style: none; margin: 0; padding: 0 }
li { position: relative; padding: 0 0 .75rem; padding-inline-start: 1.75rem; color: var(--quiet) }
li::before { content: ""; position: absolute; inset-inline-start: .25rem; top: .45rem; width: .75rem; height: .75rem; border: 2px solid var(--line); border-radius: 50%; background: var(--card); z-index: 1 }
li:not(:last-child)::after { content: ""; position: absolute; inset-inline-start: .5625rem; top: 1.2rem; bottom: -.45rem; width: 2px; background: var(--line) }
li.reached:not(.now)::after { background: var(--action) }
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

/** Style of the page in each colour of a business, deep in its head and bright on a dark page, with its policy. */
const LOOKS = Object.fromEntries(
  BRAND_COLOUR_NAMES.map((name) => {
    const { light, dark } = BRAND_COLOURS[name];
    const style = `:root { --brand: ${light}; --on-brand: ${ON_COLOUR.light}; --action: ${light}; --on: ${ON_COLOUR.light} }
@media (prefers-color-scheme: dark) { :root { --action: ${dark}; --on: ${ON_COLOUR.dark} } }${STYLE}`;
    return [name, { style, policy: pagePolicy(style, { forms: true, logo: true }) }];
  }),
) as Record<BrandColour, { style: string; policy: string }>;

/** Values of every page: its language, the ID as it was typed, and the name of the business. */
export type Frame = {
  language: Language;
  trackingId: string;
  business: string;
  /** Path of the logo; '' without one. */
  logo: string;
  colour: BrandColour;
  /** Address of the page in the other language. */
  otherLanguage: string;
};

const bdi = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
const ltr = (text: string) => `<bdi dir="ltr">${escapeHtml(text)}</bdi>`;

/** A page, and the policy that allows its style. */
export type Page = { html: string; policy: string };

type Content = {
  colour?: BrandColour;
  title: string;
  head?: string;
  header?: string;
  heading: string;
  content: string;
};

function documentOf(language: Language, page: Content): Page {
  const { colour = OWN_COLOUR, title, head = '', header = '', heading, content } = page;
  const { direction } = WORDS[language];
  const { style, policy } = LOOKS[colour];
  const about = `<meta name="robots" content="noindex"><meta name="theme-color" content="${BRAND_COLOURS[colour].light}">${head}`;
  const start = beginPaper({ language, direction, title, style, head: about });
  return { html: `${start}${header}<main><h1>${heading}</h1>${content}</main>${END_OF_PAPER}`, policy };
}

/** Page of the business; its title and preview name the business, and nothing of a parcel. */
function framed(frame: Frame, heading: string, content: string): Page {
  const { language, business, logo, colour, otherLanguage } = frame;
  const words: Words = WORDS[language];
  const title = words.title(business);
  const preview = { 'og:title': title, 'og:description': words.about, 'og:type': 'website' };
  const head = Object.entries(preview).map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
  );
  const picture = logo && `<img src="${escapeHtml(logo)}" alt="" height="40">`;
  const header = `<header>${picture}<strong>${bdi(business)}</strong><a href="${escapeHtml(otherLanguage)}" lang="${language === 'en' ? 'ar' : 'en'}">${words.otherLanguage}</a></header>`;
  return documentOf(language, { colour, title, head: head.join(''), header, heading, content });
}

/** Page for a request that was refused before a parcel was looked for. */
export function refusedPage(language: Language, message: string): Page {
  const { parcel } = WORDS[language];
  const content = `<p class="problem" role="alert">${escapeHtml(message)}</p>`;
  return documentOf(language, { title: parcel, heading: parcel, content });
}

const problemBox = (words: Words, problem: Problem | undefined) =>
  problem ? `<p class="problem" role="alert">${words.problems[problem]}</p>` : '';

const idLine = ({ trackingId }: Frame) => `<p class="id">${ltr(trackingId)}</p>`;

/** Page that asks for a tracking ID. */
export function idPage(frame: Frame): Page {
  const { parcel, trackingId, trackingIdHint, open }: Words = WORDS[frame.language];
  return framed(
    frame,
    parcel,
    `<form class="card" method="get" action="${trackingPath('')}"><label>${trackingId}<input name="id" autocomplete="off" autocapitalize="characters" maxlength="60" dir="ltr" required aria-describedby="hint"></label><p id="hint" class="quiet">${trackingIdHint}</p><input type="hidden" name="lang" value="${frame.language}"><button>${open}</button></form>`,
  );
}

/** Page that asks for the digits of the phone; it is the same whether or not there is such a parcel. */
export function digitsPage(frame: Frame, action: string, problem?: Problem): Page {
  const words: Words = WORDS[frame.language];
  return framed(
    frame,
    words.parcel,
    `${idLine(frame)}${problemBox(words, problem)}<form class="card" method="post" action="${escapeHtml(action)}"><label>${words.digits}<input class="digits" name="digits" inputmode="numeric" autocomplete="off" maxlength="20" required aria-describedby="hint"></label><p id="hint" class="quiet">${words.digitsHint}</p><button>${words.open}</button></form>`,
  );
}

/** Input of the page of a parcel besides the parcel. */
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
  const failed = tried.map(({ at, reason }) => {
    const why = reason ? ` · ${words.reasons[reason]}` : '';
    return `<p class="quiet">${words.tried}: ${timeText(words, at, timeZone)}${why}</p>`;
  });
  return `<section><ol>${items.join('')}</ol>${failed.join('')}</section>`;
}

const row = (label: string, value: string, hint = '') =>
  `<dt>${label}</dt><dd>${value}${hint && `<span>${hint}</span>`}</dd>`;

/** Returns what the receiver wants to know first: when it comes, or how it ended. */
function leadOf(words: Words, { parcel, today, timeZone }: ParcelPage): string {
  const { promised, isOut, isOver, stopsBefore, steps } = parcel;
  if (isOver) {
    const { step, at } = steps.at(-1)!;
    return [words.steps[step], at && timeText(words, at, timeZone)].filter(Boolean).join(' · ');
  }
  if (!promised && !isOut) return '';
  const day = !promised || promised.day === today ? words.today : dayText(words, promised.day);
  const hours = promised ? words.hoursFromTo(promised.from_time, promised.to_time) : '';
  const before = stopsBefore === undefined ? '' : words.stopsBefore(stopsBefore);
  return [words.expected(day, hours), before].filter(Boolean).join(' · ');
}

function factsOf(language: Language, page: ParcelPage): string {
  const words: Words = WORDS[language];
  const { parcel, phone } = page;
  const { promised, received, initials, place, dueFils, code, isOver } = parcel;
  const takes = promised && (words.leftWith as Record<string, string>)[promised.leave_with];
  const dial = callLink(phone);
  const rows = [
    row(words.deliveryTo, `${bdi(initials)}`, bdi(place[language])),
    takes && row(words.whoTakes, takes),
    promised?.note && row(words.note, bdi(promised.note)),
    !isOver &&
      dueFils > 0 &&
      row(words.cash, `<span class="big">${ltr(aedText(dueFils))}</span>`, words.cashHint),
    !isOver && dueFils === 0 && row(words.payment, words.nothingToPay),
    code && row(words.code, `<span class="big">${ltr(code)}</span>`, words.codeHint),
    received &&
      row(
        words.receivedBy,
        `${words.relations[received.relation]} ${received.initials && `(${bdi(received.initials)})`}`,
      ),
    phone && row(words.phone, dial ? `<a href="${escapeHtml(dial)}">${ltr(phone)}</a>` : ltr(phone)),
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
  const hours = RECEIVER_HOURS.map((one) =>
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

type Folded = { title: string; act: string; field: string; button: string };

/** A form that is folded until it is asked for, or was refused. */
function foldedForm({ action, sent }: ParcelPage, { title, act, field, button }: Folded): string {
  const isOpen = sent?.act === act ? ' open' : '';
  return `<details class="card"${isOpen}><summary>${title}</summary><form method="post" action="${escapeHtml(action)}"><input type="hidden" name="act" value="${act}">${field}<button>${button}</button></form></details>`;
}

const textField = (name: string, label: string, more: string, value = '') =>
  `<label>${label}<input name="${name}" ${more} required value="${escapeHtml(value)}"></label>`;

/** Page of a parcel for its receiver. */
export function parcelPage(frame: Frame, page: ParcelPage): Page {
  const words: Words = WORDS[frame.language];
  const { parcel, done, problem, sent = {} } = page;
  const mayChoose = !parcel.isOut && !parcel.isOver && page.days.length > 0;
  const place = {
    ...{ title: words.place, act: 'place', button: words.sendPlace },
    field: textField(
      'place',
      words.placeLabel,
      `maxlength="500" dir="auto" placeholder="${words.placeHint}"`,
      sent.place,
    ),
  };
  const phone = {
    ...{ title: words.otherPhone, act: 'phone', button: words.savePhone },
    field: textField('phone', words.phoneLabel, 'type="tel" maxlength="40" dir="ltr"', sent.phone),
  };
  const call = {
    ...{ title: words.call, act: 'call', button: words.callMe },
    field: noteField(words.callHint, '', sent.act === 'call' ? sent.note : ''),
  };
  const lead = leadOf(words, page);
  return framed(
    frame,
    parcel.shop ? words.parcelFrom(bdi(parcel.shop)) : words.parcel,
    [
      lead && `<p class="lead">${lead}</p>`,
      idLine(frame),
      problemBox(words, problem),
      done ? `<p class="done" role="status">${words.done[done]}</p>` : '',
      stepsOf(words, page),
      factsOf(frame.language, page),
      mayChoose ? chooseForm(words, page) : '',
      ...(parcel.isOver ? [] : [foldedForm(page, place), foldedForm(page, phone)]),
      foldedForm(page, call),
    ].join(''),
  );
}
