import { setTimeout } from 'node:timers/promises';
import { endProcess } from '@tawseel/server/src/testing/process.ts';
import { type Business, problemsOf, type Server, startServer, stopServer } from './business.ts';

type KilledWork = {
  callers: number;
  /** The kill comes at a random moment of this span: some cycles are over before the first answer. */
  spanMs: number;
  /** Works as caller number `at` while `going`. */
  work: (server: Server, at: number, going: () => boolean) => Promise<void>;
  /** Sends again what was not answered, to the restarted server. Returns how many. */
  sendAgain: (server: Server) => Promise<number>;
  /** Returns what is wrong at the end of a cycle, besides problems of the database. */
  faults: () => string[] | Promise<string[]>;
  /** Number of things done, for the progress. */
  done: () => number;
};

/** Kills a server while its callers work, starts it again and checks it, many times. Throws at the first fault. */
export async function killAgainAndAgain(
  business: Business,
  cycles: number,
  { callers, spanMs, work, sendAgain, faults, done }: KilledWork,
): Promise<{ restarts: number[]; repeated: number }> {
  const restarts: number[] = [];
  let repeated = 0;
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const server = await startServer(business);
    let killed = false;
    const working = Array.from({ length: callers }, (_, at) => work(server, at, () => !killed));
    await setTimeout(Math.random() * spanMs);
    const dead = endProcess(server.process, 'SIGKILL');
    killed = true;
    await Promise.all([dead, ...working]);
    const started = performance.now();
    const next = await startServer(business);
    restarts.push(performance.now() - started);
    repeated += await sendAgain(next);
    await stopServer(next);
    const found = [...(await problemsOf(business)), ...(await faults())];
    if (found.length > 0) throw new Error(`Cycle ${cycle}: ${found.join('\n')}`);
    if (cycle % 10 === 0) console.log(`${cycle} of ${cycles}: ${done()}`);
  }
  return { restarts, repeated };
}
