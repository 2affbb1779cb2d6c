import { ordersText } from '../../../texts/en/orders.ts';

type Found = { total?: number | undefined; moreThanTotal: boolean; newestSearched: number | undefined };

/** Sentence behind what a search found, where that is not all there is. */
export function endOfFound(
  { total = 0, moreThanTotal, newestSearched }: Found,
  firstOfMore: (count: number) => string,
): string | undefined {
  if (moreThanTotal) return firstOfMore(total);
  return newestSearched === undefined ? undefined : ordersText.newestSearched(newestSearched);
}
