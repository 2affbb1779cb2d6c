// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../../api/host.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/screen.tsx';
import { expectTranslated } from '../../testing/untranslated.ts';
import { OrderDetails } from './order-details.tsx';

expectTranslated();

const ID = 'TWS-2222-232W';

beforeEach(async () => loadHostSettings(JSON.stringify({ features: FEATURES })));
afterEach(() => {
  vi.unstubAllGlobals();
  actAs('administrator');
});

/** Opens the window of an order; `answers` replies by the end of each path. */
async function show(trackingStatus: string, answers: Readonly<Record<string, unknown>> = {}) {
  const order = { trackingID: ID, trackingStatus };
  const { fetch, requests } = fakeServer(({ path }) => {
    const known = Object.entries(answers).find(([end]) => path.endsWith(end));
    return { data: known ? known[1] : path.endsWith(ID) ? { order } : [] };
  });
  vi.stubGlobal('fetch', fetch);
  const { does } = await renderScreen(<OrderDetails order={order} open onClose={() => {}} />);
  return { does, asked: (end: string) => requests.filter(({ path }) => path.endsWith(end)) };
}

const showCode = () => screen.queryByRole('button', { name: 'Show delivery code' });

test('shows the delivery code when a supervisor asks for it, and not before', async () => {
  actAs('supervisor');
  const { does, asked } = await show('warehouse', { '/delivery-code': { code: '57240' } });
  expect(asked('/delivery-code')).toEqual([]);
  await does(() => fireEvent.click(showCode()!));
  screen.getByText('57240');
  expect(asked('/delivery-code')).toMatchObject([{ method: 'POST' }]);
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'Hide delivery code' })));
  expect(screen.queryByText('57240')).toBeNull();
});

test.each([
  ['operator', 'warehouse'],
  ['cashier', 'warehouse'],
  ['supervisor', 'delivered'],
] as const)('offers no delivery code to %s of an order that is %s', async (role, status) => {
  actAs(role);
  await show(status);
  expect(showCode()).toBeNull();
});
