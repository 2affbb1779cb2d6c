import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { engineOf, isDuplicate, perDatabase } from './database.ts';
import { mayWorkAtOnce } from './failures.ts';
import type { Database, Trx } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** What writes, at the end of a transaction, all that its tasks have left to it. */
export type Ending<T> = { write(trx: Trx, timeZone: string, left: readonly T[]): Promise<void> };

/** What tasks leave to the end of their transaction, so that the locks of it are held shortest. */
export class UnitOfWork {
  readonly #left = new Map<Ending<unknown>, readonly unknown[]>();

  leave<T>(ending: Ending<T>, left: readonly T[]): void {
    this.#left.set(ending, [...(this.#left.get(ending) ?? []), ...left]);
  }

  add(other: UnitOfWork): void {
    for (const [ending, left] of other.#left) this.leave(ending, left);
  }

  async end(trx: Trx, timeZone: string): Promise<void> {
    for (const [ending, left] of this.#left) await ending.write(trx, timeZone, left);
  }
}

/** Work in a transaction, whose answer is given once it is committed. */
export type Task<T> = (trx: Trx, unit: UnitOfWork) => Promise<T>;

type Outcome = { value: unknown } | { error: unknown };
type Waiting = {
  task: Task<unknown>;
  timeZone: string;
  isIdempotent: boolean;
  settle: (outcome: Outcome) => void;
};
type Queue = { waiting: Waiting[]; working: number };

/**
 * How many transactions of a kind PostgreSQL has at a time, so that connections are left for others, and how many
 * tasks each takes. Tasks that lock orders have one each, so that no two wait for each other crosswise; sums
 * of one warehouse make orders that come in wait for one another anyway, and contact forms lock their table.
 */
const LANES = {
  intake: { workers: 2, tasks: 64 },
  acts: { workers: 4, tasks: 1 },
  contactForms: { workers: 1, tasks: 1 },
} as const;
/** SQLite has one writer, and the wait for its disk is most of what a small task costs. */
const ON_SQLITE = { workers: 1, tasks: 64 } as const;
/** How long a transaction goes on starting tasks: on SQLite no other request is answered before its end. */
const TRANSACTION_MS = 20;

export type Lane = keyof typeof LANES;
export type Options = { isIdempotent?: boolean; lane?: Lane };

const queues = perDatabase(() => new Map<string, Queue>());

function queueOf(db: Database, name: string): Queue {
  const queue = queues(db).get(name) ?? { waiting: [], working: 0 };
  queues(db).set(name, queue);
  return queue;
}

/** Most runs of a task that meets unique conflicts. */
const ATTEMPTS = 5;

/**
 * Group commit: runs a small task in a transaction, and resolves when it is on the disk. Tasks that wait
 * share a transaction; each still stands or falls by itself, for it has a savepoint of its own. A task is run again
 * after a unique conflict: another has taken the tracking ID, reference, seq or client id in between, and a task that
 * looks for it first then finds it.
 */
export async function commitWork<T>(
  db: Database,
  timeZone: string,
  task: Task<T>,
  options: Options = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commitOnce(db, timeZone, task, options);
    } catch (error) {
      if (attempt === ATTEMPTS || !isDuplicate(error)) throw error;
    }
  }
}

function commitOnce<T>(
  db: Database,
  timeZone: string,
  task: Task<T>,
  { isIdempotent = false, lane = 'acts' }: Options,
): Promise<T> {
  const isOnSqlite = engineOf(db).name === 'sqlite';
  const { workers, tasks } = isOnSqlite ? ON_SQLITE : LANES[lane];
  const queue = queueOf(db, isOnSqlite ? '' : lane);
  return new Promise<T>((resolve, reject) => {
    const settle = (outcome: Outcome) =>
      // What comes out of the task is what it promised.
      'error' in outcome ? reject(outcome.error) : resolve(outcome.value as T);
    // No commit of SQLite's has an outcome that is not known.
    queue.waiting.push({ task, timeZone, isIdempotent: isIdempotent || isOnSqlite, settle });
    if (queue.working === workers) return;
    queue.working += 1;
    // By then every request that has arrived with this one has joined the queue.
    setImmediate(() => void empty(db, queue, tasks));
  });
}

async function empty(db: Database, queue: Queue, tasks: number): Promise<void> {
  for (let group = take(queue, tasks); group.length > 0; group = take(queue, tasks)) {
    queue.waiting.unshift(...(await runGroup(db, group)));
    await nextTurn();
  }
  queue.working -= 1;
}

/** The first that wait and may share a transaction: all may be done again after a commit of unknown outcome, or none. */
function take({ waiting }: Queue, most: number): Waiting[] {
  const end = waiting.findIndex(({ isIdempotent }) => isIdempotent !== waiting[0]?.isIdempotent);
  return waiting.splice(0, end < 0 ? most : Math.min(end, most));
}

/** Runs a group in a transaction, and returns those of it that no time was left for. */
async function runGroup(db: Database, group: readonly Waiting[]): Promise<Waiting[]> {
  const isIdempotent = group.every((each) => each.isIdempotent);
  const outcomes = await inTransaction(db, (trx) => runEach(trx, group), { isIdempotent }).catch(
    (error: unknown) => group.map((): Outcome => ({ error })),
  );
  for (const [index, outcome] of outcomes.entries()) group[index]?.settle(outcome);
  return group.slice(outcomes.length);
}

async function runEach(trx: Trx, group: readonly Waiting[]): Promise<Outcome[]> {
  const whole = new UnitOfWork();
  const outcomes: Outcome[] = [];
  const end = engineOf(trx).name === 'sqlite' ? performance.now() + TRANSACTION_MS : Number.POSITIVE_INFINITY;
  for (const { task } of group) {
    if (outcomes.length > 0 && performance.now() >= end) break;
    const unit = new UnitOfWork();
    const isAlone = group.length === 1;
    const outcome = isAlone ? { value: await task(trx, unit) } : await runOne(trx, task, unit);
    if ('value' in outcome) whole.add(unit);
    outcomes.push(outcome);
  }
  const [first] = group;
  if (first) await whole.end(trx, first.timeZone);
  return outcomes;
}

/** Compiled once: each order runs two of them. */
const SAVEPOINT = CompiledQuery.raw('savepoint task');
const RELEASE = CompiledQuery.raw('release savepoint task');
const ROLLBACK = CompiledQuery.raw('rollback to savepoint task');

async function runOne(trx: Trx, task: Task<unknown>, unit: UnitOfWork): Promise<Outcome> {
  await trx.executeQuery(SAVEPOINT);
  try {
    const value = await task(trx, unit);
    await trx.executeQuery(RELEASE);
    return { value };
  } catch (error) {
    if (mayWorkAtOnce(error)) throw error;
    // A full disk, or a lost connection, undoes the whole transaction, savepoint and all: then nothing of the group stands.
    const isUndone = await trx.executeQuery(ROLLBACK).then(
      () => true,
      () => false,
    );
    if (!isUndone) throw error;
    await trx.executeQuery(RELEASE);
    return { error };
  }
}
