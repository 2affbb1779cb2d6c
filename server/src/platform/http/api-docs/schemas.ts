import * as account from '@tawseel/contract/account';
import * as administrators from '@tawseel/contract/administrators';
import * as apiKeys from '@tawseel/contract/api-keys';
import * as areas from '@tawseel/contract/areas';
import * as audit from '@tawseel/contract/audit';
import * as business from '@tawseel/contract/business';
import * as cash from '@tawseel/contract/cash';
import * as charges from '@tawseel/contract/charges';
import * as cityRates from '@tawseel/contract/city-rates';
import * as collections from '@tawseel/contract/collections';
import * as contact from '@tawseel/contract/contact';
import * as dispatch from '@tawseel/contract/dispatch';
import * as errors from '@tawseel/contract/errors';
import * as expenses from '@tawseel/contract/expenses';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { FIELD_NOTES, type FieldNote } from '@tawseel/contract/field-notes';
import { city, TEXT_PATTERNS } from '@tawseel/contract/fields';
import * as finance from '@tawseel/contract/finance';
import * as followUps from '@tawseel/contract/follow-ups';
import * as heldOrders from '@tawseel/contract/held-orders';
import * as imports from '@tawseel/contract/imports';
import * as labels from '@tawseel/contract/labels';
import * as myDay from '@tawseel/contract/my-day';
import * as orderReplies from '@tawseel/contract/order-replies';
import * as orderRequests from '@tawseel/contract/order-requests';
import * as overview from '@tawseel/contract/overview';
import * as parcel from '@tawseel/contract/parcel';
import * as payments from '@tawseel/contract/payments';
import * as pickups from '@tawseel/contract/pickups';
import * as place from '@tawseel/contract/place';
import * as profile from '@tawseel/contract/profile';
import * as proofFiles from '@tawseel/contract/proof-files';
import * as proofs from '@tawseel/contract/proofs';
import * as queries from '@tawseel/contract/queries';
import type { Schema } from '@tawseel/contract/route';
import * as runs from '@tawseel/contract/runs';
import * as scanning from '@tawseel/contract/scanning';
import * as senderFigures from '@tawseel/contract/sender-figures';
import * as senders from '@tawseel/contract/senders';
import * as signIn from '@tawseel/contract/sign-in';
import * as staff from '@tawseel/contract/staff';
import * as statements from '@tawseel/contract/statements';
import * as warehouses from '@tawseel/contract/warehouses';
import * as zoneRates from '@tawseel/contract/zone-rates';
import * as z from 'zod/mini';

/** Subset of JSON Schema that this program writes and reads. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

export type Components = Record<string, JsonSchema>;

const REF = '#/components/schemas/';
const AREAS = [
  areas,
  audit,
  account,
  business,
  cash,
  administrators,
  apiKeys,
  charges,
  cityRates,
  errors,
  finance,
  followUps,
  expenses,
  heldOrders,
  contact,
  imports,
  labels,
  orderReplies,
  orderRequests,
  overview,
  pickups,
  payments,
  parcel,
  place,
  profile,
  proofFiles,
  proofs,
  queries,
  runs,
  dispatch,
  myDay,
  scanning,
  senderFigures,
  collections,
  senders,
  signIn,
  staff,
  statements,
  warehouses,
  zoneRates,
];

/** Names of the contract's exported schemas: the names of their exports. */
const names = z.registry<{ id: string }>();
for (const [name, value] of AREAS.flatMap((area) => Object.entries<unknown>(area))) {
  if (/^[A-Z]/.test(name) && value instanceof z.core.$ZodType) {
    names.add(value, { id: name === 'ErrorBody' ? 'Error' : name });
  }
}

/** Returns the name of the component that a schema refers to. */
export function refName(schema: JsonSchema): string | undefined {
  return schema.$ref?.slice(REF.length);
}

/**
 * Returns the most specific note on a field: of the field in its schema, of all fields of the schema, or of the
 * field's name.
 */
export function noteOn(field: string, within: readonly string[]): FieldNote | undefined {
  const keys = [...within.map((name) => `${name}.${field}`), ...within.map((name) => `${name}.*`), field];
  const found = keys.find((key) => Object.hasOwn(FIELD_NOTES, key));
  return found === undefined ? undefined : FIELD_NOTES[found];
}

const LEFT_OUT = new Set(TEXT_PATTERNS.map(({ source }) => source));

/**
 * Removes keywords that the document leaves out: replies may get more fields later, so they must not be closed, and
 * not every language can read the patterns that exclude control characters.
 */
function plain(schema: JsonSchema, io: 'input' | 'output'): JsonSchema {
  const { additionalProperties, pattern, allOf = [], ...rest } = schema;
  const patterns = [...(pattern ? [{ pattern }] : []), ...allOf].filter(
    (one) => !LEFT_OUT.has(one.pattern ?? ''),
  );
  return {
    ...rest,
    ...(additionalProperties !== undefined && io === 'input' ? { additionalProperties } : {}),
    ...(patterns.length === 1 ? patterns[0] : patterns.length > 1 ? { allOf: patterns } : {}),
  };
}

/** Adds notes to the fields of a schema; `within` has the names of the enclosing schemas, innermost first. */
function described(schema: JsonSchema, io: 'input' | 'output', within: readonly string[]): JsonSchema {
  if (schema.$ref) return { $ref: schema.$ref.replace('#/$defs/', REF) };
  const made = plain(schema, io);
  if (made.items) made.items = described(made.items, io, within);
  if (made.anyOf) made.anyOf = made.anyOf.map((one) => described(one, io, within));
  if (made.properties) {
    made.properties = Object.fromEntries(
      Object.entries(made.properties).map(([name, property]) => [
        name,
        annotated(described(property, io, [name, ...within]), noteOn(name, within)),
      ]),
    );
  }
  return made;
}

/** Returns a field's schema with the description and format of its note. */
export function annotated(schema: JsonSchema, note: FieldNote | undefined): JsonSchema {
  const [description, , format] = note ?? [];
  return {
    ...schema,
    ...(description ? { description } : {}),
    ...(format && schema.type === 'string' ? { format } : {}),
  };
}

/**
 * Returns a function that converts a contract schema to JSON Schema, and adds the named schemas it refers to to
 * `components`.
 */
export function schemaMaker(components: Components) {
  return (schema: Schema, io: 'input' | 'output', within: readonly string[]): JsonSchema => {
    // Wrapped, because a named schema is only referred to where it is part of another.
    const whole = z.toJSONSchema(z.object({ it: schema }), {
      io,
      metadata: names,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        // Other spellings are accepted too; these are the canonical ones.
        if (zodSchema === city) Object.assign(jsonSchema, { type: 'string', enum: EMIRATES });
      },
    });
    for (const [name, definition] of Object.entries((whole.$defs ?? {}) as Components)) {
      const made = described(definition, io, [name]);
      const known = components[name];
      if (known && JSON.stringify(known) !== JSON.stringify(made)) {
        throw new Error(`The schema ${name} reads otherwise than it is written: it needs two names.`);
      }
      components[name] = made;
    }
    return described((whole.properties as Components).it!, io, within);
  };
}

/** Returns the schema with its fields, resolving a reference. */
export function objectOf(schema: Schema, within: readonly string[]): JsonSchema {
  const components: Components = {};
  const made = schemaMaker(components)(schema, 'input', within);
  return components[refName(made) ?? ''] ?? made;
}
