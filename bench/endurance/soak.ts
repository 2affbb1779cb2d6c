import { setTimeout } from 'node:timers/promises';
import { mb, median } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { stopAndCheck } from './business.ts';
import { atCapacity, closeFilled, openFilled } from './filled.ts';
import { failuresOf, openLoop, perSecond } from './load.ts';
import { growthOf, readHeld, watchHeld } from './process.ts';

/**
 * Pages asked for, from the newest on: the hundred thousands of orders that come in meanwhile are of one hour, in which
 * a page far back takes the longer the more they are, and half the capacity would be most of it at the end.
 */
const PAGES = 20;
const CAPACITY_SECONDS = 20;
/** Time in ms until the server has noticed that its callers are gone. */
const CALLERS_GONE_MS = 2000;
/** The first quarter, in which caches fill. */
const SETTLED = 0.25;
/** Share of what is held by which its line may rise from the first quarter to the end. */
const MOST_GROWTH = 0.05;

/** Soak test for leaks: the server at half its capacity for a long time, and what it holds must not grow. */
export async function soak(minutes: number): Promise<Result[]> {
  const filled = await openFilled(PAGES);
  const { server, calls, business } = filled;
  const rate = Math.round(perSecond(await atCapacity(filled, CAPACITY_SECONDS)) / 2);
  await setTimeout(CALLERS_GONE_MS);
  const before = readHeld(server);
  const { value: load, held } = await watchHeld(server, () =>
    openLoop(server, calls, { rate, seconds: minutes * 60 }),
  );
  await setTimeout(CALLERS_GONE_MS);
  const after = readHeld(server);
  const problems = await stopAndCheck(server, business);
  closeFilled(filled);
  const failures = failuresOf(load);
  for (const failure of failures) console.log(failure);
  const settled = held.slice(Math.floor(held.length * SETTLED));
  const memory = median(settled.map((each) => each.memory));
  const memoryGrowth = growthOf(settled, (each) => each.memory);
  const files = median(settled.map((each) => each.files));
  const fileGrowth = growthOf(settled, (each) => each.files);
  const highest = Math.max(...held.map((each) => each.memory));
  const name = `soak: ${minutes} minutes at ${rate} calls a second`;
  return [
    {
      what: `${name}, growth of memory from the first quarter to the end, of ${settled.length} looks`,
      measured: `${mb(memoryGrowth)}, ${((memoryGrowth / memory) * 100).toFixed(1)} % of ${mb(memory)}; at most ${mb(highest)}`,
      ...atMost(MOST_GROWTH * 100, (memoryGrowth / memory) * 100, '%'),
    },
    {
      what: `${name}, growth of open files and sockets meanwhile`,
      measured: `${fileGrowth.toFixed(1)}, ${((fileGrowth / files) * 100).toFixed(1)} % of ${files}`,
      ...atMost(MOST_GROWTH * 100, (fileGrowth / files) * 100, '%'),
    },
    {
      what: `${name}, open files and sockets when all callers are gone`,
      measured: `${after.files} against ${before.files} before`,
      ...atMost(0, after.files - before.files, 'more'),
    },
    {
      what: `${name}, answers`,
      measured: `${load.served.length} served, ${load.refused.length} × 503, ${failures.length} kinds of failure, ${problems.length} problems in the data`,
      ...atMost(0, failures.length + problems.length, 'failures'),
    },
  ];
}
