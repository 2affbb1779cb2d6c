// Entry of the child process that looks at uploaded files, one after the other.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { ImportColumns } from '@tawseel/contract/imports';
import { Refusal } from '../../platform/http/errors.ts';
import { type FileLook, type LookAtFile, lookAtFile } from './look-at-file.ts';

type Answer = { columns: ImportColumns | undefined } | { refused: Sentence<RefusalCode> } | { fault: string };

/** Time for the first rows of a file, which take less than a second unless the file is made to take long. */
const MOST_MS = 10_000;
/** The user chooses columns one by one, and starting the process takes longer than an answer. */
const IDLE_MS = 60_000;

const TAKES_LONG = sentence('file_not_readable', { problem: sentence('file_takes_long') });

/**
 * Returns a function that looks at files in a process of their own, so that reading a file never blocks requests. The
 * process ends once it is idle, with this process, and if a file takes longer than `mostMs`.
 */
export function lookApart(mostMs = MOST_MS): LookAtFile {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Returns the process once it is ready, for the time that it takes to start is not that of a file. */
  async function running(): Promise<ChildProcess> {
    if (child?.connected) return child;
    child = fork(import.meta.filename, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    // Waiting for the next file does not keep this process running.
    child.unref();
    child.channel?.unref();
    return child;
  }

  async function ask(look: FileLook): Promise<ImportColumns | undefined> {
    clearTimeout(idle);
    const answer = await answerOf(await running(), look, mostMs);
    idle = setTimeout(() => child?.disconnect(), IDLE_MS).unref();
    if ('refused' in answer) throw new Refusal(answer.refused);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.columns;
  }

  return (look) => {
    const answered = last.then(() => ask(look));
    last = answered.catch(() => undefined);
    return answered;
  };
}

function answerOf(child: ChildProcess, look: FileLook, mostMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), mostMs);
    const settle = (answer: Answer) => {
      clearTimeout(late);
      child.off('message', settle).off('exit', fail).off('error', fail);
      resolve(answer);
    };
    const fail = (cause: unknown) =>
      settle(
        child.killed ? { refused: TAKES_LONG } : { fault: `The process that reads files ended: ${cause}` },
      );
    child.on('message', settle).once('exit', fail).once('error', fail);
    child.send(look);
  });
}

async function answer(look: FileLook): Promise<Answer> {
  try {
    return { columns: await lookAtFile(look) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.sentence };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

if (import.meta.main) {
  process.once('disconnect', () => process.exit());
  process.on('message', async (look: FileLook) => process.send?.(await answer(look)));
  process.send?.('ready');
}
