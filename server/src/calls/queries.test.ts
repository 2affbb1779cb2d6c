import { queries } from '@tawseel/contract/queries';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../testing/on-every-database.ts';
import { insertRow } from '../testing/rows.ts';

const written = {
  name: 'Noura Al Ketbi',
  email: 'noura@mail.example',
  subject: 'Where is my parcel?',
  message: 'It was due <b>yesterday</b>.\nشكرا',
};

onEveryDatabase((server) => {
  const list = () => server.call(queries.listQueries);

  test('refuses to delete a query that is unknown or deleted', async () => {
    const { id } = await insertRow(server.db, 'queries');
    await server.call(queries.deleteQuery, { params: { id } });
    for (const gone of [id, 'nothing']) {
      expect(await server.refused(queries.deleteQuery, { params: { id: gone } })).toMatchObject({
        status: 404,
        message: 'There is no query with this id.',
      });
    }
  });

  test('refuses a customer query that lacks something, naming it', async () => {
    const refused = await server.refused(queries.createQuery, { body: { ...written, email: 'noura' } });
    expect(refused).toMatchObject({ status: 422, code: 'invalid', issues: [{ path: 'email' }] });
    expect(await list()).toEqual({ success: true, data: [] });
  });

  test('refuses control characters, and takes lines and tabs in a message', async () => {
    for (const [field, text] of [
      ['name', 'Noura\u001b[2J'],
      ['subject', 'Where\nis it'],
      ['message', 'It \u0007 rings'],
    ] as const) {
      const refused = await server.refused(queries.createQuery, { body: { ...written, [field]: text } });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: field }] });
    }
    await server.call(queries.createQuery, { body: { ...written, message: 'one\r\n\ttwo' } });
  });

  test('takes so many queries an hour from everywhere together, and an hour later again', async () => {
    const hour = Array.from({ length: 300 }, () => ({ created_at: server.clock.read().toISOString() }));
    for (const query of hour) await insertRow(server.db, 'queries', query);
    const refused = await server.refused(queries.createQuery, { body: written }, { from: '198.51.100.9' });
    expect(refused).toMatchObject({ status: 429, message: expect.stringContaining('call us') });
    expect(refused.headers['retry-after']).toBe('3600');
    server.clock.advance(3_600_001);
    await server.call(queries.createQuery, { body: written });
  });

  test('lists more queries than are read at a time, each once, newest first', async () => {
    const start = Date.parse('2026-01-01T00:00:00.000Z');
    const all = Array.from({ length: 1001 }, (_, place) =>
      new Date(start + (place >> 1) * 1000).toISOString(),
    );
    const rows = all.map((created_at, place) => ({ ...written, id: `q${place}`, created_at }));
    for (let first = 0; first < rows.length; first += 100) {
      await server.db
        .insertInto('queries')
        .values(rows.slice(first, first + 100))
        .execute();
    }
    const { data } = await server.call(queries.listQueries);
    expect(data.map(({ createdAt }) => createdAt)).toEqual(all.toReversed());
    expect(new Set(data.map(({ _id }) => _id)).size).toBe(1001);
  });

  test('takes five queries a minute from one address, whatever token comes along', async () => {
    const write = (token: string | null, from: string) =>
      server.send(queries.createQuery, { body: written }, { token, from });
    for (const token of [null, 'a', 'b', 'c', null]) {
      expect((await write(token, '198.51.100.7')).statusCode).toBe(201);
    }
    const refused = await write('d', '198.51.100.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write(null, '198.51.100.8')).statusCode).toBe(201);
    expect((await list()).data).toHaveLength(6);
  });

  test('keeps what a customer writes, without a token, as it was written', async () => {
    const said = { ...written, name: '  Noura Al Ketbi ' };
    expect(await server.call(queries.createQuery, { body: said }, { token: null })).toEqual({
      success: true,
    });
    const createdAt = server.clock.read().toISOString();
    expect((await list()).data).toEqual([{ _id: expect.any(String), ...written, createdAt }]);
  });

  test('lists newest first, and deletes one', async () => {
    const older = await insertRow(server.db, 'queries', { created_at: '2026-01-01T00:00:00.000Z' });
    const newer = await insertRow(server.db, 'queries', { created_at: '2026-02-01T00:00:00.000Z' });
    expect((await list()).data.map((query) => query._id)).toEqual([newer.id, older.id]);
    expect(await server.call(queries.deleteQuery, { params: { id: newer.id } })).toEqual({ success: true });
    expect((await list()).data.map((query) => query._id)).toEqual([older.id]);
  });
});
