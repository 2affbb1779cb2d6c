import { createHash } from 'node:crypto';
import { business } from '@tawseel/contract/business';
import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { REPLAYED_HEADER } from '@tawseel/contract/idempotency';
import { labels } from '@tawseel/contract/labels';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW, sessionOf } from '../../../testing/app.ts';
import { insertRun } from '../../../testing/hub.ts';
import { insertKey } from '../../../testing/keys.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { BUSINESS } from '../../../testing/requests.ts';
import { insertManyOrders, insertOrder, insertRow, ordinaryOrder } from '../../../testing/rows.ts';
import { takeOutUnfinished } from '../../orders/store/unfinished-import.ts';

const PNG = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';

type Body = { trackingIDs?: string[]; runId?: string; filter?: object; size?: string } & Record<
  string,
  unknown
>;

onEveryDatabase((server) => {
  let here: string;
  let elsewhere: string;
  beforeEach(async () => {
    here = (await insertRow(server.db, 'warehouses')).id;
    elsewhere = (await insertRow(server.db, 'warehouses')).id;
  });

  const staffOf = async (warehouse_id: string, kind = 'operator') =>
    sessionOf(server.db, (await insertRow(server.db, 'staff', { kind, warehouse_id })).id);
  const print = (body: Body, along = {}) =>
    server.send(labels.printLabels, { body: { size: '4x6', ...body } }, along);
  const refused = (body: Body, along = {}) =>
    server.refused(labels.printLabels, { body: { size: '4x6', ...body } }, along);
  const printed = async (body: Body, along = {}) => {
    const { statusCode, body: html } = await print(body, along);
    expect([statusCode, statusCode === 200 ? '' : html]).toEqual([200, '']);
    return html;
  };
  const idsIn = (html: string) =>
    [...html.matchAll(/class="id[^"]*"><bdi dir="ltr">([^<]*)/g)].map(([, id]) => id);
  const prints = async (trackingID: string, along = {}) =>
    (await server.call(labels.listPrints, { params: { trackingID } }, along)).data;
  const orders = (count: number, said: object = {}) =>
    insertManyOrders(
      server.db,
      Array.from({ length: count }, () => ({ ...ordinaryOrder(), warehouse_id: here, ...said })),
    );
  const idOf = ({ tracking_id }: { tracking_id: string }) => tracking_id;

  describe('a request', () => {
    test.each([
      [{}, 'trackingIDs'],
      [{ trackingIDs: ['TWS-2222-232W'], filter: {} }, 'trackingIDs'],
      [{ trackingIDs: [] }, 'trackingIDs'],
      [{ filter: { from: '2026-11-22', to: '2026-11-21' } }, 'filter.to'],
      [{ filter: {}, size: 'a5' }, 'size'],
      [{ filter: {}, copies: 6 }, 'copies'],
      [{ filter: {}, copies: 0 }, 'copies'],
      [{ filter: {}, reason: ' ' }, 'reason'],
      [{ filter: {}, reason: 'x'.repeat(501) }, 'reason'],
    ])('refuses %j at its field', async (body, path) => {
      const { status, issues } = await refused(body);
      expect([status, issues?.[0]?.path]).toEqual([422, path]);
    });

    test('refuses more than 500 orders, by their IDs, by a filter with the number, and on a run', async () => {
      const many = await orders(501);
      const ids = many.map(idOf);
      expect(await refused({ trackingIDs: ids })).toMatchObject({
        status: 422,
        issues: [{ path: 'trackingIDs', code: 'too_many_orders' }],
      });
      expect(await refused({ filter: { warehouseId: here } })).toMatchObject({
        status: 422,
        code: 'too_many_labels',
        params: { orders: 501, isMore: false, max: 500 },
      });
      const runId = await insertRun(
        server.db,
        { warehouse_id: here, to_warehouse_id: elsewhere },
        many.map((order) => order),
      );
      expect(await refused({ runId })).toMatchObject({
        code: 'too_many_labels',
        params: { orders: 500, isMore: true },
      });
      expect(await prints(ids[0]!)).toEqual([]);
      expect(idsIn(await printed({ trackingIDs: ids.slice(1) }))).toEqual(ids.slice(1));
    });

    test.each([
      ['delivered', 'DELIVERED'],
      ['return', 'RETURN TO SENDER'],
    ])('marks the label of an order at %s, which asks for no cash', async (tracking_status, mark) => {
      const { tracking_id } = await insertOrder(server.db, {
        ...{ warehouse_id: here, tracking_status, payment_method: 'COD', value_fils: 25_000 },
      });
      const html = await printed({ trackingIDs: [tracking_id] });
      expect(html).toContain(mark);
      expect(html).toContain('Nothing to collect');
      expect(html).not.toMatch(/COD AED|PAID/);
    });

    test('refuses an order that is named twice, in any case', async () => {
      const { tracking_id } = await insertOrder(server.db);
      const trackingIDs = [tracking_id, tracking_id.toLowerCase()];
      expect(await refused({ trackingIDs })).toMatchObject({ status: 422, code: 'named_twice' });
      expect(await prints(tracking_id)).toEqual([]);
    });

    test('refuses a selection without orders: a filter, an empty run, an unknown run', async () => {
      expect(await refused({ filter: { search: 'nobody of this name' } })).toMatchObject({
        status: 409,
        code: 'nothing_to_print',
      });
      const runId = await insertRun(server.db, { warehouse_id: here, to_warehouse_id: elsewhere });
      expect((await refused({ runId })).code).toBe('nothing_to_print');
      expect(await refused({ runId: 'gone' })).toMatchObject({ status: 404, code: 'no_such_run' });
    });
  });

  describe('permission', () => {
    test('a shop prints its own orders with its key, and sees no others', async () => {
      const { id } = await insertRow(server.db, 'senders');
      const key = await insertKey(server.db, 'sender', null, { sender_id: id });
      const own = await insertOrder(server.db, { sender_id: id });
      const other = await insertOrder(server.db);
      const runId = await insertRun(server.db, { warehouse_id: here, to_warehouse_id: elsewhere }, [own]);
      const along = { token: key };
      expect((await refused({ trackingIDs: [own, other].map(idOf) }, along)).status).toBe(404);
      expect((await refused({ runId }, along)).status).toBe(404);
      expect((await refused({ filter: { senderId: other.sender_id ?? 'another' } }, along)).status).toBe(404);
      expect(idsIn(await printed({ filter: {} }, along))).toEqual([own.tracking_id]);
      expect(await prints(own.tracking_id)).toMatchObject([{ by: { kind: 'key', name: 'sender' } }]);
      expect(await prints(other.tracking_id)).toEqual([]);
    });

    test('staff print orders that belong to, are at or are on their way to their warehouse, and no others', async () => {
      const token = await staffOf(elsewhere);
      const held = await insertOrder(server.db, { warehouse_id: here, tracking_status: 'warehouse' });
      const coming = await insertOrder(server.db, { warehouse_id: here, tracking_status: 'warehouse' });
      const not = await insertOrder(server.db, { warehouse_id: here, tracking_status: 'warehouse' });
      const move = (seq: number, to: object) =>
        server.db.updateTable('custody').set(to).where('seq', '=', seq).execute();
      await move(held.seq, { holder: elsewhere, warehouse_id: elsewhere });
      await move(coming.seq, { to_warehouse: elsewhere });
      for (const { tracking_id } of [held, coming]) {
        expect(idsIn(await printed({ trackingIDs: [tracking_id] }, { token }))).toEqual([tracking_id]);
        expect(await prints(tracking_id, { token })).toHaveLength(1);
      }
      expect((await refused({ trackingIDs: [not.tracking_id] }, { token })).status).toBe(404);
      expect((await refused({ filter: { warehouseId: here } }, { token })).code).toBe('nothing_to_print');
      const again = await printed({ filter: {}, reason: 'Torn' }, { token });
      expect(idsIn(again).sort()).toEqual([held, coming].map(idOf).sort());
    });

    test('a run can be printed by the warehouses at its ends, in the order of its parcels', async () => {
      const some = await orders(3, { tracking_status: 'warehouse' });
      const runId = await insertRun(
        server.db,
        { warehouse_id: here, to_warehouse_id: elsewhere },
        some.toReversed(),
      );
      const { id: third } = await insertRow(server.db, 'warehouses');
      expect((await refused({ runId }, { token: await staffOf(third) })).status).toBe(404);
      const html = await printed({ runId }, { token: await staffOf(here) });
      expect(idsIn(html)).toEqual(some.map(idOf).toReversed());
    });

    test('a run is printed without the parcels that were taken off it', async () => {
      const [left, failed, kept] = await orders(3, { tracking_status: 'warehouse' });
      const ends = { warehouse_id: here, to_warehouse_id: elsewhere };
      const runId = await insertRun(server.db, ends, [left!, failed!, kept!]);
      for (const [order, state] of [
        [left!, 'withdrawn'],
        [failed!, 'failed'],
      ] as const)
        await server.db
          .updateTable('run_stops')
          .set({ state, done_at: NOW })
          .where('order_id', '=', order.id)
          .execute();
      expect(idsIn(await printed({ runId }))).toEqual([idOf(kept!)]);
    });
  });

  describe('a reprint', () => {
    test('is refused without a reason, with the number and the orders; all prints are listed, newest first', async () => {
      const some = await orders(6);
      const ids = some.map(idOf);
      await printed({ trackingIDs: ids.slice(0, 4) });
      expect(await refused({ trackingIDs: [ids[5]!, ...ids.slice(0, 4)] })).toMatchObject({
        status: 409,
        code: 'printed_before',
        params: { orders: 4, first: ids.slice(0, 3) },
        message: `4 of the labels were printed before: ${ids.slice(0, 3).join(', ')} and 1 more. Give a reason to print them again.`,
      });
      expect(await prints(ids[5]!)).toEqual([]);
      server.clock.advance(60_000);
      const token = await staffOf(here);
      const again = { trackingIDs: [ids[0]!], size: 'a6', copies: 2, reason: 'The printer jammed' };
      await printed(again, { token });
      expect(await prints(ids[0]!, { token })).toEqual([
        {
          at: '2026-11-21T10:01:00.000Z',
          size: 'a6',
          copies: 2,
          reason: 'The printer jammed',
          changes: [],
          by: { kind: 'operator', id: expect.any(String), name: 'Imran Qureshi' },
        },
        {
          at: '2026-11-21T10:00:00.000Z',
          size: '4x6',
          copies: 1,
          reason: '',
          changes: [],
          // Only administrators may know which administrator it was.
          by: { kind: 'administrator', id: '', name: 'Administrator' },
        },
      ]);
      expect((await prints(ids[0]!))[1]?.by.name).toBe('Mariam Al Suwaidi');
    });

    test('of many stores its reason once, and shows it for each order', async () => {
      const ids = (await orders(3)).map(idOf);
      await printed({ trackingIDs: ids.slice(1) });
      server.clock.advance(60_000);
      await printed({ trackingIDs: ids, reason: 'The printer jammed' });
      const jobs = await server.db.selectFrom('print_jobs').select('reason').orderBy('id').execute();
      expect(jobs).toEqual([{ reason: '' }, { reason: 'The printer jammed' }]);
      for (const id of ids) expect((await prints(id))[0]).toMatchObject({ reason: 'The printer jammed' });
    });

    test('each print shows how the order differs since, until it is printed again', async () => {
      const [order] = await orders(1, { payment_method: 'COD', value_fils: 25_000 });
      const trackingIDs = [order!.tracking_id];
      const changed = async () => (await prints(order!.tracking_id)).map(({ changes }) => changes);
      const change = (changes: object) =>
        server.db.updateTable('orders').set(changes).where('id', '=', order!.id).execute();
      await printed({ trackingIDs });
      await change({ receiver_name: 'Somebody else' });
      expect(await changed()).toEqual([[]]);
      await change({ value_fils: 20_000 });
      expect(await changed()).toEqual([['cash']]);
      await change({ dropoff_building: 'Tower 2' });
      expect(await changed()).toEqual([['cash', 'address']]);
      server.clock.advance(60_000);
      await printed({ trackingIDs, reason: 'It has changed' });
      expect(await changed()).toEqual([[], ['cash', 'address']]);
      await change({ payment_method: 'Card' });
      expect(await changed()).toEqual([['cash'], ['cash', 'address']]);
    });

    test('if two users print one order at once, one learns that it was printed', async () => {
      const { tracking_id } = await insertOrder(server.db);
      const answers = await Promise.all([1, 2, 3].map(() => print({ trackingIDs: [tracking_id] })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      expect(await prints(tracking_id)).toHaveLength(1);
    });

    test('a repeat of a call whose answer was lost returns the same page without another print', async () => {
      const some = await orders(3);
      const headers = { [IDEMPOTENCY_HEADER]: 'print-1' };
      const body = { filter: { warehouseId: here, trackingStatus: 'created' } };
      const first = await print(body, { headers });
      // At this point the filter finds none of them.
      await server.db.updateTable('orders').set({ tracking_status: 'accepted' }).execute();
      const repeat = await print(body, { headers });
      expect(repeat.headers[REPLAYED_HEADER.toLowerCase()]).toBe('true');
      expect(repeat.body).toBe(first.body);
      expect(idsIn(first.body)).toHaveLength(3);
      expect(await prints(some[0]!.tracking_id)).toHaveLength(1);
      expect((await refused({ ...body, copies: 2 }, { headers })).code).toBe('key_reused');
    });

    test('orders of an interrupted import are removed, whether or not their labels were printed', async () => {
      const { tracking_id, seq } = await insertOrder(server.db);
      await printed({ trackingIDs: [tracking_id] });
      await server.call(labels.bindLabel, { body: { code: 'JX-4471-0092', trackingID: tracking_id } });
      await server.db.insertInto('unfinished_import').values({ seq }).execute();
      expect(await takeOutUnfinished(server.db, BUSINESS_TIME_ZONE)).toBe(1);
      expect((await refused({ trackingIDs: [tracking_id], reason: 'Again' })).status).toBe(404);
    });

    test('a preview is marked, has the first twelve, and is not recorded as a print', async () => {
      const ids = (await orders(14)).map(idOf);
      const html = (await server.send(labels.readLabelPreview, { body: { trackingIDs: ids, size: 'a4' } }))
        .body;
      expect(idsIn(html)).toEqual(ids.slice(0, 12));
      expect(html.match(/class="preview"/g)).toHaveLength(12);
      await printed({ trackingIDs: ids });
    });
  });

  describe('the page', () => {
    test('has its own policy, which allows only its one style, and its logo if there is one', async () => {
      const policyOf = async () => {
        const { tracking_id } = await insertOrder(server.db);
        const answer = await print({ trackingIDs: [tracking_id] });
        const [, style = ''] = /<style>(.*?)<\/style>/s.exec(answer.body) ?? [];
        const hash = createHash('sha256').update(style).digest('base64');
        const policy = String(answer.headers['content-security-policy']);
        expect(policy).toContain(`style-src 'sha256-${hash}'`);
        expect(answer.body.match(/<style/g)).toHaveLength(1);
        expect(answer.body).not.toMatch(/ style=|<script|<link|src="(?!data:)/);
        return policy.replace(/ style-src '[^']*';/, '');
      };
      const closed = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
      expect(await policyOf()).toBe(`default-src 'none'; ${closed}`);
      await server.call(business.updateBusiness, { body: { ...BUSINESS, logo: PNG, version: 0 } });
      expect(await policyOf()).toBe(`default-src 'none'; img-src data:; ${closed}`);
    });

    test('has its style in a template on request, and then applies none', async () => {
      const { tracking_id } = await insertOrder(server.db);
      const html = await printed({ trackingIDs: [tracking_id], styleApart: true });
      expect(html).not.toContain('<style');
      expect(html).toMatch(/<template>@page\{size:4in 6in;margin:0\}/);
    });

    test('shows what a driver needs of an order, and its business', async () => {
      await server.call(business.updateBusiness, { body: { ...BUSINESS, version: 0 } });
      const { tracking_id } = await insertOrder(server.db, {
        delivery_type: 'urgent',
        payment_method: 'COD',
        value_fils: 125_000,
        additional_services: 1,
        delivery_instructions: 'Ring twice',
        created_at: '2026-11-20T20:30:00.000Z',
      });
      const html = await printed({ trackingIDs: [tracking_id] });
      for (const said of [
        BUSINESS.tradeName,
        BUSINESS.legalNameAr,
        BUSINESS.phone,
        `TRN ${BUSINESS.trn}`,
        'URGENT',
        'عاجل',
        'SHJ',
        'Omar Farouk',
        '+971 52 118 6640',
        'King Faisal Street',
        'Sharjah',
        'الشارقة',
        'Layla Haddad',
        'COD AED 1,250.00',
        'الدفع عند الاستلام',
        '1.2 kg · 1/1',
        '30 × 20 × 10 cm',
        'Perfume set',
        'Ring twice',
        'Packed, handle with care',
        // In Dubai it was the next day.
        '21 Nov 2026',
      ])
        expect(html).toContain(said);
      const paid = await insertOrder(server.db, { payment_method: 'Card' });
      const other = await printed({ trackingIDs: [paid.tracking_id] });
      expect(other).toContain('PAID');
      expect(other).toContain('NORMAL');
      expect(other).not.toContain('COD');
    });

    test('has the sort code of the area and its name in Arabic, the door, Makani and the second phone', async () => {
      await server.db
        .insertInto('areas')
        .values({
          ...{ id: 'a', city: 'Sharjah', name: 'Al Majaz', name_ar: 'المجاز', aliases: '[]', place: 0 },
          ...{ sort_code: 'SHJ-MAJAZ', warehouse_id: null },
        })
        .execute();
      await server.db
        .insertInto('area_names')
        .values({ city: 'Sharjah', key: 'majaz', area_id: 'a' })
        .execute();
      const { tracking_id } = await insertOrder(server.db, {
        dropoff_area: 'Al Majaz',
        dropoff_building: 'Sapphire Tower, 1204',
        dropoff_landmark: 'behind the mosque',
        dropoff_makani: '30032 95320',
        receiver_phone2: '+971 6 555 0177',
      });
      const html = await printed({ trackingIDs: [tracking_id] });
      for (const said of [
        'SHJ-MAJAZ',
        'المجاز',
        'Sapphire Tower, 1204 · behind the mosque',
        '30032 95320',
        '+971 6 555 0177',
      ])
        expect(html).toContain(said);
    });

    test('has the full street, and phones within Arabic text in their order', async () => {
      const street = `شقة 12، اتصل على +971 50 123 4567 "قبل" ${'شارع الوصل '.repeat(14)}`.trim();
      const { tracking_id } = await insertOrder(server.db, {
        dropoff_street: street,
        delivery_instructions: 'الحارس ٠٥٠ ١٢٣ ٤٥٦٧',
        title: 'Call 050 123 4567',
      });
      const html = await printed({ trackingIDs: [tracking_id] });
      const [, shown = ''] = /<p class="street" dir="auto">(.*?)<\/p>/.exec(html) ?? [];
      expect(shown).toContain('شقة 12، اتصل على <bdi dir="ltr">+971 50 123 4567</bdi> &quot;قبل&quot;');
      expect(shown.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"')).toBe(street);
      expect(html).toContain('الحارس <bdi dir="ltr">٠٥٠ ١٢٣ ٤٥٦٧</bdi>');
      expect(html).toContain('>Call 050 123 4567<');
    });

    test('escapes everything that users typed', async () => {
      const nasty = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;
      const { tracking_id } = await insertOrder(server.db, {
        tracking_id: '<b>"\'&',
        receiver_name: nasty,
        receiver_phone: nasty,
        dropoff_street: nasty,
        dropoff_area: nasty,
        dropoff_building: nasty,
        dropoff_landmark: nasty,
        dropoff_makani: nasty,
        receiver_phone2: nasty,
        dropoff_city: nasty,
        sender_name: nasty,
        sender_phone: nasty,
        sender_address: nasty,
        title: nasty,
        delivery_instructions: nasty,
      });
      const html = await printed({ trackingIDs: [tracking_id] });
      expect(html).not.toMatch(/<(script|img|b>)/);
      expect(html.split('&lt;script&gt;alert(1)&lt;/script&gt;')).toHaveLength(15);
    });

    test.each([
      ['FOREIGN-SYSTEM/2026/0000-1234567890-ABCD', 'No bar code: the ID is too long', 0],
      ['طرد-٤٤٧١', 'No bar code: it takes Latin letters only', 0],
      ['AE-2026-0001234567', undefined, 1],
      ['1Z999AA10123456784', undefined, 1],
    ])('the ID %s of another system', async (tracking_id, why, bars) => {
      await insertOrder(server.db, { tracking_id });
      const html = await printed({ trackingIDs: [tracking_id] });
      expect(html.match(/class="bar"/g) ?? []).toHaveLength(bars);
      expect(html.match(/class="qr"/g)).toHaveLength(1);
      if (why) expect(html).toContain(why);
      else expect(html).not.toContain('No bar code');
    });

    test.each([
      ['4x6', 10],
      ['a6', 10],
      ['a4', 3],
    ])('on %s, five orders with two copies each are %i sheets', async (size, sheets) => {
      const ids = (await orders(5)).map(idOf);
      const html = await printed({ trackingIDs: ids, size, copies: 2 });
      expect(html.match(/class="sheet"/g)).toHaveLength(sheets);
      expect(idsIn(html)).toEqual(ids.flatMap((id) => [id, id]));
    });
  });
});
