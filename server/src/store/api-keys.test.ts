import { expect, test } from 'vitest';
import { hashToken } from '../security/tokens.ts';
import { NOW } from '../testing/app.ts';
import { SHARED } from '../testing/databases.ts';
import { insertKey } from '../testing/keys.ts';
import { findApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';

test('sixty callers at once with one key are two questions to PostgreSQL, of the first and of the others, and let in no longer than the key holds', async () => {
  const { db, close } = await SHARED.open();
  const hash = hashToken(await insertKey(db, 'intake'));
  let questions = 0;
  const ask = db.executeQuery.bind(db);
  db.executeQuery = (...asked) => {
    questions += 1;
    return ask(...asked);
  };
  const callers = () => Promise.all(Array.from({ length: 60 }, () => findApiKey(db, hash, NOW)));
  const found = new Set((await callers()).map((key) => key?.role));
  expect([questions, found]).toEqual([2, new Set(['intake'])]);
  const [key] = await listApiKeys(db);
  await revokeApiKey(db, key?._id ?? '', NOW);
  expect(new Set(await callers())).toEqual(new Set([undefined]));
  await close();
});
