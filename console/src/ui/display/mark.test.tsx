// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Mark } from './mark.tsx';

const marked = () => screen.queryAllByRole('mark').map((mark) => mark.textContent);

test('marks every match, ignoring case, and changes no letter', () => {
  const { container } = render(<Mark text="Al Qusais, al Nahda" match=" AL " />);
  expect(marked()).toEqual(['Al', 'al']);
  expect(container.textContent).toBe('Al Qusais, al Nahda');
});

test.each([
  ['أحمد السويدي', 'احمد', 'أحمد'],
  ['Zoe\u0308 José', 'jose', 'José'],
])('marks in %j the letters that %j stands for, as they are written', (text, match, found) => {
  const { container } = render(<Mark text={text} match={match} />);
  expect(marked()).toEqual([found]);
  expect(container.textContent).toBe(text);
});

test.each(['(', '.', '\\', '[a-z]', '+971 4'])('takes %j as letters, not as a pattern', (match) => {
  render(<Mark text={`x ${match} y`} match={match} />);
  expect(marked()).toEqual([match]);
});

test('marks nothing for an empty search', () => {
  render(<Mark text="Deira" match="  " />);
  expect(marked()).toEqual([]);
});
