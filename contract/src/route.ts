import * as z from 'zod/mini';
import type { Feature } from './facts/features.ts';

export type Schema = z.core.$ZodType;

/** One call: what the server serves, the console asks, the documents describe and the tests loop over. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's notation: `/api/warehouse/:id`. Served with and without a trailing slash. */
  path: string;
  summary: string;
  /** Absent: a signed-in administrator's token. `none`: open. `intake` and `tracking`: an API key of that role, or the administrator's token. */
  auth?: 'none' | 'intake' | 'tracking';
  /** Absent: the specification lists the call. Else the console asks it only of a server that names the feature. */
  feature?: Feature;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** `form`: multipart form data is accepted besides JSON. */
  form?: true;
  reply: Schema;
  /** Absent: JSON. Else the type of the text that a success answers with. */
  type?: 'text/csv';
  /** The name under which the thing proper stands in the reply; absent, the reply is the thing itself. */
  key?: string;
  /** Nothing stands beside the key: a handler answers with the thing proper, and `serve` puts it in this envelope. */
  wrapped?: true;
  /** The call takes an Idempotency-Key (see idempotency.ts). */
  idempotent?: true;
  /** A list of one row: another server may send the row alone. */
  lone?: true;
  /** Status of the success reply; 200 when absent. */
  status?: 201;
  /** The longest body in bytes; absent, BODY_LIMIT holds. */
  bodyLimit?: number;
  /** How often one address may call it in a minute; absent, the server's general limit holds. */
  perMinute?: number;
  /** Refusals of this call beyond the ones every call has (see errors.ts). */
  refusals?: Partial<Record<404 | 409 | 422 | 429, string>>;
};

export type Table = Record<string, Route>;
export type Named<R extends Route = Route> = R & { area: string; name: string };

/** Stamps each row with its area and name: the start of every query key and the operationId in the documents. */
export function table<const T extends Table>(
  area: string,
  rows: T,
): { [K in keyof T]: T[K] & { area: string; name: string } } {
  const named = Object.entries(rows).map(([name, row]) => [name, { ...row, area, name }]);
  // Object.fromEntries forgets the keys that T knows.
  return Object.fromEntries(named) as { [K in keyof T]: T[K] & { area: string; name: string } };
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;
type Given<K extends string, V> = [V] extends [undefined] ? unknown : { [P in K]: V };

/** What a handler receives: validated params, query and body, each only if the row has it. */
export type ParsedRequest<R extends Route> = Given<'params', Out<R['params']>> &
  Given<'query', Out<R['query']>> &
  Given<'body', Out<R['body']>>;

/** What a caller passes: the same before parsing. */
export type RequestInput<R extends Route> = Given<'params', In<R['params']>> &
  Given<'query', In<R['query']>> &
  Given<'body', In<R['body']>>;

/** The whole success body. */
export type Reply<R extends Route> = z.output<R['reply']>;

/** The thing proper: what stands under the row's key, or the whole body. */
export type Content<R extends Route> = R extends { key: infer K extends string }
  ? Reply<R> extends Record<K, infer C>
    ? C
    : Reply<R>
  : Reply<R>;

/** What a handler answers with. */
export type HandlerResult<R extends Route> = R extends { wrapped: true } ? Content<R> : Reply<R>;

/** `{[key]: content}`, as a row's `reply` and `key`. */
export function keyed<const K extends string, S extends Schema>(key: K, content: S) {
  return { reply: z.object({ [key]: content } as Record<K, S>), key, wrapped: true as const };
}

/** A write that says what it did: `{message, data}`. */
export function withMessage<S extends Schema>(content: S) {
  return { reply: z.object({ message: z.string(), data: content }), key: 'data' as const };
}

/** A write with nothing to hand back but a sentence. */
export const messageOnly = { reply: z.object({ message: z.string() }) };
