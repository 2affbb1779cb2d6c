import { withoutInvisible } from '@tawseel/contract/facts/characters';

/** Suggestion: its name, and details that tell two of one name apart. */
export type Suggestion = { id: string; name: string; details: readonly string[] };

export function labelOf({ name, details }: Suggestion): string {
  return `${name} (${details.join(', ')})`;
}

/** Returns a function that matches texts with a typed one. */
export type Finder = (typed: string) => (texts: readonly string[]) => boolean;

type Matching = {
  finder: Finder;
  /** Canonical key of a detail that may be typed in several forms, as a phone number. */
  keyOf?: ((text: string) => string | undefined) | undefined;
};

/**
 * Returns the only suggestion whose label, name, detail or `keyOf` of a detail equals the typed text, ignoring case;
 * otherwise the only one whose label contains it.
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
