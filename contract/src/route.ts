import * as z from 'zod/mini';
import type { Feature } from './facts/features.ts';
import type { May } from './facts/permission.ts';
import type { RefusalCode } from './facts/sentences/refusals.ts';
import type { StaffKind } from './facts/staff-kinds.ts';

export type Refusals = Readonly<Partial<Record<RefusalCode, string>>>;

export type Schema = z.core.$ZodType;

/** Name of a table of calls. The console keeps what it has read under the area's name. */
export type Area =
  | 'account'
  | 'administrators'
  | 'apiKeys'
  | 'access'
  | 'payments'
  | 'pickups'
  | 'warehouses'
  | 'senders'
  | 'cityRates'
  | 'zoneRates'
  | 'charges'
  | 'areas'
  | 'orders'
  | 'scanning'
  | 'runs'
  | 'dispatch'
  | 'myDay'
  | 'proofs'
  | 'followUps'
  | 'contact'
  | 'overview'
  | 'finance'
  | 'senderFigures'
  | 'queries'
  | 'exports'
  | 'imports'
  | 'labels'
  | 'business'
  | 'audit'
  | 'health'
  | `${StaffKind}s`;

type WritingMethod = 'POST' | 'PUT' | 'DELETE';

/** A call that changes nothing of the business, though it may keep something for the caller. */
type Reading = ({ method: 'GET'; reads?: never } | { method: WritingMethod; reads: true }) & {
  invalidates?: readonly Area[];
};

type Writing = {
  method: WritingMethod;
  reads?: never;
  /** Areas whose answers change with the call, its own among them: the console reads them again. */
  invalidates: readonly Area[];
};

/** One call: what the server serves, the console asks, the documents describe and the tests loop over. */
export type Route = (Reading | Writing) & {
  /** Fastify's notation: `/api/warehouse/:id`. Served with and without a trailing slash. */
  path: string;
  summary: string;
  /**
   * Permission: who may make the call besides administrators, who may make any; absent, nobody. Staff are limited to
   * their own warehouse in it, where what it is about has one. `anybody` needs no token.
   */
  may?: May;
  /**
   * Scope of staff: orders of their own warehouse, and parcels that it holds or that are on their way to it. Without it,
   * the first alone.
   */
  held?: true;
  /** What the quota of an hour counts a call as, besides its bytes. */
  quota?: 'orders' | 'profile' | 'pickups';
  /** What a write is recorded in, where that is an append-only log of its own and not the audit log. */
  log?: 'scans' | 'prints' | 'stop_acts' | 'proofs';
  /** Open to who has yet to change a password that somebody else made for them. */
  firstPassword?: true;
  /**
   * Feature flag of a call that the specification does not list: the console makes it only of a server that names the
   * feature.
   */
  feature?: Feature;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** `form`: multipart form data is accepted besides JSON. */
  form?: true;
  /** The body is a file or a piece of one, of one of these media types, of at most `bodyLimit` bytes. */
  file?: readonly string[];
  reply: Schema;
  /** Absent: JSON. Else the type of the file that a success answers with. */
  type?: 'text/csv' | 'text/html' | 'image/*';
  /** The envelope key: the name under which the payload stands in the reply; absent, the reply is the payload. */
  key?: string;
  /** Nothing stands beside the key: a handler returns the payload alone, and `serve` wraps it in the envelope. */
  wrapped?: true;
  /** The call takes an Idempotency-Key (see idempotency.ts). */
  idempotent?: true;
  /** The call takes an If-Match header with the version that was read; without it, it writes over whatever is stored. */
  versioned?: true;
  /** A list of one row: another server may send the row alone. */
  lone?: true;
  /** Status of the success reply; 200 when absent. */
  status?: 201;
  /** Body limit in bytes; absent, BODY_LIMIT holds. */
  bodyLimit?: number;
  /** Fields and items that its body may have; absent, as many as any call takes. */
  mostValues?: number;
  /** Rate limit: how often one address may call it in a minute; absent, the server's general limit holds. */
  perMinute?: number;
  /** The codes of refusals of this call beyond the ones every call has, and when each is meant. */
  refusals?: Refusals;
};

export type Table = Record<string, Route>;
export type Named<R extends Route = Route> = R & { area: Area; name: string };

/** Whether a call changes nothing of the business. */
export function isReading({ method, reads }: Route): boolean {
  return method === 'GET' || reads === true;
}

/** Stamps each row with its area and name: the start of every query key and the operationId in the documents. */
export function table<const T extends Table>(
  area: Area,
  rows: T,
): { [K in keyof T]: T[K] & { area: Area; name: string } } {
  const named = Object.entries(rows).map(([name, row]) => [name, { ...row, area, name }]);
  // Object.fromEntries forgets the keys that T knows.
  return Object.fromEntries(named) as { [K in keyof T]: T[K] & { area: Area; name: string } };
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;
type Given<K extends string, V> = [V] extends [undefined] ? unknown : { [P in K]: V };

/** The parsed request that a handler receives: validated params, query and body, each only if the row has it. */
export type ParsedRequest<R extends Route> = Given<'params', Out<R['params']>> &
  Given<'query', Out<R['query']>> &
  Given<'body', Out<R['body']>>;

/** The request before parsing, as a caller passes it. */
export type RequestInput<R extends Route> = Given<'params', In<R['params']>> &
  Given<'query', In<R['query']>> &
  Given<'body', In<R['body']>> &
  (R extends { file: readonly string[] } ? { file: unknown } : unknown);

/** The response body of a success, envelope included. */
export type Reply<R extends Route> = z.output<R['reply']>;

/** The payload: what stands under the row's envelope key, or the whole body. */
export type Content<R extends Route> = R extends { key: infer K extends string }
  ? Reply<R> extends Record<K, infer C>
    ? C
    : Reply<R>
  : Reply<R>;

/** The return value of a handler: the payload where `serve` wraps it, else the whole body. */
export type HandlerResult<R extends Route> = R extends { wrapped: true } ? Content<R> : Reply<R>;

/** Envelope of a payload, `{[key]: content}`, as a row's `reply` and `key`. */
export function keyed<const K extends string, S extends Schema>(key: K, content: S) {
  return { reply: z.object({ [key]: content } as Record<K, S>), key, wrapped: true as const };
}

/** Envelope of a write, `{message, data}`: the sentence says what was done. */
export function withMessage<S extends Schema>(content: S) {
  return { reply: z.object({ message: z.string(), data: content }), key: 'data' as const };
}

/** Reply of a write without a payload: `{message}`. */
export const messageOnly = { reply: z.object({ message: z.string() }) };
