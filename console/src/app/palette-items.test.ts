import { describe, expect, test, vi } from 'vitest';
import { addresses } from '../addresses.ts';
import { loadHostSettings } from '../api/host.ts';
import { MORE_SCREENS } from './more-screens.ts';
import { paletteGroups } from './palette-items.ts';
import { soughtPhone } from './palette-search.ts';
import { addScreens } from './screens.ts';

addScreens(MORE_SCREENS);

const warehouses = [
  { _id: 'w1', wareHouseName: 'Al Quoz Hub', warehouseCode: 'DXB-001', city: 'Dubai' },
  { _id: 'w2', wareHouseName: 'Hub of Ajman', city: 'Ajman' },
];
const senders = [
  { _id: 's1', name: 'Hubert & Sons', email: 'hello@hubert.example' },
  { _id: 's2', email: 'nameless@hub.example' },
  { _id: 's3' },
];
const orders = [
  { _id: 'o1', trackingID: 'TWS-2HUB-232W', dropoff: { receiverName: 'Ahmed' } },
  { _id: 'o2', trackingID: 'TWS-3333-333A', dropoff: { receiverName: 'Hubble' } },
];

function labels(search: string): Record<string, string[]> {
  const groups = paletteGroups(search, { warehouses, senders, orders });
  return Object.fromEntries(groups.map(({ value, items }) => [value, items.map(({ label }) => label)]));
}

test('items have keys of their own, even without ids, and a warehouse without one is looked for', () => {
  const nameless = { warehouses: [{}, {}], senders: [{}, {}], orders: [{}, {}] };
  const named = { wareHouseName: 'Hub', name: 'Hub', trackingID: 'TWS-HUB' };
  const sources = Object.fromEntries(
    Object.entries(nameless).map(([kind, rows]) => [kind, rows.map((row) => ({ ...row, ...named }))]),
  );
  const items = paletteGroups('hub', sources).flatMap((group) => group.items);
  expect(new Set(items.map(({ value }) => value)).size).toBe(items.length);
  expect(items.find(({ label }) => label === 'Hub')?.to).toBe(`${addresses.warehouses}?search=Hub`);
});

describe('paletteGroups', () => {
  test('offers every page before anything is typed', () => {
    const [pages, ...others] = paletteGroups('  ', { warehouses });
    expect(pages?.items.map(({ to }) => to)).toContain(addresses.allOrders);
    expect(pages?.items).toHaveLength(11);
    expect(others).toEqual([]);
  });

  test('finds warehouses, senders and orders, those that begin with the text first', () => {
    expect(labels('HUB')).toEqual({
      Warehouses: ['Hub of Ajman', 'Al Quoz Hub'],
      Senders: ['Hubert & Sons', 'nameless@hub.example'],
      Orders: ['TWS-2HUB-232W'],
    });
  });

  test('finds names in any spelling', () => {
    const groups = paletteGroups('مصطفي', { senders: [{ _id: 's4', name: 'مُصطفى وأبناؤه' }] });
    expect(groups).toMatchObject([{ items: [{ label: 'مُصطفى وأبناؤه' }] }]);
  });

  test('finds an order by its tracking ID without the hyphens', () => {
    expect(labels('tws33333')).toEqual({ Orders: ['TWS-3333-333A'] });
  });

  test("finds an order by its sender's reference, where the server has references", async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ features: ['tawseel'] }));
    await loadHostSettings();
    const [found] = paletteGroups('#10', {
      orders: [{ _id: 'o3', trackingID: 'TWS-4', reference: '#1001' }],
    });
    expect(found?.items).toMatchObject([{ label: 'TWS-4', hint: '#1001' }]);
  });

  test("finds an order by its receiver's name, like the list of orders of our server", async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ features: ['tawseel'] }));
    await loadHostSettings();
    expect(labels('hubb')).toEqual({ Orders: ['TWS-3333-333A'] });
  });

  test('finds an order by a phone in any format, if the server searches phones', async () => {
    const phoned = [
      {
        _id: 'o4',
        trackingID: 'TWS-5',
        dropoff: { receiverName: 'Ahmed', receiverPhone: '+971 50 123 4567' },
      },
      { _id: 'o5', trackingID: 'TWS-6', pickup: { senderPhone: '٠٥٠١٢٣٤٥٦٧' } },
      // By the second phone, which lists do not have.
      {
        _id: 'o6',
        trackingID: 'TWS-7',
        dropoff: { receiverName: 'Sara', receiverPhone: '+971 50 999 9999' },
      },
    ];
    vi.spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json({ features: [] }))
      .mockResolvedValueOnce(Response.json({ features: ['tawseel'] }));
    await loadHostSettings();
    expect([soughtPhone('050 123 4567'), paletteGroups('0501234567', { phoned })]).toEqual([undefined, []]);
    await loadHostSettings();
    expect(['050', 'tws33333', 'call 0501234567'].map(soughtPhone)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const typed of ['050 123 4567', '501234567', '00971-50-1234567']) {
      const [found] = paletteGroups(typed, { phoned, orders: phoned.slice(0, 1) });
      expect(found?.items).toMatchObject([
        { label: 'TWS-5', hint: 'Ahmed · +971 50 123 4567' },
        { label: 'TWS-6', hint: '+971 50 123 4567' },
        { label: 'TWS-7', hint: 'Sara' },
      ]);
    }
  });

  test('finds a name with its spaces and hyphens or without, on our own server only', async () => {
    vi.spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json({ features: [] }))
      .mockResolvedValueOnce(Response.json({ features: ['tawseel'] }));
    const people = ['Al-Mansouri', 'عبد الله السالم'].map((name) => ({
      _id: name,
      name,
      phone: '0501234567',
    }));
    const found = (typed: string) =>
      paletteGroups(typed, { senders: people }).flatMap(({ items }) => items.map(({ label }) => label));
    await loadHostSettings();
    expect(['almansouri', 'عبدالله', '+971 50 123 4567'].map(found)).toEqual([[], [], []]);
    await loadHostSettings();
    expect(['almansouri', 'عبدالله'].map(found)).toEqual([['Al-Mansouri'], ['عبد الله السالم']]);
    expect(found('+971 50 123 4567')).toHaveLength(2);
  });

  test('marks similar names if there are no others', () => {
    const isLike = (name: string) => name.startsWith('Muh');
    const senders = [{ _id: 's1', name: 'Muhammad', email: 'm@shop.example' }];
    const similar = [{ _id: 'o1', trackingID: 'TWS-1', dropoff: { receiverName: 'Mohammed' } }];
    const more = { isLike, actions: [], groups: [], searched: [], isLooking: false, hasFailed: false };
    const hints = (typed: string) =>
      paletteGroups(typed, { senders, similar }, more).flatMap(({ items }) => items.map(({ hint }) => hint));
    expect(hints('Mohamed')).toEqual(['similar · m@shop.example', 'similar · Mohammed']);
    expect(hints('Muham')[0]).toBe('m@shop.example');
  });

  test('finds pages and leaves out kinds without a find', () => {
    expect(labels('ord')).toEqual({ Pages: ['All Orders'] });
    expect(labels('nothing like it')).toEqual({});
  });

  test('passes each place what it needs', () => {
    const [found] = paletteGroups('DXB-001', { warehouses }).flatMap(({ items }) => items);
    expect(found).toMatchObject({ to: addresses.singleWarehouse, state: { warehouse: warehouses[0] } });
    const [sender] = paletteGroups('& sons', { senders }).flatMap(({ items }) => items);
    expect(sender?.to).toBe(`${addresses.users}?sender=s1`);
    const [order] = paletteGroups('3333', { orders }).flatMap(({ items }) => items);
    expect(order?.to).toBe(`${addresses.allOrders}?order=TWS-3333-333A`);
  });

  test('offers at most five items of a kind', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ _id: `${at}`, name: `Company ${at}` }));
    expect(paletteGroups('company', { senders: many })[0]?.items).toHaveLength(5);
  });
});
