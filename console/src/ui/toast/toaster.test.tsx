// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/page.tsx';
import { Toaster } from './toaster.tsx';
import { undoToast } from './undo-toast.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cards = () => [...document.querySelectorAll('[data-type]')];
const visible = () => cards().filter((card) => card.parentElement?.dataset.gone === undefined);
const say = (speak: () => void) => act(() => speak());

beforeEach(() => {
  vi.useFakeTimers();
  renderPart(<Toaster />);
});

afterEach(() => {
  act(() => toast.removeAll());
  vi.useRealTimers();
});

test.each([
  ['blank', 4000, () => toast('Said')],
  ['error', 4000, () => toast.error('Said')],
  ['success', 2000, () => toast.success('Said')],
])('hides a %s toast after %d ms and removes it 1000 ms later', async (_type, ms, speak) => {
  say(speak);
  await wait(ms - 50);
  expect(visible()).toHaveLength(1);
  await wait(100);
  expect(visible()).toHaveLength(0);
  expect(cards()).toHaveLength(1);
  await wait(1000);
  expect(cards()).toHaveLength(0);
});

test('Undo is a separate toast, shown longer than the success next to it', async () => {
  const undo = vi.fn<() => void>();
  say(() => {
    toast.success('Said');
    undoToast('Noor was deleted.', 'Undo', undo);
  });
  await wait(2100);
  expect(visible().map((card) => card.textContent)).toEqual(['Noor was deleted.Undo']);
  await wait(7000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([undo.mock.calls.length, visible().length]).toEqual([1, 0]);
});

test('keeps a loading toast until it is replaced', async () => {
  say(() => toast.loading('Saving', { id: 'save' }));
  await wait(60_000);
  expect(visible()).toHaveLength(1);
  say(() => toast.success('Saved', { id: 'save' }));
  expect(visible().map((card) => card.textContent)).toEqual(['Saved']);
});

test('shows at most 20 toasts', () => {
  say(() => {
    for (let count = 0; count < 25; count += 1) toast(`Toast ${count}`);
  });
  expect(visible()).toHaveLength(20);
});

test('waits while the pointer is over the toasts', async () => {
  say(() => toast.success('Said'));
  const region = screen.getByRole('region');
  await wait(1000);
  fireEvent.pointerEnter(region);
  await wait(10_000);
  expect(visible()).toHaveLength(1);
  fireEvent.pointerLeave(region);
  await wait(900);
  expect(visible()).toHaveLength(1);
  await wait(200);
  expect(visible()).toHaveLength(0);
});

test('is dismissed by its button', () => {
  say(() => toast.error('Said'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(visible()).toHaveLength(0);
});

test('is inside a live region that existed before it', () => {
  const live = screen.getByRole('status');
  say(() => toast('Said'));
  expect(live.textContent).toBe('Said');
});
