import type { Similar } from '../../../api/find-rows.ts';
import { ordersText } from '../../../texts/en/orders.ts';

type FoundTotal = {
  rows?: readonly Similar[] | undefined;
  total?: number | undefined;
  moreThanTotal: boolean;
  newestSearched: number | undefined;
};

/** Returns the sentence after the results of a search, if there are more. */
export function endOfFound(
  { rows, total = 0, moreThanTotal, newestSearched }: FoundTotal,
  firstOfMore: (count: number) => string,
): string | undefined {
  if (moreThanTotal) return firstOfMore(total);
  const newest = rows?.[0]?.isSimilar ? ordersText.newestSimilar : ordersText.newestSearched;
  return newestSearched === undefined ? undefined : newest(newestSearched);
}
