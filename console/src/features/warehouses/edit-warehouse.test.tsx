// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.unstubAllGlobals());

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });

async function edit(warehouse: LooseWarehouse, answer: (sent: SentRequest) => unknown) {
  const server = fakeServer(answer);
  vi.stubGlobal('fetch', server.fetch);
  const shown = await renderScreen(<EditWarehouse warehouse={warehouse} open onClose={() => undefined} />);
  const bodies = () => server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...shown, bodies };
}

test('a host that has no versions is sent none', async () => {
  const { does, bodies } = await edit(hub, () => ({ message: 'Saved.', data: hub }));
  fireEvent.change(field(/^Name/), { target: { value: 'Hub of Al Quoz' } });
  await does(() => fireEvent.click(button('Save')));
  const { _id, warehouseCode, wareHouseName, ...rest } = hub;
  expect(bodies()).toEqual([{ ...rest, name: 'Hub of Al Quoz' }]);
});

test('a save after another says so, and from theirs on keeps what was typed', async () => {
  const message = 'Someone else changed Al Quoz Hub after you opened it.';
  const refusal = { message, code: 'conflict', issues: [{ path: 'version', message }] };
  let isFirst = true;
  const { does, bodies } = await edit({ ...hub, version: 'first' }, ({ method }) => {
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
  expect(bodies()).toMatchObject([
    { version: 'first', street: 'Street 4' },
    { version: 'second', street: 'Al Wasl Road', name: 'Hub of Al Quoz' },
  ]);
});
