import { Command } from 'commander';
import { sql } from 'kysely';
import { BadSetting } from '../settings.ts';
import { engineOf } from '../store/database.ts';
import { differingTotals } from '../store/differing-totals.ts';
import type { Database } from '../store/tables.ts';
import { say, withDatabase } from './with-database.ts';

async function integrityProblems(db: Database): Promise<string[]> {
  if (engineOf(db) !== 'sqlite') return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check).filter((verdict) => verdict !== 'ok');
}

async function orphanProblems(db: Database): Promise<string[]> {
  const { n } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('warehouse_id', 'not in', db.selectFrom('warehouses').select('id'))
    .executeTakeFirstOrThrow();
  return n === 0 ? [] : [`${n} orders belong to a warehouse that does not exist`];
}

/** Everything that is wrong with what is stored, in sentences. */
export async function findProblems(db: Database, timeZone: string): Promise<string[]> {
  return [
    ...(await integrityProblems(db)),
    ...(await orphanProblems(db)),
    ...(await differingTotals(db, timeZone)),
  ];
}

async function check(): Promise<void> {
  await withDatabase(async (db, settings) => {
    const problems = await findProblems(db, settings.TIME_ZONE);
    for (const problem of problems) say(problem);
    if (problems.length > 0) throw new BadSetting(`The check found ${problems.length} problems.`);
    say('The database is sound, and every total equals the sum of its orders.');
  });
}

export function checkCommand(): Command {
  return new Command('check')
    .description(
      'goes through the database, recomputes every total from the orders and reports any difference',
    )
    .action(check);
}
