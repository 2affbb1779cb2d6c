import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { quickFolder } from './quick-folder.ts';

afterEach(() => vi.unstubAllEnvs());

test('temporary files are in memory if there is room, else in the usual folder', () => {
  vi.stubEnv('TMPDIR', undefined);
  const memory = import.meta.dirname;
  expect(quickFolder(memory, 1)).toBe(memory);
  expect(quickFolder(memory, Number.MAX_SAFE_INTEGER)).toBe(tmpdir());
  expect(quickFolder(path.join(memory, 'none'), 1)).toBe(tmpdir());
});

test('a folder that the environment names is used', () => {
  vi.stubEnv('TMPDIR', '/a/folder');
  expect(quickFolder(import.meta.dirname, 1)).toBe('/a/folder');
});
