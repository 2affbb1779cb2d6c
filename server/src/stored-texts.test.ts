import { account } from '@tawseel/contract/account';
import { orders } from '@tawseel/contract/orders';
import { payments } from '@tawseel/contract/payments';
import { queries } from '@tawseel/contract/queries';
import { senders } from '@tawseel/contract/senders';
import { expect, test } from 'vitest';
import { importText } from './testing/csv-text.ts';
import { onEveryDatabase } from './testing/on-every-database.ts';
import { ORDER, SENDER } from './testing/requests.ts';
import { insertRow } from './testing/rows.ts';

const INNER = [
  'https://localhost/a.png',
  'https://10.0.0.8/a.png',
  'https://[::1]/a.png',
  'https://nas/a.png',
];
const REFUSED = [...INNER, 'http://shop.example/a.png', `https://shop.example/${'a'.repeat(480)}`];

onEveryDatabase((server) => {
  test('characters that reverse the direction of a text are not stored', async () => {
    const { data } = await server.call(senders.createSender, {
      body: { ...SENDER, name: '\u202eNoor\u2069 Trading' },
    });
    expect(data.name).toBe('Noor Trading');
    const subject = 'invoice\u202egpj.exe';
    const body = { name: 'N', email: 'n@mail.example', subject, message: '\u2067see\u2069' };
    await server.call(queries.createQuery, { body });
    expect((await server.call(queries.listQueries, { query: {} })).data[0]).toMatchObject({
      subject: 'invoicegpj.exe',
      message: 'see',
    });
    const csv = 'name,email,phone,city,street\nLa\u202eyla,l@mail.example,050 123 4567,Dubai,S\n';
    await importText(server.db, 'senders', csv);
    expect((await server.call(senders.listSenders)).map(({ name }) => name)).toContain('Layla');
  });

  test.each(REFUSED)('refuses a picture with the address %s', async (address) => {
    const { id: cashierId } = await insertRow(server.db, 'staff', { kind: 'cashier' });
    const payment = { month: '2026-10', totalAmount: 1, invoiceImg: [address] };
    const profile = { name: 'M', phone: '', address: '', profileImage: address };
    for (const refused of [
      await server.refused(orders.createOrder, { body: { ...ORDER, orderImage: [address] } }),
      await server.refused(senders.createSender, { body: { ...SENDER, profilePic: address } }),
      await server.refused(account.updateProfile, { body: profile }),
      await server.refused(payments.createCashierPayment, { params: { cashierId }, body: payment }),
    ]) {
      expect(refused).toMatchObject({
        status: 422,
        message: expect.stringContaining('Must be a public https:// address'),
      });
    }
    const csv = `name,email,phone,city,street,profile_pic\nLayla,l@mail.example,050 123 4567,Dubai,S,${address}\n`;
    expect((await importText(server.db, 'senders', csv)).stored).toBe(0);
  });
});
