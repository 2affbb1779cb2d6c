import { numberFromText } from '@tawseel/contract/facts/typed-number';
import type { Content, Reply, Route, Schema } from '@tawseel/contract/route';
import { CallError } from './call.ts';
import { isObject } from './json.ts';

/** Deep partial of a reply, because another server may omit any field: a screen must decide what it shows then. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[]
  : T extends object
    ? { [K in keyof T]?: Loose<T[K]> | undefined }
    : T;

type Def = { type: string; element?: Schema; shape?: Record<string, Schema>; innerType?: Schema };

function defOf(schema: Schema): Def {
  // The type is a union of all kinds of schemas; only these four parts are read.
  return schema._zod.def as unknown as Def;
}

/** Returns true if null has a meaning in the schema. */
function isNullable(schema: Schema): boolean {
  const { type, innerType } = defOf(schema);
  return type === 'nullable' || (innerType !== undefined && isNullable(innerType));
}

/** Unwraps optional and nullable schemas. */
function plain(schema: Schema): Schema {
  const { innerType } = defOf(schema);
  return innerType ? plain(innerType) : schema;
}

type Reader = (value: unknown) => unknown;

/** Values that are read as yes or no; others are unknown. */
const BOOLEANS = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
]);

const readers = new WeakMap<Schema, Reader>();

/**
 * Coerces a value to its schema if possible: a number where text was promised becomes text; a value that cannot fit
 * is missing.
 */
function fit(schema: Schema, value: unknown): unknown {
  return readerOf(schema)(value);
}

/** Returns the reader of a schema, memoised so that a list of fifty thousand rows does not walk it for each. */
function readerOf(schema: Schema): Reader {
  const known = readers.get(schema);
  if (known) return known;
  const read = makeReader(defOf(plain(schema)));
  const nothing = isNullable(schema) ? null : undefined;
  const reader = (value: unknown) => {
    if (value === null) return nothing;
    return value === undefined ? undefined : read(value);
  };
  readers.set(schema, reader);
  return reader;
}

function makeReader({ type, element, shape }: Def): Reader {
  if (type === 'array') return listReader(readerOf(element!));
  if (type === 'object') return objectReader(shape!);
  // The fields of a record are not known.
  if (type === 'record') return (value) => (isObject(value) ? value : undefined);
  if (type === 'number') return fitNumber;
  if (type === 'boolean') return (value) => BOOLEANS.get(value);
  return fitText;
}

/** Fields that may name an object, best first. */
const NAMES = ['wareHouseName', 'name', '_id'];

/** Returns a text; an object where its name or id was promised is read as its name. */
function fitText(value: unknown): string | undefined {
  if (typeof value !== 'object') return String(value);
  const names = NAMES.map((name): unknown => Reflect.get(Object(value), name));
  const name = names.find((each) => each !== '' && ['string', 'number', 'bigint'].includes(typeof each));
  return name === undefined ? undefined : String(name);
}

/** Reads a number, or a text that holds one: '12.50', '1,234.50', 'AED 5'. */
function fitNumber(value: unknown): number | undefined {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  return [Number(value), numberFromText(String(value))].find(Number.isFinite);
}

function listReader(read: Reader): Reader {
  return (value) => {
    const items = Array.isArray(value) ? value : [value];
    return items.map(read).filter((item) => item !== undefined);
  };
}

/**
 * Returns an id with its type, because it is sent back: a number stays a number. An empty one is missing, as is a
 * rounded one, which would name another row.
 */
function fitId(value: unknown): unknown {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
  return (value !== undefined && value !== null && fitText(value)) || undefined;
}

function objectReader(shape: Record<string, Schema>): Reader {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    read: name === '_id' ? fitId : readerOf(schema),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const fitted: Record<string, unknown> = {};
    for (const { name, read } of fields) {
      const part = read(Reflect.get(value, name));
      if (part !== undefined) fitted[name] = part;
    }
    return fitted;
  };
}

function contentSchema(row: Route): Schema {
  const whole = plain(row.reply);
  return (row.key && defOf(whole).shape?.[row.key]) || whole;
}

/**
 * Unwraps the payload of any server's answer: bare, under `data`, or under the row's key. A list that is missing, or
 * with no readable row, is a failed load, never an empty list.
 */
export function tolerant<R extends Route>(row: R, body: unknown): Loose<Content<R>> {
  const schema = contentSchema(row);
  const isList = defOf(plain(schema)).type === 'array';
  const found = isList ? findList(row, schema, body) : findThing(row, schema, body);
  const content = fit(schema, found);
  if (found === undefined || isUnread(found, content)) throw new CallError(200, undefined);
  // fit has coerced every part to the schema or left it out, as Loose says.
  return content as Loose<Content<R>>;
}

/** Returns true for a list with items none of which is readable. */
function isUnread(found: unknown, content: unknown): boolean {
  if (!Array.isArray(found) || found.length === 0 || !Array.isArray(content)) return false;
  return content.every((item) => isObject(item) && Object.keys(item).length === 0);
}

function findList(row: Route, schema: Schema, body: unknown): unknown {
  const data = under(body, 'data');
  const candidates = [body, under(body, row.key), data, under(data, row.key)];
  const list = candidates.find(Array.isArray);
  const lone = row.lone && candidates.findLast((candidate) => isRow(schema, candidate));
  if (!list || (lone && areRows(schema, [lone], list))) return lone;
  return joinInner(row, schema, list);
}

/**
 * Joins the lists inside a list of documents, such as `[{companyId, rates: […]}]`; rows may have lists of their own
 * under the same names, and stay as they are.
 */
function joinInner(row: Route, schema: Schema, list: unknown[]): unknown[] {
  const inner = list.map((item) => [under(item, row.key), under(item, 'data')].find(Array.isArray));
  const joined = inner.flatMap((rows) => rows ?? []);
  return inner.some(Array.isArray) && !areRows(schema, list, joined) ? joined : list;
}

/** Returns true if these are the rows of the list, and not documents around them: they have more of its fields. */
function areRows(list: Schema, outer: readonly unknown[], inner: readonly unknown[]): boolean {
  const { shape = {} } = defOf(plain(defOf(plain(list)).element!));
  // A document has an id, too, and may name what a row need not.
  const names = Object.keys(shape).filter(
    (name) => name !== '_id' && defOf(shape[name]!).type !== 'optional',
  );
  const heldIn = (row: unknown) =>
    names.filter((name) => fit(shape[name]!, under(row, name)) !== undefined).length;
  const most = (rows: readonly unknown[]) =>
    rows.reduce<number>((best, row) => Math.max(best, heldIn(row)), 0);
  const held = most(outer);
  return held > 0 && held >= most(inner);
}

/**
 * Picks the object with most of the named fields, because some servers put `data` next to them: `{token, data: {email}}`.
 */
function findThing(row: Route, schema: Schema, body: unknown): unknown {
  const held = (candidate: object) => Object.keys(Object(fit(schema, candidate))).length;
  return [under(body, row.key), under(body, 'data'), body]
    .filter(isObject)
    .reduce<object | undefined>(
      (best, candidate) => (best && held(best) >= held(candidate) ? best : candidate),
      undefined,
    );
}

/**
 * The whole reply, every part of it maybe missing; undefined when the answer is nothing like it. Its payload is read
 * from wherever it stands, as that of a list is.
 */
export function fitReply<R extends Route>(row: R, body: unknown): Loose<Reply<R>> | undefined {
  const { reply, key } = row;
  const schema = key && defOf(reply).shape?.[key];
  const isList = schema && defOf(plain(schema)).type === 'array';
  const found = schema && (isList ? findList(row, schema, body) : findThing(row, schema, body));
  const content = found && fit(schema, found);
  const hasContent = isList ? content !== undefined : Object.keys(Object(content)).length > 0;
  const fitted = fit(reply, body);
  // As above: what does not fit was left out.
  return (hasContent ? { ...Object(fitted), [String(key)]: content } : fitted) as Loose<Reply<R>> | undefined;
}

/** Returns true if this is a row of the list: an object with at least one of its fields. */
function isRow(list: Schema, value: unknown): boolean {
  const { element } = defOf(plain(list));
  return isObject(value) && Object.keys(defOf(element!).shape ?? {}).some((name) => name in value);
}

function under(body: unknown, key: string | undefined): unknown {
  return key !== undefined && isObject(body) ? Reflect.get(body, key) : undefined;
}
