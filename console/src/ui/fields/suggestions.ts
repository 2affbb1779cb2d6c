import { withoutInvisible } from '@tawseel/contract/facts/characters';
import { foldText } from '@tawseel/contract/facts/fold-text';

/** Suggestion: its name, and details that tell two of one name apart. */
export type Suggestion = { id: string; name: string; details: readonly string[] };

/** Label of a suggestion; it becomes the value of the box, so it has no marks of direction. */
export function labelOf({ name, details }: Suggestion): string {
  return `${name} (${details.filter(Boolean).join(', ')})`;
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
 * otherwise the only one that equals it in another spelling; otherwise the only one whose label contains it.
 */
export function onlyOne(
  suggestions: readonly Suggestion[],
  typed: string,
  { finder, keyOf }: Matching,
): Suggestion | undefined {
  const sought = withoutInvisible(typed).trim().toLowerCase();
  if (sought === '') return undefined;
  const key = keyOf?.(typed);
  const textsOf = (one: Suggestion) => [labelOf(one), one.name, ...one.details];
  const holds = finder(typed.trim());
  const matches: ((suggestion: Suggestion) => boolean)[] = [
    (one) =>
      textsOf(one).some((text) => text.toLowerCase() === sought) ||
      (key !== undefined && one.details.some((detail) => keyOf?.(detail) === key)),
    (one) => textsOf(one).some((text) => foldText(text) === foldText(sought)),
    (one) => holds([labelOf(one)]),
  ];
  const found = matches.map((isMatch) => suggestions.filter(isMatch)).find((some) => some.length > 0) ?? [];
  return found.length === 1 ? found[0] : undefined;
}
