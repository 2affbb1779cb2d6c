import { setImmediate } from 'node:timers/promises';
import { business } from '@tawseel/contract/business';
import { cash } from '@tawseel/contract/cash';
import { senders } from '@tawseel/contract/senders';
import { statements } from '@tawseel/contract/statements';
import { beforeEach, describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { atTheDoor, type Person } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { importText } from '../../testing/csv-text.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { DECIDED } from '../rates/store/starting-prices.ts';

const TODAY = '2026-11-21';
/** Shops that one call closes. */
const MANY = 12;

onEveryDatabase((server) => {
  const { at, hire, out, act } = atTheDoor(server);
  let karim: Person;
  let shop: string;

  beforeEach(async () => {
    karim = await hire('cashier');
    shop = (await insertRow(server.db, 'senders', { name: 'Noor Trading', iban: 'AE070331234567890123456' }))
      .id;
  });

  /** Bilal delivers orders of the shop, each priced at AED 17.50, and takes AED 100 for each. */
  async function deliver(many: number, paid: object = { cash: 100 }) {
    const stops = await out(many, {
      ...{ payment_method: 'COD', value_fils: 10_000, charge_fils: 1_750, sender_id: shop },
      moved_at: '2026-11-21T09:00:00.000Z',
    });
    const made = stops.slice(-many);
    await insertAssigned(server.db, made);
    for (const { stopId } of made) await act(stopId, paid);
    return made;
  }

  /** Karim takes in all that Bilal holds. */
  async function handIn() {
    const { total = 0 } = (await server.call(cash.readDriverCash, { params: { id: at.bilal.id } }, karim))
      .data;
    const body = { driverId: at.bilal.id, total, pieces: { 10000: total / 100 } };
    return (await server.call(cash.handIn, { body }, karim)).data.number;
  }

  const open = (body: object = {}, id = shop) =>
    server.call(statements.openShop, {
      params: { id },
      body: { paid: 0, billedFrom: '2026-11-01', ...body },
    });
  const read = async (id = shop) => (await server.call(statements.readShop, { params: { id } })).data;
  const close = async (toPay: number, through = TODAY) =>
    (await server.call(statements.closeStatements, { body: { through, shops: [{ _id: shop, toPay }] } }))
      .data[0];
  const pay = (body: object, by?: Person) =>
    server.call(
      statements.payStatements,
      { body: { from: 'bank', on: TODAY, slip: 'FT 1', ...body } as never },
      by,
    );
  const registerForVat = async () => {
    const { logo: _, updatedAt: __, ...details } = (await server.call(business.readBusiness, {})).data;
    const body = { ...details, city: '' as const, trn: '100384726190003', tradeName: 'Tawseel' };
    await server.call(business.updateBusiness, { body: body as never });
  };
  const expectExact = async () => expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);

  describe('charges', () => {
    test('are due from the day a shop is billed, for deliveries before that as well', async () => {
      await deliver(2);
      expect(await read()).toMatchObject({ charges: 0, withDrivers: 200, terms: { billedFrom: null } });
      await open({ billedFrom: TODAY });
      await deliver(1);
      expect(await read()).toMatchObject({
        charges: 52.5,
        vat: 0,
        since: TODAY,
        terms: { billedFrom: TODAY },
      });
      await expectExact();
    });

    test('keep the sender from being deleted until they are on a statement', async () => {
      await open();
      await deliver(1, { cash: 0, confirmAmount: true });
      const refused = await server.refused(senders.deleteSender, { params: { id: shop } });
      expect(refused).toMatchObject({
        status: 409,
        message: 'Noor Trading has charges that are on no statement. Close one under Statements first.',
      });
    });

    test('of a new sender are due at once', async () => {
      const details = {
        ...{ role: 'Company', name: 'Layla Home', email: 'l@l.example', phone: '0501234567' },
        ...{ country: 'UAE', city: 'Dubai', street: 'Al Wasl Road' },
      };
      const { data } = await server.call(senders.createSender, { body: details as never });
      expect(await read(data._id)).toMatchObject({ terms: { billedFrom: TODAY, cycle: 'week', nets: true } });
    });

    test('are taken back with the delivery, and a fee with its money', async () => {
      await open();
      await server.call(statements.changeShopTerms, {
        params: { id: shop },
        body: { cycle: 'week', nets: true, codFee: 2, returnFee: null, dueDays: null, tin: '' },
      });
      const [{ stopId, trackingID } = { stopId: '', trackingID: '' }] = await deliver(1);
      await deliver(1, { cash: 0, confirmAmount: true });
      expect((await read()).open.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
        ['cod', 2],
        ['delivery', 17.5],
        ['delivery', 17.5],
      ]);
      await act(stopId, { act: 'reopened', receivedBy: undefined });
      expect((await read()).open.map(({ trackingID: of }) => of)).not.toContain(trackingID);
      expect((await read()).charges).toBe(17.5);
      await expectExact();
    });
  });

  describe('the first time', () => {
    test('takes off what was paid until now, once', async () => {
      await deliver(3);
      await handIn();
      expect((await read()).owed).toBe(300);
      const day = { params: { id: shop }, body: { paid: 0, billedFrom: '2026-11-22' } };
      expect(await server.refused(statements.openShop, day)).toMatchObject({
        status: 422,
        issues: [{ path: 'billedFrom', message: 'Choose a day that has come.' }],
      });
      const { message } = await open({ paid: 250, billedFrom: TODAY });
      expect(message).toBe('Noor Trading is billed from now on.');
      expect(await read()).toMatchObject({ owed: 50, charges: 52.5, toPay: 0, owes: 2.5 });
      const again = { params: { id: shop }, body: { paid: 1, billedFrom: TODAY } };
      expect(await server.refused(statements.openShop, again)).toMatchObject({
        status: 409,
        message: 'Noor Trading is billed already.',
      });
      await expectExact();
    });
  });

  test('nothing is charged for what a file says was delivered, before a shop is billed and after', async () => {
    await seedEssentials(server.db, DECIDED);
    const by = { kind: 'driver', id: 'd', name: 'Imran' };
    const history = JSON.stringify([{ status: 'delivered', at: '2026-11-21T09:00:00Z', by }]);
    const file = {
      ...{ delivery_type: 'normal', sender_id: shop, pickup_city: 'Dubai', dropoff_city: 'Sharjah' },
      ...{ receiver_name: 'Omar Farouk', receiver_phone: '+971 52 118 6640', dropoff_street: 'King Faisal' },
      ...{ payment_method: 'Card', title: 'Perfume', value_aed: 250, weight_kg: 1, length_cm: 30 },
      ...{
        width_cm: 20,
        height_cm: 10,
        tracking_status: 'delivered',
        history: history.replaceAll('"', '""'),
      },
    };
    const csv = `${Object.keys(file)}\n${Object.values(file).map((cell) => `"${cell}"`)}\n`;
    expect(await importText(server.db, 'orders', csv)).toMatchObject({ stored: 1, bad: 0 });
    await deliver(1);
    await open();
    expect(await importText(server.db, 'orders', csv)).toMatchObject({ stored: 1, bad: 0 });
    expect((await read()).open).toMatchObject([{ kind: 'delivery', amount: 17.5 }]);
    await expectExact();
  });

  describe('a statement', () => {
    test('is refused until the shop is billed, for a day to come, twice, and with another amount', async () => {
      await deliver(1);
      await handIn();
      expect(await close(100)).toMatchObject({
        number: null,
        reason: expect.stringContaining('Enter first'),
      });
      await open();
      const body = { through: '2026-11-22', shops: [{ _id: shop, toPay: 0 }] };
      expect((await server.refused(statements.closeStatements, { body })).status).toBe(422);
      expect(await close(70)).toMatchObject({
        number: null,
        reason: 'AED 12.50 came in since. Look at the statement again.',
      });
      expect(await close(82.5)).toMatchObject({ number: 1, reason: '' });
      expect(await close(82.5)).toMatchObject({
        number: null,
        reason: 'You closed statement 1 of Noor Trading today. Nothing has happened since.',
      });
      const nothing = {
        number: null,
        reason: 'Nothing has happened since the last statement of Noor Trading.',
      };
      const by = (actor: string) => server.db.updateTable('statements').set({ actor }).execute();
      const { actor } = await server.db.selectFrom('statements').select('actor').executeTakeFirstOrThrow();
      await by('another');
      expect(await close(82.5)).toMatchObject(nothing);
      await by(actor);
      server.clock.advance(24 * 60 * 60 * 1000);
      expect(await close(82.5)).toMatchObject(nothing);
      await expectExact();
    });

    test('leaves a call that comes meanwhile a turn before the last shop is closed', async () => {
      const shops: { _id: string; toPay: number }[] = [];
      for (let made = 0; made < MANY; made += 1) {
        const { id } = await insertRow(server.db, 'senders');
        await open({}, id);
        const charge = { kind: 'charge', amount: 10, what: 'Storage' } as const;
        await server.call(statements.adjustShop, { params: { id }, body: charge });
        shops.push({ _id: id, toPay: 0 });
      }
      const closing = server.call(statements.closeStatements, { body: { through: TODAY, shops } });
      let seen = 0;
      while (seen === 0) {
        // A call comes from a socket, which is read once in a turn of the event loop.
        await setImmediate();
        ({ total: seen = 0 } = await server.call(statements.listStatements, { query: {} }));
      }
      expect((await closing).data.filter(({ number }) => number !== null)).toHaveLength(MANY);
      expect(seen).toBeLessThan(MANY);
    });

    test('nets charges with VAT once on their sum, and is paid once', async () => {
      await registerForVat();
      await open();
      await deliver(6);
      await handIn();
      // Six of 17.50 are 105.00 with 5.25 of VAT.
      expect(await read()).toMatchObject({ owed: 600, charges: 105, vat: 5.25, toPay: 489.75 });
      await close(489.75);
      const { data } = await server.call(statements.readStatement, { params: { number: 1 } });
      expect(data).toMatchObject({
        ...{ orders: 6, opening: 0, cash: 600, charges: 105, vat: 5.25, other: 0, closing: 489.75 },
        ...{ payable: 489.75, unpaid: 0, isPayable: true, invoices: ['INV-2026-000001'] },
      });
      expect(data.lines).toHaveLength(6);
      expect(await read()).toMatchObject({ owed: 489.75, charges: 0, toPay: 489.75 });
      expect(
        await server.refused(statements.payStatements, {
          body: { numbers: [1], from: 'bank', on: TODAY } as never,
        }),
      ).toMatchObject({ status: 422, issues: [{ path: 'slip' }] });
      const { message } = await pay({ numbers: [1] });
      expect(message).toBe('1 statement is paid: AED 489.75.');
      expect(await read()).toMatchObject({ owed: 0, toPay: 0, last: { number: 1, paidOn: TODAY } });
      expect(
        await server.refused(statements.payStatements, {
          body: { numbers: [1], from: 'bank', on: TODAY, slip: 'FT 2' },
        }),
      ).toMatchObject({ status: 409 });
      await expectExact();
    });

    test('that is not paid is part of the next one, which alone can be paid, from the own box', async () => {
      await open();
      await deliver(1);
      await handIn();
      await close(82.5);
      await deliver(1);
      await handIn();
      expect(await close(165)).toMatchObject({ number: 2 });
      const { data } = await server.call(statements.listStatements, { query: { only: 'payable' } }, karim);
      expect(data).toMatchObject([{ number: 2, opening: 82.5, cash: 100, charges: 17.5, payable: 165 }]);
      expect(data[0]?.iban).not.toContain('1234567');
      const old = { body: { numbers: [1], from: 'box', on: TODAY } as never };
      expect((await server.refused(statements.payStatements, old, karim)).status).toBe(409);
      const bank = { body: { numbers: [2], from: 'bank', on: TODAY, slip: 'FT 1' } as never };
      expect((await server.refused(statements.payStatements, bank, karim)).status).toBe(403);
      await pay({ numbers: [2], from: 'box', slip: '' }, karim);
      expect((await server.call(cash.readCashDesk, {}, karim)).data.box).toBe(35);
      await expectExact();
    });

    test('of a shop that pays its invoices apart pays out all its cash', async () => {
      await open();
      await server.call(statements.changeShopTerms, {
        params: { id: shop },
        body: { cycle: 'week', nets: false, codFee: null, returnFee: null, dueDays: null, tin: '' },
      });
      await deliver(2);
      await handIn();
      expect(await read()).toMatchObject({ owed: 200, charges: 35, toPay: 200, owes: 35 });
      await close(200);
      await pay({ numbers: [1] });
      expect(await read()).toMatchObject({ owed: -35, toPay: 0, owes: 35 });
      const payment = { params: { id: shop }, body: { amount: 35, into: 'box' } as const };
      await server.call(statements.receivePayment, payment, karim);
      expect(await read()).toMatchObject({ owed: 0, toPay: 0, owes: 0 });
      await expectExact();
    });

    test('has what was compensated, and charges that no order has', async () => {
      await open();
      const [{ trackingID } = { trackingID: '' }] = await deliver(1);
      await handIn();
      const adjust = (body: object) =>
        server.call(statements.adjustShop, { params: { id: shop }, body: body as never });
      await adjust({ kind: 'compensation', amount: 40, what: 'Lost', trackingID });
      await adjust({ kind: 'charge', amount: 10, what: 'Storage' });
      const elsewhere = { kind: 'compensation', amount: 1, what: 'Lost', trackingID: 'TWS-NONE' } as const;
      expect(
        (await server.refused(statements.adjustShop, { params: { id: shop }, body: elsewhere })).status,
      ).toBe(404);
      expect(await close(112.5)).toMatchObject({ number: 1 });
      expect((await server.call(statements.readStatement, { params: { number: 1 } })).data).toMatchObject({
        ...{ cash: 100, other: 40, charges: 27.5, closing: 112.5, orders: 1 },
      });
      await expectExact();
    });

    test('and its invoice are printed in both languages, as they were', async () => {
      await registerForVat();
      await open();
      await deliver(2);
      await handIn();
      await close(163.25);
      await server.db.updateTable('senders').set({ name: 'Another' }).execute();
      const statement = await server.send(statements.printStatement, { params: { number: 1 }, query: {} });
      expect(statement.body).toContain('كشف حساب');
      expect(statement.body).toContain('Noor Trading');
      const invoice = await server.send(statements.printInvoice, {
        ...{ params: { no: 'INV-2026-000001' }, query: {} },
      });
      // Each item of Article 59(1) that applies.
      for (const item of ['Tax Invoice', 'فاتورة ضريبية', 'Tawseel', '100384726190003', 'Noor Trading'])
        expect(invoice.body, item).toContain(item);
      for (const item of ['INV-2026-000001', '21 Nov 2026', '21 Dec 2026', '5%', '35.00', '1.75', '36.75'])
        expect(invoice.body, item).toContain(item);
      const gone = await server.refused(statements.printInvoice, {
        params: { no: 'INV-2026-000002' },
        query: {},
      });
      expect(gone.status).toBe(404);
    });
  });

  describe('a credit note', () => {
    const chargesOf = async () =>
      (await server.call(statements.readInvoice, { params: { no: 'INV-2026-000001' } })).data.charges;
    const credit = (charges: string[]) => ({
      params: { no: 'INV-2026-000001' },
      body: { charges, reason: 'returned' as const },
    });

    test('takes each charge back once, and the last one what is left of the VAT', async () => {
      await registerForVat();
      await open();
      await deliver(3);
      await handIn();
      // Three of 17.50 are 52.50 with 2.63 of VAT; one of them is 17.50 with 0.88, which is 0.01 too much three times.
      await close(244.87);
      const [first, second, third] = (await chargesOf()).map(({ _id }) => _id);
      const { data, message } = await server.call(statements.creditInvoice, credit([first!]));
      expect(message).toBe('INV-2026-000001 is credited with AED 18.38: CN-2026-000001.');
      expect(data).toMatchObject({ of: 'INV-2026-000001', net: 17.5, vat: 0.88, total: 18.38 });
      const again = await server.refused(statements.creditInvoice, credit([first!, second!]));
      expect(again).toMatchObject({ status: 409, code: 'charge_credited' });
      const rest = (await server.call(statements.creditInvoice, credit([second!, third!]))).data;
      expect(rest).toMatchObject({ net: 35, vat: 1.75, total: 36.75 });
      expect((await chargesOf()).map(({ creditNote }) => creditNote)).toEqual([
        'CN-2026-000001',
        'CN-2026-000002',
        'CN-2026-000002',
      ]);
      const { data: listed } = await server.call(statements.listInvoices, { query: {} });
      expect(listed.at(-1)?._id, 'the oldest, below its credit notes').toBe('INV-2026-000001');
      expect(await read()).toMatchObject({ owed: 300, toPay: 300 });
      expect(await close(300)).toMatchObject({ number: 2 });
      const paper = await server.send(statements.printInvoice, {
        params: { no: 'CN-2026-000002' },
        query: {},
      });
      for (const item of [
        'Tax Credit Note',
        'إشعار دائن ضريبي',
        'INV-2026-000001',
        '36.75',
        'The parcel came back',
      ])
        expect(paper.body, item).toContain(item);
      const ofNote = {
        params: { no: 'CN-2026-000002' },
        body: { charges: [first!], reason: 'error' as const },
      };
      expect((await server.refused(statements.creditInvoice, ofNote)).status).toBe(404);
      await expectExact();
    });
  });

  test('a delivery that is undone after its statement stays on it and is not charged again', async () => {
    await open();
    const [{ stopId } = { stopId: '' }] = await deliver(1, { card: 100 });
    await close(82.5);
    await act(stopId, { act: 'reopened', receivedBy: undefined });
    expect(await read()).toMatchObject({ owed: -17.5, charges: 0 });
    await act(stopId, { card: 100 });
    expect(await read()).toMatchObject({ owed: 82.5, charges: 0 });
    await expectExact();
  });
});
