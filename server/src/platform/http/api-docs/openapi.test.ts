import { allRoutes } from '@tawseel/contract';
import { CALL_EXAMPLES, FIELD_NOTES } from '@tawseel/contract/field-notes';
import type { NamedRoute, Schema } from '@tawseel/contract/route';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Operation, openApi, undescribedFields } from './openapi.ts';

const document = openApi();

function operationOf({ path, method }: NamedRoute): Operation {
  const documented = path.replace(/:(\w+)/g, '{$1}').replace(/\/$/, '');
  return document.paths[documented]?.[method.toLowerCase()] as Operation;
}

function problems(schema: Schema, value: unknown): string[] {
  const read = z.safeParse(schema, value);
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

/** Returns the examples of an operation's parameters in one location, as they would be sent. */
function sent({ parameters = [] }: Operation, location: string) {
  const examples = parameters.filter((one) => one.in === location && one.example !== undefined);
  return Object.fromEntries(examples.map(({ name, example }) => [name, example]));
}

describe('every call', () => {
  test.each(allRoutes)('$area.$name has an example that its schemas accept', (row) => {
    const operation = operationOf(row);
    const [success] = Object.values(operation.responses);
    const replies = Object.values((success && 'content' in success && success.content) || {});
    expect(replies).toHaveLength(1);
    for (const { example } of replies) expect(problems(row.reply, example)).toEqual([]);
    if (row.params) expect(problems(row.params, sent(operation, 'path'))).toEqual([]);
    if (row.query) expect(problems(row.query, sent(operation, 'query'))).toEqual([]);
    for (const { example } of Object.values(operation.requestBody?.content ?? {})) {
      expect(row.file ? [] : row.body && problems(row.body, example)).toEqual([]);
    }
  });

  test('every field has a note, and every note has a field', () => {
    expect(undescribedFields(document)).toEqual([]);
    const whole = JSON.stringify(document);
    const isSaid = ([about]: readonly [string, ...unknown[]]) =>
      whole.includes(JSON.stringify(about).slice(1, -1));
    expect(Object.keys(FIELD_NOTES).filter((key) => !isSaid(FIELD_NOTES[key]!))).toEqual([]);
    const calls = allRoutes.flatMap(({ name, area }) => [name, area]);
    expect(Object.keys(CALL_EXAMPLES).filter((key) => !calls.includes(key.split('.')[0]!))).toEqual([]);
  });
});

test('a parameter is described by the note of its call, also in a query that calls share', () => {
  for (const row of allRoutes) {
    for (const { name, description } of operationOf(row).parameters ?? []) {
      const note = FIELD_NOTES[`${row.name}.${name}`];
      if (note) expect([row.name, name, description]).toEqual([row.name, name, note[0]]);
    }
  }
});

test('figures have their units', () => {
  const { Order, ChargeParts, SizeCharge } = document.components.schemas;
  expect(Order?.properties?.orderWeight?.description).toContain('kg');
  expect(Order?.properties?.parcelSize?.properties?.totalVolume?.description).toContain('cm³');
  expect(ChargeParts?.properties?.total?.description).toContain('AED');
  expect(SizeCharge?.properties?.maxVolume?.description).toContain('cm³');
});

test('schemas have readable names, so that a generated client reads well', () => {
  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(
    expect.arrayContaining(['Error', 'NewOrder', 'Order', 'Sender', 'Warehouse', 'ZoneRate']),
  );
  const { requestBody, responses } = document.paths['/api/orders']!.post!;
  const [success] = Object.values(responses);
  expect(requestBody?.content['application/json']?.schema).toEqual({ $ref: '#/components/schemas/NewOrder' });
  expect(success).toMatchObject({
    content: {
      'application/json': { schema: { properties: { data: { $ref: '#/components/schemas/Order' } } } },
    },
  });
});

test('a page to print is documented as HTML, its input as JSON', () => {
  const { requestBody, responses } = document.paths['/api/labels']!.post!;
  expect(responses['200']).toMatchObject({
    content: { 'text/html': { schema: { type: 'string' }, example: expect.stringContaining('<!doctype') } },
  });
  expect(requestBody?.content['application/json']?.example).toMatchObject({ size: '4x6', copies: 1 });
});

test('a reply may get more fields later, a request may not have more', () => {
  const { NewOrder, Order } = document.components.schemas;
  expect(NewOrder).toMatchObject({ additionalProperties: false });
  expect(Order).not.toHaveProperty('additionalProperties');
});

test('a call with a version names its header', () => {
  expect(document.paths['/api/warehouse/{id}']?.put?.parameters).toContainEqual(
    expect.objectContaining({
      name: 'If-Match',
      in: 'header',
      required: false,
      example: '"q1mVYb0nCq3ZkX7s"',
    }),
  );
});

test('an idempotent call names its header, how long it is stored, and how a repeat is marked', () => {
  for (const path of ['/api/orders', '/api/orders/{trackingID}/tracking']) {
    const operation = document.paths[path]?.post;
    expect(operation?.parameters).toContainEqual(
      expect.objectContaining({
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: expect.stringContaining('7 days'),
      }),
    );
    const [success] = Object.values(operation?.responses ?? {});
    expect(success).toHaveProperty(['headers', 'Idempotency-Replayed']);
    expect(operation?.responses[409]).toMatchObject({
      description: expect.stringContaining('Idempotency-Key'),
    });
  }
});

test("calls for drivers require the id of the session's device, and no other call does", () => {
  const takers = allRoutes.filter((row) =>
    operationOf(row).parameters?.some(({ name }) => name === 'X-Device-Id'),
  );
  expect(takers.length).toBeGreaterThan(0);
  expect(takers).toEqual(allRoutes.filter((row) => Array.isArray(row.may) && row.may.includes('driver')));
  expect(document.paths['/api/profile']?.get?.parameters).toEqual([
    expect.objectContaining({
      in: 'header',
      required: false,
      description: expect.stringContaining('deviceId'),
    }),
  ]);
});
