import { FEATURES } from '@tawseel/contract/facts/features';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { startApp } from '../testing/app.ts';
import { DATABASES } from '../testing/databases.ts';

const [SQLITE] = DATABASES;

const API_HOST = 'https://api.example.com';

test.each<[string, { API_HOST?: string; API_HOST_IS_TAWSEEL?: string }, readonly string[]]>([
  ['its own server', {}, FEATURES],
  ["another company's", { API_HOST }, []],
  ['another Tawseel', { API_HOST, API_HOST_IS_TAWSEEL: 'yes' }, FEATURES],
])('the console is told what goes beyond the specification on %s', async (_, settings, features) => {
  const { db, close } = await SQLITE!.open();
  const { app } = await startApp(db, readSettings(settings));
  const { body } = await app.inject('/settings.json');
  expect(JSON.parse(body)).toMatchObject({ apiHost: settings.API_HOST ?? '', features });
  await app.close();
  await close();
});
