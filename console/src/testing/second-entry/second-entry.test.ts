// @vitest-environment jsdom
import { configure, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../fake-server.ts';
import '../page.tsx';

configure({ asyncUtilTimeout: 20_000 });

const HUB = { _id: '1', wareHouseName: 'Al Quoz Hub' };

/** The page as a browser has it before any code runs. */
beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.setItem('authToken', "the console's");
});

test('its call is sent with its own token, and the answer is shown', async () => {
  localStorage.setItem('secondToken', 'its own');
  const { requests, fetch } = fakeServer(({ path }) => (path === '/settings.json' ? {} : [HUB]));
  vi.stubGlobal('fetch', fetch);
  await import('./start.ts');
  await screen.findByText('Al Quoz Hub');
  expect(screen.getByRole('heading').textContent).toBe('The second entry');
  const tokens = requests.map(({ path, headers }) => `${path} ${headers.get('authorization')}`);
  expect(new Set(tokens)).toEqual(new Set(['/settings.json null', '/api/warehouse/ Bearer its own']));
});

test('a 401 ends its session, and not that of the console', async () => {
  localStorage.setItem('secondToken', 'too old');
  const refuse = () => Response.json({ message: 'Not any more.' }, { status: 401 });
  vi.stubGlobal('fetch', fakeServer(({ path }) => (path === '/settings.json' ? {} : refuse())).fetch);
  await import('./start.ts');
  await screen.findByText('The warehouses could not be loaded');
  expect(localStorage.getItem('secondToken')).toBeNull();
  expect(localStorage.getItem('authToken')).toBe("the console's");
});

test('without its own token it requests nothing', async () => {
  localStorage.removeItem('secondToken');
  const { requests, fetch } = fakeServer(() => ({}));
  vi.stubGlobal('fetch', fetch);
  await import('./start.ts');
  await screen.findByText('Sign in first');
  expect(requests.map(({ path }) => path)).toEqual(['/settings.json']);
});
