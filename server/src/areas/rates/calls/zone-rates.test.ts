import { zoneRates } from '@tawseel/contract/zone-rates';
import { describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';

const route = {
  fromCity: 'Dubai',
  fromZone: 'Zone 1',
  toCity: 'Sharjah',
  toZone: 'Zone 2',
  mode: 'normal',
};
const details = { ...route, fromZoneAreas: ['Deira', 'Naif'], toZoneAreas: [], rate: 15.5 };
const routeText = 'Dubai, Zone 1 to Sharjah, Zone 2 (normal)';

/** General and company zone rates, which differ only in the paths and the company. */
const PARTIES = [
  {
    party: 'general',
    list: zoneRates.listZoneRates,
    check: zoneRates.checkZoneRate,
    create: zoneRates.createZoneRate,
    update: zoneRates.updateZoneRate,
    remove: zoneRates.deleteZoneRate,
  },
  {
    party: 'company',
    list: zoneRates.listCompanyZoneRates,
    check: zoneRates.checkCompanyZoneRate,
    create: zoneRates.createCompanyZoneRate,
    update: zoneRates.updateCompanyZoneRate,
    remove: zoneRates.deleteCompanyZoneRate,
  },
];

onEveryDatabase((server) => {
  const company = async (role = 'Company') =>
    (await insertRow(server.db, 'senders', { role, name: 'Noor' })).id;

  describe.each(PARTIES)('$party zone rates', ({ party, list, check, create, update, remove }) => {
    /** Returns the owner of the rates: a company, or none for general rates. */
    const owner = async () => (party === 'company' ? { companyId: await company() } : {});
    type Owner = { companyId?: string };
    const listOf = async ({ companyId }: Owner) =>
      (await server.send(list, companyId ? { params: { id: companyId } } : {})).json().data;
    const insertOf = ({ companyId = '' }: Owner, overrides = {}) =>
      insertRow(server.db, 'zone_rates', { company_id: companyId, ...overrides });

    test('refuses an area that its zone does not have, naming it', async () => {
      const whose = await owner();
      for (const row of [create, update]) {
        for (const [path, areas, message] of [
          ['fromZoneAreas', ['Deira', 'Atlantis'], '“Atlantis” is not an area of Dubai, Zone 1.'],
          ['toZoneAreas', ['Industrial Area 1'], '“Industrial Area 1” is not an area of Sharjah, Zone 2.'],
          ['toZoneAreas', [''], '“” is not an area of Sharjah, Zone 2.'],
        ] as const) {
          const body = { ...whose, ...details, [path]: areas };
          const refused = await server.refused(row, { body });
          expect(refused).toMatchObject({ status: 422, message, issues: [{ path, message }] });
        }
      }
      expect(await listOf(whose)).toEqual([]);
    });

    test.each([
      ['fromCity', 'Ajman'],
      ['toZone', 'Zone 3'],
      ['mode', 'slow'],
      ['rate', -1],
      ['rate', undefined],
      ['fromZoneAreas', undefined],
    ])('refuses %s %s', async (path, value) => {
      const body = { ...(await owner()), ...details, [path]: value };
      expect(await server.refused(create, { body })).toMatchObject({ status: 422, issues: [{ path }] });
    });

    test('refuses a second rate for the same cities, zones and mode', async () => {
      const whose = await owner();
      await insertOf(whose);
      expect(await server.refused(create, { body: { ...whose, ...details } })).toMatchObject({
        status: 409,
        message: `${routeText} already has a zone rate: AED 15.00. Edit that one.`,
      });
      expect(await listOf(whose)).toHaveLength(1);
    });

    test('refuses to check or change a missing rate, also if the reverse direction or the other mode exists', async () => {
      const whose = await owner();
      await insertOf(whose);
      for (const other of [
        { fromCity: 'Sharjah', fromZone: 'Zone 2', toCity: 'Dubai', toZone: 'Zone 1' },
        { fromZone: 'Zone 2', fromZoneAreas: [] },
        { mode: 'urgent' },
      ]) {
        const { fromZoneAreas: _, ...asked } = { fromZoneAreas: [], ...route, ...other };
        expect((await server.refused(check, { body: { ...whose, ...asked } })).status).toBe(404);
        const body = { ...whose, ...details, fromZoneAreas: [], ...other };
        expect((await server.refused(update, { body })).status).toBe(404);
      }
    });

    test("refuses to change a route by another rate's _id", async () => {
      const whose = await owner();
      await insertOf(whose);
      const { id: _id } = await insertOf(whose, { mode: 'urgent' });
      expect(await server.refused(update, { body: { ...whose, ...details, _id } })).toMatchObject({
        status: 409,
        message: `${routeText} is a different zone rate. The route cannot be changed.`,
      });
    });

    test('creates a rate with each area once, and finds it again', async () => {
      const whose = await owner();
      const fromZoneAreas = ['Naif', 'Deira', 'Naif'];
      const body = { ...whose, ...details, fromZoneAreas };
      const stored = { _id: expect.any(String), ...whose, ...details, fromZoneAreas: ['Naif', 'Deira'] };
      const created = await server.send(create, { body });
      expect(created.statusCode).toBe(201);
      expect(created.json()).toEqual({ message: `Zone rate for ${routeText} created.`, data: stored });
      expect(await listOf(whose)).toEqual([stored]);
      const found = await server.send(check, { body: { ...whose, ...route } });
      expect(found.json()).toEqual({ rate: 15.5, fromZoneAreas: ['Naif', 'Deira'], toZoneAreas: [] });
    });

    test('changes price and areas of the rate for its cities, zones and mode', async () => {
      const whose = await owner();
      const { id: _id } = await insertOf(whose);
      await insertOf(whose, { mode: 'urgent', rate_fils: 7700 });
      const changed = { ...whose, ...details, rate: 0, fromZoneAreas: [], toZoneAreas: ['Others'] };
      const first = await server.send(update, { body: changed });
      expect(first.json()).toEqual({
        message: `Zone rate for ${routeText} updated.`,
        data: { _id, ...changed },
      });
      const second = await server.send(update, { body: { ...changed, _id, rate: 3 } });
      expect(second.json().data).toEqual({ _id, ...changed, rate: 3 });
      const list: { mode: string; rate: number }[] = await listOf(whose);
      expect(list.map(({ mode, rate }) => [mode, rate])).toEqual([
        ['normal', 3],
        ['urgent', 77],
      ]);
    });

    test("deletes a rate, and refuses to do it twice or with another party's rate", async () => {
      const whose = await owner();
      const { id } = await insertOf(whose);
      const { id: kept } = await insertOf(whose, { mode: 'urgent' });
      const others = await insertOf({ companyId: party === 'company' ? '' : await company() });
      const left = await server.send(remove, { params: { ...whose, id } });
      expect(left.json().data).toMatchObject([{ _id: kept, mode: 'urgent' }]);
      for (const gone of [id, others.id]) {
        expect(await server.refused(remove, { params: { ...whose, id: gone } })).toMatchObject({
          status: 404,
          message: 'There is no zone rate with this id.',
        });
      }
      expect(await server.db.selectFrom('zone_rates').selectAll().execute()).toHaveLength(2);
    });

    test("neither finds nor changes the others' rates for the same route", async () => {
      const whose = await owner();
      await insertOf({ companyId: party === 'company' ? '' : 'a company' }, { rate_fils: 6600 });
      await insertOf({ companyId: 'another company' }, { rate_fils: 6700 });
      const body = { ...whose, ...details };
      expect((await server.refused(check, { body: { ...whose, ...route } })).status).toBe(404);
      expect((await server.refused(update, { body })).status).toBe(404);
      expect(await listOf(whose)).toEqual([]);
      expect((await server.send(create, { body })).statusCode).toBe(201);
      await server.send(update, { body: { ...body, rate: 1 } });
      const stored = await server.db
        .selectFrom('zone_rates')
        .select('rate_fils')
        .orderBy('rate_fils')
        .execute();
      expect(stored.map((row) => row.rate_fils)).toEqual([100, 6600, 6700]);
    });
  });

  test('refuses zone rates for senders that are not companies', async () => {
    const individual = await company('User');
    const noCompany = { status: 404, message: 'There is no company with this id.' };
    for (const companyId of ['nobody', individual]) {
      const params = { id: companyId };
      expect(await server.refused(zoneRates.listCompanyZoneRates, { params })).toMatchObject(noCompany);
      const check = { companyId, ...route };
      expect(await server.refused(zoneRates.checkCompanyZoneRate, { body: check })).toMatchObject(noCompany);
      const body = { companyId, ...details };
      expect(await server.refused(zoneRates.createCompanyZoneRate, { body })).toMatchObject(noCompany);
      expect(await server.refused(zoneRates.updateCompanyZoneRate, { body })).toMatchObject(noCompany);
      const bulk = { companyId, rate: 5, mode: 'normal' };
      expect(await server.refused(zoneRates.bulkUpdateZoneRates, { body: bulk })).toMatchObject(noCompany);
    }
  });

  test('refuses a bulk update if the company has no zone rates in that mode', async () => {
    const companyId = await company();
    await insertRow(server.db, 'zone_rates', { company_id: companyId, mode: 'urgent' });
    expect(
      await server.refused(zoneRates.bulkUpdateZoneRates, { body: { companyId, rate: 5, mode: 'normal' } }),
    ).toMatchObject({ status: 404, message: 'Noor has no zone rates in normal mode.' });
  });

  test('a bulk update sets every zone rate of the company in one mode, and no other', async () => {
    const companyId = await company();
    const mine = { company_id: companyId };
    await insertRow(server.db, 'zone_rates', mine);
    await insertRow(server.db, 'zone_rates', { ...mine, from_zone: 'Zone 2' });
    await insertRow(server.db, 'zone_rates', { ...mine, mode: 'urgent' });
    await insertRow(server.db, 'zone_rates', { company_id: await company() });
    await insertRow(server.db, 'zone_rates');
    const body = { companyId, rate: 31.25, mode: 'normal' as const };
    expect(await server.call(zoneRates.bulkUpdateZoneRates, { body })).toEqual({
      message: 'All normal zone rates of Noor are now AED 31.25.',
    });
    const stored = await server.db
      .selectFrom('zone_rates')
      .select(['company_id', 'mode', 'rate_fils'])
      .execute();
    const changed = stored.filter((row) => row.rate_fils === 3125);
    expect(changed).toHaveLength(2);
    expect(changed.every((row) => row.company_id === companyId && row.mode === 'normal')).toBe(true);
  });
});
