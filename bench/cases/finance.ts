import type { Filled } from '../fill.ts';
import { median, ms, type Result, type Running, start, timesOf } from '../measure.ts';

const ROUNDS = 5;
const CALLS = 60;

function day(end: number, back: number): string {
  return new Date(end - back * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The summaries and counts of few orders against those of many, turn about: they must cost the same. */
export async function finance(few: Filled, many: Filled): Promise<Result[]> {
  const small = await start('product', { dataDir: few.dataDir });
  const large = await start('product', { dataDir: many.dataDir });
  const custom = { startDate: day(many.end, 777), endDate: day(many.end, 11) };
  const bodies = [{ dateFilter: 'today' }, { dateFilter: 'this week' }, { dateFilter: 'this month' }, custom];
  const calls = [
    ...bodies.map((body) => ({ path: '/api/orders/admin-expenses', body })),
    { path: '/api/orders/count' },
  ];
  const results: Result[] = [];
  for (const call of calls) {
    const timeOf = async (server: Running) => median(await timesOf(server, CALLS, () => call));
    const ratios: number[] = [];
    let last = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const its = await timeOf(small);
      last = await timeOf(large);
      ratios.push(last / its);
    }
    const value = median(ratios);
    const asked = 'body' in call ? `finance ${Object.values(call.body).join(' to ')}` : 'order counts';
    results.push({
      what: `${asked}: ${many.orders} orders against ${few.orders}`,
      measured: `${value.toFixed(2)} times (${ms(last)})`,
      figure: 'at most 1.5 times',
      value,
    });
  }
  await small.stop();
  await large.stop();
  return results;
}
