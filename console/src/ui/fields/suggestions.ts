import { withoutInvisible } from '@tawseel/contract/facts/characters';

/** One of many: its name, and what tells two of one name apart. */
export type Suggestion = { id: string; name: string; details: readonly string[] };

export function labelOf({ name, details }: Suggestion): string {
  return `${name} (${details.join(', ')})`;
}

/** Which texts match what is typed. */
export type Finder = (typed: string) => (texts: readonly string[]) => boolean;

type Matching = {
  finder: Finder;
  /** Canonical key of a detail that may be typed in several forms, as a phone number. */
  keyOf?: ((text: string) => string | undefined) | undefined;
};

/**
 * The only one called so to the letter, case aside: by its label, name or a detail, or by the same `keyOf` a detail. Where
 * nobody is, the only one whose label matches what was typed in part.
 */
export function onlyOne(
  suggestions: readonly Suggestion[],
  typed: string,
  { finder, keyOf }: Matching,
): Suggestion | undefined {
  const sought = withoutInvisible(typed).trim().toLowerCase();
  if (sought === '') return undefined;
  const key = keyOf?.(typed);
  const named = suggestions.filter((suggestion) => {
    const { name, details } = suggestion;
    const isNamed = [labelOf(suggestion), name, ...details].some((text) => text.toLowerCase() === sought);
    return isNamed || (key !== undefined && details.some((detail) => keyOf?.(detail) === key));
  });
  const holds = finder(typed.trim());
  const found = named.length > 0 ? named : suggestions.filter((one) => holds([labelOf(one)]));
  return found.length === 1 ? found[0] : undefined;
}
