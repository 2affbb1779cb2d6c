import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { seqAt } from '@tawseel/server/src/areas/orders/store/seq.ts';
import { takeOutUnfinished } from '@tawseel/server/src/areas/orders/store/unfinished-import.ts';
import { openDatabase } from '@tawseel/server/src/platform/engine/open.ts';
import { readSettings } from '@tawseel/server/src/platform/settings.ts';
import { sql } from 'kysely';
import type { DataSet } from '../data-sets.ts';
import { END } from '../fill.ts';

/**
 * Takes out what was put in since it was filled, as an import that did not end, so that a data set stays the same. What
 * is left of it in PostgreSQL's indexes goes too: each page would read past it, and of so few autovacuum does not clean.
 */
export async function takeOutOrders({ settings }: DataSet): Promise<void> {
  const { db } = await openDatabase(readSettings(settings));
  const added = seqAt(new Date(END).toISOString());
  await db
    .insertInto('unfinished_import')
    .columns(['seq'])
    .expression(db.selectFrom('orders').select('seq').where('seq', '>=', added))
    .execute();
  await takeOutUnfinished(db, BUSINESS_TIME_ZONE);
  if (settings.DATABASE_URL) await sql`vacuum orders, order_events, order_totals`.execute(db);
  await db.destroy();
}
