import { expect, test } from 'vitest';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { nextNumber } from './number-series.ts';
import { inTransaction } from './transaction.ts';

const RUNS = 'RUN-DXB-001-261124';
const PICKUPS = 'PCK-DXB-001-261124';

onEveryDatabase((server) => {
  const draw = (series: string) => inTransaction(server.db, (trx) => nextNumber(trx, series));

  test('each series counts by itself', async () => {
    expect([await draw(RUNS), await draw(RUNS), await draw(PICKUPS)]).toEqual([
      'RUN-DXB-001-261124-001',
      'RUN-DXB-001-261124-002',
      'PCK-DXB-001-261124-001',
    ]);
  });

  test('simultaneous callers each get their own number', async () => {
    const numbers = await Promise.all(Array.from({ length: 40 }, () => draw(RUNS)));
    const wanted = Array.from({ length: 40 }, (_, index) => `${RUNS}-${String(index + 1).padStart(3, '0')}`);
    expect(numbers.sort()).toEqual(wanted);
  });

  test('an unused number is given again', async () => {
    const failing = inTransaction(server.db, async (trx) => {
      await nextNumber(trx, RUNS);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await draw(RUNS)).toBe(`${RUNS}-001`);
  });

  test('the thousandth of a day has one more digit', async () => {
    await server.db.insertInto('number_series').values({ name: RUNS, last: 999 }).execute();
    expect(await draw(RUNS)).toBe(`${RUNS}-1000`);
  });
});
