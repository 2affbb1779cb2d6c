// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, find, press, testPage, type } from '../testing/test-page.tsx';
import { SearchBox } from './search-box.tsx';

let page: ReturnType<typeof testPage>;
const told: string[] = [];

function draw(value: string) {
  return page.draw(<SearchBox value={value} onChange={(next) => told.push(next)} label="Search" />);
}

const input = () => find('input', HTMLInputElement);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  told.length = 0;
  page = testPage();
  await draw('');
});

afterEach(async () => {
  await page.leave();
  vi.useRealTimers();
});

test('shows every keystroke at once and tells only after a pause', async () => {
  await type(input(), 'd');
  await type(input(), 'de');
  await type(input(), 'dei');
  expect(input().value).toBe('dei');
  expect(told).toEqual([]);
  await wait(200);
  expect(told).toEqual(['dei']);
});

test('keeps what was typed while an earlier search came back', async () => {
  await type(input(), 'de');
  await wait(200);
  await type(input(), 'deira');
  await draw('de');
  expect(input().value).toBe('deira');
  await wait(200);
  await draw('deira');
  expect(input().value).toBe('deira');
  expect(told).toEqual(['de', 'deira']);
});

test('keeps what was typed when the answers of two searches come back one after the other', async () => {
  await type(input(), 'de');
  await wait(200);
  await type(input(), 'dei');
  await wait(200);
  await draw('de');
  expect(input().value).toBe('dei');
  await draw('dei');
  expect(input().value).toBe('dei');
});

test('keeps what was typed when the address holds a search without its blank', async () => {
  await type(input(), 'al ');
  await wait(200);
  await type(input(), 'al q');
  await wait(200);
  await draw('al');
  expect(input().value).toBe('al q');
});

test('keeps a blank at the end when the address holds the text without it', async () => {
  await type(input(), 'al ');
  await wait(200);
  await draw('al');
  expect(input().value).toBe('al ');
});

test('keeps what is being typed when the value changes from outside', async () => {
  await type(input(), 'dei');
  await draw('sharjah');
  expect(input().value).toBe('dei');
  await wait(200);
  expect(told).toEqual(['dei']);
});

test('follows a value changed from outside, such as by Back', async () => {
  await type(input(), 'deira');
  await wait(200);
  await draw('deira');
  await draw('');
  expect(input().value).toBe('');
});

test('one press clears it and tells at once', async () => {
  await type(input(), 'deira');
  await wait(200);
  await press(button('Clear'));
  expect(input().value).toBe('');
  expect(told).toEqual(['deira', '']);
  expect(document.activeElement).toBe(input());
});

test('Enter tells at once, and nothing is told again by the pause or by leaving the box', async () => {
  await type(input(), 'deira');
  await act(async () => input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect(told).toEqual(['deira']);
  await wait(200);
  await act(async () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(told).toEqual(['deira']);
});

test('a slash outside a text box moves the focus here', async () => {
  const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  await act(async () => document.body.dispatchEvent(slash));
  expect(document.activeElement).toBe(input());
  expect(slash.defaultPrevented).toBe(true);
});

test('a slash typed in the box stays a slash', async () => {
  const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  await act(async () => input().dispatchEvent(slash));
  expect(slash.defaultPrevented).toBe(false);
});
