import type { Schema } from '@tawseel/contract/route';
import * as z from 'zod/mini';
import { Refusal } from './errors.ts';

/** Limit of fields and items of a body together; no row of the contract takes half as many. */
const MOST_VALUES = 2000;
const MOST_ISSUES = 20;
const LONGEST_PATH = 100;

type Issue = { path: string; message: string };
type Found = { issues: Issue[]; total: number };

/**
 * Strict empty schema for the query of a row that has none: a parameter would have no effect, which the caller should
 * hear.
 */
export const NOTHING = z.strictObject({});

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const UNITS: Record<string, string> = { string: ' characters', array: ' items' };

/** What is said of an issue where its schema says nothing itself. */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return `Must be ${KINDS[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value')
    return `Must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}.`;
  const unit = UNITS[String(issue.origin)];
  if (issue.code === 'too_small')
    return unit ? `At least ${issue.minimum}${unit}.` : `Must be ${issue.minimum} or more.`;
  if (issue.code === 'too_big')
    return unit ? `At most ${issue.maximum}${unit}.` : `Must be at most ${issue.maximum}.`;
  return undefined;
}

/**
 * Validates input against its schema and returns what that parsed. Throws a Refusal that names at most MOST_ISSUES
 * problems and counts the others: what a caller sends must not make an answer that is longer still.
 */
export function parse<S extends Schema>(schema: S, value: unknown): z.output<S>;
export function parse(schema: Schema | undefined, value: unknown): unknown;
export function parse(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  if (!isWithin(value, MOST_VALUES)) throw tooMany();
  const read = z.safeParse(schema, value ?? {}, { error: sentenceOf });
  if (read.success) return read.data;
  const found: Found = { issues: [], total: 0 };
  collect(found, read.error.issues, []);
  const { path, message } = found.issues[0] as Issue;
  const more = found.total - found.issues.length;
  const sentence = path ? `${path}: ${message}` : message;
  throw new Refusal(
    'invalid',
    more > 0 ? `${sentence} (And ${more} more problems.)` : sentence,
    found.issues,
  );
}

function tooMany(): Refusal {
  return new Refusal('invalid', `More than ${MOST_VALUES} fields and items. No call accepts so many.`);
}

const QUOTE = 34;
/** Comma, and what opens a list and an object: of each a field or an item follows. */
const BEFORE_VALUE = new Set([44, 91, 123]);

/**
 * Refusal of JSON that has too many fields and items, before it is parsed: to make thousands of objects and throw them
 * away takes ten times as long as to look for what stands between them.
 */
export function refusalOf(json: string): Refusal | undefined {
  if (json.length < 2 * MOST_VALUES) return undefined;
  let left = MOST_VALUES;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (BEFORE_VALUE.has(code)) left -= 1;
    if (left < 0) return tooMany();
  }
  return undefined;
}

/** Index of the quote that closes a text of JSON; its end where none does. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/** Counts fields and items recursively, and stops at the limit, however much there is. */
function isWithin(value: unknown, most: number): boolean {
  const stack = [value];
  let left = most;
  while (stack.length > 0) {
    const one = stack.pop();
    if (typeof one !== 'object' || one === null) continue;
    for (const name in one) {
      left -= 1;
      if (left < 0) return false;
      stack.push(Reflect.get(one, name));
    }
  }
  return true;
}

function add(found: Found, path: readonly PropertyKey[], message: string): void {
  found.total += 1;
  if (found.issues.length === MOST_ISSUES) return;
  const whole = path.join('.');
  found.issues.push({
    path: whole.length > LONGEST_PATH ? `${whole.slice(0, LONGEST_PATH)}…` : whole,
    message,
  });
}

/** A union reports the branch that came nearest, so that the message names the field and not 'Invalid input'. */
function collect(found: Found, issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[]): void {
  for (const issue of issues) {
    const path = [...at, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      collect(
        found,
        issue.errors.reduce((best, branch) => (branch.length <= best.length ? branch : best)),
        path,
      );
    } else if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(found, [...path, key], 'Unknown field.');
    } else add(found, path, issue.message);
  }
}
