import type { rules } from './en/rules.ts';
import type { Sentence } from './say.ts';

type Rules = typeof rules;
type Rule = keyof Rules;
type Params<R extends Rule> = Rules[R] extends (params: infer P, ...say: never) => string ? [params: P] : [];

/** Returns a field's rule as the message of its schema: schemas only hold text, so the sentence is JSON. */
export function rule<R extends Rule>(code: R, ...[params]: Params<R>): string {
  return JSON.stringify({ code, params });
}

/** Returns the sentence of such a message, or undefined for plain text, which zod or a form has set. */
export function ruleOf(message: string): Sentence | undefined {
  return message.startsWith('{') ? JSON.parse(message) : undefined;
}
