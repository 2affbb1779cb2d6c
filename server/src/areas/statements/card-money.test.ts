import { business } from '@tawseel/contract/business';
import { collections } from '@tawseel/contract/collections';
import { statements } from '@tawseel/contract/statements';
import { beforeEach, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { atTheDoor } from '../../testing/at-the-door.ts';
import { insertAssigned } from '../../testing/cash.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertRow } from '../../testing/rows.ts';

const TODAY = '2026-11-21';
const BILLING = { codFee: 0, returnFee: 0, dueDays: 30, tin: '', sac: '', pricesHaveVat: 'no' } as const;

onEveryDatabase((server) => {
  const { out, act } = atTheDoor(server);
  let shop: string;

  beforeEach(async () => {
    shop = (await insertRow(server.db, 'senders', { name: 'Noor Trading' })).id;
    const opening = { params: { id: shop }, body: { paid: 0, billedFrom: '2026-11-01' } };
    await server.call(statements.openShop, opening);
  });

  /** Delivers an order of the shop for AED 17.50, which is paid by card. */
  async function deliverByCard() {
    const stops = await out(1, {
      ...{ payment_method: 'COD', value_fils: 10_000, charge_fils: 1_750, sender_id: shop },
      moved_at: '2026-11-21T09:00:00.000Z',
    });
    await insertAssigned(server.db, stops.slice(-1));
    const [{ stopId, trackingID } = { stopId: '', trackingID: '' }] = stops.slice(-1);
    await act(stopId, { card: 100, slip: 'POS 1' });
    return trackingID;
  }

  const settings = async (billing: object) => {
    const { version } = (await server.call(business.readBusiness)).data;
    return { body: { ...BUSINESS, trn: '', version, billing: { ...BILLING, ...billing } } };
  };
  const paidThrough = async (cardPaidThrough: string | null) =>
    (await server.call(business.updateBusiness, await settings({ cardPaidThrough }))).data.billing;
  const read = async () => (await server.call(statements.readShop, { params: { id: shop } })).data;
  const closing = (toPay: number) => ({ body: { through: TODAY, shops: [{ _id: shop, toPay }] } });
  const close = async (toPay: number) =>
    (await server.call(statements.closeStatements, closing(toPay))).data[0];
  const readStatement = async (number: number) =>
    (await server.call(statements.readStatement, { params: { number } })).data;
  const reasonsOf = async (trackingID: string) =>
    (await server.call(statements.explainOrder, { params: { id: shop }, query: { trackingID } })).data;
  const expectExact = async () => expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);

  test('refuses a day to come, and keeps the day if it is omitted', async () => {
    expect(
      await server.refused(business.updateBusiness, await settings({ cardPaidThrough: '2026-11-22' })),
    ).toMatchObject({
      status: 422,
      issues: [{ path: 'billing.cardPaidThrough', message: 'Choose a day that has come.' }],
    });
    await paidThrough('2026-11-20');
    const { data } = await server.call(business.updateBusiness, await settings({}));
    expect(data.billing.cardPaidThrough).toBe('2026-11-20');
    expect((await paidThrough(null)).cardPaidThrough).toBeNull();
  });

  test('card payments are paid out at once, unless the business waits for the acquirer', async () => {
    const trackingID = await deliverByCard();
    expect(await read()).toMatchObject({ owed: 100, cardsNotPaid: 0, toPay: 82.5 });
    await paidThrough('2026-11-20');
    expect(await read()).toMatchObject({ owed: 100, cardsNotPaid: 100, toPay: 0, owes: 0 });
    expect(await reasonsOf(trackingID)).toMatchObject([
      { reason: 'cardNotPaid', day: '2026-11-20' },
      { reason: 'open' },
    ]);
  });

  test('a statement keeps them from what is paid out, and the next one after the payment pays them', async () => {
    await paidThrough('2026-11-20');
    const trackingID = await deliverByCard();
    await close(0);
    const first = await readStatement(1);
    expect(first).toMatchObject({ cash: 100, charges: 17.5, closing: 82.5, cardsNotPaid: 100, payable: 0 });
    const { body: printed } = await server.send(statements.printStatement, {
      params: { number: 1 },
      query: {},
    });
    expect(printed).toContain('Card payments not received yet');
    expect((await read()).isToClose).toBe(false);
    expect(await close(0)).toMatchObject({ number: null, reason: expect.stringContaining('Noor Trading') });
    await expectExact();

    await paidThrough(TODAY);
    expect(await read()).toMatchObject({ isToClose: true, cardsNotPaid: 0, toPay: 82.5 });
    expect(await reasonsOf(trackingID)).toMatchObject([{ reason: 'onStatement', statement: 1 }]);
    await close(82.5);
    expect(await readStatement(2)).toMatchObject({ opening: 82.5, cash: 0, cardsNotPaid: 0, payable: 82.5 });
    await expectExact();
  });

  test('a payment that is corrected is left out by its new amount', async () => {
    await paidThrough('2026-11-20');
    const trackingID = await deliverByCard();
    const body = { cash: 0, card: 40, slip: 'POS 2', reason: 'Wrong amount' };
    await server.call(collections.correctCollected, { params: { trackingID }, body });
    expect(await read()).toMatchObject({ owed: 40, cardsNotPaid: 40, toPay: 0 });
    await paidThrough(TODAY);
    expect(await read()).toMatchObject({ owed: 40, cardsNotPaid: 0, toPay: 22.5 });
    await expectExact();
  });
});
