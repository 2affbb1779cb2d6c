import { cityRates } from '@tawseel/contract/city-rates';
import { orders } from '@tawseel/contract/orders';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  const company = async () => (await insertRow(server.db, 'senders', { role: 'Company', name: 'Noor' })).id;

  async function basesOf(companyId?: string, type: 'normal' | 'urgent' = 'normal') {
    const query = companyId === undefined ? {} : { companyId };
    const { data } = await server.call(cityRates.listBaseRates, { params: { type }, query });
    return data.find(({ fromCity, toCity }) => fromCity === 'Dubai' && toCity === 'Sharjah')!.bases;
  }

  /** Quotes an order, and returns its base and the kind of rate that gave it. */
  async function quotedBase(senderId: string, areas: { from?: string; to?: string }) {
    const { charge, rate } = await server.call(orders.quoteOrder, {
      body: {
        senderId,
        deliveryType: 'normal',
        orderWeight: 1,
        parcelSize: { length: 10, width: 10, height: 10 },
        pickup: { city: 'Dubai', area: areas.from },
        dropoff: { city: 'Sharjah', area: areas.to },
      },
    });
    return { kind: rate.kind, lowest: charge.base, highest: charge.base };
  }

  test('refuses to list what a company is charged if it is not a company', async () => {
    const { id: companyId } = await insertRow(server.db, 'senders', { role: 'User' });
    const asked = { params: { type: 'normal' }, query: { companyId } };
    expect(await server.refused(cityRates.listBaseRates, asked)).toMatchObject({
      status: 404,
      message: 'There is no company with this id.',
    });
  });

  test('returns for a company without its own rate what a quote charges, by areas and without', async () => {
    const companyId = await company();
    await insertRow(server.db, 'weight_charges');
    await insertRow(server.db, 'size_charges');
    await insertRow(server.db, 'city_rates', { rate_fils: 1800 });
    await insertRow(server.db, 'zone_rates', { rate_fils: 2800 });
    const [byZone, byCity] = [
      await quotedBase(companyId, { from: 'Deira', to: 'Al Majaz' }),
      await quotedBase(companyId, {}),
    ];
    expect(byZone).toEqual({ kind: 'general-zone', lowest: 28, highest: 28 });
    expect(byCity).toEqual({ kind: 'individual-city', lowest: 18, highest: 18 });
    expect(await basesOf(companyId)).toEqual([byZone, byCity]);
    expect(await basesOf()).toEqual([byZone, byCity]);
    expect(await basesOf(companyId, 'urgent')).toEqual([]);
  });

  test("returns only the rates that can apply besides a company's own", async () => {
    const companyId = await company();
    await insertRow(server.db, 'city_rates', { rate_fils: 1800 });
    await insertRow(server.db, 'zone_rates', { rate_fils: 2800 });
    await insertRow(server.db, 'city_rates', { company_id: companyId, rate_fils: 1600 });
    const own = { kind: 'company-city', lowest: 16, highest: 16 };
    expect(await basesOf(companyId)).toEqual([own]);
    await insertRow(server.db, 'zone_rates', { company_id: companyId, rate_fils: 2100 });
    expect(await basesOf(companyId)).toEqual([{ kind: 'company-zone', lowest: 21, highest: 21 }, own]);
  });

  test("lists all 49 routes, in the emirates' own order", async () => {
    const { data } = await server.call(cityRates.listBaseRates, { params: { type: 'normal' }, query: {} });
    expect(data).toHaveLength(49);
    expect(data.slice(0, 2).map(({ fromCity, toCity }) => `${fromCity} ${toCity}`)).toEqual([
      'Abu-Dhabi Abu-Dhabi',
      'Abu-Dhabi Dubai',
    ]);
  });
});
