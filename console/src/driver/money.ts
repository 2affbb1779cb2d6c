const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;

/** The sum of money in whole fils, so that halves of one add up. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;
}

export type Share = { cash: number; card: number };

/**
 * What was given, shared among parcels: each gets what it is due, by card first, until nothing is left; what is over is the
 * last one's.
 */
export function shareOut(dues: readonly number[], { cash, card }: Share): Share[] {
  let [cashLeft, cardLeft] = [Math.round(cash * 100), Math.round(card * 100)];
  return dues.map((due, index) => {
    const isLast = index === dues.length - 1;
    const fils = Math.round(due * 100);
    const byCard = isLast ? cardLeft : Math.min(fils, cardLeft);
    const inCash = isLast ? cashLeft : Math.min(fils - byCard, cashLeft);
    cardLeft -= byCard;
    cashLeft -= inCash;
    return { cash: inCash / 100, card: byCard / 100 };
  });
}

/** What was typed, in AED; undefined where it is no amount. */
export function amountOf(typed: string): number | undefined {
  const plain = typed.trim().replaceAll(',', '');
  return AMOUNT.test(plain) ? Number(plain) : undefined;
}
