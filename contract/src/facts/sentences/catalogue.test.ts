import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english } from './en/english.ts';
import { hub } from './en/hub.ts';
import { orders } from './en/orders.ts';
import { REFUSALS } from './refusals.ts';
import { rule, ruleOf } from './rule.ts';
import { sayIn, sentence } from './sentence.ts';

const areas = readdirSync(new URL('en/', import.meta.url)).filter((file) => !/english|words/.test(file));

test('no two areas have the same sentence code', async () => {
  const codes = await Promise.all(
    areas.map(async (file) => {
      const { TOO_HEAVY: _, ...catalogue } = await import(`./en/${file}`);
      return Object.values<object>(catalogue).flatMap(Object.keys);
    }),
  );
  expect(codes.flat().sort()).toEqual(Object.keys(english).sort());
});

test('no refusal has two statuses', () => {
  const codes: readonly string[] = Object.values(REFUSALS).flat();
  expect(codes).toEqual([...new Set(codes)]);
});

test('formats a sentence with its params and nested sentences, and nothing for an unknown code', () => {
  const first = sentence('not_delivered', { trackingID: 'T1', status: 'created' });
  const refused = sentence('cash_not_recorded', { first, others: 1 });
  expect(sayIn(english, JSON.parse(JSON.stringify(refused)))).toBe(
    'Nothing was recorded. Cash cannot be recorded for T1: it is not delivered, but created. 1 more order cannot be recorded either.',
  );
  expect(sayIn(english, { code: 'toString' })).toBeUndefined();
});

test("no sentence contains a status of the wire, because users read the console's words", () => {
  const status = 'assignedtodriver';
  const params = { status, to: status, next: [status] };
  // Other params of a sentence are empty.
  const given = new Proxy<Record<string, unknown>>(params, { get: (of, name) => of[name as string] ?? '' });
  const said = Object.values<unknown>({ ...orders, ...hub })
    .filter((words) => typeof words === 'function' && /\bstatus\b/.test(String(words)))
    .map((words): string => Reflect.apply(words as () => string, undefined, [given]));
  expect(said.length).toBeGreaterThan(9);
  expect(said.filter((words) => words.includes(status))).toEqual([]);
  expect(said.every((words) => /with a driver/i.test(words))).toBe(true);
});

test('a rule is passed as the message of a schema', () => {
  expect(ruleOf(rule('too_long', { max: 40 }))).toEqual({ code: 'too_long', params: { max: 40 } });
  expect(ruleOf('Invalid input')).toBeUndefined();
});
