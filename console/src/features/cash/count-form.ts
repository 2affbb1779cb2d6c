import { HandIn } from '@tawseel/contract/cash';
import type { CashCount } from '@tawseel/contract/cash-replies';
import { isOwedToDriver } from '@tawseel/contract/facts/cash';
import type { EXPENSE_DECISIONS } from '@tawseel/contract/facts/expenses';
import { PIECES, type Piece, sumOfPieces } from '@tawseel/contract/facts/ledger';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import * as z from 'zod/mini';
import type { Loose } from '../../api/tolerant.ts';
import { countingText as text } from '../../texts/en/cash.ts';
import { showMoney } from '../../ui/format.ts';
import { inFils } from '../../ui/money.ts';

/** Numbers of notes and coins, as they were typed; '' for none. */
export type TypedPieces = Record<Piece, string>;

export const NO_PIECES = Object.fromEntries(PIECES.map((piece) => [piece, ''])) as TypedPieces;

export type TypedExpense = { what: string; amount: string; photo: string };

/** Decision about an expense that the driver has entered. */
export type TypedDecision = { decision: (typeof EXPENSE_DECISIONS)[number]; reason: string };

export type HandInValues = {
  pieces: TypedPieces;
  expenses: TypedExpense[];
  /** By the id of the expense. */
  decisions: Record<string, TypedDecision>;
  /** Tracking IDs of the orders that are handed in alone; undefined for all. */
  chosen: readonly string[] | undefined;
  /** True to take in only what is counted. */
  isPart: boolean;
  /** Amount and slip of a deposit machine; '' without one. */
  deposited: string;
  slip: string;
  /** True once the user has confirmed a slip that is known. */
  confirmSlip: boolean;
  reason: string;
};

/** Returns the typed numbers of pieces, without empty boxes. */
export function numbersOf(pieces: TypedPieces): Partial<Record<Piece, number | undefined>> {
  const typed = PIECES.filter((piece) => pieces[piece] !== '');
  return Object.fromEntries(typed.map((piece) => [piece, numberFromText(pieces[piece])]));
}

/** Returns the number in a box, or 0 while it holds none. */
export function readable(typed: string): number {
  const number = numberFromText(typed) ?? 0;
  return Number.isFinite(number) ? number : 0;
}

/** Returns the worth in AED of one kind of notes or coins. */
export function worthOf(piece: Piece, typed: string): number {
  return (Number(piece) * readable(typed)) / 100;
}

/** Returns the sum in AED of what was typed so far. */
export function sumOf(pieces: TypedPieces, expenses: readonly TypedExpense[] = []): number {
  const counted = sumOfPieces(
    Object.fromEntries(PIECES.map((piece) => [piece, readable(pieces[piece])])) as Record<Piece, number>,
  );
  return expenses.reduce((sum, { amount }) => sum + inFils(readable(amount)), counted) / 100;
}

/** Returns the difference in AED, negative if cash is missing. */
export function differenceBetween(counted: number, expected: number): number {
  return (inFils(counted) - inFils(expected)) / 100;
}

/** Returns the difference of a count in words. */
export function differenceText({
  difference = 0,
  counted = 0,
}: Loose<Pick<CashCount, 'difference' | 'counted'>>): string {
  const amount = showMoney(Math.abs(difference));
  if (difference === 0) return text.matches;
  if (isOwedToDriver({ difference, counted })) return text.businessOwes(amount);
  return difference < 0 ? text.missing(amount) : text.tooMuch(amount);
}

/** Request of a hand-in, without the driver and what was shown: the total, and the expenses of the driver. */
export const HandInForm = z.pipe(
  z.transform(
    ({ pieces, expenses, chosen, isPart, deposited, slip, confirmSlip, reason }: HandInValues): unknown => ({
      pieces: numbersOf(pieces),
      expenses: expenses.map(({ what, amount, photo }) => ({
        what,
        amount: numberFromText(amount),
        ...(photo === '' ? {} : { photo }),
      })),
      ...(chosen && { trackingIDs: chosen }),
      ...(isPart && { isPart }),
      ...((deposited !== '' || slip !== '') && {
        deposit: { amount: numberFromText(deposited), slip, ...(confirmSlip && { confirmSlip }) },
      }),
      reason,
    }),
  ),
  z.omit(HandIn, { driverId: true, total: true, entered: true }),
);
