/** One of many: its name, and what tells two of one name apart. */
export type Suggestion = { id: string; name: string; details: readonly string[] };

export function labelOf({ name, details }: Suggestion): string {
  return `${name} (${details.join(', ')})`;
}

/**
 * The only one called so to the letter, case aside: by its label, name or a detail, or by the same `keyOf` a detail,
 * which a phone number has in whatever form it is typed.
 */
export function onlyOne(
  suggestions: readonly Suggestion[],
  typed: string,
  keyOf?: (text: string) => string | undefined,
): Suggestion | undefined {
  const sought = typed.trim().toLowerCase();
  if (sought === '') return undefined;
  const key = keyOf?.(typed);
  const [one, ...others] = suggestions.filter((suggestion) => {
    const { name, details } = suggestion;
    const isNamed = [labelOf(suggestion), name, ...details].some((text) => text.toLowerCase() === sought);
    return isNamed || (key !== undefined && details.some((detail) => keyOf?.(detail) === key));
  });
  return others.length === 0 ? one : undefined;
}
