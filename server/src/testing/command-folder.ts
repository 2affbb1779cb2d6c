import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach } from 'vitest';
import { openSqlite } from '../store/database.ts';
import { migrate } from '../store/migrate.ts';
import type { Tables } from '../store/tables.ts';
import { type Ran, runCommand, type Surroundings } from './command.ts';
import { insertOrder, insertRow } from './rows.ts';

type CommandFolder = {
  /** Path of a name in the folder, or of the folder itself. */
  inFolder: (name?: string) => string;
  run: (...args: string[]) => Promise<Ran>;
  runWith: (surroundings: Surroundings, ...args: string[]) => Promise<Ran>;
  /** Reads the folder's database, or another file, between two commands. */
  rows: (query: string, file?: string) => Record<string, unknown>[];
  fillDatabase: (orders?: number) => Promise<void>;
  /** A database with a sender and a driver in it. */
  fillWithOwners: () => Promise<{ shop: Tables['senders']; driver: Tables['staff'] }>;
};

/** The command line on a data folder of its own in `place`, made before each test of the file and removed after it. */
export function commandFolder(place = tmpdir()): CommandFolder {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(place, 'tawseel-command-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const inFolder = (name = '') => join(folder, name);
  const databaseFile = () => inFolder('tawseel.db');
  return {
    inFolder,
    run: (...args) => runCommand(folder, args),
    runWith: (surroundings, ...args) => runCommand(folder, args, surroundings),
    rows: (query, file = databaseFile()) => {
      const connection = new DatabaseSync(file, { readOnly: true });
      try {
        return connection.prepare(query).all();
      } finally {
        connection.close();
      }
    },
    fillDatabase: async (orders = 3) => {
      const { db } = openSqlite(databaseFile());
      await migrate(db);
      const { id } = await insertRow(db, 'warehouses');
      for (let made = 0; made < orders; made += 1) await insertOrder(db, { warehouse_id: id });
      await db.destroy();
    },
    fillWithOwners: async () => {
      const { db } = openSqlite(databaseFile());
      await migrate(db);
      const { id: warehouse_id } = await insertRow(db, 'warehouses');
      const driver = await insertRow(db, 'staff', { kind: 'driver', warehouse_id });
      const shop = await insertRow(db, 'senders');
      await db.destroy();
      return { shop, driver };
    },
  };
}
