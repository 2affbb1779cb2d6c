import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../testing/databases.ts';
import { engineOf } from './database.ts';
import { refuseOtherSchema } from './expected-schema.ts';
import type { Database } from './tables.ts';
import { inTransaction } from './transaction.ts';

const CUSTODY_WITHOUT_CHECKS = `create table custody (seq integer not null primary key, holder_kind text not null,
  holder text not null, since text not null, warehouse_id text not null, to_warehouse text, sort_code text not null,
  leg text not null, exception text)`;

const undo = new Error('undo');

/** Returns the refusal after these changes of the schema, which are rolled back. */
async function refusalAfter(db: Database, ...statements: string[]): Promise<unknown> {
  let refusal: unknown;
  const changing = inTransaction(db, async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
    refusal = await refuseOtherSchema(trx, 'tawseel.db').catch((error) => error.message);
    throw undo;
  });
  await expect(changing).rejects.toBe(undo);
  return refusal;
}

describe.each(DATABASES)('on $name', ({ open }) => {
  test('refuses a schema of which a part is missing or different, and names it', async () => {
    const { db, close } = await open();
    const isSqlite = engineOf(db).name === 'sqlite';
    const changes: [string[], string][] = [
      [['drop table cash_held'], 'table cash_held'],
      [['alter table pickup_visits drop column note'], 'column pickup_visits.note'],
      [['drop index runs_day'], 'index runs.runs_day'],
      [
        ['drop index runs_day', 'create index runs_day on runs (no)'],
        'index runs.runs_day (another one is there)',
      ],
      isSqlite
        ? [['drop table custody', CUSTODY_WITHOUT_CHECKS], 'checks custody, ']
        : [['alter table runs drop constraint runs_state_check'], 'constraint runs.runs_state_check'],
      [[`drop trigger scans_append_only${isSqlite ? '' : ' on scans'}`], 'trigger scans.scans_append_only'],
    ];
    for (const [statements, part] of changes) {
      const refusal = await refusalAfter(db, ...statements);
      expect(refusal, part).toMatch(
        /^tawseel\.db does not have the schema of this version: it lacks .*\. Restore a backup/,
      );
      expect(refusal).toContain(`it lacks ${part}`);
    }
    await close();
  });

  test('accepts the schema of the migrations, and additions of the user', async () => {
    const { db, close } = await open();
    expect(await refusalAfter(db)).toBeUndefined();
    expect(
      await refusalAfter(db, 'create table notes (note text)', 'create index my_index on runs (version)'),
    ).toBeUndefined();
    await close();
  });
});
