import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedTestDatabase, SQLITE } from '../../../testing/databases.ts';
import { lastPlaceOf } from './stops.ts';

let opened: OpenedTestDatabase;
beforeAll(async () => {
  opened = await SQLITE.open();
});
afterAll(() => opened.close());

test('the place of the last stop is read from an index, however many stops a run has', async () => {
  const plan = await lastPlaceOf(opened.db, 'a run').explain<{ detail: string }>(undefined, sql`query plan`);
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH run_stops USING COVERING INDEX run_stops_place (run_id=?)',
  ]);
});
