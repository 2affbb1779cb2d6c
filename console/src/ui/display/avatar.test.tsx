// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Scrolling } from '../table/scrolling.ts';
import { Avatar } from './avatar.tsx';

const avatarIn = (isScrolling: boolean) => (
  <Scrolling value={isScrolling}>
    <Avatar name="Omar" src="/pictures/avatar/omar.svg" />
  </Scrolling>
);

test('in a moving list the initial replaces the picture, which loads when the list stops, and stays', () => {
  const { container, rerender } = render(avatarIn(true));
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('O');
  rerender(avatarIn(false));
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\/pictures\/avatar\/omar\.svg$/);
  rerender(avatarIn(true));
  expect(container.querySelector('img')).not.toBeNull();
});
