import { Command } from 'commander';
import { sql } from 'kysely';
import { BadSetting } from '../settings.ts';
import { findDamage } from '../store/damage.ts';
import { engineOf } from '../store/database.ts';
import { differingTotals } from '../store/differing-totals.ts';
import { findOrphans } from '../store/orphans.ts';
import type { Database } from '../store/tables.ts';
import { putBack } from '../typed-command.ts';
import { say, withDatabase } from './with-database.ts';

/** PostgreSQL looks after its own files: pg_amcheck, which docs/operating.md names. */
async function findFileDamage(db: Database): Promise<string[]> {
  if (engineOf(db) !== 'sqlite') return [];
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main' and file <> ''`.execute(db);
  return rows.flatMap(({ file }) => findDamage(file, 'integrity_check'));
}

type Problems = {
  /** Of the file; while there is any, nothing else is looked at. */
  damage: string[];
  contradictions: string[];
};

/** Everything that is wrong with what is stored, in sentences. */
export async function findProblems(db: Database, timeZone: string): Promise<Problems> {
  const damage = await findFileDamage(db);
  if (damage.length > 0) return { damage, contradictions: [] };
  return {
    damage,
    contradictions: [...(await findOrphans(db)), ...(await differingTotals(db, timeZone))],
  };
}

async function check(): Promise<void> {
  await withDatabase(async (db, settings) => {
    const { damage, contradictions } = await findProblems(db, settings.TIME_ZONE);
    const problems = [...damage, ...contradictions];
    for (const problem of problems) say(problem);
    const found = `The check found ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}.`;
    if (damage.length > 0) {
      say('Totals and relations were not looked at, since parts of them cannot be read.');
      throw new BadSetting(`${found} ${putBack()}`);
    }
    if (problems.length > 0) throw new BadSetting(found);
    say(
      'The database is sound, every row names what is there, and every total equals the sum of its orders.',
    );
  });
}

export function checkCommand(): Command {
  return new Command('check')
    .description(
      'goes through the database, recomputes every total from the orders and reports any difference',
    )
    .action(check);
}
