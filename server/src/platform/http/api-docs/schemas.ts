import { globSync } from 'node:fs';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { FIELD_NOTES, type FieldNote } from '@tawseel/contract/field-notes';
import { city, TEXT_PATTERNS } from '@tawseel/contract/fields';
import type { Schema } from '@tawseel/contract/route';
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

/** Names of the schemas that the contract's modules export: the names of the exports. */
const names = z.registry<{ id: string }>();
const contract = import.meta.resolve('@tawseel/contract');
for (const file of globSync('*.ts', { cwd: new URL('.', contract), exclude: ['*.test.ts'] }).sort()) {
  for (const [name, value] of Object.entries<unknown>(await import(new URL(file, contract).href))) {
    if (/^[A-Z]/.test(name) && value instanceof z.core.$ZodType) {
      names.add(value, { id: name === 'ErrorBody' ? 'Error' : name });
    }
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
