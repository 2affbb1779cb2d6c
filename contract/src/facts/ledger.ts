import type { PersonRole } from './roles.ts';
import { CASH_DESK } from './roles.ts';

/**
 * Kinds of balances. `box`: a person at the desk; `safe`: a warehouse; `bank`; `card`: the acquirer of card payments;
 * `shop`: what is collected for a sender; `float`: a driver's change; `difference`: what a person's counts were short;
 * `expense`; `revenue`: charges of orders; `vat`: tax on them; `fee`: what banks and the acquirer keep; `income`:
 * differences over that the business keeps; `rounding`: less than the smallest coin; `opening`: amounts of before the
 * ledger.
 */
export const BALANCE_KINDS = [
  'box',
  'safe',
  'bank',
  'card',
  'shop',
  'float',
  'difference',
  'expense',
  'revenue',
  'vat',
  'fee',
  'income',
  'rounding',
  'opening',
] as const;
export type BalanceKind = (typeof BALANCE_KINDS)[number];

/** Balances of cash that can be counted, so they are never below zero. */
export const COUNTABLE: readonly BalanceKind[] = ['box', 'safe'];

/** Balances of cash. A driver's change is below zero by what was handed in ahead. */
export const CASH: readonly BalanceKind[] = [...COUNTABLE, 'float'];

/** Why money moved. */
export const POSTING_KINDS = [
  'card',
  'handIn',
  'expense',
  'difference',
  'change',
  'deposit',
  'move',
  'reversal',
  'charges',
  'vat',
  'payout',
  'payment',
  'compensation',
  'credit',
  'fee',
  'rounding',
  'opening',
  'correction',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/** Kinds of counts: of the cash that a driver hands in, of a box that is closed, of a safe. */
export const COUNT_KINDS = ['handIn', 'close', 'safe'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** Notes and coins of the dirham by their value in fils, largest first. */
export const PIECES = [
  '100000',
  '50000',
  '20000',
  '10000',
  '5000',
  '2000',
  '1000',
  '500',
  '100',
  '50',
  '25',
] as const;
export type Piece = (typeof PIECES)[number];

/** Most pieces of one kind in a count. */
export const MOST_PIECES = 100_000;

/** Returns the sum in fils of counted pieces, by their value in fils: {'5000': 2, '25': 1} is 10,025. */
export function sumOfPieces(pieces: Readonly<Partial<Record<Piece, number>>>): number {
  return Object.entries(pieces).reduce((sum, [fils, count]) => sum + Number(fils) * count, 0);
}

/** Start of the address of a receipt's photo that is stored on this server; its SHA-256 follows. */
export const RECEIPT_PHOTOS = '/api/cash/photos/';

type Move = {
  from: BalanceKind;
  to: BalanceKind;
  /** Kind of its posting. */
  kind: PostingKind;
  /** Roles that may make it, in addition to administrators. */
  by: readonly PersonRole[];
  /** A slip of the bank is needed. */
  slip?: true;
  /** The order is named whose sender, who is not registered, is paid what was collected for it. */
  order?: true;
  /** A note is needed: what the money is for. */
  note?: true;
  /** A person owes the amount afterwards; other moves of a difference settle it, and never more than there is. */
  owed?: true;
  /** Purpose, if the same two places have another move. */
  purpose?: MovePurpose;
};

/** Purposes that tell moves between the same places apart. `salary`: a difference is deducted from the salary. */
export const MOVE_PURPOSES = ['salary'] as const;
export type MovePurpose = (typeof MOVE_PURPOSES)[number];

const SUPERVISOR: readonly PersonRole[] = ['supervisor'];
const ADMINISTRATOR: readonly PersonRole[] = [];

/** Moves of money that people may make. */
export const MOVES: readonly Move[] = [
  { from: 'box', to: 'box', kind: 'move', by: CASH_DESK },
  { from: 'box', to: 'float', kind: 'change', by: CASH_DESK },
  { from: 'box', to: 'safe', kind: 'move', by: CASH_DESK },
  { from: 'safe', to: 'box', kind: 'move', by: SUPERVISOR },
  { from: 'safe', to: 'bank', kind: 'deposit', by: SUPERVISOR, slip: true },
  { from: 'box', to: 'bank', kind: 'deposit', by: SUPERVISOR, slip: true },
  { from: 'bank', to: 'safe', kind: 'move', by: ADMINISTRATOR, slip: true },
  { from: 'card', to: 'bank', kind: 'deposit', by: ADMINISTRATOR, slip: true },
  { from: 'difference', to: 'box', kind: 'move', by: CASH_DESK },
  { from: 'difference', to: 'expense', kind: 'move', by: ADMINISTRATOR },
  { from: 'difference', to: 'expense', kind: 'move', by: ADMINISTRATOR, note: true, purpose: 'salary' },
  { from: 'box', to: 'difference', kind: 'move', by: CASH_DESK },
  { from: 'income', to: 'difference', kind: 'move', by: ADMINISTRATOR },
  { from: 'box', to: 'expense', kind: 'expense', by: CASH_DESK, note: true },
  { from: 'expense', to: 'box', kind: 'expense', by: SUPERVISOR, note: true },
  { from: 'safe', to: 'safe', kind: 'move', by: SUPERVISOR },
  { from: 'box', to: 'shop', kind: 'payout', by: CASH_DESK, order: true },
  { from: 'bank', to: 'shop', kind: 'payout', by: ADMINISTRATOR, slip: true, order: true },
  {
    from: 'bank',
    to: 'difference',
    kind: 'difference',
    by: ADMINISTRATOR,
    slip: true,
    note: true,
    owed: true,
  },
  { from: 'bank', to: 'fee', kind: 'fee', by: ADMINISTRATOR },
  { from: 'card', to: 'fee', kind: 'fee', by: ADMINISTRATOR },
  { from: 'opening', to: 'box', kind: 'opening', by: ADMINISTRATOR },
  { from: 'opening', to: 'safe', kind: 'opening', by: ADMINISTRATOR },
  { from: 'opening', to: 'float', kind: 'opening', by: ADMINISTRATOR },
  { from: 'opening', to: 'bank', kind: 'opening', by: ADMINISTRATOR },
  { from: 'opening', to: 'card', kind: 'opening', by: ADMINISTRATOR },
  { from: 'opening', to: 'difference', kind: 'opening', by: ADMINISTRATOR, owed: true },
];

/** Balances of a warehouse as a whole, and not of a person. */
export const OF_WAREHOUSE: readonly BalanceKind[] = ['safe', 'expense', 'income'];

/** Balances of the whole business. */
export const OF_BUSINESS: readonly BalanceKind[] = ['bank', 'card', 'fee', 'opening'];
