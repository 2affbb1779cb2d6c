import { median, ms } from '../measure.ts';
import type { Result } from '../result.ts';
import { type Business, onBothDatabases, withDatabaseOf } from './business.ts';
import { killAgainAndAgain } from './kill-cycles.ts';
import { emptyLedger, faultsOf, repeatAnswered, repeatUnanswered, write } from './ledger.ts';

const CONNECTIONS = 6;
const REPEATED = 20;

async function killOn(name: string, business: Business, cycles: number): Promise<Result> {
  const ledger = emptyLedger();
  let checked = 0;
  const { restarts, repeated } = await killAgainAndAgain(business, cycles, {
    callers: CONNECTIONS,
    spanMs: 1000,
    work: (server, _, going) => write(server, business, ledger, going),
    sendAgain: async (server) => {
      const answered = ledger.entries.slice(checked).slice(-REPEATED);
      checked = ledger.entries.length;
      return (await repeatUnanswered(server, ledger)) + (await repeatAnswered(server, ledger, answered));
    },
    faults: () => ledger.faults,
    done: () => ledger.entries.length,
  });
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
