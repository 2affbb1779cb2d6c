import { contact } from '@tawseel/contract/contact';
import { followUps } from '@tawseel/contract/follow-ups';
import { myDay } from '@tawseel/contract/my-day';
import { orders } from '@tawseel/contract/orders';
import { proofs } from '@tawseel/contract/proofs';
import { expect, test } from 'vitest';
import { setFact } from '../../platform/engine/meta.ts';
import { atTheDoor } from '../../testing/at-the-door.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';

onEveryDatabase((server) => {
  const { at, out } = atTheDoor(server);

  test('without a public address there are no links, but in the demo by the address of the caller', async () => {
    const [stop] = await out(1);
    const { trackingID } = stop!;
    await server.call(followUps.makeFollowUp, { body: { trackingID, kind: 'call', note: 'Ask' } });
    const { data: next } = await server.call(contact.nextCase, { query: {} });
    const params = { id: next.case?._id ?? '' };
    const headers = { host: 'demo.example:3000' };
    const linksAt = async () => [
      (await server.call(orders.readOrder, { params: { trackingID } }, { headers })).data.trackingUrl,
      (await server.call(contact.readCase, { params }, { headers })).data.trackingUrl,
      (await server.call(proofs.showDeliveryCode, { params: { trackingID } }, { headers })).data.trackingUrl,
      (await server.call(myDay.readMyDay, {}, { ...at.bilal, headers })).data.stops[0]?.trackingUrl,
    ];
    expect(await linksAt()).toEqual(['', '', '', '']);
    await setFact(server.db, 'demo', 'loaded');
    const links = await linksAt();
    expect(links).toEqual(
      Array(4).fill(expect.stringMatching(/^http:\/\/demo\.example:3000\/t\/TWS-.*\?k=.{22}$/)),
    );
    for (const link of links) {
      const { statusCode, body } = await server.app.inject({ url: `${link}`.replace(/^.*(?=\/t\/)/, '') });
      expect([statusCode, body]).toEqual([200, expect.stringContaining('Delivery to')]);
    }
    await setFact(server.db, 'demo', 'removed');
    expect(await linksAt()).toEqual(['', '', '', '']);
  });
});
