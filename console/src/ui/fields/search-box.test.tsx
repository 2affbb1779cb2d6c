// @vitest-environment jsdom
import { act, fireEvent, type RenderResult, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/page.tsx';
import { SearchBox } from './search-box.tsx';

let page: RenderResult;
const emitted: string[] = [];

const box = (value: string) => (
  <SearchBox value={value} onChange={(next) => emitted.push(next)} label="Search" />
);
const draw = (value: string) => page.rerender(box(value));
const input = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  emitted.length = 0;
  page = renderPart(box(''));
});

afterEach(() => {
  vi.useRealTimers();
});

test('shows every keystroke immediately and reports only after a pause', async () => {
  type('d');
  type('de');
  type('dei');
  expect(input().value).toBe('dei');
  expect(emitted).toEqual([]);
  await wait(200);
  expect(emitted).toEqual(['dei']);
});

test('searches the visible characters of a pasted text, and leaves the text unchanged', async () => {
  type('\u202aTWS-4\u200b\u202c');
  await wait(200);
  draw('TWS-4');
  expect(emitted).toEqual(['TWS-4']);
  expect(input().value).toBe('\u202aTWS-4\u200b\u202c');
});

test('keeps typed text when an earlier search returns', async () => {
  type('de');
  await wait(200);
  type('deira');
  draw('de');
  expect(input().value).toBe('deira');
  await wait(200);
  draw('deira');
  expect(input().value).toBe('deira');
  expect(emitted).toEqual(['de', 'deira']);
});

test('keeps typed text when two searches return one after the other', async () => {
  type('de');
  await wait(200);
  type('dei');
  await wait(200);
  draw('de');
  expect(input().value).toBe('dei');
  draw('dei');
  expect(input().value).toBe('dei');
});

test('keeps typed text when the address holds the search without its space', async () => {
  type('al ');
  await wait(200);
  type('al q');
  await wait(200);
  draw('al');
  expect(input().value).toBe('al q');
});

test('keeps a trailing space when the address holds the text without it', async () => {
  type('al ');
  await wait(200);
  draw('al');
  expect(input().value).toBe('al ');
});

test('keeps text being typed when the value changes from outside', async () => {
  type('dei');
  draw('sharjah');
  expect(input().value).toBe('dei');
  await wait(200);
  expect(emitted).toEqual(['dei']);
});

test('follows a value changed from outside, such as by Back', async () => {
  type('deira');
  await wait(200);
  draw('deira');
  draw('');
  expect(input().value).toBe('');
});

test('one press clears it and reports immediately', async () => {
  type('deira');
  await wait(200);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input().value).toBe('');
  expect(emitted).toEqual(['deira', '']);
  expect(document.activeElement).toBe(input());
});

test('Enter reports immediately, and neither the pause nor leaving the box reports again', async () => {
  type('deira');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(emitted).toEqual(['deira']);
  await wait(200);
  fireEvent.blur(input());
  expect(emitted).toEqual(['deira']);
});

test('reports nothing while a pointer is pressed, because the pressed element could move before its click', async () => {
  type('deira');
  fireEvent.pointerDown(document.body);
  fireEvent.blur(input());
  await wait(200);
  expect(emitted).toEqual([]);
  fireEvent.pointerUp(document.body);
  fireEvent.click(document.body);
  expect(emitted).toEqual([]);
  await wait(0);
  expect(emitted).toEqual(['deira']);
});

test('a press whose end is not reported does not block later searches', async () => {
  type('dei');
  fireEvent.pointerDown(document.body);
  fireEvent.blur(input());
  type('deira');
  await wait(200);
  expect(emitted).toEqual(['deira']);
});

test('a slash outside a text box focuses the search box', () => {
  const isTyped = fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(input());
  expect(isTyped).toBe(false);
});

test('a slash typed in the box is text', () => {
  expect(fireEvent.keyDown(input(), { key: '/' })).toBe(true);
});
