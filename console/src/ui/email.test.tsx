// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testPage } from '../testing/test-page.tsx';
import { Email } from './email.tsx';

const ADDRESS = 'al-noor.trading@abu-dhabi.mail.example';
let page: ReturnType<typeof testPage>;
const texts = (tag: string) => [...page.place.querySelectorAll(tag)].map((each) => each.textContent);

beforeEach(() => {
  page = testPage();
});

afterEach(() => page.leave());

test('an address may break after each @ and dot, and no letter of it changes', async () => {
  await page.draw(<Email email={ADDRESS} />);
  expect(texts('span')).toEqual(['al-noor.', 'trading@', 'abu-dhabi.', 'mail.', 'example']);
  expect(page.place.textContent).toBe(ADDRESS);
});

test('what matches is marked across the places where it may break, and makes no place of its own', async () => {
  await page.draw(<Email email={ADDRESS} match="ING@abu-D" />);
  expect(texts('mark')).toEqual(['ing@', 'abu-d']);
  expect(texts('span')).toHaveLength(5);
  expect(page.place.textContent).toBe(ADDRESS);
});

test.each(['N/A', 'nobody', '@', 'a..b@', ''])('%j stays as it is', async (text) => {
  await page.draw(<Email email={text} />);
  expect(page.place.textContent).toBe(text);
});
