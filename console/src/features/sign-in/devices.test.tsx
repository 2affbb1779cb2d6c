// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadHostSettings } from '../../api/host.ts';
import { fakeServer, type SentRequest } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/screen.tsx';
import { OwnDevices } from './devices.tsx';

const device = { device: 'Firefox', network: '10.0.0.*', seenAt: '2026-11-22T08:00:00Z' };
const sessions = [
  { ...device, _id: 's1', current: true },
  { ...device, _id: 's2', device: 'Chrome', current: false },
];

afterEach(async () => {
  vi.unstubAllGlobals();
  await loadHostSettings('{}');
});

test('signing out a device can be retried after a failure', async () => {
  function answer({ method }: SentRequest): unknown {
    return method === 'GET' ? { data: sessions } : Response.json({ message: 'No.' }, { status: 500 });
  }
  const { fetch, requests } = fakeServer(answer);
  vi.stubGlobal('fetch', fetch);
  await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
  const { does } = await renderScreen(<OwnDevices />);
  const signOut = () => screen.getByRole('button', { name: 'Sign out Chrome' });
  await does(() => fireEvent.click(signOut()));
  expect(signOut().getAttribute('aria-busy')).toBeNull();
  await does(() => fireEvent.click(signOut()));
  expect(requests.filter(({ method }) => method !== 'GET')).toHaveLength(2);
});
