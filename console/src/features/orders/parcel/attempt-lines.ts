import type { Attempt } from '@tawseel/contract/dispatch';
import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import type { Loose } from '../../../api/tolerant.ts';
import { attemptsText as text } from '../../../texts/en/attempts.ts';
import { showHour, showTime } from '../../../ui/dates.ts';
import { joined, showMoney } from '../../../ui/format.ts';

export type LooseAttempt = Loose<Attempt>;

/** Returns the word for a code, or the code if this page does not know it. */
export const wordIn = (known: Readonly<Record<string, string>>, code: string) => known[code] ?? code;

/** Returns the last accepted result of the attempts, newest first, or undefined. */
export const lastResult = (attempts: readonly LooseAttempt[]) =>
  attempts.find(({ act, result }) => act !== 'called' && result === 'accepted');

export function attemptTitle({ act = '', reason = '', result = '' }: LooseAttempt): string {
  const done = wordIn(text.acts, act);
  const why = reason === '' ? done : text.actOf(done, wordIn(text.reasons, reason));
  const became = Object.hasOwn(text.results, result) ? wordIn(text.results, result) : '';
  return joined([why, became]);
}

export function attemptLines(attempt: LooseAttempt): string[] {
  const {
    receivedBy,
    relation = '',
    cash = 0,
    card = 0,
    note,
    by = '',
    run = '',
    why,
    isCodeRight,
  } = attempt;
  return [
    ...(receivedBy ? [text.takenBy(receivedBy, wordIn(text.relations, relation))] : []),
    ...(cash > 0 ? [text.cash(showMoney(cash))] : []),
    ...(card > 0 ? [text.card(showMoney(card))] : []),
    ...(note ? [note] : []),
    ...(typeof isCodeRight === 'boolean' ? [text.codeJudged(isCodeRight)] : []),
    ...(by ? [text.byOn(by, run)] : []),
    ...(why ? [text.entered(why)] : []),
  ];
}

/** Returns the time of an act, and of its arrival if that was later. */
export function attemptTime({ at, receivedAt }: LooseAttempt): string {
  const isLater = Date.parse(receivedAt ?? '') - Date.parse(at ?? '') > MINUTE_MS;
  return joined([showHour(at), isLater && text.cameIn(showTime(receivedAt))]);
}
