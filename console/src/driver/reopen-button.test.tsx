// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { MyStop } from '@tawseel/contract/my-day';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setSessionKeys } from '../api/token.ts';
import { english } from '../texts/en/driver-english.ts';
import { speak } from '../texts/language.ts';
import { SESSION_KEYS } from './identity.ts';

// After the session keys, as the page does: the phone reads them as it opens.
beforeAll(async () => {
  setSessionKeys(SESSION_KEYS);
  await Promise.all([import('./door-view.tsx'), import('./shop-view.tsx')]);
  await speak(english);
});
// It would hear of other tests' phones.
afterAll(async () => (await import('./this-phone.ts')).driver.close());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stop = (more: Partial<MyStop>) =>
  ({
    ...{ _id: 'a', runId: 'r', kind: 'delivery', place: 1, door: 'x', trackingID: 'TWS-2222-232W' },
    ...{ name: 'Sara', phone: '', secondPhone: '', street: '', building: '', landmark: '', makani: '' },
    ...{ area: '', city: '', instructions: '', senderName: '', title: '', cashDue: 0, attempts: 0 },
    ...{ promised: null, ...more },
  }) as MyStop;

test.each([
  ['at a door', async () => (await import('./door-view.tsx')).DoorView, 'delivery'],
  ['at a shop', async () => (await import('./shop-view.tsx')).ShopView, 'pickup'],
] as const)('a stop that failed is reopened by a tap %s, once', async (_, load, kind) => {
  const View = await load();
  const { driver } = await import('./this-phone.ts');
  const act = vi.spyOn(driver, 'act').mockResolvedValue('kept');
  const failed = stop({ state: 'failed', kind });
  render(<View door={{ first: failed, stops: [failed, stop({ _id: 'b', state: 'skipped', kind })] }} />);
  const buttons = screen.getAllByRole('button', { name: /^Reopen/ });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0]!);
  fireEvent.click(buttons[0]!);
  await waitFor(() => expect(act.mock.calls).toEqual([[[{ stop: failed, act: 'reopened' }], undefined]]));
});
