// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileField } from './file-field.tsx';

const logo = new File(['logo'], 'logo.png', { type: 'image/png' });

function show(chosen = 'or drop it here') {
  const taken: File[] = [];
  const parts = { label: 'Logo', description: 'PNG', accept: 'image/png', choose: 'Choose a file' };
  render(<FileField {...parts} chosen={chosen} onFile={(file) => taken.push(file)} />);
  return { taken, input: screen.getByLabelText<HTMLInputElement>('Logo') };
}

test('accepts a file that is chosen or dropped, and none if the dialog is cancelled', () => {
  const { taken, input } = show();
  fireEvent.change(input, { target: { files: [logo] } });
  expect(taken).toEqual([logo]);
  fireEvent.change(input, { target: { files: [] } });
  expect(taken).toEqual([logo]);
  // True if the browser would open the file instead of the page.
  expect(fireEvent.dragOver(input)).toBe(false);
  expect(fireEvent.drop(input, { dataTransfer: { files: [logo] } })).toBe(false);
  expect(taken).toEqual([logo, logo]);
});

test('announces name and size of the chosen file to screen readers, before its description', () => {
  const { input } = show('logo.png, 4 kB');
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['logo.png, 4 kB', 'PNG']);
  expect(screen.getByText('Choose a file')).toBeTruthy();
});
