/** Plural forms of a language, by the categories of Intl.PluralRules; Arabic has all six. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Pluralizes a count, as a language counts: 1 order, 2 orders. A count that is missing takes `other`. */
export function pluralsOf(locale: string): (count: number | undefined, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count ?? Number.NaN)] ?? forms.other;
}
