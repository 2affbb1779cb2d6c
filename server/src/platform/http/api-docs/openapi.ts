import { allRoutes } from '@tawseel/contract';
import { ErrorBody } from '@tawseel/contract/errors';
import { IDEMPOTENCY_HEADER, VERSION_HEADER } from '@tawseel/contract/facts/headers';
import { DEVICE_HEADER } from '@tawseel/contract/facts/limits';
import { isAllowed } from '@tawseel/contract/facts/permission';
import { KEY_ROLES, type KeyRole, PEOPLE } from '@tawseel/contract/facts/roles';
import { FIELD_NOTES } from '@tawseel/contract/field-notes';
import { versionTag } from '@tawseel/contract/fields';
import { IDEMPOTENCY_DAYS, IdempotencyKey, REPLAYED_HEADER } from '@tawseel/contract/idempotency';
import type { NamedRoute, Schema } from '@tawseel/contract/route';
import { exampleOf, exampleOfText } from './examples.ts';
import { GUIDE, guideText } from './guide.ts';
import { ownRefusals, type RefusalDoc, SHARED, sharedBy, statusOfShared } from './refusals.ts';
import { annotated, type Components, type JsonSchema, noteOn, objectOf, schemaMaker } from './schemas.ts';

/** Subset of OpenAPI 3.1 that this program writes. */
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: { name: string } };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Components;
    responses: Record<string, Response>;
    securitySchemes: Record<string, unknown>;
  };
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
export type Response = { description: string; headers?: Record<string, unknown>; content?: Content };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  /** The success comes first. */
  responses: Record<string, Response | { $ref: string }>;
};

const AREAS: Record<string, string> = {
  admin: 'Signing in and out, the profile, payments of cashiers',
  administrators: 'Administrators',
  apiKeys: 'API keys, and the owner of a token or key',
  warehouses: 'Warehouses, their staff and their orders',
  senders: 'Individual and company senders',
  cityRates: 'Rates between cities, for individual senders and companies',
  zoneRates: 'Rates between zones, general and for companies',
  charges: 'Charges for weight, size and packing',
  supervisors: 'Supervisors',
  operators: 'Operators',
  drivers: 'Drivers',
  cashiers: 'Cashiers',
  orders: 'Orders: prices, intake, tracking, lists',
  finance: 'Revenue, expenses and cash on delivery of a period',
  queries: 'Messages from customers',
  exports: 'Lists as CSV',
  labels: 'Labels of parcels, and codes that stand for an order',
  imports: 'Files of orders, senders, staff and prices, checked and imported',
  health: 'Health checks',
};

/** Purpose of an API key, by role. */
const KEYS: Record<KeyRole, string> = {
  sender: 'An API key of a sender, for its orders',
  'driver-app': 'An API key of a driver, to update the orders of a warehouse; cannot record cash',
  'cashier-app': 'An API key of a cashier, to record the cash of a warehouse',
  intake: 'An API key to create orders of any sender',
  tracking: 'An API key to update orders of any warehouse',
};

const REPLAYED = {
  description: 'There, and `true`, where this is the answer to an earlier call of the same Idempotency-Key',
  schema: { type: 'string', const: 'true' },
};

const ID_HEADER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: `Your own name for this call. A repeat within ${IDEMPOTENCY_DAYS} days does nothing and gets the first message and the current order, with the header ${REPLAYED_HEADER}. Refusals are not kept.`,
} as const;

const VERSION_PARAMETER = {
  name: VERSION_HEADER,
  in: 'header',
  required: false,
  description:
    'The version that was read, in quotation marks; 409 if it is no longer current. Without it, the call overwrites any version',
} as const;

const PIECE = {
  schema: { type: 'string', description: 'A piece of a CSV file in UTF-8' },
  example: 'name,email,phone,city,street\r\n',
} as const;
const PICTURE = { schema: { type: 'string', format: 'binary', description: 'A picture' } } as const;

/** Returns the request body of a row that accepts a file. */
function filesOf(types: readonly string[]): Content {
  return Object.fromEntries(types.map((type) => [type, type === 'text/csv' ? PIECE : PICTURE]));
}

/** Header with the device id of a driver's session, which works on one device only. */
const DEVICE_PARAMETER: Parameter = {
  name: DEVICE_HEADER,
  in: 'header',
  required: false,
  description:
    'With the session of a driver: the deviceId of the sign-in. Without it, or with another, the call is refused (401). Other sessions and API keys need none.',
  schema: { type: 'string' },
  example: '0193fd5c-2e7a-7c41-9b1e-5d2f8a64c0e7',
};

function refusedWith({ about, codes }: RefusalDoc): Response {
  const code = { type: 'string', enum: [...codes] };
  return {
    description: `${about} (${codes.join(', ')})`,
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code } }] },
        example: { message: `${about}.`, code: codes[0] },
      },
    },
  };
}

function securityOf(row: NamedRoute): Operation['security'] {
  if (row.may === 'anybody') return [];
  return [...PEOPLE, ...KEY_ROLES].filter((role) => isAllowed(row, role)).map((role) => ({ [role]: [] }));
}

function operationWriter(components: Components) {
  const schemaOf = schemaMaker(components);

  function parametersOf(row: NamedRoute): Parameter[] {
    const read = (location: Parameter['in'], schema: Schema | undefined): Parameter[] => {
      if (!schema) return [];
      const { properties = {}, required = [] } = objectOf(schema, [row.name]);
      return Object.entries(properties).map(([name, made]) => {
        // Both calls share the query's schema, so the description of either call's field is left out.
        const { description, ...property } = annotated(made, FIELD_NOTES[`${row.name}.${name}`]);
        const example = noteOn(name, [row.name])?.[1];
        return {
          name,
          in: location,
          required: required.includes(name),
          ...(description ? { description } : {}),
          schema: property,
          ...(example === undefined ? {} : { example }),
        };
      });
    };
    const header = { ...ID_HEADER, schema: schemaOf(IdempotencyKey, 'input', []), example: 'order-1001' };
    const tag = {
      ...VERSION_PARAMETER,
      schema: schemaOf(versionTag, 'input', []),
      example: '"q1mVYb0nCq3ZkX7s"',
    };
    return [
      ...read('path', row.params),
      ...read('query', row.query),
      ...(row.idempotent ? [header] : []),
      ...(row.versioned ? [tag] : []),
      ...(row.may !== 'anybody' && isAllowed(row, 'driver') ? [DEVICE_PARAMETER] : []),
    ];
  }

  function contentOf(row: NamedRoute, schema: Schema, io: 'input' | 'output', types: string[]): Content {
    const made = schemaOf(schema, io, [row.name]);
    const example =
      io === 'output' && row.type ? exampleOfText(row) : exampleOf(row, made, [row.name], components);
    return Object.fromEntries(types.map((type) => [type, { schema: made, example }]));
  }

  return (row: NamedRoute): Operation => {
    const parameters = parametersOf(row);
    const types = ['application/json', ...(row.form ? ['multipart/form-data'] : [])];
    const shared = sharedBy(row).map((name) => [
      statusOfShared(name),
      { $ref: `#/components/responses/${name}` },
    ]);
    const own = ownRefusals(row).map(([status, one]) => [status, refusedWith(one)]);
    return {
      operationId: `${row.area}.${row.name}`,
      tags: [row.area],
      summary: row.summary,
      security: securityOf(row),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(row.file ? { requestBody: { required: true, content: filesOf(row.file) } } : {}),
      ...(row.body
        ? { requestBody: { required: true, content: contentOf(row, row.body, 'input', types) } }
        : {}),
      responses: {
        [row.status ?? 200]: {
          description: 'Done',
          ...(row.idempotent ? { headers: { [REPLAYED_HEADER]: REPLAYED } } : {}),
          content: contentOf(row, row.reply, 'output', [row.type ?? 'application/json']),
        },
        ...Object.fromEntries(shared),
        ...Object.fromEntries(own),
      },
    };
  };
}

/** Builds the OpenAPI 3.1 document of the whole API from the contract's rows and field notes. */
export function openApi(): OpenApi {
  const schemas: Components = {};
  const write = operationWriter(schemas);
  schemaMaker(schemas)(ErrorBody, 'output', []);
  const paths: OpenApi['paths'] = {};
  for (const row of allRoutes) {
    // Both forms are served; clients expect the one without the slash.
    const path = row.path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: write(row) };
  }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
  const shared = Object.entries(SHARED).map(([name, one]) => [name, refusedWith(one)]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tawseel API',
      version: '1',
      description: guideText(GUIDE),
      license: { name: 'UNLICENSED' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    tags: [...new Set(allRoutes.map((row) => row.area))].map((name) => ({
      name,
      description: AREAS[name] ?? name,
    })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
      responses: Object.fromEntries(shared),
      securitySchemes: {
        ...Object.fromEntries(PEOPLE.map((role) => [role, bearer(`The token of a session of a ${role}`)])),
        ...Object.fromEntries(KEY_ROLES.map((role) => [role, bearer(KEYS[role])])),
      },
    },
  };
}

/** Returns the fields without a description, such as `Order.mode`; fields with fields of their own need none. */
export function undescribedFields({ components, paths }: OpenApi): string[] {
  const found: string[] = [];
  const look = (schema: JsonSchema, where: string) => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const parts = [property, property.items ?? {}, ...(property.anyOf ?? [])];
      if (!property.description && !parts.some((part) => part.properties || part.$ref)) {
        found.push(`${where}.${name}`);
      }
      look(property, where);
    }
    for (const part of [schema.items, ...(schema.anyOf ?? [])]) if (part) look(part, where);
  };
  for (const [name, schema] of Object.entries(components.schemas)) look(schema, name);
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const contents = [operation.requestBody, ...Object.values(operation.responses)].map((one) =>
      one && 'content' in one ? one.content : undefined,
    );
    for (const { schema } of contents.flatMap((content) => Object.values(content ?? {}))) {
      look(schema, operation.operationId);
    }
    for (const { name, description } of operation.parameters ?? []) {
      if (!description) found.push(`${operation.operationId}.${name}`);
    }
  }
  return [...new Set(found)];
}
