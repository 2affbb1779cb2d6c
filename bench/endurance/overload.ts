import { setTimeout } from 'node:timers/promises';
import { PASSWORD } from '@tawseel/server/src/testing/process.ts';
import { mb, ms, percentile } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { type Server, stopAndCheck } from './business.ts';
import { Connection, serializeRequest } from './connection.ts';
import { atCapacity, closeFilled, openFilled } from './filled.ts';
import { failuresOf, openLoop, p99, perSecond } from './load.ts';
import { inQuarter, watchHeld } from './process.ts';

const USUAL_SECONDS = 20;
const TIMES = 4;
const RECOVERY_MS = 5000;
const EXEMPT_EVERY_MS = 500;

/** Calls of health and sign-in while there is too much to do: their times, and how many were not answered rightly. */
async function askExempt(
  { url }: Server,
  isOver: () => boolean,
): Promise<{ times: number[]; wrong: number }> {
  const body = JSON.stringify({ email: 'admin@tawseel.example', password: PASSWORD });
  const calls = [
    serializeRequest({ path: '/health/live' }),
    serializeRequest({ path: '/api/admin/login', body }),
  ];
  const connection = await Connection.open(url, '127.0.3.1');
  const times: number[] = [];
  let wrong = 0;
  while (!isOver()) {
    for (const words of calls) {
      const heard = await connection.ask(words);
      times.push(heard.ms);
      if (heard.status !== 200) wrong += 1;
    }
    await setTimeout(EXEMPT_EVERY_MS);
  }
  connection.close();
  return { times: times.sort((one, other) => one - other), wrong };
}

/** Overload test, far more requests than the server can answer: what those served wait, and what the others hear. */
export async function overload(seconds: number): Promise<Result[]> {
  const filled = await openFilled();
  const { server, calls, business } = filled;
  const usual = await atCapacity(filled, USUAL_SECONDS);
  const rate = Math.round(perSecond(usual) * TIMES);
  const saidBefore = server.process.said.length;
  let isOver = false;
  const exempt = askExempt(server, () => isOver);
  const { value: over, held } = await watchHeld(server, () => openLoop(server, calls, { rate, seconds }));
  isOver = true;
  const { times, wrong } = await exempt;
  await setTimeout(RECOVERY_MS);
  const said = server.process.said.slice(saidBefore);
  const lines = said.split('\n').length - 1;
  const after = await atCapacity(filled, USUAL_SECONDS);
  const problems = await stopAndCheck(server, business);
  closeFilled(filled);

  const failures = failuresOf(usual, over, after);
  for (const failure of failures) console.log(failure);
  const offered = (over.served.length + over.refused.length) / over.seconds;
  const slower = p99(over.served) / p99(usual.served);
  const [before, later] = [inQuarter(held, 2), inQuarter(held, 4)];
  const recovered = p99(after.served) / p99(usual.served);
  return [
    {
      what: `overload: ${offered.toFixed(0)} calls a second for ${perSecond(usual).toFixed(0)}, the wait of those served`,
      measured: `p99 ${ms(p99(over.served))}, ${slower.toFixed(2)} times the usual ${ms(p99(usual.served))}; ${perSecond(over).toFixed(0)} served a second`,
      ...atMost(2, slower, 'times'),
    },
    {
      what: 'overload: the others',
      measured: `${over.refused.length} × 503 with Retry-After, p50 ${ms(percentile(over.refused, 0.5))}, p99 ${ms(p99(over.refused))}; ${failures.length + problems.length} kinds of failure`,
      figure: '503 within 50 ms, 0 failures',
      isReached: p99(over.refused) <= 50 && failures.length + problems.length === 0,
    },
    {
      what: 'overload: fifty who each wait for their answer, before and after',
      measured: `${usual.refused.length + after.refused.length} of ${usual.served.length + after.served.length} refused`,
      ...atMost(0, usual.refused.length + after.refused.length, 'refused'),
    },
    {
      what: 'overload: health and sign-in meanwhile',
      measured: `${wrong} of ${times.length} not answered, p99 ${ms(p99(times))}`,
      ...atMost(0, wrong, 'not answered'),
    },
    {
      what: 'overload: what is logged of it',
      measured: `${lines} lines, ${(said.length / 1024).toFixed(1)} kB`,
      ...atMost(seconds + RECOVERY_MS / 1000, lines, 'lines'),
    },
    {
      what: 'overload: memory in the last quarter against the second',
      measured: `${mb(later)} against ${mb(before)}`,
      ...atMost(1.1, later / before, 'times'),
    },
    {
      what: `overload: ${RECOVERY_MS / 1000} s after`,
      measured: `p99 ${recovered.toFixed(2)} times the usual, ${(perSecond(after) / perSecond(usual)).toFixed(2)} times the calls a second`,
      ...atMost(1.5, recovered, 'times'),
    },
  ];
}
