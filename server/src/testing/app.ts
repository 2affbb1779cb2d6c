import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorBody } from '@tawseel/contract/errors';
import { statusOf } from '@tawseel/contract/facts/sentences/refusals';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sayIn } from '@tawseel/contract/facts/sentences/sentence';
import type { NamedRoute, Reply, RequestInput, Route } from '@tawseel/contract/route';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '../app.ts';
import { findAdminByEmail, insertAdmin } from '../areas/access/store/admins.ts';
import { insertSession } from '../areas/access/store/sessions.ts';
import { newId } from '../platform/engine/ids.ts';
import type { Database } from '../platform/engine/tables.ts';
import { OF_ANY_CALL } from '../platform/http/api-docs/guide.ts';
import { ownRefusals, SHARED, sharedBy } from '../platform/http/api-docs/refusals.ts';
import { hashPassword } from '../platform/security/passwords.ts';
import { hashToken, newToken } from '../platform/security/tokens.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { languages } from './pseudo-language.ts';

/** Administrator fixture: who is signed in when a test calls something. */
export const ADMIN = {
  name: 'Mariam Al Suwaidi',
  email: 'mariam@tawseel.example',
  password: 'a palm in the yard 71',
};

/** Frozen clock: the present of every test until it moves it, a Saturday, 14:00 in Dubai. */
export const NOW = '2026-11-21T10:00:00.000Z';

/** Fake clock, the only source of time of an app under test. */
export class TestClock {
  #now = new Date(NOW);

  readonly read = (): Date => new Date(this.#now);

  set(instant: string): void {
    this.#now = new Date(instant);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}

/** Options of a call: another token (null for none), an API key, headers, the address it comes from. */
export type Along = { token?: string | null; headers?: Record<string, string>; from?: string };

type AnyAsking = { params?: unknown; query?: unknown; body?: unknown; file?: string | Buffer };
/** A row that takes nothing is called with nothing. */
type CallInput<R extends Route> =
  unknown extends RequestInput<R> ? [asked?: object, along?: Along] : [RequestInput<R>, Along?];

export type RefusedCall = ErrorBody & { status: number; headers: LightMyRequestResponse['headers'] };

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  clock: TestClock;
  token: string;
  /** Prepares the next test on the emptied database: resets the clock and signs in again, from another address. */
  renew: () => Promise<string>;
  /** Makes a call that must succeed. Returns the body, which must match the row's reply exactly. */
  call: <R extends NamedRoute>(row: R, ...given: CallInput<R>) => Promise<Reply<R>>;
  /** Makes a call that must be refused. Returns the error body and its status. The input is not type-checked. */
  refused: (row: NamedRoute, asked?: AnyAsking, along?: Along) => Promise<RefusedCall>;
  /** Makes a call. Returns the raw response, which must be a reply of the row or a refusal. */
  send: (row: NamedRoute, asked?: AnyAsking, along?: Along) => Promise<LightMyRequestResponse>;
};

/** Folder of files sent to test servers; one for each process, because a server deletes files that none of its acts names. */
export const DATA_FOLDER = join(tmpdir(), `tawseel-sent-files-${process.env.VITEST_POOL_ID}`);
/** Folder of the files of proofs in it. */
export const FILES_FOLDER = join(DATA_FOLDER, 'files');

/** Client IP of one test, a new one each, because of the rate limit of some rows. */
const addressOf = (asking: number) => `10.1.${asking >> 8}.${asking & 255}`;

/** URL of a row with its params and query filled in. */
export function urlOf(row: Route, { params, query }: AnyAsking): string {
  const filled = Object.entries((params ?? {}) as Record<string, string>).reduce(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(value)),
    row.path,
  );
  const search = new URLSearchParams(
    Object.fromEntries(
      Object.entries((query ?? {}) as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
    ),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** App under test: the server on this database, built as in production, with an administrator and a token. */
export async function startApp(
  db: Database,
  overrides: Partial<Settings> = {},
  patience?: Parameters<typeof buildApp>[1],
  others: Partial<Parameters<typeof buildApp>[0]> = {},
): Promise<TestApp> {
  const clock = new TestClock();
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    DEMO: 'no',
    REQUESTS_PER_MINUTE: '10000000',
    DATA_DIR: DATA_FOLDER,
  });
  const services = { db, languages, settings: { ...settings, ...overrides }, clock: clock.read, ...others };
  const app = await buildApp(services, patience);
  await app.ready();
  let token = await signIn(db, clock.read());
  let tests = 0;
  let from = addressOf(tests);

  const send: TestApp['send'] = async (row, asked = {}, along = {}) => {
    const bearer = along.token === undefined ? token : along.token;
    const payload = asked.file ?? asked.body;
    const answer = await app.inject({
      method: row.method,
      url: urlOf(row, asked),
      headers: {
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(asked.file === undefined ? {} : { 'content-type': row.file?.[0] ?? '' }),
        ...along.headers,
      },
      ...(payload === undefined ? {} : { payload: payload as object }),
      remoteAddress: along.from ?? from,
    });
    expectAnswerOf(row, answer);
    return answer;
  };

  return {
    app,
    db,
    clock,
    token,
    renew: async () => {
      clock.set(NOW);
      tests += 1;
      from = addressOf(tests);
      token = await signIn(db, clock.read());
      return token;
    },
    send,
    call: async (row, ...[asked, along]) => {
      const answer = await send(row, asked as AnyAsking, along);
      const success = row.status ?? 200;
      if (answer.statusCode !== success) {
        throw new Error(
          `${row.method} ${row.path}: ${answer.statusCode} instead of ${success}: ${answer.body}`,
        );
      }
      return answer.json();
    },
    refused: async (row, asked, along) => {
      const answer = await send(row, asked, along);
      if (answer.statusCode < 400) {
        throw new Error(`${row.method} ${row.path}: not refused, but ${answer.statusCode}: ${answer.body}`);
      }
      return { ...answer.json<ErrorBody>(), status: answer.statusCode, headers: answer.headers };
    },
  };
}

/** The codes that the document of the API has for a call. */
function documentedCodes(row: NamedRoute): string[] {
  const shared = sharedBy(row).flatMap((name) => SHARED[name].codes);
  return [...OF_ANY_CALL, ...shared, ...ownRefusals(row).flatMap(([, { codes }]) => codes)];
}

const saidBy = (reply: Sentence) => Object.values(languages).map((catalogue) => sayIn(catalogue, reply));

/** Contract assertion on a response: a success is the row's reply and nothing beyond it, a refusal the error body. */
export function expectAnswerOf(row: NamedRoute, answer: LightMyRequestResponse): void {
  const isSuccess = answer.statusCode === (row.status ?? 200);
  const type = (isSuccess && row.type) || 'application/json';
  if (type === 'image/*') {
    expect(answer.headers['content-type']).toMatch(/^image\/(jpeg|webp)$/);
    return;
  }
  expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
  if (type === row.type) return;
  const body: unknown = answer.json();
  const read = z.safeParse(isSuccess ? row.reply : ErrorBody, body);
  if (!read.success) {
    const issues = JSON.stringify(read.error.issues.slice(0, 3));
    throw new Error(`${row.method} ${row.path}: ${answer.statusCode} off its schema: ${issues}`);
  }
  expect(body).toEqual(read.data);
  if (isSuccess) return;
  const { code, issues = [], ...refusal } = body as ErrorBody;
  // The code and its params say the same, in a language that the server has.
  for (const reply of [{ code, ...refusal }, ...issues]) expect(saidBy(reply)).toContain(reply.message);
  expect(statusOf(code)).toBe(answer.statusCode);
  expect(documentedCodes(row)).toContain(code);
}

export const passwordHash = hashPassword(ADMIN.password);

/** Opens a session of the tests' administrator, who is created if missing. Returns its token. */
export async function signIn(db: Database, now: Date): Promise<string> {
  const known = await findAdminByEmail(db, ADMIN.email);
  const id = known?.id ?? newId();
  if (!known) {
    await insertAdmin(db, {
      id,
      name: ADMIN.name,
      email: ADMIN.email,
      phone: '+971 50 412 7730',
      address: 'Al Garhoud, Dubai',
      profile_image: '',
      password_hash: await passwordHash,
      created_at: now.toISOString(),
    });
  }
  return sessionOf(db, id, now.toISOString());
}

/**
 * Opens a session of a user. Returns its token. It lasts longer than any test moves the clock; tests of expiry sign
 * in themselves.
 */
export async function sessionOf(db: Database, account_id: string, created_at = NOW): Promise<string> {
  const token = newToken();
  const expires_at = '2099-01-01T00:00:00.000Z';
  await insertSession(db, { token_hash: hashToken(token), account_id, created_at, expires_at });
  return token;
}
