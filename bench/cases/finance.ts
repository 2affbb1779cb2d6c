import { dayAfter } from '@tawseel/contract/facts/durations';
import type { DataSets } from '../data-sets.ts';
import { sizeName } from '../data-sets.ts';
import { END } from '../fill.ts';
import { type BenchRequest, median, ms, ratio, timesOf, turnAbout } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const ROUNDS = 7;
const CALLS = 60;
const MOST_TIMES = 1.5;

function day(back: number): string {
  return dayAfter(new Date(END).toISOString().slice(0, 10), -back);
}

const days = { startDate: day(777), endDate: day(11) };
const PERIODS = [{ dateFilter: 'today' }, { dateFilter: 'this week' }, { dateFilter: 'this month' }, days];

const MEASURED_CALLS: { what: string; call: BenchRequest }[] = [
  ...PERIODS.map((body) => ({
    what: `finance ${Object.values(body).join(' to ')}`,
    call: { path: '/api/orders/admin-expenses', body },
  })),
  { what: 'order counts', call: { path: '/api/orders/count' } },
];

/** Compares the times of summaries and counts on few and many orders, which must be nearly equal. */
export async function finance(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    const results: Result[] = [];
    for (const { what, call } of MEASURED_CALLS) {
      const sample = async ({ server }: Target) =>
        median(await timesOf(server, () => call, { count: CALLS }));
      await turnAbout(targets, 1, sample);
      const times = await turnAbout(targets, ROUNDS, sample);
      const measured = targets.map((target, index) => ({ ...target, times: times[index] ?? [] }));
      for (const { engine, own, cells } of byEngine(measured, (each) => ms(median(each.times)))) {
        const [few, many] = [own[0], own.at(-1)];
        if (!few || !many) continue;
        const value = ratio(many.times, few.times);
        const goal = atMost(MOST_TIMES, value, 'times');
        const column = `${sizeName(many.orders)} against ${sizeName(few.orders)}`;
        const compared = { ...cells, [column]: `${value.toFixed(2)} times` };
        results.push({ what: `${what}, ${engine}`, measured: compared, ...goal });
      }
    }
    return results;
  });
}
