import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { databaseFile } from '@tawseel/server/src/platform/engine/open.ts';
import { ask, ms, percentile } from '../measure.ts';
import { atMost, type Result } from '../result.ts';
import {
  type Business,
  businessOnPostgres,
  businessOnSqlite,
  problemsOf,
  type Server,
  startServer,
  stopServer,
  withDatabaseOf,
} from './business.ts';
import { closeFilled, type Filled, openFilled } from './filled.ts';
import { emptyLedger, faultsOf, type Ledger, repeatUnanswered, write } from './ledger.ts';
import { p99 } from './load.ts';
import { readHeld } from './process.ts';

const WRITERS = 4;
const BEFORE_AND_AFTER_MS = 2000;
/** Longer than SQLite waits for a lock. */
const LOCKED_MS = 15_000;
const AWAY_MS = 3000;
const FULL_MS = 3000;
const SLOW_CLIENTS = 20;
const HANG_UPS = 200;
/** Maximum memory for each caller that stops reading. */
const MOST_MB_EACH = 5;
const FIGURE = '0 crashes, 0 lost writes';

type InjectFault = (server: Server) => Promise<void>;

function ledgerText({ refusals, entries }: Ledger): string {
  const counts = [...refusals].map(([refusal, times]) => `${times} × ${refusal}`);
  return `${entries.length} orders; ${counts.join(' ') || 'no refusals'}`;
}

/** Creates orders while a fault is injected and removed; then compares the database with the acknowledged orders. */
async function withFault(what: string, business: Business, inject: InjectFault): Promise<Result> {
  const ledger = emptyLedger();
  const server = await startServer(business);
  let going = true;
  const writers = Array.from({ length: WRITERS }, () => write(server, business, ledger, () => going));
  await setTimeout(BEFORE_AND_AFTER_MS);
  await inject(server);
  const before = ledger.entries.length;
  await setTimeout(BEFORE_AND_AFTER_MS);
  going = false;
  await Promise.all(writers);
  if (ledger.entries.length === before) ledger.faults.push('no order came in afterwards');
  const unanswered = await repeatUnanswered(server, ledger);
  await stopServer(server);
  const stored = await withDatabaseOf(business, (db) => faultsOf(db, ledger));
  const faults = [...ledger.faults, ...stored, ...(await problemsOf(business))];
  for (const fault of faults) console.log(fault);
  return {
    what,
    measured: `${ledgerText(ledger)}; ${unanswered} repeated after it; ${faults.length} lost or wrong`,
    figure: FIGURE,
    isReached: faults.length === 0,
  };
}

/** Fills a small tmpfs, which only root can mount; it starts with more than STAFF_FREE_MB free. */
async function fullDisk(): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  try {
    return await withFault(
      'the disk is full, then has room again',
      await businessOnSqlite(folder),
      async () => {
        const { bavail, bsize } = statfsSync(folder);
        try {
          writeFileSync(filler, Buffer.alloc(bavail * bsize));
        } catch {
          // The part that fits is written; the server has used the rest meanwhile.
        }
        await setTimeout(FULL_MS);
        rmSync(filler);
      },
    );
  } finally {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
}

/** Makes the file immutable with chattr, because root may write to a read-only file. */
async function readOnlyFile(): Promise<Result> {
  const business = await businessOnSqlite();
  const file = databaseFile({ DATA_DIR: business.settings.DATA_DIR ?? '' });
  const hold = (how: '+i' | '-i') => execFileSync('chattr', [how, file, `${file}-wal`]);
  const result = await withFault(
    'the database file is made read-only, then writable again',
    business,
    async () => {
      hold('+i');
      await setTimeout(AWAY_MS).finally(() => hold('-i'));
    },
  );
  await business.remove();
  return result;
}

/** Returns the duration of the slowest read until `during` resolves. */
async function slowestRead(server: Server, during: Promise<void>): Promise<number> {
  const over = new Agent({ keepAlive: true });
  let going = true;
  let slowest = 0;
  const reading = (async () => {
    while (going) {
      slowest = Math.max(slowest, (await ask(server, { path: '/api/orders/count', over })).ms);
      await setTimeout(50);
    }
  })();
  await during;
  going = false;
  await reading;
  over.destroy();
  return slowest;
}

async function lockHeld(): Promise<Result> {
  const business = await businessOnSqlite();
  let slowest = 0;
  const what = `another process holds the lock of the SQLite file for ${LOCKED_MS / 1000} s`;
  const result = await withFault(what, business, async (server) => {
    const other = new DatabaseSync(databaseFile({ DATA_DIR: business.settings.DATA_DIR ?? '' }), {
      timeout: 5000,
    });
    other.exec('begin immediate');
    const held = setTimeout(LOCKED_MS).then(() => other.exec('rollback'));
    slowest = await slowestRead(server, held);
    other.close();
  });
  await business.remove();
  return { ...result, measured: `${result.measured}; reads waited up to ${ms(slowest)}` };
}

async function databaseAway(how: 'fast' | 'immediate'): Promise<Result[]> {
  const business = await businessOnPostgres();
  if (!business) return [];
  const { cluster } = business;
  const what = `PostgreSQL is ${how === 'fast' ? 'stopped' : 'crashed'} and started again`;
  const result = await withFault(what, business, async () => {
    await cluster?.halt(how);
    await setTimeout(AWAY_MS);
    await cluster?.resume();
  });
  await business.remove();
  return [result];
}

/** Requests the whole list and stops reading after its first bytes. Returns a function that closes the call. */
function startReading({ server }: Filled, token: string): Promise<() => void> {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const call = get(`${server.url}/api/orders/orders-all`, { headers, agent: false }, (reply) => {
      reply.once('data', () => {
        reply.pause();
        resolve(() => call.destroy());
      });
    });
    call.on('error', reject);
  });
}

async function pageTimes({ server, calls }: Filled, over: Agent): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn += 1) times.push((await ask(server, { ...calls(0), over })).ms);
  return times.sort((one, other) => one - other);
}

async function callersWhoDoNotRead(): Promise<Result[]> {
  const filled = await openFilled();
  const token = filled.calls(0).token ?? '';
  const over = new Agent({ keepAlive: true, maxSockets: 1 });
  const usual = await pageTimes(filled, over);
  const before = readHeld(filled.server);
  const leave = await Promise.all(Array.from({ length: SLOW_CLIENTS }, () => startReading(filled, token)));
  const meanwhile = await pageTimes(filled, over);
  const slow = readHeld(filled.server);
  for (const each of leave) each();
  for (let turn = 0; turn < HANG_UPS; turn += 1) (await startReading(filled, token))();
  await setTimeout(BEFORE_AND_AFTER_MS);
  const after = readHeld(filled.server);
  const status = (await ask(filled.server, { ...filled.calls(0), over })).status;
  over.destroy();
  await stopServer(filled.server);
  closeFilled(filled);
  const more = (slow.memory - before.memory) / SLOW_CLIENTS / 1024 / 1024;
  return [
    {
      what: `${SLOW_CLIENTS} callers of the whole list stop reading`,
      measured: `others' page p50 ${ms(percentile(meanwhile, 0.5))} for ${ms(percentile(usual, 0.5))}, p99 ${ms(p99(meanwhile))} for ${ms(p99(usual))}; ${more.toFixed(1)} MB each`,
      ...atMost(MOST_MB_EACH, more, 'MB each'),
    },
    {
      what: `${HANG_UPS} callers of the whole list hang up in the middle`,
      measured: `${after.files - before.files} files and sockets left open; the next answer ${status}`,
      ...atMost(0, after.files - before.files, 'left open'),
    },
  ];
}

/** Runs further faults in sequence. Needs Linux and root, for the disk and the file. */
export async function faults(): Promise<Result[]> {
  const each = [
    async () => [await fullDisk()],
    async () => [await readOnlyFile()],
    async () => [await lockHeld()],
    () => databaseAway('fast'),
    () => databaseAway('immediate'),
    callersWhoDoNotRead,
  ];
  const results: Result[] = [];
  for (const run of each) {
    const came = await run();
    for (const { what, measured } of came) console.log(`${what}: ${measured}`);
    results.push(...came);
  }
  return results;
}
