import { business } from '@tawseel/contract/business';
import { describe, expect, test } from 'vitest';
import { sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { BUSINESS } from '../../testing/requests.ts';
import { insertRow } from '../../testing/rows.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const WEBP = Buffer.from('524946461a000000574542505650384c0d0000002f0000001007', 'hex');
const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;

onEveryDatabase((server) => {
  const read = async () => (await server.call(business.readBusiness)).data;
  const save = (overrides: object) =>
    server.call(business.updateBusiness, { body: { ...BUSINESS, version: 0, ...overrides } });
  const refusal = (overrides: object) =>
    server.refused(business.updateBusiness, { body: { ...BUSINESS, version: 0, ...overrides } });
  const pathsRefused = async (overrides: object) => {
    const { status, issues } = await refusal(overrides);
    return { status, paths: issues?.map(({ path }) => path) };
  };
  const logoAt = (url: string) => server.app.inject({ method: 'GET', url });

  test('refuses a wrong TRN, IBAN, phone, email, city or day of the week at its field', async () => {
    const wrong = {
      trn: '12345',
      iban: 'AE070331234567890123457',
      phone: 'call me',
      email: 'nobody',
      city: 'Muscat',
      workingDays: [],
    };
    expect(await pathsRefused(wrong)).toEqual({ status: 422, paths: expect.any(Array) });
    expect((await pathsRefused(wrong)).paths?.sort()).toEqual(Object.keys(wrong).sort());
    expect((await read()).version).toBe(0);
  });

  test('refuses a duplicate holiday and a Ramadan that ends before it begins, each at its row', async () => {
    const holidays = [...BUSINESS.holidays, { date: '2027-01-01', name: '' }, ...BUSINESS.holidays];
    const paths = ['holidays.1.name', 'holidays.2.date'];
    expect(await pathsRefused({ holidays })).toEqual({ status: 422, paths });
    const twice = [...BUSINESS.holidays, { date: '2026-12-02', name: 'National Day' }];
    expect(await pathsRefused({ holidays: twice })).toEqual({ status: 422, paths: ['holidays.1.date'] });
    const ramadans = [{ year: 1448, from: '2027-03-10', to: '2027-02-09' }];
    expect(await pathsRefused({ ramadans })).toEqual({ status: 422, paths: ['ramadans.0.to'] });
    const long = [{ year: 1448, from: '2027-01-10', to: '2027-03-09' }];
    expect(await pathsRefused({ ramadans: long })).toEqual({ status: 422, paths: ['ramadans.0.to'] });
  });

  describe('a logo', () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

    test('is refused unless its first bytes are of a PNG, JPEG or WebP, whatever its declared type', async () => {
      const wrong = [
        dataUrl(svg, 'image/svg+xml'),
        dataUrl(svg, 'image/png'),
        dataUrl(Buffer.from('GIF89a')),
        dataUrl(Buffer.alloc(0)),
        'data:image/png,not-base64',
        'https://elsewhere.example/logo.png',
        `${dataUrl(PNG)}<`,
      ];
      for (const logo of wrong) {
        expect(await refusal({ logo }), logo).toMatchObject({
          status: 422,
          issues: [{ path: 'logo', message: 'The logo must be a PNG, JPEG or WebP picture.' }],
        });
      }
    });

    test('is refused over 200 kB, and a request of 5 MB before it is read', async () => {
      const large = dataUrl(Buffer.concat([PNG, Buffer.alloc(204_801 - PNG.length)]));
      expect(await refusal({ logo: large })).toMatchObject({
        status: 422,
        issues: [{ path: 'logo', message: 'The logo may have 200 kB at most.' }],
      });
      const huge = dataUrl(Buffer.concat([PNG, Buffer.alloc(5_000_000)]));
      expect(await refusal({ logo: huge })).toMatchObject({ status: 413, code: 'too_large' });
      const fits = dataUrl(Buffer.concat([PNG, Buffer.alloc(204_800 - PNG.length)]));
      expect((await save({ logo: fits })).data.logo).toMatch(/\.png$/);
    });

    test.each([
      ['png', PNG],
      ['jpeg', JPEG],
      ['webp', WEBP],
    ])('is served as the %s it is, to everyone, under a policy without permissions', async (type, bytes) => {
      const { logo } = (await save({ logo: dataUrl(bytes, 'application/octet-stream') })).data;
      const { statusCode, headers, rawPayload } = await logoAt(logo);
      expect(statusCode).toBe(200);
      expect(rawPayload).toEqual(bytes);
      expect(headers).toMatchObject({
        'content-type': `image/${type}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
    });

    test('stays if omitted, gets a new address if changed, and can be removed', async () => {
      const first = (await save({ logo: dataUrl(PNG) })).data.logo;
      expect((await save({ version: 1 })).data.logo).toBe(first);
      const second = (await save({ version: 2, logo: dataUrl(JPEG) })).data.logo;
      expect(second).not.toBe(first);
      expect((await logoAt(first)).statusCode).toBe(404);
      expect((await save({ version: 3, logo: '' })).data.logo).toBe('');
      expect((await logoAt(second)).statusCode).toBe(404);
      expect((await logoAt('/pictures/business/')).statusCode).toBe(404);
    });
  });

  test('refuses an unknown colour, and names those that can be chosen', async () => {
    for (const colour of ['magenta', '#0f6a63', '', 'Teal']) {
      expect(await refusal({ colour }), colour).toMatchObject({
        status: 422,
        issues: [
          {
            path: 'colour',
            message: 'Must be one of teal, green, blue, purple, pink, red, orange, graphite.',
          },
        ],
      });
    }
    expect((await read()).colour).toBe('teal');
  });

  test('stores the colour, and keeps it if omitted', async () => {
    expect((await save({ colour: 'purple' })).data.colour).toBe('purple');
    expect((await save({ version: 1 })).data.colour).toBe('purple');
    expect((await save({ version: 2, colour: 'red' })).data.colour).toBe('red');
    expect((await read()).colour).toBe('red');
  });

  test('refuses the second of two saves at once, and keeps the first', async () => {
    const sent = await Promise.all(
      ['One', 'Two', 'Three'].map((tradeName) =>
        server.send(business.updateBusiness, { body: { ...BUSINESS, version: 0, tradeName } }),
      ),
    );
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const { tradeName } = await read();
    expect(await refusal({ tradeName: 'Late' })).toMatchObject({
      status: 409,
      message:
        'Someone else saved these settings after you opened them. Load their changes, then enter yours again.',
    });
    expect((await read()).tradeName).toBe(tradeName);
    expect((await save({ version: 1, tradeName: 'In time' })).data).toMatchObject({
      version: 2,
      tradeName: 'In time',
    });
    // A version that does not exist yet.
    expect((await refusal({ version: 7 })).status).toBe(409);
  });

  test('only administrators change it; others read it with the end of the IBAN only', async () => {
    await save({});
    for (const kind of ['supervisor', 'operator', 'cashier', 'driver']) {
      const { id } = await insertRow(server.db, 'staff', { kind });
      const along = { token: await sessionOf(server.db, id) };
      const body = { ...BUSINESS, version: 1, colour: 'red' as const };
      expect((await server.refused(business.updateBusiness, { body }, along)).status).toBe(403);
      const { data } = await server.call(business.readBusiness, {}, along);
      expect(data).toMatchObject({ colour: 'teal', tradeName: 'Wasl', iban: '•••••••••••••••••••3456' });
    }
  });

  test('is empty until it is saved, except for the working days of couriers', async () => {
    expect(await read()).toMatchObject({
      legalName: '',
      workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      holidays: [],
      version: 0,
      updatedAt: '',
    });
    expect(await save({ city: '', phone: '', email: '', iban: '', trn: '' })).toMatchObject({
      data: { city: '', trn: '' },
    });
  });

  test('stores all fields, numbers without spaces and days in order', async () => {
    const holidays = [
      { date: '2027-01-01', name: 'New Year' },
      { date: '2026-12-02', name: 'Eid Al Etihad' },
    ];
    const saved = await save({ trn: '100 3847 2619 0003', city: 'abu dhabi', holidays });
    expect(saved.message).toBe('The settings were saved.');
    expect(saved.data).toEqual({
      ...BUSINESS,
      city: 'Abu-Dhabi',
      holidays: holidays.toReversed(),
      logo: '',
      colour: 'teal',
      differenceLimit: 20,
      blindCounts: false,
      billing: {
        codFee: 0,
        returnFee: 0,
        dueDays: 30,
        tin: '',
        sac: '',
        pricesHaveVat: 'no',
        cardPaidThrough: null,
      },
      version: 1,
      updatedAt: '2026-11-21T10:00:00.000Z',
    });
    expect(await read()).toEqual(saved.data);
  });
});
