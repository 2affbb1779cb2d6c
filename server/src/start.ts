import type { ChildProcess } from 'node:child_process';
import { CommanderError } from 'commander';
import { buildApp } from './app.ts';
import { importApart } from './areas/imports/import-process.ts';
import { lookApart } from './areas/imports/look-process.ts';
import { takeOutUnfinished } from './areas/orders/store/unfinished-import.ts';
import { keepBackedUp, scheduleOf } from './backups.ts';
import { explain } from './explain.ts';
import { firstStart } from './first-start.ts';
import { lookForDamage } from './look-for-damage.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { leaveCheckpointsToWriters } from './platform/engine/checkpoints.ts';
import { engineOf } from './platform/engine/database.ts';
import { databaseFile, openDatabase } from './platform/engine/open.ts';
import { keepTimeZone } from './platform/engine/stored-time-zone.ts';
import { filesOf } from './platform/files/files-of.ts';
import { buildInfo } from './platform/http/build-info.ts';
import { mailerOf } from './platform/mail/mailer.ts';
import { changedSettings, readSettings, type Settings } from './platform/settings.ts';
import { exitCodeAfter, newProgram } from './program.ts';
import { proposePublicAddress } from './public-address.ts';
import { keepTrimmed } from './retention.ts';
import { stopOnSignals } from './stop.ts';

type Options = { demo: boolean; port?: string };

/** The command line takes precedence over the environment. */
function readOrders(): Settings {
  const { demo, port } = newProgram('npm start --')
    .description('Starts Tawseel: the console and the API on one address.')
    .option('--no-demo', 'an empty database stays empty: no demo business')
    .option('--port <number>', 'the port to listen on (also the setting PORT; 3000 otherwise)')
    .addHelpText('after', '\nSettings are environment variables; docs/operating.md lists them.')
    .parse()
    .opts<Options>();
  return readSettings({ ...process.env, ...(demo ? {} : { DEMO: 'no' }), ...(port ? { PORT: port } : {}) });
}

/**
 * Listen backlog: connections that wait to be accepted, at most what the system allows (net.core.somaxconn). Beyond it
 * the system lets the first words of a connection fall, and sends them again after a second, three and seven.
 */
const BACKLOG = 4096;

async function start(settings: Settings): Promise<void> {
  const clock = () => new Date();
  const schedule = scheduleOf(settings, databaseFile(settings));
  const opened = await openDatabase(settings);
  await keepTimeZone(opened.db, settings.TIME_ZONE);
  const takeCheckpoints = await leaveCheckpointsToWriters(opened.db);
  let look: ChildProcess | undefined;
  let endBackups: (() => void) | undefined;
  let endTrimming: (() => void) | undefined;
  const mailer = await mailerOf(settings);
  const files = { run: importApart, look: lookApart() };
  const app = await buildApp({ db: opened.db, settings, clock, mailer }, undefined, files);
  stopOnSignals(app, settings, async () => {
    look?.kill('SIGKILL');
    takeCheckpoints();
    endBackups?.();
    endTrimming?.();
    await opened.db.destroy();
  });
  app.starting = true;
  await app.listen({ host: settings.HOST, port: settings.PORT, backlog: BACKLOG });
  const news = await firstStart({ db: opened.db, settings, clock });
  const left = await takeOutUnfinished(opened.db, settings.TIME_ZONE);
  if (left > 0) news.push(`An import was interrupted: its ${left} orders were removed`);
  app.starting = false;

  app.log.info(
    { ...buildInfo(), database: engineOf(opened.db).name, settings: changedSettings(settings) },
    'started',
  );
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : settings.PORT;
  const host = ['0.0.0.0', '::'].includes(settings.HOST) ? 'localhost' : settings.HOST;
  process.stdout.write(
    [
      '',
      `  Tawseel is up at http://${host}:${port}`,
      ...[...news, ...proposePublicAddress(settings, port)].map((line) => `  ${line}`),
      `  Data: ${opened.location}`,
      '',
      '',
    ].join('\n'),
  );
  endTrimming = keepTrimmed(
    { db: opened.db, files: filesOf(settings), log: app.log, clock },
    { audit: settings.AUDIT_DAYS, scans: settings.SCAN_DAYS, proofs: settings.PROOF_DAYS },
  );
  if (schedule) {
    endBackups = keepBackedUp(schedule, { log: app.log, clock, state: app.backups }, settings.DATA_DIR);
  }
  if (!settings.DATABASE_URL) {
    look = lookForDamage(opened.location, (sentences) => {
      process.stderr.write(`${sentences.map((sentence) => `  ${sentence}\n`).join('')}\n`);
    });
  }
}

/** Startup error in one sentence, where it is a common one; anything else is a fault of ours, shown whole. */
function whyNot(error: unknown, settings: Settings | undefined): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return `Port ${settings?.PORT} is taken by another program. Stop it, or choose another: npm start -- --port ${(settings?.PORT ?? 3000) + 1}`;
  }
  const isOfPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen';
  if (code === 'EACCES' && isOfPort && settings)
    return `This user cannot use port ${settings.PORT}. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${settings?.HOST}; see the setting HOST.`;
  return explain(error);
}

// A closed pipe or a full disk cannot be reported; the server continues.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

let settings: Settings | undefined;
for (const sentence of misspeltSettings(process.env)) process.stderr.write(`${sentence}\n`);
try {
  settings = readOrders();
  await start(settings);
} catch (error) {
  if (error instanceof CommanderError) process.exit(exitCodeAfter(error));
  const sentence = whyNot(error, settings);
  process.stderr.write(
    sentence ? `${sentence}\n` : `Tawseel could not start. ${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
