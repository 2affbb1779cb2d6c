import type { Route, Schema } from '@tawseel/contract/route';
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Along } from './app.ts';
import type { Sample } from './samples.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Text = fc.Arbitrary<string>;

/** Existing values, by the name of the field that would name them. */
export type KnownValues = Record<string, string[]>;

/** Naughty strings, which have broken programs: of odd length, direction, encoding, or of meaning to some language. */
const NASTY = [
  ...[
    '',
    ' ',
    '\0',
    'TWS-\u00002222',
    '\ud800',
    '\u202eevil',
    '\ufeff',
    '🚚👩‍👩‍👧‍👦',
    'شحنة',
    'İ',
    'ß',
    '\n\r\t',
    '%00',
    '%',
    '%zz',
    '_',
    '../..',
  ],
  ...[
    "'; drop table orders; --",
    '"',
    '\\',
    '<script>alert(1)</script>',
    '=1+1',
    '{{7*7}}',
    'null',
    'undefined',
    'NaN',
  ],
  ...[
    '__proto__',
    'constructor',
    'true',
    '0',
    '-1',
    '1e309',
    '9007199254740993',
    'x'.repeat(300),
    '漢'.repeat(70_000),
  ],
];
const NASTY_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  0.001,
  1.005,
  1e-9,
  1e21,
  1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
];

const nasty = fc.constantFrom(...NASTY);
const anything = fc.oneof(
  nasty,
  fc.constantFrom(...NASTY_NUMBERS),
  fc
    .anything({ maxDepth: 2, withNullPrototype: false })
    .map((value) => JSON.parse(JSON.stringify(value) ?? 'null')),
  fc.constant('['.repeat(100) + ']'.repeat(100)).map((text) => JSON.parse(text)),
);

/** Generators for fields whose pattern random text would not match. */
const SHAPED: Record<string, Text> = {
  email: fc.constantFrom(
    'a@b.ae',
    'noura@mail.example',
    "O'Neil+x@sub.domain.example",
    'MARIAM@TAWSEEL.EXAMPLE',
  ),
  phone: fc.constantFrom('+971 50 123 4567', '04-222 3344 ext 2', '800 TAWSEEL'),
  city: fc.constantFrom('Dubai', 'Abu-Dhabi', 'abu dhabi', 'SHARJAH', 'Umm al Quwain'),
  area: fc.constantFrom('Deira', 'Naif', 'Others', 'Industrial Area 5', 'Hatta', ''),
  day: fc.constantFrom('2026-11-21', '2026-11-01', '2026-02-29', '2024-02-29', '0001-01-01', '9999-12-31'),
  code: fc.constantFrom('DXB-001', 'DXB-999999999999', 'jebel-1', ''),
  address: fc.constantFrom('https://example.com/a.png', '/pictures/parcel/1.svg', 'https://x.example'),
};
const SHAPE_OF: Record<string, keyof typeof SHAPED> = {
  email: 'email',
  phone: 'phone',
  senderPhone: 'phone',
  receiverPhone: 'phone',
  city: 'city',
  fromCity: 'city',
  toCity: 'city',
  companyCity: 'city',
  fromZoneAreas: 'area',
  toZoneAreas: 'area',
  area: 'area',
  startDate: 'day',
  endDate: 'day',
  warehouseCode: 'code',
  orderImage: 'address',
};

function textOf(schema: JsonSchema, field: string, known: KnownValues): Text {
  if (schema.enum) return fc.constantFrom(...(schema.enum as string[]));
  const shape = SHAPE_OF[field];
  if (shape) return SHAPED[shape]!;
  const pool = known[field];
  const plain = fc.string({
    unit: fc.constantFrom(...'abcXYZ 019-.,é漢ع🚚'),
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 50, 50),
  });
  return pool ? fc.oneof({ arbitrary: fc.constantFrom(...pool), weight: 9 }, plain) : plain;
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const min = schema.minimum ?? 0;
  const max = Math.min(schema.maximum ?? 1000, 1_000_000_000);
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  const near = fc.constantFrom(min, max, 30, 30.001);
  if (schema.type === 'integer') return fc.oneof(whole, fc.integer({ min: 1, max: 5 }));
  return fc.oneof(
    whole,
    near,
    fc.integer({ min: 1, max: 5000 }).map((fils) => fils / 100),
  );
}

function dataOf(schema: JsonSchema, field: string, known: KnownValues): fc.Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => dataOf(branch as JsonSchema, field, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.type === 'object') return objectOf(schema, known);
  if (schema.type === 'array') {
    return fc.array(dataOf(schema.items as JsonSchema, field, known), {
      minLength: schema.minItems ?? 0,
      maxLength: 4,
    });
  }
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return textOf(schema, field, known);
}

function objectOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => [
    field,
    dataOf(inner as JsonSchema, field, known),
  ]);
  const required = (schema.required ?? []) as never[];
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** Mutation: puts anything in the place of one value, wherever it stands; or adds or removes a field. */
function spoil(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[at % (keys.length + 1)];
  if (key === undefined) return Array.isArray(value) ? [...value, by] : { ...value, unheard_of: by };
  const inner = spoil((value as Record<string, unknown>)[key], Math.floor(at / (keys.length + 1)), by);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

function partOf(schema: Schema | undefined, known: KnownValues): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const valid = dataOf(described, '', known);
  const spoilt = fc.tuple(valid, fc.nat(1000), anything).map(([value, at, by]) => spoil(value, at, by));
  return fc.oneof({ arbitrary: valid, weight: 6 }, { arbitrary: spoilt, weight: 4 }, anything);
}

/** URL parameters as text; the dot segments that a client would resolve are left out. */
function texts(value: unknown, names: string[]): Record<string, string> {
  const given = Object(value) as Record<string, unknown>;
  return Object.fromEntries(
    names.map((name) => {
      const value = given[name];
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      return [name, /^\.*$/.test(text) ? 'x' : text.slice(0, 300).toWellFormed()];
    }),
  );
}

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.constantFrom('again', 'x'.repeat(5000), 'ü'), fc.uuid()),
    'accept-encoding': fc.constantFrom('br', '*;q=0', 'nonsense'),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'x',
    ),
  },
  { requiredKeys: [] },
);

export type Fuzzed = { asked: Sample; along: Along };

/** Fuzzing, property-based: calls of a row, most of them valid, many off by one value, some anything at all. */
export function arbitraryAsking(row: Route, known: KnownValues): fc.Arbitrary<Fuzzed> {
  const paramNames = [...row.path.matchAll(/:(\w+)/g)].map((found) => found[1]!);
  return fc
    .record({
      params: partOf(row.params, known),
      query: partOf(row.query, known),
      body: row.method === 'GET' ? fc.constant(undefined) : partOf(row.body, known),
      headers: fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, headers),
      from: fc.ipV4(),
    })
    .map(({ params, query, body, headers: sent, from }) => {
      const queryNames = Object.keys(Object(query));
      const asked: Sample = { params: texts(params, paramNames), query: texts(query, queryNames) };
      if (body !== undefined) asked.body = body as Record<string, unknown>;
      return { asked, along: { headers: sent as Record<string, string>, from } };
    });
}
