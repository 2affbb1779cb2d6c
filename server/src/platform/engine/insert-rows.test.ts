import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../testing/databases.ts';
import { insertRows } from './insert-rows.ts';

/** Rows of a full statement. */
const FULL = 100;

for (const { name, open } of DATABASES) {
  describe(name, () => {
    for (const count of [0, 1, FULL, FULL + 1, 3 * FULL]) {
      test(`inserts ${count} rows`, async () => {
        const { db, close } = await open();
        const rows = Array.from({ length: count }, (_, index) => ({ key: `k${index}`, value: `v${index}` }));
        let reported = 0;
        await insertRows(db, 'meta', rows, (inserted) => {
          reported += inserted;
        });
        const stored = await db.selectFrom('meta').selectAll().execute();
        expect(new Map(stored.map((row) => [row.key, row.value]))).toEqual(
          new Map(rows.map((row) => [row.key, row.value])),
        );
        expect(stored).toHaveLength(count);
        expect(reported).toBe(count);
        await close();
      });
    }
  });
}
