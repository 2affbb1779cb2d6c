import { CALL_EXAMPLES } from '@tawseel/contract/field-notes';
import type { NamedRoute } from '@tawseel/contract/route';
import { type Components, type JsonSchema, noteOn, refName } from './schemas.ts';

/** Marks a field that an example leaves out. */
const LEFT_OUT = Symbol('left out');

function exampleOfField(
  row: NamedRoute,
  field: string,
  schema: JsonSchema,
  within: readonly string[],
  components: Components,
): unknown {
  const key = [`${row.name}.${field}`, `${row.area}.${field}`].find((one) =>
    Object.hasOwn(CALL_EXAMPLES, one),
  );
  if (key !== undefined) return CALL_EXAMPLES[key];
  if (isComposed(schema)) return exampleOf(row, schema, [field, ...within], components);
  const note = noteOn(field, within);
  return note && note.length > 1 ? note[1] : LEFT_OUT;
}

function isComposed(schema: JsonSchema): boolean {
  const parts = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])];
  return Boolean(schema.$ref || schema.properties || parts.some(isComposed));
}

/** Returns an example of a text reply: the beginning and the end of it. */
export function exampleOfText({ name }: NamedRoute): unknown {
  return CALL_EXAMPLES[name];
}

/** Builds an example of a call's request or reply from the examples of its fields. */
export function exampleOf(
  row: NamedRoute,
  schema: JsonSchema,
  within: readonly string[],
  components: Components,
): unknown {
  const name = refName(schema);
  if (name !== undefined) return exampleOf(row, components[name] ?? {}, [name], components);
  if (schema.items) return [exampleOf(row, schema.items, within, components)];
  if (schema.anyOf) return exampleOf(row, schema.anyOf[0] ?? {}, within, components);
  const fields = Object.entries(schema.properties ?? {}).map(([field, property]) => [
    field,
    exampleOfField(row, field, property, within, components),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== LEFT_OUT));
}
