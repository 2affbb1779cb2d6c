import { audit } from '@tawseel/contract/audit';
import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';
import { isTrackingId } from '@tawseel/contract/facts/tracking-id';
import { labels } from '@tawseel/contract/labels';
import { scanning } from '@tawseel/contract/scanning';
import { expect, test } from 'vitest';
import { sessionOf } from '../../../testing/app.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertOrder, insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  const blank = (body: object, along = {}) => server.send(labels.printBlankLabels, { body }, along);
  const codesIn = (html: string) =>
    [...html.matchAll(/class="id"><bdi dir="ltr">([^<]*)/g)].map(([, code = '']) => code);
  const bind = (code: string, trackingID: string, along = {}) =>
    server.call(labels.bindLabel, { body: { code, trackingID } }, along);
  const refused = (code: string, trackingID: string, along = {}) =>
    server.refused(labels.bindLabel, { body: { code, trackingID } }, along);
  const found = async (code: string) =>
    (await server.call(scanning.readParcel, { params: { code } })).data.parcel?.trackingID;
  const bindings = async () =>
    (await server.call(audit.listAudit, { query: { call: 'labels.bindLabel' } })).data;

  test.each([0, 101, 1.5])('refuses %d blank labels', async (count) => {
    const answer = await server.refused(labels.printBlankLabels, { body: { count, size: 'a4' } });
    expect([answer.status, answer.issues?.[0]?.path]).toEqual([422, 'count']);
  });

  test('blank labels have new codes with a check character, which no order has', async () => {
    const first = codesIn((await blank({ count: 100, size: 'a4' })).body);
    const second = codesIn((await blank({ count: 100, size: '4x6' })).body);
    expect(new Set([...first, ...second]).size).toBe(200);
    for (const code of first) expect([isTrackingId(code), code.slice(0, 5)]).toEqual([true, 'TWS-Y']);
    const missing = await server.refused(scanning.readParcel, { params: { code: first[0] } });
    expect(missing.status).toBe(404);
  });

  test('a repeat after a lost answer prints the same codes', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: 'blanks' };
    const first = await blank({ count: 5, size: 'a6' }, { headers });
    const repeat = await blank({ count: 5, size: 'a6' }, { headers });
    expect(codesIn(repeat.body)).toEqual(codesIn(first.body));
    expect(await server.db.selectFrom('parcel_codes').select('code').execute()).toHaveLength(5);
  });

  test('refuses a misread code, and one that is the tracking ID of an order', async () => {
    const order = await insertOrder(server.db);
    const other = await insertOrder(server.db, { tracking_id: 'foreign-0001' });
    const [code = ''] = codesIn((await blank({ count: 1, size: 'a6' })).body);
    const last = code.endsWith('A') ? 'B' : 'A';
    expect(await refused(code.slice(0, -1) + last, order.tracking_id)).toMatchObject({
      status: 422,
      code: 'code_misread',
    });
    for (const taken of ['FOREIGN-0001', order.tracking_id, other.tracking_id]) {
      expect(await refused(taken, order.tracking_id)).toMatchObject({
        status: 409,
        code: 'code_is_tracking_id',
      });
    }
    expect((await refused('abc', order.tracking_id)).status).toBe(422);
    expect((await refused(code, 'TWS-2222-232W')).status).toBe(404);
    expect(await bindings()).toEqual([]);
  });

  test('a bound code is found by a scan, in any case, and cannot be bound to another order', async () => {
    const order = await insertOrder(server.db);
    const other = await insertOrder(server.db);
    const [code = ''] = codesIn((await blank({ count: 1, size: 'a6' })).body);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const { data, message } = await bind(typed, order.tracking_id);
    expect(data).toEqual({ code, trackingID: order.tracking_id, boundAt: '2026-11-21T10:00:00.000Z' });
    expect(message).toBe(`${code} now identifies ${order.tracking_id}.`);
    expect(await found(code)).toBe(order.tracking_id);
    expect(await found(typed)).toBe(order.tracking_id);
    expect(await refused(code, other.tracking_id)).toMatchObject({
      status: 409,
      code: 'code_taken',
      params: { holder: order.tracking_id },
    });
    server.clock.advance(60_000);
    // Binding it again to the same order returns the first binding.
    expect((await bind(code, order.tracking_id)).data).toEqual(data);
    expect(await bindings()).toMatchObject([
      { subjectKind: 'order', subjectId: order.id, subjectName: order.tracking_id, after: { code } },
    ]);
  });

  test('a code that is not bound to the order cannot be unbound from it', async () => {
    const [one, other] = [await insertOrder(server.db), await insertOrder(server.db)];
    await bind('JX-4471-0092', one.tracking_id);
    for (const [code, trackingID] of [
      ['JX-4471-0092', other.tracking_id],
      ['JX-4471-0093', one.tracking_id],
      [one.tracking_id, one.tracking_id],
    ]) {
      const answer = await server.refused(labels.unbindLabel, { body: { code, trackingID } });
      expect([answer.status, answer.code]).toEqual([404, 'no_such_code']);
    }
    expect(await found('JX-4471-0092')).toBe(one.tracking_id);
  });

  test('a code bound to the wrong order is unbound, and bound to the right one', async () => {
    const [one, other] = [await insertOrder(server.db), await insertOrder(server.db)];
    const [blankCode = ''] = codesIn((await blank({ count: 1, size: 'a6' })).body);
    for (const code of [blankCode, 'JX-4471-0092']) {
      await bind(code, one.tracking_id);
      const body = { code: code.toLowerCase(), trackingID: one.tracking_id };
      const { message } = await server.call(labels.unbindLabel, { body });
      expect(message).toBe(`${code} no longer identifies ${one.tracking_id}.`);
      expect((await server.refused(scanning.readParcel, { params: { code } })).status).toBe(404);
      expect((await server.refused(labels.unbindLabel, { body })).code).toBe('no_such_code');
      await bind(code, other.tracking_id);
      expect(await found(code)).toBe(other.tracking_id);
    }
    const { data } = await server.call(scanning.readParcel, { params: { code: other.tracking_id } });
    expect(data.codes.map(({ code }) => code).sort()).toEqual(['JX-4471-0092', blankCode].sort());
    const { data: entries } = await server.call(audit.listAudit, { query: { call: 'labels.unbindLabel' } });
    expect(entries).toMatchObject([{ before: { code: 'JX-4471-0092' } }, { before: { code: blankCode } }]);
  });

  test("another carrier's code is bound unchanged, and of two orders at once only to one", async () => {
    const [one, other] = [await insertOrder(server.db), await insertOrder(server.db)];
    const answers = await Promise.all(
      [one, other].map(({ tracking_id: trackingID }) =>
        server.send(labels.bindLabel, { body: { code: 'jx 4471/0092', trackingID } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const bound = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await found('jx 4471/0092')).toBe([one, other][bound]?.tracking_id);
  });

  test('staff bind to orders of their warehouse, and learn nothing of another order with the code', async () => {
    const { id: here } = await insertRow(server.db, 'warehouses');
    const { id } = await insertRow(server.db, 'staff', { kind: 'operator', warehouse_id: here });
    const along = { token: await sessionOf(server.db, id) };
    const own = await insertOrder(server.db, { warehouse_id: here });
    const other = await insertOrder(server.db);
    expect((await refused('JX-4471-0092', other.tracking_id, along)).status).toBe(404);
    await bind('JX-4471-0092', other.tracking_id);
    expect(await refused('JX-4471-0092', own.tracking_id, along)).toMatchObject({
      code: 'code_taken',
      params: { holder: null },
    });
    await bind('JX-4471-0093', own.tracking_id, along);
  });

  test('the preview of blank labels has one label, records nothing and has a code that no scan accepts', async () => {
    const { body } = await server.send(labels.readBlankPreview, { query: { size: '4x6' } });
    expect(body.match(/TWS-0000-0000/g)?.length).toBeGreaterThan(0);
    expect(isTrackingId('TWS-0000-0000')).toBe(false);
    expect(await server.db.selectFrom('parcel_codes').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['4x6', 80],
    ['a6', 90],
    ['a4', 190],
  ])('the test page of %s has a ruler of %i mm', async (size, mm) => {
    const { body } = await server.send(labels.readTestPage, { query: { size } });
    expect(body).toContain(`must then be ${mm} mm long`);
    expect(body).toContain(`text-anchor="middle">${mm}</text>`);
    expect(body).toMatch(/class="bar".*class="qr"/s);
  });
});
