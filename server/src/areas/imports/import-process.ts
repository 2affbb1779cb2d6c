// Entry of the child process: runs the import it receives, as the command line would, and reports its progress.
import { fork } from 'node:child_process';
import type { ImportReport } from '@tawseel/contract/imports';
import { COMMAND_QUERY_MS } from '../../platform/engine/database.ts';
import { openDatabase } from '../../platform/engine/open.ts';
import { keepTimeZone } from '../../platform/engine/stored-time-zone.ts';
import { readSettings } from '../../platform/settings.ts';
import { UserError } from '../../platform/user-error.ts';
import { storedProblem } from './draft.ts';
import { type ImportJob, type RunImport, runImport } from './run-import.ts';

type Order = { job: ImportJob } | 'stop';
type ImportMessage = { percent: number } | { report: ImportReport } | { refused: string } | { fault: string };

const SAID_EVERY_MS = 200;

class Stopped extends Error {}

/**
 * Runs an import in its own process, so that a file of a million rows does not block requests. The child ends with
 * this process, even if that crashes.
 */
export const importApart: RunImport = (_, job, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const tell = (order: Order) => child.connected && child.send(order);
    const stop = () => tell('stop');
    signal.addEventListener('abort', stop);
    child.on('message', (news: ImportMessage) => {
      if ('percent' in news) onProgress(news.percent);
      else if ('report' in news) resolve(news.report);
      else reject('refused' in news ? new UserError(news.refused) : new Error(news.fault));
    });
    child.once('error', reject);
    child.once('close', (code, signalled) => {
      signal.removeEventListener('abort', stop);
      reject(new Error(`The process of the import ended with ${code ?? signalled}`));
    });
    tell({ job });
  });

function say(news: ImportMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(news, () => resolve());
  });
}

function lastWords(error: unknown): ImportMessage {
  if (error instanceof UserError) return { refused: storedProblem(error) };
  if (error instanceof Stopped) return { refused: error.message };
  return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

async function obey(job: ImportJob, signal: AbortSignal): Promise<ImportMessage> {
  const settings = readSettings(process.env);
  const { db } = await openDatabase(settings, { mayMake: false, queryMs: COMMAND_QUERY_MS });
  let saidAt = 0;
  try {
    await keepTimeZone(db, settings.TIME_ZONE);
    const report = await runImport(db, job, {
      now: () => new Date(),
      signal,
      onProgress: (percent) => {
        if (performance.now() - saidAt < SAID_EVERY_MS) return;
        saidAt = performance.now();
        void say({ percent });
      },
    });
    return { report };
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  const stop = new AbortController();
  process.once('disconnect', () => process.exit(1));
  process.on('message', async (order: Order) => {
    if (order === 'stop') return stop.abort(new Stopped('Stopped.'));
    await say(await obey(order.job, stop.signal).catch(lastWords));
    process.exit(0);
  });
}
