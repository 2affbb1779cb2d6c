import { isPaidInCoins, paidInCoins } from '@tawseel/contract/facts/cash';
import { MAX_AED } from '@tawseel/contract/facts/limits';
import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { inFils, sumMoney } from '../ui/money.ts';
import type { HeldCash } from './queue/ask.ts';
import type { KeptAct } from './queue/day-schema.ts';

/**
 * Returns the cash that a driver holds after acts, oldest first. Reopening a stop gives its cash back, and a parcel that
 * was delivered twice was paid once. Acts that were refused or too late change nothing: the server's list has their
 * money.
 */
export function heldAfter(
  held: readonly HeldCash[],
  acts: readonly Pick<KeptAct, 'act' | 'of' | 'answer'>[],
): HeldCash[] {
  const byOrder = new Map(held.map((each) => [each.trackingID, each]));
  for (const { act, of, answer } of acts) {
    if (answer?.result === 'refused' || answer?.result === 'late') continue;
    const { trackingID, name: receiver } = of;
    if (act.act === 'reopened') byOrder.delete(trackingID);
    const amount = act.cash ?? 0;
    if (amount > (byOrder.get(trackingID)?.amount ?? 0))
      byOrder.set(trackingID, { trackingID, receiver, amount, since: act.happenedAt });
  }
  return [...byOrder.values()];
}

/** Line of the driver's cash; `amount` is negative for cash that a stop reopened on this phone gave back. */
export type CashLine = HeldCash & { isUnsent: boolean };

/** Lists what the server says a driver holds, then what queued acts change in it. */
export function cashLines(held: readonly HeldCash[], queued: Parameters<typeof heldAfter>[1]): CashLine[] {
  const after = heldAfter(held, queued);
  const gone = held
    .filter((each) => !after.includes(each))
    .map((each) => ({ ...each, amount: -each.amount }));
  const added = after.filter((each) => !held.includes(each));
  return [
    ...held.map((each) => ({ ...each, isUnsent: false })),
    ...[...gone, ...added].map((each) => ({ ...each, isUnsent: true })),
  ];
}

export type Share = { cash: number; card: number };

/**
 * Rounds the amounts due for the parcels of a door, in fils, so that their sum comes as close to the collected amount
 * as coins allow for each: parcels of 99.90 that were paid as 200 are each paid as 100.
 */
function roundedDues(dues: readonly number[], collected: number): number[] {
  const fils = dues.map(inFils);
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
  let [cashLeft, cardLeft] = [inFils(cash), inFils(card)];
  const isPaidByCoins = isPaid(sumMoney(dues), sumMoney([cash, card]));
  const shares = isPaidByCoins ? roundedDues(dues, cashLeft + cardLeft) : dues.map(inFils);
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
  return amount >= 0 && amount <= MAX_AED && sumMoney([amount]) === amount ? amount : undefined;
}

/** Returns true if an amount is the one due, or that rounded to coins. */
export function isPaid(due: number, amount: number): boolean {
  return isPaidInCoins(inFils(due), inFils(amount));
}
