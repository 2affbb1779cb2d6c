import { cityRates } from '@tawseel/contract/city-rates';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  const company = async () => (await insertRow(server.db, 'senders', { role: 'Company', name: 'Noor' })).id;
  const listOf = async (companyId: string, type: 'normal' | 'urgent' = 'normal') =>
    (await server.call(cityRates.listCompanyRates, { params: { companyId, type } })).rates;
  const rate = (fromCity: string, toCity: string, amount: number, deliveryType = 'normal') => ({
    fromCity,
    toCity,
    rate: amount,
    deliveryType,
  });
  const noCompany = { status: 404, message: 'There is no company with this id.' };

  test('refuses rates for senders that are not companies', async () => {
    const { id: individual } = await insertRow(server.db, 'senders', { role: 'User' });
    const deleted_at = '2026-11-01T00:00:00.000Z';
    const { id: deleted } = await insertRow(server.db, 'senders', { role: 'Company', deleted_at });
    for (const companyId of ['nobody', individual, deleted]) {
      const params = { companyId, type: 'normal' };
      expect(await server.refused(cityRates.listCompanyRates, { params })).toMatchObject(noCompany);
      const pair = { companyId, rates: [rate('Dubai', 'Ajman', 5)] };
      expect(await server.refused(cityRates.updateCompanyRates, { body: pair })).toMatchObject(noCompany);
      const bulk = { companyId, rates: [{ fromCity: 'Dubai', rate: 5, deliveryType: 'normal' }] };
      expect(await server.refused(cityRates.bulkUpdateCity, { body: bulk })).toMatchObject(noCompany);
    }
    expect(await server.db.selectFrom('city_rates').selectAll().execute()).toEqual([]);
  });

  test('refuses an individual rate whose id belongs to another route, mode or party', async () => {
    const { id: rateId } = await insertRow(server.db, 'city_rates');
    const { id: ofCompany } = await insertRow(server.db, 'city_rates', { company_id: await company() });
    const body = { rateId, fromCity: 'Dubai', toCity: 'Sharjah', rate: 9, mode: 'normal' };
    for (const wrong of [
      { toCity: 'Dubai' },
      { fromCity: 'Sharjah' },
      { mode: 'urgent' },
      { rateId: 'x' },
      { rateId: ofCompany },
    ]) {
      const refused = await server.refused(cityRates.updateUserRate, { body: { ...body, ...wrong } });
      expect(refused).toMatchObject({
        status: 404,
        message: expect.stringMatching(/^There is no rate with this id for /),
      });
    }
    const stored = await server.db.selectFrom('city_rates').select('rate_fils').execute();
    expect(stored.map((row) => row.rate_fils)).toEqual([2000, 2000]);
  });

  test('refuses a duplicate route, and sets none of the others', async () => {
    const companyId = await company();
    const twice = [rate('Dubai', 'Ajman', 5), rate('Dubai', 'Sharjah', 6), rate('Dubai', 'Ajman', 7)];
    const refused = await server.refused(cityRates.updateCompanyRates, { body: { companyId, rates: twice } });
    expect(refused).toMatchObject({
      status: 422,
      message: 'Dubai to Ajman (normal) is listed twice. List each route once.',
    });
    expect(await listOf(companyId)).toEqual([]);
  });

  test('refuses a bulk update that has the fields of both bodies, or of neither', async () => {
    const companyId = await company();
    const toCity = { companyId, companyCity: 'Dubai', deliveryType: 'normal' };
    for (const body of [
      { ...toCity, rates: [{ fromCity: 'Dubai', rate: 5, deliveryType: 'normal' }] },
      { ...toCity, rates: [] },
      { companyId, rates: [{ toCity: 'Ajman', rate: 5 }] },
      { ...toCity, rates: [{ toCity: 'Riyadh', rate: 5 }] },
    ]) {
      expect((await server.refused(cityRates.bulkUpdateCity, { body })).status).toBe(422);
    }
    expect(await listOf(companyId)).toEqual([]);
  });

  test('sets no rate of a bulk update with a duplicate city', async () => {
    const companyId = await company();
    const twice = ['Dubai', 'dubai'].map((fromCity) => ({ fromCity, rate: 5, deliveryType: 'normal' }));
    expect(
      await server.refused(cityRates.bulkUpdateCity, { body: { companyId, rates: twice } }),
    ).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^Dubai to Abu Dhabi \(normal\) is listed twice/),
    });
    expect(await listOf(companyId)).toEqual([]);
  });

  test('lists individual rates of one mode in the order of the emirates', async () => {
    await insertRow(server.db, 'city_rates', { from_city: 'Sharjah', to_city: 'Abu-Dhabi' });
    await insertRow(server.db, 'city_rates', { from_city: 'Abu-Dhabi', to_city: 'Sharjah' });
    const first = await insertRow(server.db, 'city_rates', { from_city: 'Abu-Dhabi', to_city: 'Dubai' });
    await insertRow(server.db, 'city_rates', { mode: 'urgent' });
    await insertRow(server.db, 'city_rates', { company_id: await company() });
    const { userRates } = await server.call(cityRates.listUserRates, { params: { type: 'normal' } });
    expect(userRates.map(({ fromCity, toCity }) => `${fromCity} > ${toCity}`)).toEqual([
      'Abu-Dhabi > Dubai',
      'Abu-Dhabi > Sharjah',
      'Sharjah > Abu-Dhabi',
    ]);
    expect(userRates[0]).toEqual({ _id: first.id, fromCity: 'Abu-Dhabi', toCity: 'Dubai', rates: 20 });
  });

  test('changes one individual rate, its cities written with spaces or hyphens', async () => {
    const { id: rateId } = await insertRow(server.db, 'city_rates', { from_city: 'Abu-Dhabi' });
    const body = { rateId, fromCity: 'abu dhabi', toCity: 'Sharjah', rate: 24.55, mode: 'normal' } as const;
    expect(await server.call(cityRates.updateUserRate, { body })).toEqual({
      message: 'Abu Dhabi to Sharjah (normal) is now AED 24.55.',
      data: { _id: rateId, fromCity: 'Abu-Dhabi', toCity: 'Sharjah', rates: 24.55 },
    });
    const { userRates } = await server.call(cityRates.listUserRates, { params: { type: 'normal' } });
    expect(userRates[0]?.rates).toBe(24.55);
  });

  test("sets a company's rates, new ones and stored ones, and no other sender's", async () => {
    const companyId = await company();
    const { id: rateId } = await insertRow(server.db, 'city_rates');
    const other = await company();
    const set = (id: string, list: ReturnType<typeof rate>[]) =>
      server.send(cityRates.updateCompanyRates, { body: { companyId: id, rates: list } });
    await set(companyId, [rate('Dubai', 'Sharjah', 10), rate('Dubai', 'Sharjah', 20, 'urgent')]);
    const again = await set(companyId, [rate('Dubai', 'Sharjah', 11), rate('Dubai', 'Ajman', 0)]);
    expect(again.json()).toEqual({
      message: 'Rates of Noor updated: Dubai to Sharjah (normal), Dubai to Ajman (normal).',
      data: [
        { fromCity: 'Dubai', toCity: 'Sharjah', rate: 11 },
        { fromCity: 'Dubai', toCity: 'Ajman', rate: 0 },
      ],
    });
    expect(await listOf(companyId)).toEqual(again.json().data);
    expect(await listOf(companyId, 'urgent')).toEqual([{ fromCity: 'Dubai', toCity: 'Sharjah', rate: 20 }]);
    expect(await listOf(other)).toEqual([]);
    const { userRates } = await server.call(cityRates.listUserRates, { params: { type: 'normal' } });
    expect(userRates).toMatchObject([{ _id: rateId, rates: 20 }]);
  });

  test('lists only the routes for which a company has its own rate', async () => {
    const companyId = await company();
    await insertRow(server.db, 'city_rates');
    expect(await listOf(companyId)).toEqual([]);
    await insertRow(server.db, 'city_rates', { company_id: companyId, rate_fils: 1250 });
    expect(await listOf(companyId)).toEqual([{ fromCity: 'Dubai', toCity: 'Sharjah', rate: 12.5 }]);
  });

  test('a bulk update from one city sets its rate to all seven emirates, including itself', async () => {
    const companyId = await company();
    await insertRow(server.db, 'city_rates', { company_id: companyId, from_city: 'Ajman', rate_fils: 900 });
    await insertRow(server.db, 'city_rates', { company_id: companyId, rate_fils: 900 });
    const body = { companyId, rates: [{ fromCity: 'Dubai', rate: 30, deliveryType: 'normal' as const }] };
    const reply = await server.call(cityRates.bulkUpdateCity, { body });
    const fromDubai = EMIRATES.map((toCity) => ({ fromCity: 'Dubai', toCity, rate: 30 }));
    expect(reply).toEqual({ message: 'All rates updated from Dubai to AED 30.00.', data: fromDubai });
    const fromAjman = { fromCity: 'Ajman', toCity: 'Sharjah', rate: 9 };
    expect(await listOf(companyId)).toEqual([...fromDubai, fromAjman]);
    expect(await listOf(companyId, 'urgent')).toEqual([]);
  });

  test("a bulk update to single cities sets those rates from the company's city, in its mode", async () => {
    const companyId = await company();
    const body = {
      companyId,
      companyCity: 'Dubai',
      deliveryType: 'urgent' as const,
      rates: [
        { toCity: 'Ras-Al-Khaimah', rate: 45 },
        { toCity: 'Abu-Dhabi', rate: 40.25 },
      ],
    };
    expect(await server.call(cityRates.bulkUpdateCity, { body })).toMatchObject({
      message: 'Rates from Dubai to Ras Al Khaimah, Abu Dhabi updated.',
    });
    expect(await listOf(companyId, 'urgent')).toEqual([
      { fromCity: 'Dubai', toCity: 'Abu-Dhabi', rate: 40.25 },
      { fromCity: 'Dubai', toCity: 'Ras-Al-Khaimah', rate: 45 },
    ]);
    expect(await listOf(companyId)).toEqual([]);
  });

  test("removes a company's own rate for one route and mode, and refuses to do it twice", async () => {
    const companyId = await company();
    const { id: individual } = await insertRow(server.db, 'city_rates');
    const set = [
      rate('Dubai', 'Sharjah', 12),
      rate('Dubai', 'Ajman', 13),
      rate('Dubai', 'Sharjah', 20, 'urgent'),
    ];
    await server.send(cityRates.updateCompanyRates, { body: { companyId, rates: set } });
    const params = { companyId, type: 'normal' as const, fromCity: 'Dubai', toCity: 'Sharjah' };
    const left = [{ fromCity: 'Dubai', toCity: 'Ajman', rate: 13 }];
    expect(await server.call(cityRates.deleteCompanyRate, { params })).toEqual({ rates: left });
    expect(await server.refused(cityRates.deleteCompanyRate, { params })).toMatchObject({
      status: 404,
      message: 'Noor has no own rate for Dubai to Sharjah (normal).',
    });
    expect(await listOf(companyId)).toEqual(left);
    expect(await listOf(companyId, 'urgent')).toHaveLength(1);
    const { userRates } = await server.call(cityRates.listUserRates, { params: { type: 'normal' } });
    expect(userRates).toMatchObject([{ _id: individual }]);
  });
});
