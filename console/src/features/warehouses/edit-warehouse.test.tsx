// @vitest-environment jsdom

import { VERSION_HEADER } from '@tawseel/contract/facts/headers';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import { fakeServer, type SentRequest } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/screen.tsx';
import { EditWarehouse } from './edit-warehouse.tsx';
import type { LooseWarehouse } from './warehouse-facts.tsx';

const hub = {
  _id: 'w1',
  wareHouseName: 'Al Quoz Hub',
  country: 'United Arab Emirates',
  city: 'Dubai',
  street: 'Street 4',
  email: 'hub@tawseel.example',
  phone: '+971 4 338 1200',
  warehouseCode: 'DXB-001',
};

const FIELDS = {
  name: 'Al Quoz Hub',
  country: 'United Arab Emirates',
  city: 'Dubai',
  street: 'Street 4',
  email: 'hub@tawseel.example',
  phone: '+971 4 338 1200',
};

afterEach(async () => {
  vi.unstubAllGlobals();
  await loadHostSettings('{}');
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });

async function edit(warehouse: LooseWarehouse, answer: (sent: SentRequest) => unknown) {
  const server = fakeServer(answer);
  vi.stubGlobal('fetch', server.fetch);
  const shown = await renderScreen(<EditWarehouse warehouse={warehouse} open onClose={() => undefined} />);
  const puts = () =>
    server.requests
      .filter(({ method }) => method === 'PUT')
      .map(({ body, headers }) => ({ body, version: headers.get(VERSION_HEADER) }));
  return { ...shown, puts };
}

test('sends a host six fields and no version, whatever its row has', async () => {
  const row = { ...hub, version: '7', __v: 3, image: 'hub.png' };
  const { does, puts } = await edit(row, () => ({ message: 'Saved.', data: hub }));
  fireEvent.change(field(/^Name/), { target: { value: 'Hub of Al Quoz' } });
  await does(() => fireEvent.click(button('Save')));
  expect(puts()).toEqual([{ body: { ...FIELDS, name: 'Hub of Al Quoz' }, version: null }]);
});

test('a row without a street or a phone can be renamed', async () => {
  const { street: _, phone: __, ...partial } = hub;
  const { does, puts } = await edit(partial, () => undefined);
  fireEvent.change(field(/^Name/), { target: { value: 'Hub of Al Quoz' } });
  fireEvent.change(field(/^Country/), { target: { value: ' ' } });
  await does(() => fireEvent.click(button('Save')));
  expect(puts()).toEqual([]);
  fireEvent.change(field(/^Country/), { target: { value: 'UAE' } });
  await does(() => fireEvent.click(button('Save')));
  const body = { ...FIELDS, name: 'Hub of Al Quoz', country: 'UAE', street: '', phone: '' };
  expect(puts()).toEqual([{ body, version: null }]);
});

test('reports that another user saved first, and saving again keeps what was typed', async () => {
  const message = 'Someone else changed Al Quoz Hub after you opened it.';
  const refusal = { message, code: 'conflict', issues: [{ path: 'version', message }] };
  let isFirst = true;
  await loadHostSettings('{"features":["tawseel"]}');
  const { does, puts } = await edit({ ...hub, version: 'first' }, ({ method }) => {
    if (method === 'GET') return [{ ...hub, version: 'second', street: 'Al Wasl Road' }];
    if (!isFirst) return { message: 'Saved.', data: hub };
    isFirst = false;
    return Response.json(refusal, { status: 409 });
  });
  fireEvent.change(field(/^Name/), { target: { value: 'Hub of Al Quoz' } });
  await does(() => fireEvent.click(button('Save')));
  expect(screen.getByText(/^Someone else changed this while you were editing\./)).toBeDefined();
  await does(() => fireEvent.click(button('Load their changes, keep mine')));
  expect([field(/^Name/).value, field(/^Address/).value]).toEqual(['Hub of Al Quoz', 'Al Wasl Road']);
  await does(() => fireEvent.click(button('Save')));
  expect(puts()).toEqual([
    { version: '"first"', body: { ...FIELDS, name: 'Hub of Al Quoz' } },
    { version: '"second"', body: { ...FIELDS, name: 'Hub of Al Quoz', street: 'Al Wasl Road' } },
  ]);
});
