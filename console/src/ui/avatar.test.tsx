// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testPage } from '../testing/test-page.tsx';
import { Avatar } from './avatar.tsx';
import { Scrolling } from './scrolling.ts';

let page: ReturnType<typeof testPage>;

beforeEach(() => {
  page = testPage();
});

afterEach(() => page.leave());

const drawIn = (isScrolling: boolean) =>
  page.draw(
    <Scrolling value={isScrolling}>
      <Avatar name="Omar" src="/pictures/avatar/omar.svg" />
    </Scrolling>,
  );

test('in a list on the move the letter stands in for the picture, which comes when the list rests and stays', async () => {
  await drawIn(true);
  expect(page.place.querySelector('img')).toBeNull();
  expect(page.place.textContent).toBe('O');
  await drawIn(false);
  expect(page.place.querySelector('img')?.getAttribute('src')).toMatch(/\/pictures\/avatar\/omar\.svg$/);
  await drawIn(true);
  expect(page.place.querySelector('img')).not.toBeNull();
});
