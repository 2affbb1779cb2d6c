import type { Route } from '@tawseel/contract/route';
import fastJson, { type Schema } from 'fast-json-stringify';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Describes a nullable value, or a text of several forms, without a union, because the serializer compiles a validator
 * for each union: at the first reply, and for all in one turn of the event loop.
 */
function avoidUnion(jsonSchema: JsonSchema): void {
  const union = jsonSchema.anyOf ?? [];
  const values = union.filter(({ type }) => type !== 'null');
  const [value] = values;
  const isText = values.every(({ type }) => type === 'string');
  if (!value || (values.length > 1 && !isText)) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, values.length > 1 ? { type: 'string' } : value);
  if (union.length > values.length) jsonSchema.nullable = true;
}

/** Returns the schema of a row's reply for the serializer. */
export function replySchema({ reply }: Pick<Route, 'reply'>): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(reply, {
    target: 'draft-7',
    io: 'output',
    override: ({ jsonSchema }) => avoidUnion(jsonSchema),
  });
  // Zod and the serializer have different types for a JSON schema.
  return schema as Schema;
}

export type Serialize = (reply: unknown) => string;

/** Serializers by row, shared by all servers of the process. */
const serializers = new WeakMap<Route, Serialize>();

/** Returns a serializer that is compiled on first use, because compiling all of them at the start would take 0.2 s. */
export function serializerOf(row: Route): Serialize {
  return (reply) => {
    const serialize = serializers.get(row) ?? fastJson(replySchema(row));
    serializers.set(row, serialize);
    return serialize(reply);
  };
}
