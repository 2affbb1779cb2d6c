import { finder, nameFinder } from '@tawseel/contract/facts/searches';
import { similarFinder } from '@tawseel/contract/facts/similar-names';
import { hasFeature } from './host.ts';

type Texts = readonly (string | undefined)[];

/** Row that a search found only as similar: in a name without vowels and doubled letters. */
export type Similar = { isSimilar?: true };

/** Returns the search predicate: on our own server, spaces and hyphens within names do not matter. */
export function textFinder(search: string): (texts: Texts) => boolean {
  return (hasFeature('tawseel') ? nameFinder : finder)(search);
}

/** Marks rows that are only similar to a search. */
export function asSimilar<Row>(rows: readonly Row[]): (Row & Similar)[] {
  return rows.map((row) => ({ ...row, isSimilar: true }));
}

/** Returns the rows with a text that contains the search; if there are none, on our own server those with a similar name. */
export function findRows<Row extends Similar>(
  rows: readonly Row[],
  search: string,
  textsOf: (row: Row) => Texts,
): Row[] {
  const holds = textFinder(search);
  const found = rows.filter((row) => holds(textsOf(row)));
  const isLike = found.length === 0 && hasFeature('tawseel') ? similarFinder(search) : undefined;
  return isLike ? asSimilar(rows.filter((row) => textsOf(row).some((text) => text && isLike(text)))) : found;
}
