import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { audit } from '@tawseel/contract/audit';
import { business } from '@tawseel/contract/business';
import { contact } from '@tawseel/contract/contact';
import { dispatch } from '@tawseel/contract/dispatch';
import { BRAND_COLOURS, ON_COLOUR } from '@tawseel/contract/facts/brand-colours';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { runs } from '@tawseel/contract/runs';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { atTheDoor, FAILED } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertArea, insertOrder, insertRow } from '../../testing/rows.ts';
import type { OrderRow } from '../orders/tables.ts';
import { type TrackingLink, trackingLinks } from '../orders/tracking-link.ts';
import { initialsOf } from './parcel.ts';

const PUBLIC = 'https://wasl.example';
const DIGITS = '6640';
const MISSING = 'TWS-2222-232W';

onEveryDatabase(
  (server) => {
    const { at, out, act } = atTheDoor(server);
    let visitors = 0;
    let address = '';
    beforeEach(async () => {
      visitors += 1;
      address = `10.9.${visitors >> 8}.${visitors & 255}`;
      await server.call(business.updateBusiness, { body: { ...BUSINESS, version: 0 } });
    });

    const visit = (path: string, { language = 'en', from = address } = {}) =>
      server.app.inject({ url: path, headers: { 'accept-language': language }, remoteAddress: from });
    const submit = (path: string, form: Record<string, string>, from = address) =>
      server.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
        remoteAddress: from,
      });
    const pageOf = (trackingId: string) => `/t/${trackingId}`;
    const linkOf = async (
      order: Pick<OrderRow, 'tracking_id' | 'receiver_phone'>,
      link: TrackingLink = 'plain',
    ) =>
      (await trackingLinks(server.db, { publicUrl: PUBLIC, calledUrl: '' }))(order, link).replace(PUBLIC, '');
    const textOf = (html: string) =>
      html
        .replace(/^.*<main>/s, '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    const shown = async (link: string, language = 'en') => {
      const { statusCode, body } = await visit(link, { language });
      expect(statusCode).toBe(200);
      return textOf(body);
    };
    const cod = (said: Partial<OrderRow> = {}) =>
      insertOrder(server.db, { payment_method: 'COD', value_fils: 24_990, ...said });
    const current = async (trackingID: string) =>
      (await server.call(orders.readOrder, { params: { trackingID } })).data;
    const promised = async (trackingID: string) =>
      (await server.call(dispatch.listAttempts, { params: { trackingID } })).data.promised;

    describe('who may open it', () => {
      test('an unknown ID, wrong digits and a parcel that ended 30 days ago look the same', async () => {
        const order = await cod();
        const ended = await cod({ tracking_status: 'delivered', created_at: '2026-10-01T08:00:00.000Z' });
        const pages = [];
        for (const id of [MISSING, order.tracking_id, ended.tracking_id]) {
          const asked = await visit(pageOf(id));
          const refused = await submit(pageOf(id), { digits: id === ended.tracking_id ? DIGITS : '0000' });
          expect([asked.statusCode, refused.statusCode]).toEqual([200, 403]);
          expect(textOf(refused.body)).toContain('We have no parcel with this number and these digits.');
          pages.push([asked.body, refused.body].map((html) => html.replaceAll(id, 'ID')));
        }
        expect(new Set(pages.map((each) => JSON.stringify(each))).size).toBe(1);
      });

      test.each([[DIGITS], ['٦٦٤٠'], ['052 118 6640']])(
        'the digits %s lead to the page, by a link that needs none',
        async (digits) => {
          const order = await cod();
          const opened = await submit(pageOf(order.tracking_id), { digits });
          expect([opened.statusCode, opened.headers.location]).toEqual([303, await linkOf(order)]);
          expect(opened.headers['set-cookie']).toBeUndefined();
          expect(await shown(String(opened.headers.location))).toContain('AED 249.90');
        },
      );

      test.each([['4471'], [DIGITS]])('the digits %s of either phone lead to the page', async (digits) => {
        const order = await cod({ receiver_phone2: '٠٥٥ ٢١٠ ٤٤٧١' });
        expect((await submit(pageOf(order.tracking_id), { digits })).statusCode).toBe(303);
        const other = await cod();
        const refused = await submit(pageOf(other.tracking_id), { digits: '4471' });
        expect(refused.statusCode).toBe(403);
        for (const none of ['', '0'])
          expect((await submit(pageOf(other.tracking_id), { digits: none })).statusCode).not.toBe(303);
      });

      test('the code of a blank label leads to the parcel that it was stuck on', async () => {
        const order = await cod();
        await server.db
          .insertInto('parcel_codes')
          .values({
            code: 'TWS-Y222-2222',
            order_id: order.id,
            job_id: null,
            made_at: order.created_at,
            bound_at: order.created_at,
          })
          .execute();
        const opened = await submit(pageOf('TWS-Y222-2222'), { digits: DIGITS });
        expect(await shown(String(opened.headers.location))).toContain('AED 249.90');
      });

      test('a link that is not signed asks for the digits', async () => {
        const order = await cod();
        for (const said of ['', 'other', 'AAAAAAAAAAAAAAAAAAAAAA', 'a&k=b']) {
          const { statusCode, body } = await visit(`${pageOf(order.tracking_id)}?k=${said}`);
          expect([statusCode, textOf(body)]).toEqual([200, expect.stringContaining('Last four digits')]);
        }
      });

      test('a link ends when the phone is corrected', async () => {
        const order = await cod({ tracking_status: 'accepted' });
        const link = await linkOf(order);
        await shown(link);
        const { version } = await current(order.tracking_id);
        await server.call(orders.updateOrder, {
          params: { trackingID: order.tracking_id },
          body: { version, reason: 'Wrong number', dropoff: { receiverPhone: '050 777 1234' } },
        });
        expect(textOf((await visit(link)).body)).toContain('Last four digits');
      });

      test('of 100 guesses at a parcel five are looked at, from whatever addresses', async () => {
        const order = await cod();
        const statuses = [];
        for (let guess = 0; guess < 100; guess += 1) {
          const digits = String(guess).padStart(4, '0');
          statuses.push((await submit(pageOf(order.tracking_id), { digits }, `10.8.0.${guess}`)).statusCode);
        }
        expect(statuses.filter((status) => status === 403)).toHaveLength(5);
        const late = await submit(pageOf(order.tracking_id), { digits: DIGITS });
        expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '900']);
        expect(textOf(late.body)).toContain('Too many attempts. Try again in 15 minutes.');
        server.clock.advance(15 * 60_000 + 1);
        expect((await submit(pageOf(order.tracking_id), { digits: DIGITS })).statusCode).toBe(303);
      });

      test('tells of no existing ID by the spellings in which its digits can be guessed', async () => {
        const { tracking_id: existing } = await cod();
        const spellings = (id: string) => [id, id.toLowerCase(), id.replaceAll('-', ''), `${id}.`, ` ${id}`];
        const statusesOf = async (id: string) => {
          const statuses = [];
          for (const spelling of [...spellings(id), ...spellings(id)])
            statuses.push(
              (await submit(pageOf(encodeURIComponent(spelling)), { digits: '0000' })).statusCode,
            );
          return statuses;
        };
        const expected = [...Array(5).fill(403), ...Array(5).fill(429)];
        expect([await statusesOf(existing), await statusesOf(MISSING)]).toEqual([expected, expected]);
      });

      test('an address that was right before goes on while others guess', async () => {
        const order = await cod();
        const right = (from: string) => submit(pageOf(order.tracking_id), { digits: DIGITS }, from);
        expect((await right('10.7.0.1')).statusCode).toBe(303);
        for (let guess = 0; guess < 9; guess += 1)
          await submit(pageOf(order.tracking_id), { digits: '0000' }, `10.7.1.${guess}`);
        expect((await right('10.7.0.2')).statusCode).toBe(429);
        expect((await right('10.7.0.1')).statusCode).toBe(303);
      });

      test.each(['.', ')', '.)', '”', '؟', '*', '>'])('a link opens with %s behind it', async (behind) => {
        const order = await cod();
        const link = await linkOf(order);
        for (const sent of [link, `${link}&lang=en`])
          expect(await shown(`${sent}${encodeURIComponent(behind)}`)).toContain('AED 249.90');
        const opened = await submit(`${pageOf(order.tracking_id)}${encodeURIComponent(behind)}`, {
          digits: DIGITS,
        });
        expect([opened.statusCode, opened.headers.location]).toEqual([303, link]);
      });

      test.each([
        ['JSON', 415, { payload: { digits: 6640 } }],
        ['JSON of a list', 415, { payload: [1] }],
        ['a form that is too long', 413, { payload: `digits=${'1'.repeat(5000)}` }],
        ['another method', 404, { method: 'PUT' as const, payload: 'digits=1' }],
        ['a path that is too long', 404, { url: `/t/${'x'.repeat(300)}` }],
        ['a path that is no text', 400, { url: '/t/%zz' }],
        ['a path below it', 404, { url: '/t/a/b', payload: 'digits=1' }],
      ] as [string, number, Pick<InjectOptions, 'url' | 'method' | 'payload'>][])(
        '%s is refused by a page in the language of the visitor',
        async (_, status, sent) => {
          const isForm = typeof sent.payload === 'string';
          const type = isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
          for (const [language, words] of [
            ['en', 'Your parcel'],
            ['ar', 'شحنتك'],
          ]) {
            const answer = await server.app.inject({
              method: 'POST',
              url: pageOf(MISSING),
              headers: { ...type, 'accept-language': language },
              ...sent,
            });
            expect([answer.statusCode, answer.headers['content-type']]).toEqual([
              status,
              'text/html; charset=utf-8',
            ]);
            expect(textOf(answer.body)).toContain(words);
            if (status === 413) expect(textOf(answer.body)).toMatch(/\b4\b/);
          }
        },
      );

      test('from one address 20 guesses are looked at, at whatever parcels', async () => {
        const statuses = [];
        for (let guess = 0; guess < 25; guess += 1)
          statuses.push((await submit(pageOf(`TWS-${guess}`), { digits: '1234' })).statusCode);
        expect(statuses).toEqual([...Array(20).fill(403), ...Array(5).fill(429)]);
      });
    });

    test('the link is in an order, in a case and in the stop of a driver, if there is a public address', async () => {
      const [one] = await out(1);
      const { trackingID } = one!;
      await server.call(followUps.makeFollowUp, { body: { trackingID, kind: 'call', note: 'Ask' } });
      const linksAt = async () => {
        const stop = (await server.call(myDay.readMyDay, {}, at.bilal)).data.stops[0];
        const { data: next } = await server.call(contact.nextCase, { query: {} });
        return [(await current(trackingID)).trackingUrl, next.case?.trackingUrl, stop?.trackingUrl];
      };
      expect(await linksAt()).toEqual(
        Array(3).fill(expect.stringMatching(/^https:\/\/wasl\.example\/t\/TWS-.*\?k=.{22}$/)),
      );
    });

    describe('what it shows', () => {
      test('is where the parcel is, in English and Arabic, and nothing that tells who and where exactly', async () => {
        await insertArea(server.db, { city: 'Sharjah', name: 'Al Nahda', name_ar: 'النهدة' });
        const order = await cod({ dropoff_area: 'al nahda', tracking_status: 'warehouse' });
        const link = await linkOf(order, 'receiver');
        const { body, headers } = await visit(link);
        const text = textOf(body);
        for (const words of ['O. F. al nahda, Sharjah', 'At our warehouse', 'AED 249.90', 'Delivery code'])
          expect(text).toContain(words);
        for (const secret of ['Omar', 'Farouk', 'King Faisal', '6640', 'Layla'])
          expect(body).not.toContain(secret);
        expect(headers).toMatchObject({
          'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        });
        expect(body).not.toContain('<script');
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(12_000);
        const arabic = await visit(link, { language: 'ar-AE,ar;q=0.9,en;q=0.8' });
        expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
        expect(textOf(arabic.body)).toContain('النهدة، الشارقة');
        expect((await visit(`${link}&lang=en`, { language: 'ar' })).body).toContain('<html lang="en"');
      });

      test('is the shop it is from, whose parcel comes before it, and that we cancelled it', async () => {
        const { id: sender_id } = await insertRow(server.db, 'senders', {
          role: 'Company',
          name: 'Oud & Amber',
        });
        const [first, second] = await out(2);
        await server.db
          .updateTable('orders')
          .set({ sender_id, receiver_phone: '+971507771234' })
          .where('tracking_id', '=', second!.trackingID)
          .execute();
        const linkTo = async (trackingID: string) =>
          linkOf(
            await server.db
              .selectFrom('orders')
              .selectAll()
              .where('tracking_id', '=', trackingID)
              .executeTakeFirstOrThrow(),
          );
        const link = await linkTo(second!.trackingID);
        expect(await shown(link)).toMatch(
          /^Your parcel from Oud &amp; Amber Expected today · 1 stop before you\./,
        );
        expect(await shown(`${link}&lang=ar`)).toMatch(
          /^شحنتك من Oud &amp; Amber موعدها اليوم · قبل محطتك محطة واحدة\./,
        );
        await act(first!.stopId, FAILED);
        expect(await shown(link)).toContain('You are the next stop.');
        const cancelled = await cod({ tracking_status: 'accepted' });
        await server.call(orders.cancelOrder, {
          params: { trackingID: cancelled.tracking_id },
          body: { reason: 'Lost in the store' },
        });
        expect(await shown(await linkOf(cancelled))).toContain('Cancelled by us');
      });

      test('is named after the business where a link is previewed, which tells nothing of the parcel', async () => {
        const order = await cod();
        const { body } = await visit(await linkOf(order));
        const head = body.slice(0, body.indexOf('<style'));
        expect(head).toContain('<title>Your parcel · Wasl</title>');
        expect(head).toContain('<meta property="og:title" content="Your parcel · Wasl">');
        for (const secret of [order.tracking_id, 'Omar', 'O. F.', '249.90'])
          expect(head).not.toContain(secret);
      });

      test('has the colour of the business in light and dark, under a policy for that style alone', async () => {
        const link = await linkOf(await cod());
        const before = await visit(link);
        expect(before.body).toContain(`content="${BRAND_COLOURS.teal.light}"`);
        const body = { ...BUSINESS, version: 1, colour: 'purple' as const };
        await server.call(business.updateBusiness, { body });
        for (const path of [link, pageOf(MISSING), '/t/']) {
          const { body: html, headers } = await visit(path);
          const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
          expect(style).toContain(`--brand: ${BRAND_COLOURS.purple.light};`);
          expect(style).toContain(`{ --action: ${BRAND_COLOURS.purple.dark}; --on: ${ON_COLOUR.dark} }`);
          const hash = createHash('sha256').update(style).digest('base64');
          expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
          expect(html).toContain(`<meta name="theme-color" content="${BRAND_COLOURS.purple.light}">`);
        }
      });

      test('is compressed, although it is short', async () => {
        const headers = { 'accept-encoding': 'gzip' };
        const answer = await server.app.inject({ url: await linkOf(await cod()), headers });
        expect(answer.headers['content-encoding']).toBe('gzip');
        expect(gunzipSync(answer.rawPayload).toString()).toContain('AED 249.90');
      });

      test('without an ID is the question for one', async () => {
        const order = await cod();
        for (const path of ['/t', '/t/', '/t/?id=+'])
          expect(textOf((await visit(path)).body)).toContain('Your parcel Tracking ID');
        const { statusCode, headers } = await visit(`/t/?id=${order.tracking_id}&lang=ar`);
        expect([statusCode, headers.location]).toEqual([303, `${pageOf(order.tracking_id)}?lang=ar`]);
      });

      test.each([
        ['Mariam Al Suwaidi', 'M. S.'],
        ['Omar', 'O.'],
        ['مريم بنت السويدي', 'م. س.'],
        ['أبو خالد الحارثي', 'خ. ح.'],
      ])('calls %s by %s', (name, initials) => {
        expect(initialsOf(name)).toBe(initials);
      });

      test('of an unknown area is the city alone, since it may be a whole address', async () => {
        const order = await cod({ dropoff_area: 'Villa 9, behind the mosque' });
        expect(await shown(await linkOf(order))).toContain('Delivery to O. F. Sharjah');
        expect((await visit(await linkOf(order))).body).not.toContain('Villa 9');
      });

      test('is the way of the parcel: out, tried, promised again, delivered to whom', async () => {
        const [one] = await out(1, { payment_method: 'COD', value_fils: 24_990 });
        const { trackingID, stopId } = one!;
        const order = await server.db
          .selectFrom('orders')
          .selectAll()
          .where('tracking_id', '=', trackingID)
          .executeTakeFirstOrThrow();
        const link = await linkOf(order);
        const onTheWay = await shown(link);
        expect(onTheWay).toContain('On the way to you');
        expect(onTheWay).toContain('Expected today · You are the next stop.');
        expect((await visit(link)).body).toContain(
          '<a href="tel:+97143208841"><bdi dir="ltr">+971 4 320 8841</bdi></a>',
        );
        expect(onTheWay).not.toContain('Choose another day');
        await act(stopId, FAILED);
        const tried = await shown(link);
        expect(tried).toMatch(/We came, but could not deliver: Sat .* · nobody was there/);
        expect(tried).toContain('Choose another day');
        expect(tried).not.toContain('Expected');
        const chosen = await submit(link, { act: 'choose', day: '2026-11-26', hours: '', cash: 'yes' });
        expect(chosen.statusCode).toBe(303);
        expect(await promised(trackingID)).toMatchObject({ day: '2026-11-26' });
        await act(stopId, { act: 'reopened', receivedBy: undefined });
        expect(await shown(link)).not.toContain('We came');
        await act(stopId, { receivedBy: 'Huda Karim', relation: 'family', cash: 249.9 });
        const delivered = await shown(link);
        expect(delivered).toMatch(/^Your parcel Delivered · Sat 21 Nov, 14:00 /);
        expect(delivered).toContain('Received by family ( H. K. )');
        for (const over of ['Please have ready', 'Delivery code', 'Choose another day'])
          expect(delivered).not.toContain(over);
      });

      test('does not name who took a parcel the first time, once the office undid that delivery', async () => {
        const [one] = await out(1, { payment_method: 'COD', value_fils: 24_990 });
        const { trackingID, stopId } = one!;
        await insertAssigned(server.db, [one!]);
        await act(stopId, { receivedBy: 'Huda Karim', relation: 'family', card: 249.9, slip: 'S1' });
        const row = await server.db
          .selectFrom('orders')
          .selectAll()
          .where('tracking_id', '=', trackingID)
          .executeTakeFirstOrThrow();
        const link = await linkOf(row);
        expect(await shown(link)).toContain('H. K.');
        const params = { trackingID };
        const { version } = (await server.call(orders.readOrder, { params })).data;
        await server.call(orders.undoMove, { params, body: { version } });
        expect(await shown(link)).not.toContain('H. K.');
        await server.call(orders.moveOrder, { params, body: { trackingStatus: 'delivered' } });
        const delivered = await shown(link);
        expect(delivered).toContain('Delivered');
        expect(delivered).not.toContain('H. K.');
      });
    });

    describe('what the receiver does', () => {
      const CHOICE = { act: 'choose', day: '2026-11-26', hours: '17:00-21:00', note: 'Green gate' };

      test.each([
        ['a past day', { day: '2026-11-20' }, 'Choose one of the days below.'],
        ['today', { day: '2026-11-21' }, 'Choose one of the days below.'],
        ['a Sunday off', { day: '2026-11-22' }, 'Choose one of the days below.'],
        ['a day after the next seven', { day: '2026-11-30' }, 'Choose one of the days below.'],
        ['no day', { day: 'tomorrow' }, 'Choose one of the days below.'],
        ['hours that end first', { hours: '21:00-17:00' }, 'Choose the hours again.'],
        ['somebody else without the cash', { leaveWith: 'guard' }, 'Cash is to be paid at the door.'],
        ['a note that is too long', { note: 'x'.repeat(501) }, 'The note is too long.'],
      ])('%s is refused, and what was typed stays', async (_, wrong, problem) => {
        const order = await cod({ tracking_status: 'warehouse' });
        const refused = await submit(await linkOf(order), { ...CHOICE, ...wrong });
        expect([refused.statusCode, textOf(refused.body)]).toEqual([422, expect.stringContaining(problem)]);
        if (!('note' in wrong)) expect(refused.body).toContain('value="Green gate"');
        expect(await promised(order.tracking_id)).toBeNull();
      });

      test('the hours to choose from keep their order from right to left', async () => {
        const { body } = await visit(`${await linkOf(await cod())}&lang=ar`);
        expect(body).toContain('>\u206617:00–21:00\u2069</option>');
      });

      test('a holiday is not offered', async () => {
        server.clock.set('2026-11-28T10:00:00.000Z');
        const order = await cod();
        const { body } = await visit(await linkOf(order));
        const days = [...body.matchAll(/<option value="(2026-[^"]*)"/g)].map(([, day]) => day);
        expect(days).toEqual(['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04', '2026-12-05']);
      });

      test('another day takes the parcel off a run that has not left', async () => {
        const parcel = await cod({ tracking_status: 'warehouse', warehouse_id: at.dubai });
        const assignments = [{ driverId: at.bilal.id, trackingIDs: [parcel.tracking_id] }];
        const { data } = await server.call(dispatch.assignParcels, { body: { assignments } }, at.sara);
        const chosen = await submit(await linkOf(parcel), { ...CHOICE, cash: 'yes' });
        expect(chosen.statusCode).toBe(303);
        const params = { id: data.runs[0]!._id };
        expect((await server.call(runs.readRun, { params }, at.sara)).data.stops).toEqual([]);
      });

      test('another day with the guard who pays is a promise of the order, and the queue no longer asks', async () => {
        const order = await cod({ tracking_status: 'warehouse' });
        const trackingID = order.tracking_id;
        await server.call(followUps.makeFollowUp, { body: { trackingID, kind: 'call', note: 'Ask' } });
        const link = await linkOf(order);
        const choice = { ...CHOICE, leaveWith: 'guard', cash: 'yes', note: '  <b>Green</b>\ngate ' };
        const saved = await submit(link, choice);
        expect([saved.statusCode, saved.headers.location]).toEqual([303, `${link}&done=chosen`]);
        expect(await promised(trackingID)).toEqual({
          day: '2026-11-26',
          from: '17:00',
          to: '21:00',
          note: '<b>Green</b> gate',
          leaveWith: 'guard',
        });
        const page = (await visit(String(saved.headers.location))).body;
        expect(page).toContain('&lt;b&gt;Green&lt;/b&gt; gate');
        expect(textOf(page)).toMatch(
          /^Your parcel Expected Thursday 26 November 17:00 to 21:00 .* May be taken by The guard /,
        );
        expect((await server.call(contact.readQueue, { query: {} })).data).toMatchObject({
          due: 0,
          later: 0,
        });
        const { data: entries } = await server.call(audit.listAudit, {
          query: { call: 'tracking.chooseDay' },
        });
        expect(entries).toMatchObject([
          {
            actorKind: 'receiver',
            actorName: 'Omar Farouk',
            subjectId: order.id,
            after: { day: '2026-11-26' },
          },
        ]);
      });

      test('a parcel that is out is not put off, and a call may be asked for at any time', async () => {
        const [one] = await out(1);
        const trackingID = one!.trackingID;
        const order = await server.db
          .selectFrom('orders')
          .selectAll()
          .where('tracking_id', '=', trackingID)
          .executeTakeFirstOrThrow();
        const link = await linkOf(order);
        const late = await submit(link, CHOICE);
        expect([late.statusCode, textOf(late.body)]).toEqual([
          422,
          expect.stringContaining('The parcel is already on its way or has arrived.'),
        ]);
        expect((await submit(link, { act: 'call', note: 'The lift is broken' })).headers.location).toBe(
          `${link}&done=called`,
        );
        const { data } = await server.call(followUps.listFollowUps, { query: {} });
        expect(data).toMatchObject([
          {
            kind: 'call',
            openedBy: 'Omar Farouk',
            note: 'The receiver asks to be called: The lift is broken',
          },
        ]);
      });

      test('three changes of a parcel are taken in a day', async () => {
        const order = await cod();
        const link = await linkOf(order);
        for (const day of ['2026-11-23', '2026-11-24', '2026-11-25'])
          expect((await submit(link, { ...CHOICE, day })).statusCode).toBe(303);
        const fourth = await submit(link, { act: 'call', note: '' });
        expect([fourth.statusCode, textOf(fourth.body)]).toEqual([
          422,
          expect.stringContaining('You have changed this three times today.'),
        ]);
        server.clock.set('2026-11-22T04:00:00.000Z');
        expect((await submit(link, { act: 'call', note: '' })).statusCode).toBe(303);
      });

      test('a double tap counts once, also when it is the last act of the day', async () => {
        const order = await cod();
        const link = await linkOf(order);
        for (const sent of [CHOICE, { act: 'call', note: 'Lift' }, { ...CHOICE, day: '2026-11-25' }]) {
          const twice = await Promise.all([submit(link, sent), submit(link, sent)]);
          expect(twice.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
        }
        const query = { subject: order.id };
        expect((await server.call(audit.listAudit, { query })).data).toHaveLength(3);
        expect((await submit(link, CHOICE)).statusCode).toBe(422);
      });

      test('the same again is an act where the office has called since', async () => {
        const order = await cod();
        const link = await linkOf(order);
        const call = { act: 'call', note: '' };
        await submit(link, call);
        const { data } = await server.call(followUps.listFollowUps, { query: {} });
        const settle = { params: { id: data[0]!._id }, body: { outcome: 'Spoke' } };
        await server.call(followUps.settleFollowUp, settle);
        await submit(link, call);
        expect((await server.call(followUps.listFollowUps, { query: {} })).data).toHaveLength(1);
      });

      test.each([
        [
          'a link of a map',
          'https://maps.app.goo.gl/abc123',
          { landmark: 'https://maps.app.goo.gl/abc123 · Blue gate' },
        ],
        ['coordinates', '25.11241, ٥٥٫١٣٨٩٧', { landmark: '25.11241,55.13897 · Blue gate' }],
        ['a Makani number', '30032 95320', { makani: '30032 95320', landmark: 'Blue gate' }],
      ])('%s is kept with the order as where the receiver is, once', async (_, place, expected) => {
        const order = await cod({ tracking_status: 'warehouse', dropoff_landmark: 'Blue gate' });
        const link = await linkOf(order);
        for (let tap = 0; tap < 2; tap += 1)
          expect((await submit(link, { act: 'place', place })).headers.location).toBe(`${link}&done=located`);
        expect((await current(order.tracking_id)).delivery).toMatchObject(expected);
        const { data: history } = await server.call(orders.listTrackingEvents, {
          params: { trackingID: order.tracking_id },
        });
        expect(history.filter(({ event }) => event === 'corrected')).toMatchObject([
          { reason: 'From the receiver', by: { kind: 'receiver', name: 'Omar Farouk' } },
        ]);
      });

      test.each([
        [{ act: 'place', place: 'near the mosque' }, 'Paste a link of a map'],
        [{ act: 'place', place: 'https://evil.example/?q=1' }, 'Paste a link of a map'],
        [{ act: 'phone', phone: '12' }, 'Enter a phone number like 050 123 4567.'],
      ])('%j is refused with what to enter, and stays', async (sent, problem) => {
        const order = await cod({ tracking_status: 'warehouse' });
        const { statusCode, body } = await submit(await linkOf(order), sent);
        expect([statusCode, textOf(body)]).toEqual([422, expect.stringContaining(problem)]);
        const [, typed] = Object.values(sent);
        expect(body).toContain(`value="${typed}"`);
      });

      test('another phone is the second one of the order, until the parcel has arrived', async () => {
        const order = await cod({ tracking_status: 'warehouse' });
        const link = await linkOf(order);
        const said = { act: 'phone', phone: '050 777 1234' };
        expect((await submit(link, said)).headers.location).toBe(`${link}&done=phoned`);
        expect((await current(order.tracking_id)).delivery).toMatchObject({
          receiverPhone2: expect.stringMatching(/50 ?777 ?1234$/),
        });
        const over = await cod({ tracking_status: 'delivered' });
        const refused = await submit(await linkOf(over), said);
        expect([refused.statusCode, textOf(refused.body)]).toEqual([
          422,
          expect.stringContaining('This parcel has arrived or goes back.'),
        ]);
      });

      test('a form without a valid link changes nothing', async () => {
        const order = await cod();
        expect((await submit(`${pageOf(order.tracking_id)}?k=forged`, CHOICE)).statusCode).toBe(403);
        expect(await promised(order.tracking_id)).toBeNull();
      });
    });
  },
  undefined,
  { PUBLIC_URL: PUBLIC },
);
