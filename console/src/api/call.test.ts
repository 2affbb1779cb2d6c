// @vitest-environment jsdom
import { AUTH_TOKEN_KEY } from '@tawseel/contract/facts/token-key';
import { orders } from '@tawseel/contract/orders';
import { queries } from '@tawseel/contract/queries';
import { warehouses } from '@tawseel/contract/warehouses';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { english } from '../texts/en/english.ts';
import { speak } from '../texts/language.ts';
import { pseudo } from '../texts/pseudo.ts';
import { readAhead } from './ahead.ts';
import { CallError, call, fieldProblems, serverMessage } from './call.ts';
import { loadHostSettings } from './host.ts';
import { readToken } from './token.ts';

const NO_RESPONSE = 'Some thing went Wrong!';
const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

function sent(): { address: string; init: RequestInit } {
  const [address, init] = answer.mock.calls[0]!;
  return { address, init };
}

async function failure(made: Promise<unknown>): Promise<CallError> {
  const error = await made.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error('It did not fail as a call fails.');
  return error;
}

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', answer);
  localStorage.setItem(AUTH_TOKEN_KEY, 'secret');
});

afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  test('uses the path of its row, carries the token, and omits empty values', async () => {
    await call(orders.listOrders, { query: { page: 2, search: '' } });
    expect(sent().address).toBe('/api/orders/orders-all?page=2');
    expect(new Headers(sent().init.headers).get('authorization')).toBe('Bearer secret');
    expect(sent().init.body).toBeUndefined();
  });

  test('escapes values in the path', async () => {
    await call(warehouses.deleteWarehouse, { params: { id: '../admin?x=1' } });
    expect(sent()).toMatchObject({
      address: '/api/warehouse/..%2Fadmin%3Fx%3D1',
      init: { method: 'DELETE' },
    });
  });

  test.each(['', '.', '..'])('is not sent for the id %j, which cannot be part of a path', async (id) => {
    const error = await failure(call(warehouses.deleteWarehouse, { params: { id } }));
    expect([error.status, error.message]).toEqual(['no-such-call', NO_RESPONSE]);
    expect(answer).not.toHaveBeenCalled();
  });

  test('carries a body as JSON, a registration as form data', async () => {
    await call(warehouses.countWarehouseUsers, { body: { warehouseId: 'w1' } });
    expect(sent().init.body).toBe('{"warehouseId":"w1"}');
    answer.mockClear();
    const body = {
      name: 'Deira',
      country: 'UAE',
      street: 'S',
      email: 'a@b.ae',
      phone: '04',
      city: 'Dubai',
      password: 'p',
    };
    await call(warehouses.createWarehouse, { body });
    expect(sent().init.body).toBeInstanceOf(FormData);
    expect(new Headers(sent().init.headers).get('content-type')).toBeNull();
  });

  test('never takes an answer that the browser kept: a list, its prefetch, a write, the settings', async () => {
    await call(orders.countOrders, {});
    readAhead([{ address: '/api/senders/all' }], 'en');
    await call(warehouses.deleteWarehouse, { params: { id: 'w1' } });
    await loadHostSettings();
    expect(answer.mock.calls.map(([, { cache }]) => cache)).toEqual(Array(4).fill('no-store'));
    const names = answer.mock.calls.flatMap(([, { headers }]) => [...new Headers(headers).keys()]);
    expect([...new Set(names)]).toEqual(['authorization']);
  });

  test('has no time limit of its own', async () => {
    await call(orders.countOrders, {});
    expect(sent().init.signal).toBeNull();
  });

  test('is not sent without a token, unless the call needs none', async () => {
    localStorage.removeItem(AUTH_TOKEN_KEY);
    expect((await failure(call(warehouses.listWarehouses, {}))).status).toBe('no-token');
    expect(answer).not.toHaveBeenCalled();
    await call(orders.countOrders, {});
    expect(new Headers(sent().init.headers).has('authorization')).toBe(false);
  });
});

describe('an answer', () => {
  test.each([200, 201, 202, 299])('is a success at %i', async (status) => {
    answer.mockResolvedValue(Response.json({ ok: true }, { status }));
    expect(await call(orders.countOrders, {})).toEqual({ ok: true });
  });

  test('may be empty', async () => {
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await call(orders.countOrders, {})).toBeUndefined();
  });

  test.each([
    ['a failure where it says so', queries.listQueries, { success: false, data: [] }, true],
    ['a success otherwise', queries.listQueries, { data: [] }, false],
    ['a success where the call has no such word', orders.countOrders, { success: false }, false],
  ])('is at 200 %s', async (_, row, body, fails) => {
    answer.mockResolvedValue(Response.json(body));
    const asked = call(row, {}).then(
      () => false,
      (error) => error instanceof CallError,
    );
    expect(await asked).toBe(fails);
  });

  test('is stored as an error with its message if it is a failure', async () => {
    const body = { message: 'Four staff belong to it.', code: 'conflict' };
    answer.mockResolvedValue(Response.json(body, { status: 409 }));
    const error = await failure(call(warehouses.deleteWarehouse, { params: { id: 'w1' } }));
    expect(error).toMatchObject({ status: 409, body, message: 'Four staff belong to it.' });
    expect(serverMessage(error)).toBe('Four staff belong to it.');
  });

  test.each([
    ['no response', () => Promise.reject(new TypeError('fetch failed')), 0],
    ['a response that breaks off', () => Promise.resolve(brokenOff()), 0],
    ['a failure without a body', () => Promise.resolve(new Response(null, { status: 502 })), 502],
  ])('is the general sentence after %s', async (_, answered, status) => {
    answer.mockImplementation(answered);
    const error = await failure(call(orders.countOrders, {}));
    expect(error).toMatchObject({ status, body: NO_RESPONSE, message: NO_RESPONSE });
    expect(serverMessage(error)).toBeUndefined();
  });

  test("is never a proxy's page of HTML", async () => {
    answer.mockResolvedValue(new Response('<html>502 Bad Gateway</html>', { status: 502 }));
    expect((await failure(call(orders.countOrders, {}))).message).toBe(NO_RESPONSE);
  });
});

function brokenOff(): Response {
  const stream = new ReadableStream({ start: (control) => control.error(new TypeError('terminated')) });
  return new Response(stream);
}

describe('a 401', () => {
  const refused = async () => Response.json({ message: 'The token is not valid.' }, { status: 401 });

  test('ends the session once, however many calls are in flight', async () => {
    answer.mockImplementation(refused);
    const ends = vi.spyOn(Storage.prototype, 'removeItem');
    await Promise.all([1, 2, 3].map(() => failure(call(warehouses.listWarehouses, {}))));
    expect(ends.mock.calls).toEqual([[AUTH_TOKEN_KEY], ['signedIn']]);
    expect(readToken()).toBeNull();
    ends.mockRestore();
  });

  test('is also the result of a token that no header can carry, except for calls that need none', async () => {
    localStorage.setItem(AUTH_TOKEN_KEY, 'رمز');
    expect(await failure(call(warehouses.listWarehouses, {}))).toMatchObject({
      status: 401,
      sessionOver: true,
    });
    expect([readToken(), answer.mock.calls.length]).toEqual([null, 0]);
    localStorage.setItem(AUTH_TOKEN_KEY, 'two\nlines');
    await call(orders.countOrders, {});
    expect([readToken(), new Headers(sent().init.headers).has('authorization')]).toEqual([null, false]);
  });

  test('for an old token leaves a newer session alone', async () => {
    answer.mockImplementation(async () => {
      localStorage.setItem(AUTH_TOKEN_KEY, 'newer');
      return refused();
    });
    await failure(call(warehouses.listWarehouses, {}));
    expect(readToken()).toBe('newer');
  });
});

describe('a call that the specification does not list', () => {
  const history = () => call(orders.listTrackingEvents, { params: { trackingID: 'TWS-1' } });

  async function hostWith(features: unknown): Promise<void> {
    answer.mockResolvedValueOnce(Response.json({ features }));
    await loadHostSettings();
    answer.mockClear();
  }

  afterEach(() => hostWith([]));

  test.each([
    ['names no features', undefined],
    ['names others', ['mail']],
    ['has nonsense in their place', 'tawseel'],
  ])('is not made to a host whose settings document %s', async (_, features) => {
    await hostWith(features);
    expect((await failure(history())).status).toBe('no-such-call');
    expect(answer).not.toHaveBeenCalled();
  });

  test('is made to a host that lists its feature, and its 401 ends no session', async () => {
    await hostWith(['tawseel']);
    answer.mockResolvedValue(Response.json({ message: 'No.' }, { status: 401 }));
    expect(await failure(history())).toMatchObject({ status: 401, sessionOver: false });
    expect(readToken()).toBe('secret');
  });

  test("ends the session on a 401 with our server's own code", async () => {
    await hostWith(['tawseel']);
    const body = { code: 'session_ended', message: 'Your session has ended. Please sign in again.' };
    answer.mockResolvedValue(Response.json(body, { status: 401 }));
    expect(await failure(history())).toMatchObject({ status: 401, sessionOver: true });
    expect(readToken()).toBeNull();
  });
});

describe('the language of a refusal', () => {
  const refusal = {
    message: 'There is no order T1.',
    code: 'no_such_order',
    params: { trackingID: 'T1' },
    issues: [{ path: 'reason', message: 'At most 500 characters.', code: 'too_long', params: { max: 500 } }],
  };
  const asked = async (features: string[]) => {
    answer.mockResolvedValueOnce(Response.json({ features }));
    await loadHostSettings();
    answer.mockClear();
    await call(orders.countOrders, {});
    return new Headers(sent().init.headers).get('accept-language');
  };

  afterEach(async () => {
    await asked([]);
    await speak(english);
  });

  test("is requested from our servers as the console's language; other hosts get no such header", async () => {
    document.documentElement.lang = 'en-GB';
    expect([await asked(['tawseel']), await asked([])]).toEqual(['en-GB', null]);
  });

  test('uses the label of the field that our server refused; messages of other servers are unchanged', async () => {
    const [path, message] = ['rates.0.rate', 'Must be at most 100,000.'];
    const issues = [
      { path, message },
      { path: 'rates.1.rate', message },
    ];
    const error = new CallError(422, { message: `${path}: ${message}`, code: 'invalid', issues });
    expect(serverMessage(error)).toBe(`${path}: ${message}`);
    await asked(['tawseel']);
    expect(serverMessage(error)).toBe(message);
  });

  test("is the server's, or the console's own text for its code if the server may not have the language", async () => {
    expect(new CallError(404, refusal).message).toBe(refusal.message);
    await speak(pseudo('ltr'));
    const error = new CallError(404, refusal);
    expect([error.message, serverMessage(error)]).toEqual(Array(2).fill(`«${refusal.message}»`));
    expect(fieldProblems(error)).toEqual({ reason: '«At most 500 characters.»' });
    expect(new CallError(404, { message: 'No.', code: 'E7' }).message).toBe('No.');
  });
});

test("a server's problems are read by field; a server that names no fields has none", () => {
  const body = {
    message: 'No.',
    issues: [
      { path: 'email', message: 'Taken.' },
      { path: 'city', message: 'Unknown.' },
    ],
  };
  expect(fieldProblems(new CallError(422, body))).toEqual({ email: 'Taken.', city: 'Unknown.' });
  expect(fieldProblems(new CallError(422, { message: 'No.' }))).toEqual({});
  const byField = { errors: { rate: ['Too high.', 'Too odd.'], city: { message: 'Unknown.' } } };
  expect(fieldProblems(new CallError(422, byField))).toEqual({
    rate: 'Too high. Too odd.',
    city: 'Unknown.',
  });
  const listed = {
    message: 'No.',
    errors: [
      { param: 'city', msg: 'Unknown.' },
      { loc: ['body', 'rate'], msg: 'Odd.' },
    ],
  };
  expect(fieldProblems(new CallError(422, listed))).toEqual({ city: 'Unknown.', rate: 'Odd.' });
  const unnamed = { errors: { rate: { max: 'That is too high.' }, city: 'Unknown.' } };
  expect(fieldProblems(new CallError(422, unnamed))).toEqual({ rate: 'That is too high.', city: 'Unknown.' });
  expect(fieldProblems(new CallError(422, { errors: ['No.'] }))).toEqual({});
  expect(fieldProblems(new Error('No.'))).toEqual({});
});
