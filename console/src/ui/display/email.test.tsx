// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Email } from './email.tsx';

const ADDRESS = 'al-noor.trading@abu-dhabi.mail.example';
const texts = (tag: string) => [...document.querySelectorAll(tag)].map((each) => each.textContent);

test('an address may break after each @ and dot, and keeps all its characters', () => {
  const { container } = render(<Email email={ADDRESS} />);
  expect(texts('span')).toEqual(['al-noor.', 'trading@', 'abu-dhabi.', 'mail.', 'example']);
  expect(container.textContent).toBe(ADDRESS);
});

test('a match is marked across breaks, and adds no break', () => {
  const { container } = render(<Email email={ADDRESS} match="ING@abu-D" />);
  expect(texts('mark')).toEqual(['ing@', 'abu-d']);
  expect(texts('span')).toHaveLength(5);
  expect(container.textContent).toBe(ADDRESS);
});

test.each(['N/A', 'nobody', '@', 'a..b@', ''])('%j is unchanged', (text) => {
  expect(render(<Email email={text} />).container.textContent).toBe(text);
});
