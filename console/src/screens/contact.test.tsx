// @vitest-environment jsdom
import { FEATURES } from '@tawseel/contract/facts/features';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAs, loadHostSettings } from '../api/host.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/screen.tsx';
import { expectTranslated } from '../testing/untranslated.ts';
import { Contact } from './contact.tsx';

expectTranslated();

beforeEach(async () => {
  await loadHostSettings(JSON.stringify({ features: FEATURES }));
  actAs('operator');
});
afterEach(() => {
  vi.unstubAllGlobals();
  actAs('administrator');
});

const isPost = ({ method }: { method: string }) => method === 'POST';

async function show(followUp: object, queue: object = {}, more: object = {}) {
  /** The next case, which is long on its way. */
  const nextCase = Promise.withResolvers<unknown>();
  const data = { _id: 'f1', followUp, order: { trackingID: 'TWS-2222-232W' }, calls: [], ...more };
  const { fetch, requests } = fakeServer(({ path }) => {
    if (path === '/api/cases/next') return nextCase.promise;
    if (path.endsWith('/delivery-code')) return { data: { code: '57240' } };
    if (path.endsWith('/tracking')) return { data: [] };
    if (path === '/api/cases') return { data: queue };
    return { data: path.endsWith('/f1') ? data : { attempts: [], road: [] } };
  });
  vi.stubGlobal('fetch', fetch);
  return {
    ...(await renderScreen(<Contact />, '/contact?case=f1')),
    nextCase,
    posts: () => requests.filter(isPost),
  };
}

test('shows the delivery code to an operator who has claimed the case', async () => {
  const { does } = await show({ state: 'open', isMine: true, claimedUntil: '2099-01-01T00:00:00.000Z' });
  await does(() => fireEvent.click(screen.getByRole('button', { name: 'Show delivery code' })));
  screen.getByText('57240');
});

test('offers no delivery code for a case that is unclaimed, or claimed by another operator', async () => {
  for (const followUp of [{ isMine: false }, { isMine: false, claimedBy: 'Neha' }]) {
    const { unmount } = await show({ state: 'open', ...followUp });
    screen.getByRole('button', { name: /^Save, next case/ });
    expect(screen.queryByRole('button', { name: 'Show delivery code' })).toBeNull();
    unmount();
  }
});

test('shows the queue while a case is open, and when the next call is due', async () => {
  const nextAt = '2026-11-27T05:00:00.000Z';
  await show({ state: 'open', isMine: true }, { due: 2, taken: 1, later: 3, nextAt });
  screen.getByText('2 receivers to call now · 1 taken · 3 later · next due 27 Nov 2026, 09:00');
});

test('offers a message to the receiver in both languages, with the link to the parcel', async () => {
  const trackingUrl = 'https://parcels.example/t/TWS-2222-232W?k=abc';
  const dropoff = { receiverName: 'Huda', receiverPhone: '050 123 4567' };
  const order = { trackingID: 'TWS-2222-232W', dropoff };
  await show({ state: 'open', isMine: true }, {}, { order, trackingUrl });
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  const message = new URL(href).searchParams.get('text') ?? '';
  expect(href).toContain('https://wa.me/971501234567?');
  for (const words of ['Hello Huda', 'مرحبًا Huda', trackingUrl]) expect(message).toContain(words);
});

test('saves a call once and asks nothing while the next case is on its way, and starts anew if it is the same', async () => {
  const { does, nextCase, posts } = await show({ state: 'open', isMine: true });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save, next case/ });
  await does(() => fireEvent.click(screen.getByRole('button', { name: /No answer/ })));
  await does(() => fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Rings long' } }));
  await does(() => fireEvent.click(save()));
  await does(() => fireEvent.submit(save().form!));
  expect(posts().map(({ path }) => path)).toEqual(['/api/cases/f1/calls', '/api/cases/next']);
  expect(save().disabled).toBe(true);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(false);
  await does(() => nextCase.resolve({ data: { _id: 'f1' } }));
  expect(screen.queryByLabelText('Note')).toBeNull();
  await does(() => fireEvent.click(screen.getByRole('button', { name: /No answer/ })));
  expect(save().disabled).toBe(false);
});

test('fills in the day that the receiver asked the driver for', async () => {
  const wanted = { day: '2026-12-01', from: '13:00', to: '' };
  const { does, posts } = await show({ state: 'open', kind: 'call', isMine: true, wanted });
  await does(() => fireEvent.click(screen.getByRole('button', { name: /Agreed|agreed/ })));
  await does(() => fireEvent.click(screen.getByRole('button', { name: /^Save, next case/ })));
  expect(posts()[0]).toMatchObject({ body: { outcome: 'agreed', day: '2026-12-01', from: '13:00' } });
});
