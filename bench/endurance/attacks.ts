import { setTimeout } from 'node:timers/promises';
import { mb, ms, percentile } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import { addressAttacks } from './attacks/addresses.ts';
import type { Attack } from './attacks/attack.ts';
import { bodyAttacks, contactAttacks } from './attacks/bodies.ts';
import { signInAttacks } from './attacks/sign-in.ts';
import { signedInAttacks } from './attacks/signed-in.ts';
import { unfinishedAttacks } from './attacks/unfinished.ts';
import { startServer, stopAndCheck } from './business.ts';
import { fillLarge } from './filled.ts';
import { p99 } from './load.ts';
import { type Felt, signIn, startOrdinary } from './others.ts';
import { readHeld, watchHeld } from './process.ts';

/** Settings with the request limit of `npm start`, which other cases lift. */
const AS_RUN = { REQUESTS_PER_MINUTE: '1200' };
const WARM_UP_MS = 5000;
const AFTER_MS = 60_000;
/** Longest waits of others meanwhile, and the memory that an attack may leave behind. */
const MOST_MS = 100;
const MOST_TIMES = 1.5;

const ATTACKS: Attack[] = [
  ...bodyAttacks,
  ...unfinishedAttacks,
  ...addressAttacks,
  ...signInAttacks,
  ...contactAttacks,
  ...signedInAttacks,
];

function resultOf(what: string, came: string, { times, failed }: Felt, highest: number): Result {
  const kept = `others' page p50 ${ms(percentile(times, 0.5))}, p99 ${ms(p99(times))}`;
  const lost = failed.length > 0 ? `, ${failed.length} not answered (${[...new Set(failed)].join()})` : '';
  return {
    what,
    measured: `${came}; ${kept} of ${times.length}${lost}; memory up to ${mb(highest)}`,
    figure: `others' p99 under ${MOST_MS} ms`,
    isReached: p99(times) < MOST_MS,
  };
}

/**
 * Runs attacks without sign-in or of a signed-in caller, one after the other, each for some seconds from its own
 * address; only those whose name contains `named`.
 */
export async function attacks(
  seconds: number,
  engine: 'sqlite' | 'postgres',
  named: string,
): Promise<Result[]> {
  const business = await fillLarge(engine);
  if (!business) return [];
  const server = await startServer(business, AS_RUN);
  const { url, token: key } = server;
  const target = { url, key, token: await signIn(server) };
  const { felt, leave } = startOrdinary(url, target.token);
  await setTimeout(WARM_UP_MS);
  const results = [resultOf('nothing, for comparison', 'nothing', await felt(), readHeld(server).memory)];
  const before = readHeld(server).memory;
  for (const [index, { what, run }] of ATTACKS.entries()) {
    if (!what.includes(named)) continue;
    const until = performance.now() + seconds * 1000;
    const { value, held } = await watchHeld(server, () => run(target, `127.0.1.${index + 1}`, until));
    const highest = Math.max(...held.map(({ memory }) => memory));
    const result = resultOf(what, value, await felt(), highest);
    console.log(`${what}: ${result.measured}`);
    results.push(result);
  }
  await setTimeout(AFTER_MS);
  const after = readHeld(server).memory;
  leave();
  const problems = await stopAndCheck(server, business);
  await business.remove();
  return [
    ...results,
    {
      what: 'memory a minute after, against its start',
      measured: `${mb(after)} against ${mb(before)}; ${problems.length} problems in the data`,
      ...atMost(MOST_TIMES, after / before, 'times'),
    },
  ];
}
