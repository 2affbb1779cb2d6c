import { setTimeout } from 'node:timers/promises';
import { endProcess } from '@tawseel/server/src/testing/process.ts';
import { median, ms } from '../measure.ts';
import type { Result } from '../result.ts';
import {
  type Business,
  onBothDatabases,
  problemsOf,
  type Server,
  startServer,
  stopServer,
  withDatabaseOf,
} from './business.ts';
import { emptyLedger, faultsOf, type Ledger, repeatAnswered, repeatUnanswered, write } from './ledger.ts';

const CONNECTIONS = 6;
/** The kill comes at a random moment of this span: some cycles are over before the first order is in. */
const SPAN_MS = 1000;
const REPEATED = 20;

type Cycles = { cycles: number; restarts: number[]; repeated: number };

async function writeUntilKilled(server: Server, business: Business, ledger: Ledger): Promise<void> {
  let killed = false;
  const writers = Array.from({ length: CONNECTIONS }, () => write(server, business, ledger, () => !killed));
  await setTimeout(Math.random() * SPAN_MS);
  const dead = endProcess(server.process, 'SIGKILL');
  killed = true;
  await Promise.all([dead, ...writers]);
}

async function killAgainAndAgain(business: Business, ledger: Ledger, cycles: number): Promise<Cycles> {
  const restarts: number[] = [];
  let repeated = 0;
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const from = ledger.entries.length;
    await writeUntilKilled(await startServer(business), business, ledger);
    const answered = ledger.entries.slice(from).slice(-REPEATED);
    const started = performance.now();
    const server = await startServer(business);
    restarts.push(performance.now() - started);
    repeated += await repeatUnanswered(server, ledger);
    repeated += await repeatAnswered(server, ledger, answered);
    await stopServer(server);
    ledger.faults.push(...(await problemsOf(business)));
    if (ledger.faults.length > 0) throw new Error(`Cycle ${cycle}: ${ledger.faults.join('\n')}`);
    if (cycle % 10 === 0) console.log(`${cycle} of ${cycles}: ${ledger.entries.length} orders`);
  }
  return { cycles, restarts, repeated };
}

async function killOn(name: string, business: Business, cycles: number): Promise<Result> {
  const ledger = emptyLedger();
  const { restarts, repeated } = await killAgainAndAgain(business, ledger, cycles);
  const faults = await withDatabaseOf(business, (db) => faultsOf(db, ledger));
  await business.remove();
  for (const fault of faults) console.log(fault);
  const moves = ledger.entries.reduce((sum, { statuses }) => sum + statuses.length - 1, 0);
  return {
    what: `kill -9 during writes, ${name}, ${cycles} cycles`,
    measured:
      `${faults.length} lost, half or doubled of ${ledger.entries.length} orders and ${moves} moves; ` +
      `${repeated} repeats gave the first answer; totals right after each; up again in ${ms(median(restarts))}`,
    figure: '0 lost, 0 half, 0 differences',
    isReached: faults.length === 0,
  };
}

/**
 * Crash test: the server killed while orders come in and are moved, started again, and held against what callers were
 * told.
 */
export const kill = (cycles: number): Promise<Result[]> => onBothDatabases(killOn, cycles);
