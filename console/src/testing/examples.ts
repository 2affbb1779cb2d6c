import { allRoutes } from '@tawseel/contract';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { DELIVERY_TYPES } from '@tawseel/contract/facts/limits';
import { PAYMENT_METHODS } from '@tawseel/contract/facts/payment-methods';
import { TRACKING_STATUSES } from '@tawseel/contract/facts/tracking';
import type { Schema } from '@tawseel/contract/route';
import type { core } from 'zod/mini';
import { foreign } from './console.tsx';

/** Items of every list: enough for most values of the fields that have several. */
const ROWS = 6;
/** Example texts without Latin letters, so that every Latin word on a page comes from the language. */
const NAME = '××';

/** Values of text fields that are not free text. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  city: EMIRATES,
  deliveryType: DELIVERY_TYPES,
  mode: DELIVERY_TYPES,
  orderStatus: ['Pending', 'completed', 'return'],
  paymentMethod: PAYMENT_METHODS,
  phone: ['+971 50 771 0932'],
  profileStatus: ['Active', 'unActive'],
  role: ['Company', 'User'],
  size: ['Small', 'Medium', 'Large', 'Extra Large'],
  status: TRACKING_STATUSES,
  'status of an order': ['Pending', 'Not Pickup', 'Pickup'],
  trackingStatus: TRACKING_STATUSES,
};

let made = 0;
const of = <T>(values: readonly T[], nth: number): T | undefined => values[nth % values.length];

function textOf(name: string, nth: number): string | undefined {
  if (name in TEXTS) return of(TEXTS[name]!, nth);
  if (/^(to|from)$/.test(name)) return name === 'to' ? `1${nth}:00` : `0${nth}:00`;
  if (/(^a|A)t$|^(since|oldest|now|claimedUntil)$/.test(name)) return `2026-11-2${nth}T10:52:00.000Z`;
  made += 1;
  if (name === 'trackingID') return `TWS-2222-${made}`;
  return /^_?id$|Id$/.test(name) ? `${made}` : `${NAME}${made}`;
}

/** Returns an example of what a field holds in the nth item of a list; every second one lacks what may be missing. */
function exampleOf(schema: Schema, name: string, nth: number): unknown {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => {
          const named = key === 'status' && 'orderStatus' in def.shape ? 'status of an order' : key;
          return [key, exampleOf(field, named, nth)];
        }),
      );
    case 'array':
      return Array.from({ length: ROWS }, (_, item) => exampleOf(def.element, '', item));
    case 'optional':
      return exampleOf(def.innerType, name, nth);
    case 'nullable':
      return nth % 2 === 0 ? exampleOf(def.innerType, name, nth) : null;
    case 'enum':
      return of(Object.values(def.entries), nth);
    case 'literal':
      return def.values[0];
    case 'union':
      return exampleOf(def.options.at(-1)!, name, nth);
    case 'pipe':
      return exampleOf(def.out, name, nth);
    case 'record':
      made += 1;
      return { name: `${NAME}${made}` };
    case 'number':
      return nth + 2;
    case 'boolean':
      return nth % 2 === 0;
    case 'string':
      return 'format' in def && def.format === 'date' ? `2026-11-2${nth}` : textOf(name, nth);
    default:
      return undefined;
  }
}

/** The most exact paths first. */
const examples = allRoutes
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map(({ method, path, reply, type }) => ({
    call: `${method} ${path.replace(/\/$/, '')}`,
    body: type === 'text/html' ? '<p></p>' : exampleOf(reply, '', 0),
  }));

/**
 * Lets the server answer every call of the contract with an example of its reply, until the test ends. `values` are those
 * of fields by their names, such as a status that a window opens at, in every item of a reply.
 */
export function answerWithExamples(values: Readonly<Record<string, unknown>> = {}): void {
  const revive = (name: string, value: unknown) => (name in values ? values[name] : value);
  for (const { call, body } of examples)
    foreign.learn(call, () => ({ body: JSON.parse(JSON.stringify(body), revive) }));
}
