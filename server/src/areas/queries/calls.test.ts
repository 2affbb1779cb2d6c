import { queries } from '@tawseel/contract/queries';
import { expect, test } from 'vitest';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import { NOW } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';

const written = {
  name: 'Noura Al Ketbi',
  email: 'noura@mail.example',
  subject: 'Where is my parcel?',
  message: 'It was due <b>yesterday</b>.\nشكرا',
};

onEveryDatabase((server) => {
  const list = () => server.call(queries.listQueries, { query: {} });

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

  test('refuses to delete none, too many and without a time, and then deletes nothing', async () => {
    const { id } = await insertRow(server.db, 'queries');
    const tooMany = [id, ...Array.from({ length: 500 }, (_, at) => `q${at}`)];
    for (const [row, body, path] of [
      [queries.deleteQueries, {}, 'ids'],
      [queries.deleteQueries, { ids: [] }, 'ids'],
      [queries.deleteQueries, { ids: tooMany }, 'ids'],
      [queries.deleteQueries, { ids: id }, 'ids'],
      [queries.deleteFoundQueries, { search: '' }, 'asOf'],
      [queries.deleteFoundQueries, { search: '', asOf: '2026-11-21' }, 'asOf'],
      [queries.deleteFoundQueries, { asOf: NOW }, 'search'],
    ] as const) {
      const refused = await server.refused(row, { body });
      expect(refused).toMatchObject({ status: 422, issues: [{ path }] });
    }
    expect((await list()).data).toHaveLength(1);
  });

  test('refuses an incomplete customer query, naming the missing field', async () => {
    const refused = await server.refused(queries.createQuery, { body: { ...written, email: 'noura' } });
    expect(refused).toMatchObject({ status: 422, code: 'invalid', issues: [{ path: 'email' }] });
    expect(await list()).toEqual({ success: true, data: [] });
  });

  test('refuses control characters, and accepts line breaks and tabs in a message', async () => {
    for (const [field, text] of [
      ['name', 'Noura\u001b[2J'],
      ['subject', 'Where\u0000is it'],
      ['message', 'It \u0007 rings'],
    ] as const) {
      const refused = await server.refused(queries.createQuery, { body: { ...written, [field]: text } });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: field }] });
    }
    await server.call(queries.createQuery, { body: { ...written, message: 'one\r\n\ttwo' } });
  });

  test('refuses a limit without a page, which would have no effect', async () => {
    const refused = await server.refused(queries.listQueries, { query: { limit: 10 } });
    expect(refused).toMatchObject({ status: 422, issues: [{ path: 'limit' }] });
  });

  test('limits the queries an hour from all addresses together, and accepts more an hour later', async () => {
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
    const all = Array.from({ length: 1001 }, (_, index) =>
      new Date(start + (index >> 1) * 1000).toISOString(),
    );
    const rows = all.map((created_at, index) => ({ ...written, id: `q${index}`, created_at }));
    for (let first = 0; first < rows.length; first += 100) {
      await server.db
        .insertInto('queries')
        .values(rows.slice(first, first + 100))
        .execute();
    }
    const { data } = await server.call(queries.listQueries, { query: {} });
    expect(data.map(({ createdAt }) => createdAt)).toEqual(all.toReversed());
    expect(new Set(data.map(({ _id }) => _id)).size).toBe(1001);
  });

  test('accepts five queries a minute from one address, whatever the token', async () => {
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

  test('stores the text of a customer without a token unchanged', async () => {
    const said = { ...written, name: '  Noura Al Ketbi ' };
    expect(await server.call(queries.createQuery, { body: said }, { token: null })).toEqual({
      success: true,
    });
    const createdAt = server.clock.read().toISOString();
    expect((await list()).data).toEqual([{ _id: expect.any(String), ...written, createdAt }]);
  });

  test('answers a search with a page and the number of results', async () => {
    for (const [index, name] of ['Noura', 'Omar', 'NOURA', 'Layla', 'Noura'].entries()) {
      await insertRow(server.db, 'queries', {
        id: `q${index}`,
        name,
        email: 'a@b.example',
        subject: index === 3 ? 'For noura' : 'x',
        message: index === 1 ? 'Late again' : 'y',
        created_at: `2026-01-0${index + 1}T00:00:00.000Z`,
      });
    }
    const page = async (query: object) => {
      const { data, total, pages } = await server.call(queries.listQueries, { query });
      return [data.map(({ _id }) => _id).join(' '), total, pages];
    };
    expect(await page({ page: 1, limit: 2 })).toEqual(['q4 q3', 5, 3]);
    expect(await page({ page: 3, limit: 2 })).toEqual(['q0', 5, 3]);
    expect(await page({ page: 4, limit: 2 })).toEqual(['', 5, 3]);
    expect(await page({ page: 1, limit: 2, search: ' NouRA ' })).toEqual(['q4 q3', 4, 2]);
    expect(await page({ page: 2, limit: 2, search: 'noura' })).toEqual(['q2 q0', 4, 2]);
    expect(await page({ page: 1, search: 'late AGAIN' })).toEqual(['q1', 1, 1]);
    expect(await page({ page: 1, search: 'B.example' })).toEqual(['q4 q3 q2 q1 q0', 5, 1]);
    for (const nothing of ['%', 'ـ', '\u200f', '\u064b'])
      expect(await page({ page: 1, search: nothing }), nothing).toEqual(['', 0, 0]);
    expect(await page({ search: 'late' })).toEqual(['q1', undefined, undefined]);
  });

  test('deletes the named ones, once each, and ignores those already deleted', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await insertRow(server.db, 'queries')).id);
    const body = { ids: [...ids.slice(0, 3), ids[0]!, 'gone'] };
    expect(await server.call(queries.deleteQueries, { body })).toEqual({ success: true, deleted: 3 });
    expect(await server.call(queries.deleteQueries, { body })).toEqual({ success: true, deleted: 0 });
    expect((await list()).data.map(({ _id }) => _id)).toEqual(ids.slice(3));
  });

  test('deletes all results of a search, however many, but none that arrived after the user looked', async () => {
    const spam = Array.from({ length: 1201 }, (_, index) => ({
      ...written,
      id: `q${index}`,
      subject: index % 6 === 0 ? 'Where is my parcel?' : 'Casino BONUS',
      created_at: new Date(Date.parse('2026-01-01T00:00:00.000Z') + index * 1000).toISOString(),
    }));
    await insertRows(server.db, 'queries', spam);
    const { total, asOf = '' } = await server.call(queries.listQueries, {
      query: { page: 1, search: 'bonus' },
    });
    expect(total).toBe(1000);
    server.clock.advance(1);
    await server.call(queries.createQuery, { body: { ...written, subject: 'Your bonus system' } });
    const body = { search: 'bonus', asOf };
    const answer = await server.call(queries.deleteFoundQueries, { body });
    expect(answer).toEqual({ success: true, deleted: 1000 });
    const { data } = await list();
    expect(data).toHaveLength(202);
    expect(data[0]?.subject).toBe('Your bonus system');
    const stretched = { search: 'ـ', asOf: server.clock.read().toISOString() };
    const none = await server.call(queries.deleteFoundQueries, { body: stretched });
    expect(none).toEqual({ success: true, deleted: 0 });
    const all = { search: '', asOf: server.clock.read().toISOString() };
    const rest = await server.call(queries.deleteFoundQueries, { body: all });
    expect(rest).toEqual({ success: true, deleted: 202 });
  });

  test('lists newest first, and deletes one', async () => {
    const older = await insertRow(server.db, 'queries', { created_at: '2026-01-01T00:00:00.000Z' });
    const newer = await insertRow(server.db, 'queries', { created_at: '2026-02-01T00:00:00.000Z' });
    expect((await list()).data.map((query) => query._id)).toEqual([newer.id, older.id]);
    expect(await server.call(queries.deleteQuery, { params: { id: newer.id } })).toEqual({ success: true });
    expect((await list()).data.map((query) => query._id)).toEqual([older.id]);
  });
});
