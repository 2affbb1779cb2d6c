import { allRoutes } from '@tawseel/contract';
import fastJson from 'fast-json-stringify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { replySchema } from './serializer.ts';

type Debugged = { code: string };

/** Returns the code of a serializer. */
const codeOf = (schema: object) => (fastJson(schema, { mode: 'debug' }) as unknown as Debugged).code;

test('no reply needs a validator, which would be compiled at its first use', () => {
  expect(codeOf({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toMatch(/validator\.get/);
  const rows = allRoutes.filter(({ type }) => !type);
  expect(rows.length).toBeGreaterThan(100);
  const needing = rows.filter((row) => /validator\.get/.test(codeOf(replySchema(row))));
  expect(needing.map(({ area, name }) => `${area}.${name}`)).toEqual([]);
});

test('writes null and values of nullable fields, and texts of several forms', () => {
  const reply = z.object({
    text: z.nullable(z.string()),
    word: z.nullable(z.enum(['in', 'out'])),
    place: z.nullable(z.object({ id: z.string() })),
    list: z.nullable(z.array(z.nullable(z.number()))),
    at: z.union([z.literal(''), z.string()]),
  });
  const write = fastJson(replySchema({ reply }));
  const full = { text: 'a', word: 'in', place: { id: '1' }, list: [1, null], at: '2026-11-28' };
  const empty = { text: null, word: null, place: null, list: null, at: '' };
  for (const one of [full, empty]) expect(JSON.parse(write(one))).toEqual(one);
});
