import { routes } from '@tawseel/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOW, startApp, type TestApp } from '../../testing/app.ts';
import { DATABASES } from '../../testing/databases.ts';
import { insertKey } from '../../testing/keys.ts';

const [SQLITE] = DATABASES;
let server: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  const opened = await SQLITE!.open();
  close = opened.close;
  server = await startApp(opened.db);
});
afterAll(async () => {
  await server.app.close();
  await close();
});

const { createOrder, countOrders } = routes.orders;
const { listWarehouses } = routes.warehouses;
const wordsOf = async (row: typeof createOrder | typeof listWarehouses, authorization?: string) => {
  const headers = authorization === undefined ? {} : { authorization };
  const { status, message } = await server.refused(row, {}, { token: null, headers });
  return [status, message];
};

describe('the refusal of an invalid token', () => {
  const asKey = 'This is not a valid API key or session token.';

  test('does not report an ended session for a key that is wrong, truncated or in another case', async () => {
    const key = await insertKey(server.db, 'intake');
    const unknown = 'This API key is unknown, revoked or expired, or its owner is not active.';
    expect(await wordsOf(createOrder, `Bearer ${key.slice(0, -1)}`)).toEqual([401, unknown]);
    const ended = await insertKey(server.db, 'intake', NOW);
    expect(await wordsOf(createOrder, `Bearer ${ended}`)).toEqual([401, unknown]);
    expect(await wordsOf(createOrder, `Bearer ${key.slice(4)}`)).toEqual([401, asKey]);
    expect(await wordsOf(createOrder, `Bearer ${key.toUpperCase()}`)).toEqual([401, asKey]);
    expect(await wordsOf(listWarehouses, 'Bearer secret')).toEqual([
      401,
      'This is not a token of this server.',
    ]);
  });

  test('reports an ended session for a token in our format, if no key is accepted', async () => {
    const ended = 'Your session has ended. Please sign in again.';
    expect(await wordsOf(listWarehouses, `Bearer ${'x'.repeat(43)}`)).toEqual([401, ended]);
    expect(await wordsOf(createOrder, `Bearer ${'x'.repeat(43)}`)).toEqual([401, asKey]);
  });

  test('explains how to send a token that is missing or sent in another way', async () => {
    expect(await wordsOf(listWarehouses)).toEqual([
      401,
      'Sign in first: this call needs the header “Authorization: Bearer”, a space and the token of a session.',
    ]);
    const keyed =
      'This call needs the header “Authorization: Bearer”, a space and an API key for intake, or the token of a session.';
    const key = await insertKey(server.db, 'intake');
    for (const sent of [undefined, key, `Basic ${key}`, 'Bearer', `Token ${key}`]) {
      expect(await wordsOf(createOrder, sent)).toEqual([401, keyed]);
    }
  });

  test('a 401 names the authentication scheme, as HTTP requires', async () => {
    const { headers } = await server.refused(listWarehouses, {}, { token: null });
    expect(headers['www-authenticate']).toBe('Bearer');
    expect((await server.send(countOrders)).headers).not.toHaveProperty('www-authenticate');
  });
});
