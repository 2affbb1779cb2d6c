import { show } from '../ui/format.ts';
import { isObject } from './json.ts';

/** Names under which servers send a message of success. */
const MESSAGES = ['message', 'msg'];

/** Names under which servers send the reason of a refusal, best first; `title` is a kind of problem (RFC 9457). */
const REASONS = [
  ...MESSAGES,
  'errorMessage',
  'error_description',
  'error',
  'err',
  'detail',
  'description',
  'reason',
  'title',
  'errors',
  'data',
];

/** Frames of a stack trace, from the first on. */
const FRAMES = /\n\s+at .*/s;
/** Two words, one after the other. */
const SENTENCE = /\p{L},?\s+\p{L}/u;
/** Maximum length of a body, in characters of JSON, of which any sentence may be the reason. */
const SMALL_BODY = 2000;

function plainText(text: string): string | undefined {
  const plain = text.trim().replace(FRAMES, '');
  return plain === '' || plain.startsWith('<') ? undefined : plain;
}

/** Finds a text in a body: a bare one, or under one of `names`; of a list, all of them. */
function textUnder(names: readonly string[], body: unknown): string | undefined {
  if (typeof body === 'string') return plainText(body);
  const inside = (part: unknown) => textUnder(names, part);
  if (Array.isArray(body)) return body.map(inside).filter(Boolean).join(' ') || undefined;
  if (!isObject(body)) return undefined;
  const named = names.map((name) => inside(Reflect.get(body, name))).find(Boolean);
  return named ?? inside(Object.values(errorsByField(body)));
}

/** Message in the answer to a success, if it has one. */
export function messageIn(body: unknown): string | undefined {
  return textUnder(MESSAGES, body);
}

/** Shows the server's own words about what was done. */
export function showMessage(reply: unknown): string {
  return show(Reflect.get(Object(reply), 'message'));
}

/** Reason in the body of a refusal: under a name that servers use, else the first sentence in a small body. */
export function reasonIn(body: unknown): string | undefined {
  return textUnder(REASONS, body) ?? (isSmall(body) ? firstSentence(body) : undefined);
}

function isSmall(body: unknown): boolean {
  return isObject(body) && JSON.stringify(body).length <= SMALL_BODY;
}

function firstSentence(part: unknown): string | undefined {
  if (typeof part === 'string') return SENTENCE.test(part) ? plainText(part) : undefined;
  if (typeof part !== 'object' || part === null) return undefined;
  return Object.values(part).map(firstSentence).find(Boolean);
}

/** Returns `errors` by field, as in {errors: {rate: ['Too high.']}}. */
function errorsByField(body: object): object {
  const errors: unknown = Reflect.get(body, 'errors');
  return isObject(errors) ? errors : {};
}

/** Names under which servers send the field of a problem. */
const FIELDS = ['path', 'field', 'param', 'property', 'loc'];

/** Field of a problem in a list; of a path in parts, such as ['body', 'rate'], its last. */
function fieldOf(problem: unknown): string {
  const field: unknown = FIELDS.map((name) => Reflect.get(Object(problem), name)).find(Boolean);
  return String((Array.isArray(field) ? field.at(-1) : field) ?? '');
}

/** Problems in the body of a refusal by their fields: from a list of `issues` or `errors`, or from `errors` by name. */
export function problemsIn(body: unknown): [field: string, problem: unknown][] {
  const list = ['issues', 'errors'].map((name) => Reflect.get(Object(body), name)).find(Array.isArray);
  if (!list) return Object.entries(errorsByField(Object(body)));
  return list
    .map((problem): [string, unknown] => [fieldOf(problem), problem])
    .filter(([field]) => field !== '');
}
