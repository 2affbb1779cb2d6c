import type { Kysely } from 'kysely';
import { engineOf } from '../database.ts';
import { addAudit } from './0001/audit.ts';
import { addMoney } from './0001/money.ts';
import { addOrders } from './0001/orders.ts';
import { addAccess, addPeople } from './0001/people.ts';

/** Creates every table of release 0.2.0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = engineOf(db).name === 'sqlite';
  await addPeople(db, isSqlite);
  await addAccess(db);
  await addOrders(db, isSqlite);
  await addMoney(db);
  await addAudit(db, isSqlite);
}
