import { ms } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { stopAndCheck } from './business.ts';
import { atCapacity, closeFilled, openFilled } from './filled.ts';
import { failuresOf, openLoop, p99, perSecond } from './load.ts';

const USUAL_SECONDS = 20;
const TIMES = 4;
/** The p99 of those served, of the usual one. */
const MOST_TIMES = 5;

/** Overload test, far more requests than the server can answer: what those served wait, and what the others hear. */
export async function overload(seconds: number): Promise<Result[]> {
  const filled = await openFilled();
  const { server, calls, business } = filled;
  const usual = await atCapacity(filled, USUAL_SECONDS);
  const rate = Math.round(perSecond(usual) * TIMES);
  const over = await openLoop(server, calls, { rate, seconds });
  const problems = await stopAndCheck(server, business);
  closeFilled(filled);
  const failures = failuresOf(usual, over);
  for (const failure of failures) console.log(failure);
  const offered = (over.served.length + over.refused.length) / over.seconds;
  const slower = p99(over.served) / p99(usual.served);
  return [
    {
      what: `${offered.toFixed(0)} calls a second for ${perSecond(usual).toFixed(0)}: the wait of those served`,
      measured: `p99 ${ms(p99(over.served))}, ${slower.toFixed(2)} times the usual ${ms(p99(usual.served))}; ${perSecond(over).toFixed(0)} served a second`,
      ...atMost(MOST_TIMES, slower, 'times'),
    },
    {
      what: 'the others',
      measured: `${over.refused.length} × 503 with Retry-After, p99 ${ms(p99(over.refused))}; ${failures.length} kinds of failure, ${problems.length} problems in the data`,
      ...atMost(0, failures.length + problems.length, 'failures'),
    },
  ];
}
