import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SHARED } from '../../../testing/databases.ts';
import { whileNoImport } from './import-lock.ts';

test.runIf(SHARED.name === 'PostgreSQL')(
  'an import holds no snapshot, which would keep all dead rows until its end',
  async () => {
    const { db, close } = await SHARED.open();
    const { rows } = await whileNoImport(db, (own) =>
      sql`select state, query from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and backend_xmin is not null`.execute(
        own,
      ),
    );
    expect(rows).toEqual([]);
    await close();
  },
);
