import { ordersText } from '../../../texts/en/orders.ts';

type FoundTotal = { total?: number | undefined; moreThanTotal: boolean; newestSearched: number | undefined };

/** Returns the sentence after the results of a search, if there are more. */
export function endOfFound(
  { total = 0, moreThanTotal, newestSearched }: FoundTotal,
  firstOfMore: (count: number) => string,
): string | undefined {
  if (moreThanTotal) return firstOfMore(total);
  return newestSearched === undefined ? undefined : ordersText.newestSearched(newestSearched);
}
