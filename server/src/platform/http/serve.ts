import type { Readable } from 'node:stream';
import { IDEMPOTENCY_HEADER, VERSION_HEADER } from '@tawseel/contract/facts/headers';
import { type Code, type ParamsOf, sentence } from '@tawseel/contract/facts/sentences/sentence';
import { versionTag } from '@tawseel/contract/fields';
import { IdempotencyKey } from '@tawseel/contract/idempotency';
import type { HandlerResult, NamedRoute, ParsedRequest, Route } from '@tawseel/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Audit } from '../engine/audit.ts';
import type { Database } from '../engine/tables.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import type { Scope } from '../values/scope.ts';
import { auditOf } from './audit.ts';
import { type Caller, scopeOf } from './auth.ts';
import { Refusal, refuse, tooLarge } from './errors.ts';
import { type Languages, speakerOf } from './language.ts';
import type { LogStream } from './log-stream.ts';
import { NOTHING, parse } from './parse.ts';
import { serializerOf } from './serializer.ts';
import { announcesTooMuch } from './unread-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the body had not arrived when the caller was authenticated. */
    isBodyAwaited: boolean;
  }
}

/** Dependencies of the whole server (dependency injection). `clock` is the only source of the current time. */
export type Services = {
  db: Database;
  settings: Settings;
  clock: () => Date;
  /** Log destination; standard output if missing. */
  logTo?: LogStream;
  /** Languages of replies; those of this server if missing. */
  languages?: Languages;
  /** Missing if no SMTP server is set. */
  mailer?: Mailer | undefined;
};

/** Context of a handler, in addition to the parsed request. */
export type Context = Services & {
  caller: Caller;
  /** Limits of the caller: data of another warehouse does not exist for it. */
  scope: Scope;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Idempotency key of the call, if it has one (see runIdempotently). */
  idempotencyKey: string | undefined;
  /** Version of the record that the caller has read, if the row takes one and it was sent. */
  version: string | undefined;
  /** Returns the message of a reply, in the caller's language. */
  done: <C extends Code>(code: C, ...params: ParamsOf<C>) => { message: string };
  /** Adds this call to the audit log; use it once in every writing transaction. */
  audit: Audit;
};

/** Streamed or pre-serialized reply, for data that may not fit into memory; it bypasses the serializer. */
export class Streamed {
  readonly body: Readable | Buffer;
  readonly type: string;

  constructor(body: Readable | Buffer, type: string) {
    this.body = body;
    this.type = type;
  }
}

/** Handlers of all rows of an area; a missing handler, or a reply without a required field, does not compile. */
export type Handlers<T extends Record<string, Route>> = {
  [K in keyof T]: (asked: ParsedRequest<T[K]>, context: Context) => Promise<HandlerResult<T[K]> | Streamed>;
};

/** Check that runs before the body is read: it throws a refusal, or replies without the body. */
export type BeforeBody = (
  params: Readonly<Record<string, string>>,
  context: Services & Pick<Context, 'caller' | 'request' | 'reply'>,
) => Promise<{ message: string } | undefined>;

type Handler = (asked: unknown, context: Context) => Promise<unknown>;

/** Texts that FormData makes of a value that is missing. */
const MISSING_IN_FORM: readonly unknown[] = ['null', 'undefined'];

/** Parses a multipart form into an object of its text fields; files and missing values are dropped. */
async function readForm(row: Route, request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!row.form) throw refuse('wrong_type');
  const fields: Record<string, unknown> = Object.create(null);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') part.file.resume();
      else if (!MISSING_IN_FORM.includes(part.value)) fields[part.fieldname] = part.value;
    }
  } catch (error) {
    // Errors of the form's limits have a status; errors of the parser itself are plain.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Refusal(sentence('form_unreadable'), undefined, error);
  }
  return { ...fields };
}

const idempotencyHeaders = z.object({ [IDEMPOTENCY_HEADER]: IdempotencyKey });

function readIdempotencyKey(row: Route, request: FastifyRequest): string | undefined {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (!row.idempotent || key === undefined) return undefined;
  parse(idempotencyHeaders, { [IDEMPOTENCY_HEADER]: key });
  return String(key);
}

const versionHeaders = z.object({ [VERSION_HEADER]: versionTag });

function readVersion(row: Route, request: FastifyRequest): string | undefined {
  const tag = request.headers[VERSION_HEADER.toLowerCase()];
  if (!row.versioned || tag === undefined) return undefined;
  parse(versionHeaders, { [VERSION_HEADER]: tag });
  return String(tag).slice(1, -1);
}

async function refuseHead(_: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('allow', 'GET');
  throw refuse('wrong_method');
}

/**
 * Registers a route for every row of an area: checks the token unless the row is open, validates params, query and
 * body, runs the handler, and sets the status and the serializer. Failures are thrown and answered by answerError.
 */
export function serve<T extends Record<string, NamedRoute>>(
  app: FastifyInstance,
  services: Services,
  rows: T,
  handlers: Handlers<T>,
  beforeBody: Partial<Record<keyof T & string, BeforeBody>> = {},
): void {
  for (const [name, row] of Object.entries(rows)) {
    // Handlers<T> has type-checked each pair; a loop over them cannot express that.
    const handle = handlers[name] as unknown as Handler;
    const ahead = beforeBody[name];
    // HEAD is refused, because a list would be read and written for nothing, except for health checks, where
    // monitoring uses it.
    const hasHead = row.path.startsWith('/health');
    if (row.method === 'GET' && !hasHead) app.head(row.path, { config: { isOpen: true } }, refuseHead);
    app.route({
      method: row.method,
      url: row.path,
      exposeHeadRoute: hasHead,
      ...(row.bodyLimit ? { bodyLimit: row.bodyLimit } : {}),
      schema: row.type ? {} : { response: { [row.status ?? 200]: {} } },
      serializerCompiler: () => serializerOf(row),
      config: {
        isOpen: row.may === 'anybody',
        takesBody: row.body !== undefined,
        ...(row.mostValues ? { mostValues: row.mostValues } : {}),
        ...(row.file ? { takesFile: row.file } : {}),
        ...(row.perMinute ? { rateLimit: { max: row.perMinute, timeWindow: '1 minute' } } : {}),
      },
      // After the rate limit, an onRequest hook, so that made-up tokens do not each cost a query.
      preParsing: async (request, reply) => {
        if (announcesTooMuch(request)) throw tooLarge(request);
        request.caller = await app.callers.authenticate(row, request.headers);
        request.isBodyAwaited = request.raw.complete === false;
        if (!ahead) return undefined;
        const params = parse(row.params, request.params) as Record<string, string>;
        parse(row.query ?? NOTHING, request.query);
        const answer = await ahead(params, { ...services, caller: request.caller, request, reply });
        return answer && reply.send(answer);
      },
      handler: async (request, reply) => {
        const sent = request.isMultipart() ? await readForm(row, request) : request.body;
        // A caller who is about to lose access could hold the body back for any time, so it is checked again.
        if (request.isBodyAwaited) request.caller = await app.callers.authenticate(row, request.headers);
        const asked = {
          params: parse(row.params, request.params),
          query: parse(row.query ?? NOTHING, request.query),
          body: parse(row.body, sent, row.mostValues),
        };
        const idempotencyKey = readIdempotencyKey(row, request);
        const version = readVersion(row, request);
        const { caller } = request;
        await app.quotas.admit({ row, caller, body: asked.body, file: request.body }, services);
        const scope = scopeOf(caller, row);
        const audit = auditOf(services, row, request);
        const answer = await handle(asked, {
          ...services,
          caller,
          scope,
          request,
          reply,
          idempotencyKey,
          version,
          done: (code, ...params) => ({ message: speakerOf(request)(sentence(code, ...params)) }),
          audit,
        });
        if (answer instanceof Streamed) return reply.type(answer.type).send(answer.body);
        return reply.code(row.status ?? 200).send(row.wrapped && row.key ? { [row.key]: answer } : answer);
      },
    });
  }
}
