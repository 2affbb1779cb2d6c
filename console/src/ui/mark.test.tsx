// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testPage } from '../testing/test-page.tsx';
import { Mark } from './mark.tsx';

let page: ReturnType<typeof testPage>;
const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);

beforeEach(() => {
  page = testPage();
});

afterEach(() => page.leave());

test('marks every match in any case and changes no letter', async () => {
  await page.draw(<Mark text="Al Qusais, al Nahda" match=" AL " />);
  expect(marked()).toEqual(['Al', 'al']);
  expect(page.place.textContent).toBe('Al Qusais, al Nahda');
});

test.each(['(', '.', '\\', '[a-z]', '+971 4'])('takes %j as letters, not as a pattern', async (match) => {
  await page.draw(<Mark text={`x ${match} y`} match={match} />);
  expect(marked()).toEqual([match]);
});

test('marks nothing for an empty search', async () => {
  await page.draw(<Mark text="Deira" match="  " />);
  expect(marked()).toEqual([]);
});
