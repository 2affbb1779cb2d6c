import { onFirstUse } from '@tawseel/contract/facts/on-first-use';

/** Plural forms of a language, by the categories of Intl.PluralRules; Arabic has all six. */
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** English needs no Intl, whose first rules take as long as drawing a list. */
const englishRule = (count: number): Intl.LDMLPluralRule => (count === 1 ? 'one' : 'other');

/** Pluralizes a count, as a language counts: 1 order, 2 orders. A count that is missing takes `other`. */
export function pluralsOf(locale: string): (count: number | undefined, forms: Forms) => string {
  const rules = onFirstUse(() => new Intl.PluralRules(locale));
  const ruleOf = locale === 'en' ? englishRule : (count: number) => rules().select(count);
  return (count, forms) => forms[ruleOf(count ?? Number.NaN)] ?? forms.other;
}
