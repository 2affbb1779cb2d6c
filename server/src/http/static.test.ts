import { readFileSync } from 'node:fs';
import { FEATURES } from '@tawseel/contract/facts/features';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { startApp } from '../testing/app.ts';
import { DATABASES } from '../testing/databases.ts';

const [SQLITE] = DATABASES;

const API_HOST = 'https://api.example.com';

async function served(settings: Record<string, string>, url: string) {
  const { db, close } = await SQLITE!.open();
  const { app } = await startApp(db, readSettings(settings));
  const answer = await app.inject(url);
  await app.close();
  await close();
  return answer;
}

test.each<[string, { API_HOST?: string; API_HOST_IS_TAWSEEL?: string }, readonly string[]]>([
  ['its own server', {}, FEATURES],
  ["another company's", { API_HOST }, []],
  ['another Tawseel', { API_HOST, API_HOST_IS_TAWSEEL: 'yes' }, FEATURES],
])('the console is told what goes beyond the specification on %s', async (_, settings, features) => {
  const { body } = await served(settings, '/settings.json');
  expect(JSON.parse(body)).toMatchObject({ apiHost: settings.API_HOST ?? '', features });
});

test('a picture may be shown by the console of another origin', async () => {
  const { statusCode, headers } = await served({}, '/pictures/avatar/amira.svg');
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
});

test.each(FEATURES)('the page for operators says what the feature %s is', (feature) => {
  const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  expect(page).toContain(`| \`${feature}\` |`);
});
