import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { engineOf, isDuplicate, perDatabase } from './database.ts';
import { mayRetryAtOnce } from './failures.ts';
import type { Database, Trx } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Writer of everything that the tasks of a transaction have deferred to its end. */
export type Ending<T> = { write(trx: Trx, timeZone: string, left: readonly T[]): Promise<void> };

/** Collects writes that tasks defer to the end of their transaction, so that locks are held as briefly as possible. */
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

/** Work in a transaction; its result is returned once the transaction is committed. */
export type Task<T> = (trx: Trx, unit: UnitOfWork) => Promise<T>;

type Outcome = { value: unknown } | { error: unknown };
type QueuedWrite = {
  task: Task<unknown>;
  timeZone: string;
  isIdempotent: boolean;
  settle: (outcome: Outcome) => void;
};
type Queue = { waiting: QueuedWrite[]; working: number };

/**
 * Transactions at a time and tasks per transaction on PostgreSQL, by kind, so that connections remain for other work.
 * Tasks that lock orders run alone, because two in one transaction could deadlock. New orders wait for each other's
 * warehouse totals anyway, and contact forms lock their table.
 */
const LANES = {
  intake: { workers: 2, tasks: 64 },
  acts: { workers: 4, tasks: 1 },
  contactForms: { workers: 1, tasks: 1 },
} as const;
/** SQLite has one writer, and waiting for its disk is most of the cost of a small task. */
const ON_SQLITE = { workers: 1, tasks: 64 } as const;
/** Time in which a transaction starts tasks: on SQLite, no other write begins before it ends. */
const TRANSACTION_MS = 20;

export type Lane = keyof typeof LANES;
export type Options = { isIdempotent?: boolean; lane?: Lane };

const queues = perDatabase(() => new Map<string, Queue>());

function queueOf(db: Database, name: string): Queue {
  const queue = queues(db).get(name) ?? { waiting: [], working: 0 };
  queues(db).set(name, queue);
  return queue;
}

/** Maximum runs of a task that hits unique conflicts. */
const ATTEMPTS = 5;

/**
 * Group commit: runs a small task in a transaction, and resolves once it is on disk. Waiting tasks share a
 * transaction, but each has its own savepoint and fails alone. A task is repeated after a unique conflict: another
 * one has taken its tracking ID, reference, seq or client id in between, and a task that looks for it first then
 * finds it.
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
      // The value has the type that the task returns.
      'error' in outcome ? reject(outcome.error) : resolve(outcome.value as T);
    // A commit on SQLite always has a known outcome.
    queue.waiting.push({ task, timeZone, isIdempotent: isIdempotent || isOnSqlite, settle });
    if (queue.working === workers) return;
    queue.working += 1;
    // By the time this runs, all requests that arrived together with this one have joined the queue.
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

/**
 * Takes the first waiting tasks that may share a transaction: either all can be repeated after a commit of unknown
 * outcome, or none.
 */
function take({ waiting }: Queue, most: number): QueuedWrite[] {
  const end = waiting.findIndex(({ isIdempotent }) => isIdempotent !== waiting[0]?.isIdempotent);
  return waiting.splice(0, end < 0 ? most : Math.min(end, most));
}

/** Runs a group in a transaction, and returns the tasks that there was no time for. */
async function runGroup(db: Database, group: readonly QueuedWrite[]): Promise<QueuedWrite[]> {
  const isIdempotent = group.every((each) => each.isIdempotent);
  const outcomes = await inTransaction(db, (trx) => runEach(trx, group), { isIdempotent }).catch(
    (error: unknown) => group.map((): Outcome => ({ error })),
  );
  for (const [index, outcome] of outcomes.entries()) group[index]?.settle(outcome);
  return group.slice(outcomes.length);
}

async function runEach(trx: Trx, group: readonly QueuedWrite[]): Promise<Outcome[]> {
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

/** Compiled once, because each order runs two of them. */
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
    if (mayRetryAtOnce(error)) throw error;
    // A full disk or a lost connection rolls back the whole transaction, including its savepoints, so the whole group
    // fails.
    const isUndone = await trx.executeQuery(ROLLBACK).then(
      () => true,
      () => false,
    );
    if (!isUndone) throw error;
    await trx.executeQuery(RELEASE);
    return { error };
  }
}
