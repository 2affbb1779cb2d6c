import type { rules as english } from '@tawseel/contract/facts/sentences/en/rules';
import { ruleOf } from '@tawseel/contract/facts/sentences/rule';
import { sayIn } from '@tawseel/contract/facts/sentences/sentence';
import { onTexts } from './language.ts';

let rules: typeof english;

onTexts('rules', (texts) => {
  ({ rules } = texts);
});

/**
 * Returns the problem of a field by the message of a schema: the contract's messages are rules, a form's own are
 * texts.
 */
export function problemText(message: string): string {
  const rule = ruleOf(message);
  return (rule && sayIn(rules, rule)) ?? message;
}
