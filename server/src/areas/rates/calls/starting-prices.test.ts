import { type ConfirmablePrices, charges } from '@tawseel/contract/charges';
import { cityRates } from '@tawseel/contract/city-rates';
import { orders } from '@tawseel/contract/orders';
import { beforeEach, expect, test } from 'vitest';
import { firstStart } from '../../../first-start.ts';
import { readSettings } from '../../../platform/settings.ts';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { ORDER } from '../../../testing/requests.ts';
import { insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  beforeEach(async () => {
    await firstStart({ db: server.db, clock: server.clock.read, settings: readSettings({ DEMO: 'no' }) });
    await insertRow(server.db, 'warehouses');
  });

  const parcel = {
    deliveryType: 'normal',
    orderWeight: 1,
    parcelSize: { length: 10, width: 10, height: 10 },
    additionalServices: true,
  };
  const order = { ...ORDER, ...parcel, dropoff: { ...ORDER.dropoff, city: 'Ajman' } };
  const where = 'An administrator can change or keep them under Prices, or under Users, Edit User Price.';
  const left = () => server.call(charges.readStartingPrices);
  const keep = (prices: ConfirmablePrices) => server.call(charges.keepStartingPrices, { body: { prices } });

  test('refuses the first order at unconfirmed prices, naming each of them', async () => {
    const quote = { ...parcel, pickup: { city: 'Dubai' }, dropoff: { city: 'Ajman' } };
    for (const [row, body] of [
      [orders.createOrder, order],
      [orders.quoteOrder, quote],
    ] as const) {
      expect(await server.refused(row, { body })).toMatchObject({
        status: 422,
        message:
          'These starting prices are not confirmed yet: the normal rate from Dubai to Ajman, ' +
          `the charge for 1 kg, the charge for 1000 cm³, the packing charge. ${where}`,
      });
    }
    expect(await server.db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('counts them, and marks them in the lists', async () => {
    expect(await left()).toEqual({ charges: 13, normalRates: 49, urgentRates: 49 });
    const { userRates } = await server.call(cityRates.listUserRates, { params: { type: 'urgent' } });
    expect(userRates.every((rate) => rate.starting)).toBe(true);
    const lists = [charges.listWeightCharges, charges.listPackingCharges, charges.listSizeCharges] as const;
    for (const list of lists) {
      const { data } = (await server.send(list)).json<{ data: { starting?: boolean }[] }>();
      expect(data.every((charge) => charge.starting)).toBe(true);
    }
  });

  test('a price that is set is confirmed, even if unchanged', async () => {
    const [weight] = (await server.call(charges.listWeightCharges)).data;
    const [size] = (await server.call(charges.listSizeCharges)).data;
    const [packing] = (await server.call(charges.listPackingCharges)).data;
    const { userRates } = await server.call(cityRates.listUserRates, { params: { type: 'normal' } });
    const rate = userRates.find(({ fromCity, toCity }) => fromCity === 'Dubai' && toCity === 'Ajman')!;
    const priceOf = ({ _id: id, price }: { _id: string; price: number }) => ({ body: { id, price } });
    await server.call(charges.updateWeightCharge, priceOf(weight!));
    await server.call(charges.updateSizeCharge, { body: { ...priceOf(size!).body, maxVolume: 8000 } });
    const onlyRate = `This starting price is not confirmed yet: the normal rate from Dubai to Ajman. ${where.replace('them', 'it')}`;
    const unpacked = { ...order, additionalServices: false };
    expect((await server.refused(orders.createOrder, { body: unpacked })).message).toBe(onlyRate);
    await server.call(charges.updatePackingCharge, priceOf(packing!));
    expect((await server.refused(orders.createOrder, { body: order })).message).toBe(onlyRate);
    const { _id: rateId, fromCity, toCity, rates: amount } = rate;
    const changed = await server.call(cityRates.updateUserRate, {
      body: { rateId, fromCity, toCity, rate: amount, mode: 'normal' },
    });
    expect(changed.data).not.toHaveProperty('starting');
    expect(await left()).toEqual({ charges: 10, normalRates: 48, urgentRates: 49 });
    const { data } = await server.call(orders.createOrder, { body: order as never });
    expect(data.charge).toMatchObject({ base: 28, total: 35.5 });
  });

  test('kept prices are charged, and keeping changes no price', async () => {
    const before = await server.call(cityRates.listUserRates, { params: { type: 'normal' } });
    expect(await keep('normal-rates')).toEqual({ message: '49 normal rates are confirmed.' });
    expect(await keep('charges')).toEqual({ message: '13 charges are confirmed.' });
    expect(await keep('charges')).toEqual({ message: 'No starting charges are left to confirm.' });
    expect(await left()).toEqual({ charges: 0, normalRates: 0, urgentRates: 49 });
    const after = await server.call(cityRates.listUserRates, { params: { type: 'normal' } });
    expect(after.userRates).toEqual(before.userRates.map(({ starting: _, ...rate }) => rate));
    await server.call(orders.createOrder, { body: order as never });
    const urgent = await server.refused(orders.createOrder, { body: { ...order, deliveryType: 'urgent' } });
    expect(urgent.message).toMatch('the urgent rate from Dubai to Ajman');
  });

  test('one call confirms all', async () => {
    await keep('charges');
    expect(await keep('all')).toEqual({ message: '98 prices are confirmed.' });
    expect(await left()).toEqual({ charges: 0, normalRates: 0, urgentRates: 0 });
    await server.call(orders.createOrder, { body: { ...order, deliveryType: 'urgent' } as never });
    expect(await keep('all')).toEqual({ message: 'No starting prices are left to confirm.' });
  });

  test("a company's own rate does not require a confirmed individual one", async () => {
    await keep('charges');
    const { id: companyId } = await insertRow(server.db, 'senders', { role: 'Company' });
    const body = { ...order, senderId: companyId };
    expect((await server.refused(orders.createOrder, { body })).message).toMatch(
      'the normal rate from Dubai to Ajman',
    );
    const own = { fromCity: 'Dubai', toCity: 'Ajman', rate: 12, deliveryType: 'normal' as const };
    await server.call(cityRates.updateCompanyRates, { body: { companyId, rates: [own] } });
    const { data } = await server.call(orders.createOrder, { body: body as never });
    expect(data.charge.base).toBe(12);
  });

  test('a base is marked if it is a starting price', async () => {
    const asked = { params: { type: 'normal' as const }, query: {} };
    const base = async () => (await server.call(cityRates.listBaseRates, asked)).data[0]?.bases[0];
    expect(await base()).toEqual({ kind: 'individual-city', lowest: 22, highest: 22, starting: true });
    await keep('normal-rates');
    expect(await base()).toEqual({ kind: 'individual-city', lowest: 22, highest: 22 });
  });
});
