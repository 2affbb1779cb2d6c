import { allRoutes } from '@tawseel/contract';
import { audit } from '@tawseel/contract/audit';
import { contact } from '@tawseel/contract/contact';
import { isAllowed } from '@tawseel/contract/facts/permission';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { proofs } from '@tawseel/contract/proofs';
import { expect, test } from 'vitest';
import { sessionOf } from '../../testing/app.ts';
import { atTheDoor } from '../../testing/at-the-door.ts';
import { openBusiness } from '../../testing/business.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';

const PUBLIC = 'https://wasl.example';
const LINK = /https:\/\/wasl\.example(\/t\/[^"\\\s<]+)/g;

onEveryDatabase(
  (server) => {
    const { at, hire, out, codeOf, refusedCode } = atTheDoor(server);
    const page = async (link = '') =>
      (await server.app.inject({ url: link.replace(PUBLIC, ''), headers: { 'accept-language': 'en' } })).body;

    test('no call that reads shows the code or a link to it, but to the sender of the order', async () => {
      const business = await openBusiness(server.db);
      const { staff, keys, samples } = business;
      const tokens = {
        administrator: server.token,
        supervisor: await sessionOf(server.db, staff.supervisor),
        operator: await sessionOf(server.db, staff.operator),
        cashier: await sessionOf(server.db, staff.cashier),
        driver: await sessionOf(server.db, staff.driver),
        'driver-app': keys['driver-app'],
        'cashier-app': keys['cashier-app'],
        intake: keys.intake,
        tracking: keys.tracking,
      };
      const readers = Object.keys(tokens) as (keyof typeof tokens)[];
      const withLinks = new Set<string>();
      for (const row of allRoutes.filter(({ method, may }) => method === 'GET' && may !== 'anybody'))
        for (const role of readers.filter((one) => isAllowed(row, one))) {
          const { body } = await server.send(row, samples[`${row.area}.${row.name}`]!, {
            token: tokens[role],
          });
          for (const [, link] of body.matchAll(LINK)) {
            if (link?.includes('?k=')) withLinks.add(`${row.area}.${row.name}`);
            expect(await page(link), `${row.area}.${row.name} by ${role}`).not.toContain('Delivery code');
          }
        }
      expect([...withLinks].sort()).toEqual(['contact.readCase', 'orders.readOrder']);
    });

    test('is shown by the link that the sender reads, and by the one that comes with the code, which is audited', async () => {
      const shop = await insertRow(server.db, 'senders');
      const [stop] = await out(1, { sender_id: shop.id });
      const { trackingID } = stop!;
      const asked = { params: { trackingID } };
      const key = { token: await insertKey(server.db, 'sender', null, { sender_id: shop.id }) };
      const code = await codeOf(trackingID, key);
      const ofSender = (await server.call(orders.readOrder, asked, key)).data.trackingUrl;
      const ofOffice = (await server.call(proofs.showDeliveryCode, asked, at.sara)).data.trackingUrl;
      expect(ofSender).toBe(ofOffice);
      expect(await page(ofOffice)).toContain(code);
      const ofDriver = (await server.call(myDay.readMyDay, {}, at.bilal)).data.stops[0]?.trackingUrl;
      expect(await page(ofDriver)).not.toContain(code);
      // The signature of one link opens no other.
      const [, plain = ''] = ofDriver?.split('?k=') ?? [];
      const [path = '', full = ''] = ofOffice.split('?k=');
      for (const forged of [`${path}?k=${plain}&k=${full}`, `${path}?k=${full.slice(0, -1)}`])
        expect(await page(forged)).not.toContain(code);
      const { data } = await server.call(audit.listAudit, { query: { call: 'proofs.showDeliveryCode' } });
      expect(data).toMatchObject([{ actorKind: 'supervisor' }, { actorKind: 'key' }]);
    });

    test('is shown by the link of a case to the operator who has claimed it, and to no other', async () => {
      const [stop, elsewhere] = await out(2);
      const { trackingID } = stop!;
      const { _id: id } = (
        await server.call(followUps.makeFollowUp, { body: { trackingID, kind: 'call', note: 'Ask' } })
      ).data;
      const [mine, other] = [await hire('operator'), await hire('operator')];
      const linkOf = async (by: { token: string }) =>
        (await server.call(contact.readCase, { params: { id } }, by)).data.trackingUrl;
      expect(await refusedCode(trackingID, mine)).toMatchObject({ code: 'code_needs_call' });
      expect(await page(await linkOf(mine))).not.toContain('Delivery code');
      const { case: taken } = (await server.call(contact.nextCase, { query: {} }, mine)).data;
      expect(await page(taken?.trackingUrl)).toContain(await codeOf(trackingID));
      expect(await linkOf(mine)).toBe(taken?.trackingUrl);
      for (const by of [other, at.sara, { token: server.token }])
        expect(await page(await linkOf(by))).not.toContain('Delivery code');
      const { data } = await server.call(audit.listAudit, { query: { call: 'contact.nextCase' } });
      expect(data).toMatchObject([{ actorId: mine.id }]);
      // A case about another warehouse's parcel gives no link that shows its code.
      const { id: there } = await insertRow(server.db, 'warehouses');
      const stranger = await hire('operator', there);
      const { data: made } = await server.call(followUps.makeFollowUp, {
        body: { trackingID: elsewhere!.trackingID, kind: 'call', note: 'Ask' },
      });
      await server.db
        .updateTable('follow_ups')
        .set({ warehouse_id: there })
        .where('id', '=', made._id)
        .execute();
      await server.db.updateTable('custody').set({ warehouse_id: there }).execute();
      const { case: theirs } = (await server.call(contact.nextCase, { query: {} }, stranger)).data;
      expect(theirs?._id).toBe(made._id);
      expect(await refusedCode(elsewhere!.trackingID, stranger)).toMatchObject({
        code: 'code_of_other_warehouse',
      });
      expect(await page(theirs?.trackingUrl)).not.toContain('Delivery code');
    });
  },
  undefined,
  { PUBLIC_URL: PUBLIC },
);
