import { expect, test, vi } from 'vitest';
import { findRows, type Similar } from './find-rows.ts';
import { loadHostSettings } from './host.ts';

const NAMES = ['Muhammad Ali', 'Al-Mansouri', 'عبد الله'].map((name): Similar & { name: string } => ({
  name,
}));

async function foundOn(features: string[], search: string) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ features }));
  await loadHostSettings();
  return findRows(NAMES, search, ({ name }) => [name]);
}

test.each([
  ['almansouri', [{ name: 'Al-Mansouri' }]],
  ['عبدالله', [{ name: 'عبد الله' }]],
  ['Mohamed', [{ name: 'Muhammad Ali', isSimilar: true }]],
  ['muhammad', [{ name: 'Muhammad Ali' }]],
])('%s is found in other spellings on our own server, as specified on others', async (search, found) => {
  expect(await foundOn(['tawseel'], search)).toEqual(found);
  expect(await foundOn([], search)).toEqual(search === 'muhammad' ? found : []);
});
