import * as z from 'zod/mini';
import type { Feature } from './facts/features.ts';
import type { May } from './facts/permission.ts';
import type { RefusalCode } from './facts/sentences/refusals.ts';

export type Refusals = Readonly<Partial<Record<RefusalCode, string>>>;

export type Schema = z.core.$ZodType;

type WritingMethod = 'POST' | 'PUT' | 'DELETE';

/** Call that does not change the business, though it may store something for the caller. */
type Reading = ({ method: 'GET'; reads?: never } | { method: WritingMethod; reads: true }) & {
  invalidates?: readonly string[];
};

type Writing = {
  method: WritingMethod;
  reads?: never;
  /** Areas whose replies change with the call, including its own: the console reads them again. */
  invalidates: readonly string[];
};

/** Definition of a call, used by the server, the console, the documents and the tests. */
export type Route = (Reading | Writing) & {
  /** Fastify's notation: `/api/warehouse/:id`. Served with and without a trailing slash. */
  path: string;
  summary: string;
  /**
   * Roles that may make the call, in addition to administrators, who may make all; if missing, no other role may.
   * Staff only reach data of their own warehouse, if the data has one. `anybody` needs no token.
   */
  may?: May;
  /**
   * Scope of staff: orders of their own warehouse, and parcels that it holds or that are on their way to it. Without
   * it, only the orders.
   */
  held?: true;
  /** Hourly quota that the call counts towards, in addition to bytes. */
  quota?: 'orders' | 'profile' | 'pickups';
  /** Append-only log in which a write is recorded instead of the audit log. */
  log?: 'scans' | 'prints' | 'stop_acts' | 'proofs';
  /** True if users may call it before they change the password that was created for them. */
  firstPassword?: true;
  /**
   * Feature flag of a call that the specification does not list: the console only calls it if the server has the
   * feature.
   */
  feature?: Feature;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** `form`: accepts multipart form data as well as JSON. */
  form?: true;
  /** Media types if the body is a file or a piece of one, of at most `bodyLimit` bytes. */
  file?: readonly string[];
  reply: Schema;
  /** Media type of a successful reply; JSON if missing. */
  type?: 'text/csv' | 'text/html' | 'application/xml' | 'image/*';
  /** Field of the reply that holds the payload; if missing, the reply is the payload. */
  key?: string;
  /** True if the reply has no other field: a handler returns the payload, and `serve` wraps it. */
  wrapped?: true;
  /** The call accepts an Idempotency-Key (see idempotency.ts). */
  idempotent?: true;
  /** The call accepts an If-Match header with the version that was read; without it, it overwrites any version. */
  versioned?: true;
  /** A list of one row: another server may send the row without a list. */
  lone?: true;
  /** Status of a successful reply; 200 if missing. */
  status?: 201;
  /** Body limit in bytes; BODY_LIMIT if missing. */
  bodyLimit?: number;
  /** Limit of fields and items in the body; the general limit if missing. */
  mostValues?: number;
  /** Rate limit per address and minute; the server's general limit if missing. */
  perMinute?: number;
  /** Refusals of this call in addition to the common ones, by code, with their meaning. */
  refusals?: Refusals;
};

export type Table = Record<string, Route>;
export type NamedRoute<R extends Route = Route> = R & { area: string; name: string };

/** Returns true if a call does not change the business. */
export function isReading({ method, reads }: Route): boolean {
  return method === 'GET' || reads === true;
}

/** Adds area and name to each row: the start of every query key, and the operationId in the documents. */
export function table<const A extends string, const T extends Table>(
  area: A,
  rows: T,
): { [K in keyof T]: T[K] & { area: A; name: string } } {
  const named = Object.entries(rows).map(([name, row]) => [name, { ...row, area, name }]);
  // Object.fromEntries loses the keys of T.
  return Object.fromEntries(named) as { [K in keyof T]: T[K] & { area: A; name: string } };
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;
type GivenPart<K extends string, V> = [V] extends [undefined] ? unknown : { [P in K]: V };

/** Parsed request that a handler receives: validated params, query and body, each only if the row has it. */
export type ParsedRequest<R extends Route> = GivenPart<'params', Out<R['params']>> &
  GivenPart<'query', Out<R['query']>> &
  GivenPart<'body', Out<R['body']>>;

/** Request before parsing, as a caller passes it. */
export type RequestInput<R extends Route> = GivenPart<'params', In<R['params']>> &
  GivenPart<'query', In<R['query']>> &
  GivenPart<'body', In<R['body']>> &
  (R extends { file: readonly string[] } ? { file: unknown } : unknown);

/** Response body of a success, including the envelope. */
export type Reply<R extends Route> = z.output<R['reply']>;

/** Payload: the value of the row's envelope key, or the whole body. */
export type Content<R extends Route> = R extends { key: infer K extends string }
  ? Reply<R> extends Record<K, infer C>
    ? C
    : Reply<R>
  : Reply<R>;

/** Return value of a handler: the payload if `serve` wraps it, otherwise the whole body. */
export type HandlerResult<R extends Route> = R extends { wrapped: true } ? Content<R> : Reply<R>;

/** Returns `reply` and `key` of a row whose reply is `{[key]: content}`. */
export function keyed<const K extends string, S extends Schema>(key: K, content: S) {
  return { reply: z.object({ [key]: content } as Record<K, S>), key, wrapped: true as const };
}

/** Returns `reply` and `key` of a write, `{message, data}`; the message says what was done. */
export function withMessage<S extends Schema>(content: S) {
  return { reply: z.object({ message: z.string(), data: content }), key: 'data' as const };
}

/** Reply of a write without a payload: `{message}`. */
export const messageOnly = { reply: z.object({ message: z.string() }) };
