// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Kit } from '../testing/page.tsx';
import { KitPage } from './kit-page.tsx';

const SRC = path.dirname(import.meta.dirname);
const IMPORT = /(?:from |import\()'((?:\.\.?\/)+[\w/-]+\.tsx)'/g;

const partsIn = (folder: string) =>
  globSync(`${folder}/**/*.tsx`, { cwd: SRC }).filter((file) => !file.includes('.test.'));

/** Returns the component files that these import, directly or not. */
function reached(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = [...readFileSync(path.join(SRC, file), 'utf8').matchAll(IMPORT)];
    reached(
      imports.map(([, named]) => path.join(path.dirname(file), named!)),
      seen,
    );
  }
  return seen;
}

test('every part of the kit is on the page', () => {
  const parts = partsIn('ui');
  expect(parts.length).toBeGreaterThan(50);
  const shown = reached(['kit-page/start.tsx']);
  expect(parts.filter((file) => !shown.has(file))).toEqual([]);
});

test('the page opens in the theme and direction of its address', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Kit>
      <BrowserRouter>
        <KitPage />
      </BrowserRouter>
    </Kit>,
  );
  expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(7);
  expect(document.documentElement.dataset.theme).toBe('light');
  fireEvent.click(screen.getByRole('button', { name: 'Dark' }));
  fireEvent.click(screen.getByRole('button', { name: 'Right to left' }));
  expect(document.documentElement).toMatchObject({ dir: 'rtl', dataset: { theme: 'dark' } });
  expect(location.search).toBe('?theme=dark&dir=rtl');
});
