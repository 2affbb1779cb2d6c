import type { rules } from './en/rules.ts';
import type { Sentence } from './say.ts';

type Rules = typeof rules;
type Rule = keyof Rules;
type Params<R extends Rule> = Rules[R] extends (params: infer P, ...say: never) => string ? [params: P] : [];

/** A rule of a field as the message of its schema: a schema holds texts alone, so the sentence is JSON. */
export function rule<R extends Rule>(code: R, ...[params]: Params<R>): string {
  return JSON.stringify({ code, params });
}

/** The sentence that such a message is; undefined of one in words, which zod or a form has said. */
export function ruleOf(message: string): Sentence | undefined {
  return message.startsWith('{') ? JSON.parse(message) : undefined;
}
