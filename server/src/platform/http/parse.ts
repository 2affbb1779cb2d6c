import { rule, ruleOf } from '@tawseel/contract/facts/sentences/rule';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Schema } from '@tawseel/contract/route';
import * as z from 'zod/mini';
import { type Issue, invalid, type Refusal, refuse } from './errors.ts';

/** Limit of fields and items in a body; no row of the contract needs half as many. */
const MOST_VALUES = 2000;
const MOST_ISSUES = 20;
const LONGEST_PATH = 100;

type FoundIssues = { issues: Issue[]; total: number };

/** Schema of the query of a row that has none. It refuses parameters because they would have no effect. */
export const NOTHING = z.strictObject({});

/** Returns the rule for an issue whose schema has no message of its own. */
function ruleFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return rule('wrong_kind', { kind: issue.expected });
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String);
    return words.length > 1 ? rule('not_one_of', { words }) : rule('not_either', { words });
  }
  if (issue.code === 'too_small') {
    const min = Number(issue.minimum);
    if (issue.origin === 'string') return rule('too_short', { min });
    return issue.origin === 'array' ? rule('too_few', { min }) : rule('too_small', { min });
  }
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum);
    if (issue.origin === 'string') return rule('too_long', { max });
    return issue.origin === 'array' ? rule('too_many', { max }) : rule('too_big', { max });
  }
  return undefined;
}

/** Paths of the values that issues are about, in every branch of a union; unknown fields included if told so. */
function pathsOf(
  issues: readonly z.core.$ZodIssue[],
  at: readonly PropertyKey[],
  withUnknown: boolean,
): PropertyKey[][] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code === 'unrecognized_keys') return withUnknown ? issue.keys.map((key) => [...path, key]) : [];
    const branches = issue.code === 'invalid_union' ? issue.errors : [];
    return [path, ...branches.flatMap((branch) => pathsOf(branch, path, withUnknown))];
  });
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((one, name) => Reflect.get(Object(one), name), value);
}

/** Returns a copy without the fields at these paths. Items of lists stay. */
function withoutFields(value: unknown, paths: readonly PropertyKey[][]): unknown {
  const copy = structuredClone(value);
  for (const path of paths) {
    const parent = Object(valueAt(copy, path.slice(0, -1)));
    if (!Array.isArray(parent)) Reflect.deleteProperty(parent, path.at(-1)!);
  }
  return copy;
}

/**
 * Validates input against its schema. A null that the schema refuses is read as a missing field, because many clients
 * send null for what they leave out; of a union, also a field that only another branch knows.
 */
function read(schema: Schema, value: unknown) {
  const first = z.safeParse(schema, value, { error: ruleFor });
  const refused = first.success ? [] : pathsOf(first.error.issues, [], schema._zod.def.type === 'union');
  const nulls = refused.filter((path) => path.length > 0 && valueAt(value, path) === null);
  return nulls.length > 0 ? z.safeParse(schema, withoutFields(value, nulls), { error: ruleFor }) : first;
}

/**
 * Validates input against its schema and returns the parsed value. Throws a Refusal that names at most MOST_ISSUES
 * problems and counts the others, so that the reply is not longer than the request.
 */
export function parse<S extends Schema>(schema: S, value: unknown, most?: number): z.output<S>;
export function parse(schema: Schema | undefined, value: unknown, most?: number): unknown;
export function parse(schema: Schema | undefined, value: unknown, most = MOST_VALUES): unknown {
  if (!schema) return undefined;
  if (!isWithin(value, most)) throw tooMany(most);
  const result = read(schema, value ?? {});
  if (result.success) return result.data;
  const found: FoundIssues = { issues: [], total: 0 };
  collect(found, result.error.issues, []);
  // Failed parsing has at least one issue.
  throw invalid(found.issues as [Issue, ...Issue[]], found.total - found.issues.length);
}

function tooMany(most: number): Refusal {
  return refuse('too_many_fields', { most });
}

const QUOTE = 34;
/** Comma, and the opening of a list or an object: a field or an item follows each. */
const BEFORE_VALUE = new Set([44, 91, 123]);

/**
 * Refuses JSON that has too many fields and items before it is parsed, because creating and discarding thousands of
 * objects takes ten times as long as counting separators.
 */
export function refusalOf(json: string, most = MOST_VALUES): Refusal | undefined {
  if (json.length < 2 * most) return undefined;
  let left = most;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (BEFORE_VALUE.has(code)) left -= 1;
    if (left < 0) return tooMany(most);
  }
  return undefined;
}

/** Returns the index of the quote that closes a JSON text, or the length if none does. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/** Returns true if a value has at most `most` fields and items in all levels; it stops counting at the limit. */
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

function add(found: FoundIssues, path: readonly PropertyKey[], problem: Sentence): void {
  found.total += 1;
  if (found.issues.length === MOST_ISSUES) return;
  const whole = path.join('.');
  found.issues.push({
    path: whole.length > LONGEST_PATH ? `${whole.slice(0, LONGEST_PATH)}…` : whole,
    problem,
  });
}

/**
 * Collects issues. Of a union, those of the closest branch are reported, so that the message names the field and not
 * 'Invalid input'.
 */
function collect(found: FoundIssues, issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[]): void {
  for (const issue of issues) {
    const path = [...at, ...issue.path];
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      collect(
        found,
        issue.errors.reduce((best, branch) => (branch.length <= best.length ? branch : best)),
        path,
      );
    } else if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(found, [...path, key], sentence('unknown_field'));
    } else add(found, path, ruleOf(issue.message) ?? sentence('invalid_input'));
  }
}
