import { isPaidInCoins, paidInCoins } from '@tawseel/contract/facts/cash';
import { MAX_AED } from '@tawseel/contract/facts/limits';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import type { KeptAct } from './queue/day-schema.ts';

/** Returns a sum in whole fils, so that fractions add up. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
}

/**
 * Returns the acts that collected money, oldest first: those that the server did not refuse, including late ones.
 * Money from before a stop was reopened does not count, and a parcel that was delivered twice was paid once.
 */
export function collectingActs<A extends Pick<KeptAct, 'act' | 'answer'>>(acts: readonly A[]): A[] {
  const byStop = new Map<string, A>();
  for (const kept of acts) {
    const { act, answer } = kept;
    const most = byStop.get(act.stopId)?.act.cash ?? 0;
    if (answer?.result === 'refused') continue;
    if (act.act === 'reopened' && answer?.result !== 'late') byStop.delete(act.stopId);
    if ((act.cash || act.card) && (act.cash ?? 0) >= most) byStop.set(act.stopId, kept);
  }
  return [...byStop.values()];
}

/** Sums the cash of acts, oldest first. */
export function cashOf(acts: readonly Pick<KeptAct, 'act' | 'answer'>[]): number {
  return sumOf(collectingActs(acts).map(({ act }) => act.cash ?? 0));
}

export type Share = { cash: number; card: number };

/**
 * Rounds the amounts due for the parcels of a door, in fils, so that their sum comes as close to the collected amount
 * as coins allow for each: parcels of 99.90 that were paid as 200 are each paid as 100.
 */
function roundedDues(dues: readonly number[], collected: number): number[] {
  const fils = dues.map((due) => Math.round(due * 100));
  let left = collected - fils.reduce((sum, due) => sum + due, 0);
  return fils.map((due) => {
    const { least, most } = paidInCoins(due);
    const by = Math.min(Math.max(left, least - due), most - due);
    left -= by;
    return due + by;
  });
}

/**
 * Shares an amount among parcels: each gets what is due, rounded to coins, by card first, until nothing is left; the
 * rest goes to the last one.
 */
export function shareOut(dues: readonly number[], { cash, card }: Share): Share[] {
  let [cashLeft, cardLeft] = [Math.round(cash * 100), Math.round(card * 100)];
  const isPaidByCoins = isPaid(sumOf(dues), sumOf([cash, card]));
  const shares = isPaidByCoins
    ? roundedDues(dues, cashLeft + cardLeft)
    : dues.map((due) => Math.round(due * 100));
  return shares.map((fils, index) => {
    const isLast = index === dues.length - 1;
    const byCard = isLast ? cardLeft : Math.min(fils, cardLeft);
    const inCash = isLast ? cashLeft : Math.min(fils - byCard, cashLeft);
    cardLeft -= byCard;
    cashLeft -= inCash;
    return { cash: inCash / 100, card: byCard / 100 };
  });
}

/** Returns the typed amount in AED, or undefined if it is not in whole fils. */
export function amountOf(typed: string): number | undefined {
  const amount = numberFromText(typed) ?? Number.NaN;
  return amount >= 0 && amount <= MAX_AED && sumOf([amount]) === amount ? amount : undefined;
}

/** Returns true if an amount is the one due, or that rounded to coins. */
export function isPaid(due: number, amount: number): boolean {
  return isPaidInCoins(Math.round(due * 100), Math.round(amount * 100));
}
