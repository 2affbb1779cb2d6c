import { allRoutes, routes } from '@tawseel/contract';
import { ErrorBody } from '@tawseel/contract/errors';
import { BODY_LIMIT } from '@tawseel/contract/facts/limits';
import { statusOf } from '@tawseel/contract/facts/sentences/refusals';
import { isReading, type NamedRoute } from '@tawseel/contract/route';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readAudit } from './areas/audit/store.ts';
import type { Tables } from './platform/engine/tables.ts';
import { parse } from './platform/http/parse.ts';
import { ADMIN, type Along, expectAnswerOf, NOW, startApp, type TestApp, urlOf } from './testing/app.ts';
import { type Business, openBusiness } from './testing/business.ts';
import { DATABASES, SQLITE, type TestedDatabase } from './testing/databases.ts';
import { outsideOfSentences, PSEUDO } from './testing/pseudo-language.ts';
import type { Sample } from './testing/samples.ts';

const MEGABYTE = 1_048_576;
const SECOND = new RegExp(`^${NOW.slice(0, -5)}`);

/** Fields that name a thing by its id; an order is named by what looks like any other tracking ID. */
const IDS =
  /^(id|(company|cashier|payment|owner|rate|warehouse|driver|Operator|supervisor|sender)Id|trackingID)$/;
const NOBODYS = 'TWS-2222-232W';

/** The same call about one thing that does not exist, for each of the ids it carries. */
function strangers(sample: Sample, id: string): Sample[] {
  return (['params', 'body'] as const).flatMap((part) =>
    Object.keys(sample[part] ?? {})
      .filter((field) => IDS.test(field))
      .map((field) => ({ ...sample, [part]: { ...sample[part], [field]: id } })),
  );
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

const takesNull = ({ type, anyOf = [] }: JsonSchema): boolean =>
  type === 'null' || anyOf.some((one) => takesNull(one as JsonSchema));

/** Returns the value with null for each field that it leaves out and that has no meaning for null. */
function withNulls(schema: JsonSchema, value: unknown): unknown {
  const { anyOf, items, properties = {} } = schema;
  if (anyOf) return anyOf.reduce((one: unknown, branch) => withNulls(branch as JsonSchema, one), value);
  if (Array.isArray(value)) return value.map((item) => withNulls(items as JsonSchema, item));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, field]) => {
    if (Object.hasOwn(value, name)) return [[name, withNulls(field, Reflect.get(value, name))]];
    return takesNull(field) ? [] : [[name, null]];
  });
  return { ...value, ...Object.fromEntries(fields) };
}

/** Returns true if the reply has a success message. */
function saysWhatWasDone({ area, reply }: NamedRoute): boolean {
  const shape: unknown = Reflect.get(reply._zod.def, 'shape');
  return area !== 'health' && Reflect.has(Object(shape), 'message');
}

function otherSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}

/** The server with one of everything in it, for all tests of a block, and ways to ask it. */
function openServer(open: TestedDatabase['open']) {
  let server: TestApp;
  let business: Business;
  let close: () => Promise<void>;
  let asked = 0;

  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    business = await openBusiness(opened.db);
    const mailer = { send: async () => undefined, consoleAt: 'https://tawseel.example' };
    server = await startApp(opened.db, {}, undefined, { mailer });
  });
  afterAll(async () => {
    await server.app.close();
    await close();
  });

  const sampleOf = (row: NamedRoute): Sample => business.samples[`${row.area}.${row.name}`]!;
  /** From an address of its own each time: some rows limit how often one may call. */
  const freshAddress = () => {
    asked += 1;
    return `10.0.${asked >> 8}.${asked & 255}`;
  };
  /** Asks in the pseudo-language: nothing that is answered to people may be said outside of the catalogue. */
  const inPseudo = ({ headers, ...along }: Along) => ({
    from: freshAddress(),
    headers: { 'accept-language': PSEUDO, ...headers },
    ...along,
  });
  const ask = async (row: NamedRoute, sample: Sample, along: Along = {}) => {
    const answer = await server.send(row, sample, inPseudo(along));
    if (saysWhatWasDone(row)) expect(outsideOfSentences(answer.json().message)).toBe('');
    return answer;
  };
  const refusal = async (row: NamedRoute, sample: Sample, along: Along = {}) => {
    const refused = await server.refused(row, sample, inPseudo(along));
    for (const { message } of [refused, ...(refused.issues ?? [])]) {
      expect(outsideOfSentences(message)).toBe('');
    }
    return refused;
  };

  /** Sends any path, body and content type, which `send` would not. */
  async function post(row: NamedRoute, payload: string, type = 'application/json') {
    const answer = await server.app.inject({
      method: row.method,
      url: urlOf(row, sampleOf(row)),
      headers: { authorization: `Bearer ${server.token}`, 'content-type': type },
      payload,
      remoteAddress: freshAddress(),
    });
    expectAnswerOf(row, answer);
    return { status: answer.statusCode, code: answer.json<ErrorBody>().code };
  }

  return {
    sampleOf,
    ask,
    refusal,
    post,
    samples: () => business.samples,
    token: () => server.token,
    /** Also what is done after the answers. */
    audited: async () => {
      await server.app.jobs.idle();
      const rows: Tables['audit'][] = [];
      for await (const some of readAudit(server.db, {})) rows.push(...some);
      return rows;
    },
    inject: (options: InjectOptions) => server.app.inject(options),
  };
}

// None of this comes as far as a query of its own, so one engine is enough.
describe('every call', () => {
  const { sampleOf, refusal, post, samples, token, inject } = openServer(SQLITE.open);

  test('has a sample, and there are no other samples', () => {
    const names = allRoutes.map((row) => `${row.area}.${row.name}`);
    expect(Object.keys(samples()).sort()).toEqual(names.sort());
  });

  test('unknown addresses answer 404 in the same form', async () => {
    const answer = await inject({ method: 'GET', url: '/api/nothing/here?q=1' });
    expect(answer.statusCode).toBe(404);
    expect(ErrorBody.parse(answer.json())).toEqual({
      code: 'no_such_call',
      params: { method: 'GET', path: '/api/nothing/here' },
      message: 'There is no call GET /api/nothing/here.',
      requestId: answer.headers['x-request-id'],
    });
  });

  test.each([
    ['/api/warehouse/%zz', 400],
    ['/api/warehouse/%', 400],
    [`/api/warehouse/${'x'.repeat(300)}`, 404],
  ])('DELETE %s is refused in the same form', async (url, status) => {
    const headers = { authorization: `Bearer ${token()}` };
    const answer = await inject({ method: 'DELETE', url, headers });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(ErrorBody.parse(answer.json()))).toEqual(['message', 'code', 'requestId']);
  });

  describe.each(allRoutes.filter((row) => row.may !== 'anybody'))('$method $path', (row) => {
    test('refuses a missing or invented token', async () => {
      for (const token of [null, 'made-up', 'tws_made-up']) {
        expect((await refusal(row, sampleOf(row), { token })).status).toBe(401);
      }
      const headers = { authorization: `Basic ${token()}` };
      expect((await refusal(row, sampleOf(row), { token: null, headers })).status).toBe(401);
    });
  });

  describe.each(allRoutes.filter((row) => row.body))('$method $path', (row) => {
    test('refuses an unknown field in the body, naming it', async () => {
      const sample = sampleOf(row);
      const refused = await refusal(row, { ...sample, body: { ...sample.body, unheard_of: 1 } });
      expect(refused).toMatchObject({ status: 422, code: 'invalid' });
      expect(refused.issues?.map((issue) => issue.path)).toContain('unheard_of');
    });

    test('takes null for each field that is optional, as if it were missing', () => {
      const { body } = sampleOf(row);
      const schema = z.toJSONSchema(row.body!, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
      expect(parse(row.body!, withNulls(schema, body))).toEqual(parse(row.body!, body));
    });

    test.each(['null', '[]', '"text"', '7', '{}'])('refuses %s for a body', async (payload) => {
      expect(await post(row, payload)).toEqual({ status: 422, code: 'invalid' });
    });

    test.each(['{', '', '{"a":1,}', '{"__proto__":{"a":1}}'])(
      'refuses the malformed JSON %j',
      async (payload) => {
        expect((await post(row, payload)).status).toBe(400);
      },
    );

    test('refuses another content type', async () => {
      const form = row.form ? [] : ['multipart/form-data; boundary=x'];
      for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', ...form]) {
        expect(await post(row, 'a=b', type)).toEqual({ status: 415, code: 'wrong_type' });
      }
    });

    test('refuses JSON with the deepest nesting that its length allows', async () => {
      const depth = (row.bodyLimit ?? BODY_LIMIT) / 2 - '{"unheard_of":}'.length;
      const nested = '['.repeat(depth) + ']'.repeat(depth);
      expect(await post(row, nested)).toEqual({ status: 422, code: 'too_many_fields' });
      expect((await post(row, `{"unheard_of":${nested}}`)).status).toBe(422);
    });

    test('refuses a body of more than a megabyte', async () => {
      expect(await post(row, JSON.stringify('x'.repeat(MEGABYTE)))).toEqual({
        status: 413,
        code: 'too_large',
      });
    });
  });

  // Messengers add names of their own to the link of a paper.
  const strict = allRoutes.filter(({ path }) => path !== routes.statements.openPaper.path);
  describe.each(strict)('$method $path', (row) => {
    test('refuses an unknown name in the query, with and without a trailing slash', async () => {
      const known = sampleOf(row);
      const sample = { ...known, query: { ...known.query, unheard_of: 1 } };
      for (const path of [row.path, otherSlash(row.path)]) {
        const refused = await refusal({ ...row, path }, sample);
        expect(refused).toMatchObject({ status: 422, issues: [{ path: 'unheard_of' }] });
      }
    });
  });
});

describe.each(DATABASES)('every call, on $name', ({ open }) => {
  const { sampleOf, ask, refusal, audited } = openServer(open);

  describe.each(allRoutes)('$method $path', (row) => {
    test('refuses an unknown id', async () => {
      const asked = strangers(sampleOf(row), NOBODYS);
      if (asked.length > 0) expect(Object.keys(row.refusals ?? {}).map(statusOf)).toContain(404);
      for (const sample of asked) {
        expect((await refusal(row, sample)).status).toBe(404);
      }
    });

    test('refuses an id that no database could store', async () => {
      for (const id of ['TWS-\u00002222', 'x'.repeat(100)]) {
        for (const sample of strangers(sampleOf(row), id)) {
          expect(await refusal(row, sample)).toMatchObject({ status: 422, code: 'invalid' });
        }
      }
    });
  });

  // Calls that delete come late, so that the samples of the others exist, and those that end the session last.
  const harm = ({ method, name }: NamedRoute) => {
    // Another password, or a second factor, ends the session that is there to be ended.
    const inTurn = ['endSession', '', 'logout'].indexOf(name);
    return inTurn < 0 ? Number(method === 'DELETE') : inTurn * 2 - 1;
  };
  const byHarm = allRoutes.toSorted((one, other) => harm(one) - harm(other));

  test('refusals are not in the audit log', async () => {
    expect(await audited()).toEqual([]);
  });

  test.each(byHarm)('$method $path succeeds, with a reply on its schema', async (row) => {
    const known = new Set((await audited()).map(({ id }) => id));
    const answer = await ask(row, sampleOf(row));
    expect([answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([row.status ?? 200, '']);
    // A write leaves one row, a read none.
    const [written, ...others] = (await audited()).filter(({ id }) => !known.has(id));
    expect(others).toEqual([]);
    if (isReading(row) || row.log) expect(written).toBe(undefined);
    // Two events of an order are never of one moment; an event tells of the cash of one order, however many there were.
    else {
      // A return that is decided is a move of its order.
      const isMove = row.name === 'decideReturn';
      const call = isMove ? 'orders.moveOrder' : `${row.area}.${row.name.replace(/OfMany$/, '')}`;
      expect(written).toMatchObject({ call, at: expect.stringMatching(SECOND) });
    }
  });

  test('the audit log names the author, and has no secret', async () => {
    const rows = await audited();
    const names = new Map(rows.map(({ call, ...row }) => [call, [row.actor_kind, row.actor_name]]));
    expect(names.get('queries.createQuery')).toEqual(['nobody', '']);
    expect(new Set([...names.values()].map(String))).toEqual(
      new Set(['nobody,', `administrator,${ADMIN.name}`, 'driver,Imran Qureshi', 'supervisor,Imran Qureshi']),
    );
    expect(new Set(rows.map((row) => row.address_hash)).size).toBe(rows.length);
    const text = JSON.stringify(rows);
    // The samples' password, and of the staff that were deleted the identity and account numbers.
    for (const secret of [
      'eight letters',
      'quiet kettles',
      ADMIN.password,
      '784-1990',
      'AE0703',
      'argon2',
      '271828',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});
