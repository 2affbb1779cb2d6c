import type { LightMyRequestResponse } from 'fastify';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { openPostgres, openSqlite } from '../engine/database.ts';
import type { Database } from '../engine/tables.ts';
import { readSettings } from '../settings.ts';

async function askOn(db: Database): Promise<LightMyRequestResponse> {
  const app = await buildApp({
    db,
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    clock: () => new Date(),
  });
  const answer = await app.inject('/api/orders/count');
  await app.close();
  await db.destroy();
  return answer;
}

test.each([
  ['whose port nobody listens at', 'postgresql://tawseel@127.0.0.1:9/tawseel'],
  ['whose socket is gone', 'postgresql:///tawseel?user=tawseel&host=/nowhere/at/all'],
  ['whose host has no address', 'postgresql://tawseel@database.invalid/tawseel'],
])('a database %s is answered with 503 and when to come back', async (_, url) => {
  const answer = await askOn(openPostgres(url));
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
});

function failingWith(error: Error): Database {
  const { db } = openSqlite(':memory:');
  vi.spyOn(db.getExecutor(), 'provideConnection').mockRejectedValue(error);
  return db;
}

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('a driver error without a code is answered with 503 too: %s', async (message) => {
  expect((await askOn(failingWith(new Error(message)))).statusCode).toBe(503);
});

test('a read-only database, such as a standby, is answered with 503 and that reason', async () => {
  const said = new Error('cannot execute INSERT in a read-only transaction');
  const answer = await askOn(failingWith(Object.assign(said, { code: '25006' })));
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toBe(
    'The database of Tawseel is read-only at the moment. Please try again in a few seconds.',
  );
});

test('a lost database connection is not mistaken for an aborted request, though the body was complete', async () => {
  const said = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
  const app = await buildApp({
    db: failingWith(said),
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    clock: () => new Date(),
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const body = { name: 'Noura', email: 'noura@mail.example', subject: 'A parcel', message: 'Where is it?' };
  const answer = await fetch(`${address}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  expect(answer.status).toBe(503);
  await app.close();
});
