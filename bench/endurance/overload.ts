import { setTimeout } from 'node:timers/promises';
import { mb, ms, percentile, type Result } from '../measure.ts';
import { problemsOf, stopServer } from './business.ts';
import { atCapacity, closeFilled, openFilled } from './filled.ts';
import { failuresOf, openLoop, p99, perSecond } from './load.ts';
import { inQuarter, watchHeld } from './process.ts';

const USUAL_SECONDS = 20;
const TIMES = 4;
const OVERLOAD_SECONDS = 60;
const RECOVERY_MS = 5000;

/** The server asked far more than it can answer: what those served wait, and what the others hear. */
export async function overload(): Promise<Result[]> {
  const filled = await openFilled();
  const { server, calls, business } = filled;
  const usual = await atCapacity(filled, USUAL_SECONDS);
  const rate = Math.round(perSecond(usual) * TIMES);
  const { value: over, held } = await watchHeld(server, () =>
    openLoop(server, calls, { rate, seconds: OVERLOAD_SECONDS }),
  );
  await setTimeout(RECOVERY_MS);
  const after = await atCapacity(filled, USUAL_SECONDS);
  await stopServer(server);
  const problems = await problemsOf(business);
  closeFilled(filled);

  const failures = [...failuresOf(usual, over, after), ...problems];
  for (const failure of failures) console.log(failure);
  const asked = (over.served.length + over.refused.length) / over.seconds;
  const slower = p99(over.served) / p99(usual.served);
  const [before, later] = [inQuarter(held, 2), inQuarter(held, 4)];
  const recovered = p99(after.served) / p99(usual.served);
  return [
    {
      what: `overload: ${asked.toFixed(0)} calls a second for ${perSecond(usual).toFixed(0)}, the wait of those served`,
      measured: `p99 ${ms(p99(over.served))}, ${slower.toFixed(2)} times the usual ${ms(p99(usual.served))}; ${perSecond(over).toFixed(0)} served a second`,
      figure: 'at most 2 times',
      value: slower,
    },
    {
      what: 'overload: the others',
      measured: `${over.refused.length} × 503 with Retry-After, p50 ${ms(percentile(over.refused, 0.5))}, p99 ${ms(p99(over.refused))}; ${failures.length} kinds of failure`,
      figure: '503 at once, 0 failures',
      value: failures.length,
    },
    {
      what: 'overload: memory in the last quarter against the second',
      measured: `${mb(later)} against ${mb(before)}`,
      figure: 'flat',
      value: later / before,
    },
    {
      what: `overload: ${RECOVERY_MS / 1000} s after`,
      measured: `p99 ${recovered.toFixed(2)} times the usual, ${(perSecond(after) / perSecond(usual)).toFixed(2)} times the calls a second, ${after.refused.length} refused`,
      figure: 'normal',
      value: recovered,
    },
  ];
}
