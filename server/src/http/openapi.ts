import { allRoutes } from '@tawseel/contract';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@tawseel/contract/errors';
import {
  IDEMPOTENCY_DAYS,
  IDEMPOTENCY_HEADER,
  IdempotencyKey,
  REPLAYED_HEADER,
} from '@tawseel/contract/idempotency';
import type { Named, Schema } from '@tawseel/contract/route';
import * as z from 'zod/mini';

/** The part of the OpenAPI 3.1 document that this program writes. */
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
};

type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: unknown;
};

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: unknown }> };
  responses: Record<
    string,
    { description: string; headers?: Record<string, unknown>; content?: Record<string, { schema: unknown }> }
  >;
};

const DESCRIPTION =
  'Times are ISO 8601 UTC, money is AED with at most 2 decimals, ids are opaque. Every failure answers ' +
  '{message, code, issues?}. Paths work with and without a trailing slash.';

/** Refusals that any call may answer with, besides its own. */
const COMMON: Partial<Record<ErrorCode, string>> = {
  too_many_requests: 'Too many requests; Retry-After says when to come back',
  unavailable: 'Overloaded, shutting down or without its database; Retry-After says when to come back',
};

const WITH_BODY: Partial<Record<ErrorCode, string>> = {
  malformed: 'The body is not valid JSON',
  too_large: 'The body is over 1 MB',
  wrong_type: 'The body is of another type',
};

function jsonSchema(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return plain;
}

const REPLAYED = {
  description: 'There, and `true`, where this is the answer to an earlier call of the same Idempotency-Key',
  schema: { type: 'string', const: 'true' },
};

function parametersOf(row: Named): Parameter[] {
  const read = (place: Parameter['in'], schema: Schema | undefined): Parameter[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, unknown>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: property,
    }));
  };
  const header: Parameter = {
    name: IDEMPOTENCY_HEADER,
    in: 'header',
    required: false,
    description:
      'A name of your own for this call, such as your order number. A repeat within ' +
      `${IDEMPOTENCY_DAYS} days does nothing and gets the first answer again, marked by the header ` +
      `${REPLAYED_HEADER}. Refusals are not kept.`,
    schema: jsonSchema(IdempotencyKey, 'input'),
  };
  return [...read('path', row.params), ...read('query', row.query), ...(row.idempotent ? [header] : [])];
}

function securityOf(row: Named): Operation['security'] {
  if (row.auth === 'none') return [];
  return row.auth ? [{ administrator: [] }, { [row.auth]: [] }] : [{ administrator: [] }];
}

function refusalsOf(row: Named): Record<number, string> {
  const descriptions: Record<number, string> = {};
  const add = (more: Partial<Record<ErrorCode, string>>) => {
    for (const [code, text] of Object.entries(more)) descriptions[ERROR_STATUS[code as ErrorCode]] = text;
  };
  add(COMMON);
  if (row.body) add(WITH_BODY);
  if (row.body || row.params || row.query) add({ invalid: 'A field is missing, unknown or not valid' });
  if (row.auth !== 'none') add({ unauthorized: 'No token, or one that is not valid any more' });
  if (row.auth === 'intake' || row.auth === 'tracking') add({ forbidden: 'The API key has another role' });
  if (row.name === 'login') add({ unauthorized: 'The email or the password is not right' });
  const all = { ...descriptions, ...row.refusals };
  if (!row.idempotent) return all;
  const used = 'The Idempotency-Key was used for another call';
  return { ...all, 409: all[409] ? `${all[409]}, or t${used.slice(1)}` : used };
}

function operationOf(row: Named): Operation {
  const json = (schema: unknown) => ({ 'application/json': { schema } });
  const parameters = parametersOf(row);
  const body = row.body && jsonSchema(row.body, 'input');
  const errorBody = { $ref: '#/components/schemas/Error' };
  const refusals = Object.entries(refusalsOf(row)).map(
    ([status, description]) => [status, { description, content: json(errorBody) }] as const,
  );
  return {
    operationId: `${row.area}.${row.name}`,
    tags: [row.area],
    summary: row.summary,
    security: securityOf(row),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: true as const,
            content: { ...json(body), ...(row.form ? { 'multipart/form-data': { schema: body } } : {}) },
          },
        }
      : {}),
    responses: {
      [row.status ?? 200]: {
        description: 'Done',
        ...(row.idempotent ? { headers: { [REPLAYED_HEADER]: REPLAYED } } : {}),
        content: { [row.type ?? 'application/json']: { schema: jsonSchema(row.reply, 'output') } },
      },
      ...Object.fromEntries(refusals),
    },
  };
}

/** The whole API as an OpenAPI 3.1 document, made from the contract's rows alone. */
export function openApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const row of allRoutes) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row) };
  }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
  return {
    openapi: '3.1.0',
    info: { title: 'Tawseel API', version: '1', description: DESCRIPTION },
    tags: [...new Set(allRoutes.map((row) => row.area))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes: {
        administrator: bearer("An administrator's token, from POST /api/admin/login"),
        intake: bearer('An API key for putting orders in'),
        tracking: bearer('An API key for moving orders on'),
      },
    },
  };
}
