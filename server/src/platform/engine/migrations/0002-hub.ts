import type { Kysely } from 'kysely';
import { engineOf } from '../database.ts';
import { addCash } from './0002/cash.ts';
import { addCustody } from './0002/custody.ts';
import { addFollowUps, addPickups, addPrints, addRuns, addStopActs } from './0002/hub.ts';
import { addAreas, addOrderFields } from './0002/places.ts';
import { addScans } from './0002/scans.ts';
import { addFoldedTexts, addSearchStatistics, addSenderFigures } from './0002/search.ts';

/** Adds the hub: areas, labels, custody of parcels, scans, runs between warehouses, follow-ups, pickups, cash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = engineOf(db).name === 'sqlite';
  await addOrderFields(db);
  await addAreas(db);
  await addPickups(db);
  await addRuns(db);
  await addStopActs(db);
  await addCustody(db, isSqlite);
  await addScans(db, isSqlite);
  await addFollowUps(db);
  await addCash(db, isSqlite);
  await addPrints(db, isSqlite);
  await addSenderFigures(db, isSqlite);
  await addFoldedTexts(db, isSqlite);
  await addSearchStatistics(db, isSqlite);
}
