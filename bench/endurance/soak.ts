import { setTimeout } from 'node:timers/promises';
import { mb } from '../measure.ts';
import type { Result } from '../result.ts';
import { problemsOf, stopServer } from './business.ts';
import { atCapacity, closeFilled, openFilled } from './filled.ts';
import { failuresOf, openLoop, perSecond } from './load.ts';
import { inQuarter, readHeld, watchHeld } from './process.ts';

const CAPACITY_SECONDS = 20;
/** By then the server has heard that its callers are gone. */
const CALLERS_GONE_MS = 2000;

/** Soak test for leaks: the server at half its capacity for a long time, and what it holds must not grow. */
export async function soak(minutes: number): Promise<Result[]> {
  const filled = await openFilled();
  const { server, calls, business } = filled;
  const rate = Math.round(perSecond(await atCapacity(filled, CAPACITY_SECONDS)) / 2);
  await setTimeout(CALLERS_GONE_MS);
  const before = readHeld(server);
  const { value: load, held } = await watchHeld(server, () =>
    openLoop(server, calls, { rate, seconds: minutes * 60 }),
  );
  await setTimeout(CALLERS_GONE_MS);
  const after = readHeld(server);
  await stopServer(server);
  const failures = [...failuresOf(load), ...(await problemsOf(business))];
  closeFilled(filled);
  for (const failure of failures) console.log(failure);
  const [memory, memoryLater] = [inQuarter(held, 2), inQuarter(held, 4)];
  const name = `soak: ${minutes} minutes at ${rate} calls a second`;
  return [
    {
      what: `${name}, memory in the last quarter against the second`,
      measured: `${mb(memoryLater)} against ${mb(memory)}`,
      figure: 'flat',
      value: memoryLater / memory,
    },
    {
      what: `${name}, open files and sockets when all callers are gone`,
      measured: `${after.files} against ${before.files} before`,
      figure: 'flat',
      value: after.files / before.files,
    },
    {
      what: `${name}, answers`,
      measured: `${load.served.length} served, ${load.refused.length} × 503, ${failures.length} kinds of failure`,
      figure: '0 failures',
      value: failures.length,
    },
  ];
}
