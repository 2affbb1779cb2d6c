import { afterEach, expect, test, vi } from 'vitest';
import { progressBar } from './progress.ts';

const { isTTY, columns } = process.stderr;

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process.stderr, { isTTY, columns });
});

test('a progress bar leaves the terminal usable at any moment: Ctrl-C ends a command without clean-up', () => {
  Object.assign(process.stderr, { isTTY: true, columns: 80 });
  let said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  const bar = progressBar('Exporting cashier-payments');
  bar.update(1, 12_345_678);
  const shown = said;
  bar.stop();
  // No hidden cursor, and no lines cut instead of wrapped.
  expect(shown).not.toMatch(/\[\?(?:25|7)l/);
  expect(shown).toContain('1 of 12345678');
  // Without cursor movements, which take no space.
  expect(shown.replace(/\p{Cc}(?:\[[\d;?]*[A-Za-z]|[78])/gu, '').length).toBeLessThan(80);
});
