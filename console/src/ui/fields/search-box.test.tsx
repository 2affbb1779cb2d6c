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

test('shows every keystroke at once and tells only after a pause', async () => {
  type('d');
  type('de');
  type('dei');
  expect(input().value).toBe('dei');
  expect(emitted).toEqual([]);
  await wait(200);
  expect(emitted).toEqual(['dei']);
});

test('looks for what can be seen of a pasted text, and leaves the text as it is', async () => {
  type('\u202aTWS-4\u200b\u202c');
  await wait(200);
  draw('TWS-4');
  expect(emitted).toEqual(['TWS-4']);
  expect(input().value).toBe('\u202aTWS-4\u200b\u202c');
});

test('keeps what was typed while an earlier search came back', async () => {
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

test('keeps what was typed when the answers of two searches come back one after the other', async () => {
  type('de');
  await wait(200);
  type('dei');
  await wait(200);
  draw('de');
  expect(input().value).toBe('dei');
  draw('dei');
  expect(input().value).toBe('dei');
});

test('keeps what was typed when the address holds a search without its blank', async () => {
  type('al ');
  await wait(200);
  type('al q');
  await wait(200);
  draw('al');
  expect(input().value).toBe('al q');
});

test('keeps a blank at the end when the address holds the text without it', async () => {
  type('al ');
  await wait(200);
  draw('al');
  expect(input().value).toBe('al ');
});

test('keeps what is being typed when the value changes from outside', async () => {
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

test('one press clears it and tells at once', async () => {
  type('deira');
  await wait(200);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input().value).toBe('');
  expect(emitted).toEqual(['deira', '']);
  expect(document.activeElement).toBe(input());
});

test('Enter tells at once, and nothing is told again by the pause or by leaving the box', async () => {
  type('deira');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(emitted).toEqual(['deira']);
  await wait(200);
  fireEvent.blur(input());
  expect(emitted).toEqual(['deira']);
});

test('tells nothing while a pointer is pressed, or what it pressed would move away before its click', async () => {
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

test('a press that nobody hears the end of holds up no further search', async () => {
  type('dei');
  fireEvent.pointerDown(document.body);
  fireEvent.blur(input());
  type('deira');
  await wait(200);
  expect(emitted).toEqual(['deira']);
});

test('a slash outside a text box moves the focus here', () => {
  const isTyped = fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(input());
  expect(isTyped).toBe(false);
});

test('a slash typed in the box stays a slash', () => {
  expect(fireEvent.keyDown(input(), { key: '/' })).toBe(true);
});
