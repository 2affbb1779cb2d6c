import { openDB } from 'idb';
import { afterAll } from 'vitest';

/**
 * Lets a file end once the transactions of all databases are over: one that went on would fail in a page that is gone,
 * which fails the run.
 */
export function endDatabases(): void {
  afterAll(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await openDB(name);
      const stores = [...db.objectStoreNames];
      // A write waits for all transactions before it.
      if (stores.length > 0) await db.transaction(stores, 'readwrite').done;
      db.close();
    }
  });
}
