// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, find, press, testPage } from '../testing/test-page.tsx';
import { Toaster } from './toaster.tsx';

let page: ReturnType<typeof testPage>;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cards = () => [...document.querySelectorAll('[data-type]')];
const visible = () => cards().filter((card) => card.parentElement?.dataset.gone === undefined);

async function say(speak: () => void) {
  await act(async () => speak());
}

beforeEach(async () => {
  vi.useFakeTimers();
  page = testPage();
  await page.draw(<Toaster />);
});

afterEach(async () => {
  await act(async () => toast.removeAll());
  await page.leave();
  vi.useRealTimers();
});

test.each([
  ['blank', 4000, () => toast('Said')],
  ['error', 4000, () => toast.error('Said')],
  ['success', 2000, () => toast.success('Said')],
])('hides a %s toast after %d ms and removes it 1000 ms later', async (_type, ms, speak) => {
  await say(speak);
  await wait(ms - 50);
  expect(visible()).toHaveLength(1);
  await wait(100);
  expect(visible()).toHaveLength(0);
  expect(cards()).toHaveLength(1);
  await wait(1000);
  expect(cards()).toHaveLength(0);
});

test('keeps a loading toast until it is replaced', async () => {
  await say(() => toast.loading('Saving', { id: 'save' }));
  await wait(60_000);
  expect(visible()).toHaveLength(1);
  await say(() => toast.success('Saved', { id: 'save' }));
  expect(visible().map((card) => card.textContent)).toEqual(['Saved']);
});

test('shows at most 20 toasts', async () => {
  await say(() => {
    for (let count = 0; count < 25; count += 1) toast(`Toast ${count}`);
  });
  expect(visible()).toHaveLength(20);
});

test('waits while the pointer is over the toasts', async () => {
  await say(() => toast.success('Said'));
  const region = find('section', HTMLElement);
  await wait(1000);
  await act(async () => region.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  await wait(10_000);
  expect(visible()).toHaveLength(1);
  await act(async () =>
    region.dispatchEvent(new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
  );
  await wait(900);
  expect(visible()).toHaveLength(1);
  await wait(200);
  expect(visible()).toHaveLength(0);
});

test('is dismissed by its button', async () => {
  await say(() => toast.error('Said'));
  await press(button('Dismiss'));
  expect(visible()).toHaveLength(0);
});

test('stands in a live region that was there before it', async () => {
  const live = find('[role="status"]', HTMLElement);
  await say(() => toast('Said'));
  expect(live.textContent).toBe('Said');
});
