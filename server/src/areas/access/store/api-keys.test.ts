import { expect, test } from 'vitest';
import { hashToken } from '../../../platform/security/tokens.ts';
import { NOW } from '../../../testing/app.ts';
import { SHARED } from '../../../testing/databases.ts';
import { insertKey } from '../../../testing/keys.ts';
import { findApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';

test('accepts concurrent calls with one key as long as the key is valid, and no longer', async () => {
  const { db, close } = await SHARED.open();
  const hash = hashToken(await insertKey(db, 'intake'));
  const callers = () => Promise.all(Array.from({ length: 60 }, () => findApiKey(db, hash, NOW)));
  expect(new Set((await callers()).map((key) => key?.role))).toEqual(new Set(['intake']));
  const [key] = await listApiKeys(db);
  await revokeApiKey(db, key?._id ?? '', NOW);
  expect(new Set(await callers())).toEqual(new Set([undefined]));
  await close();
});
