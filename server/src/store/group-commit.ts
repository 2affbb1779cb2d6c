import { CompiledQuery } from 'kysely';
import { engineOf } from './database.ts';
import { limited } from './limiters.ts';
import type { Database, Trx } from './tables.ts';
import { inTransaction } from './transaction.ts';

type Waiting = { work: (trx: Trx) => Promise<unknown>; settle: (outcome: Outcome) => void };
type Outcome = { value: unknown } | { error: unknown };

type Options = { isIdempotent?: boolean; turn?: 'contactForms' | 'otherWrites' };

/** Batch size of a group commit: beyond this the wait grows and the gain does not. */
const GROUP = 64;

const queues = new WeakMap<Database, Waiting[]>();

/**
 * Group commit: runs a small piece of work in a transaction, and resolves when it is on the disk. On SQLite, where
 * writers wait for one another anyway, pieces that come in at the same moment share one transaction, for the wait for
 * the disk is most of what each costs. Each still stands or falls by itself: it has a savepoint of its own. On
 * PostgreSQL so many have a transaction at a time that connections are left for others.
 */
export function groupCommit<T>(
  db: Database,
  work: (trx: Trx) => Promise<T>,
  { turn = 'otherWrites', ...options }: Options = {},
): Promise<T> {
  if (engineOf(db) === 'postgres') return limited(db, turn, () => inTransaction(db, work, options));
  return new Promise<T>((resolve, reject) => {
    const settle = (outcome: Outcome) =>
      // What comes out of `work` is what it promised.
      'error' in outcome ? reject(outcome.error) : resolve(outcome.value as T);
    const queue = queues.get(db);
    if (queue) {
      queue.push({ work, settle });
      return;
    }
    const started: Waiting[] = [{ work, settle }];
    queues.set(db, started);
    // By then every request that has arrived with this one has joined the queue.
    setImmediate(() => void empty(db, started));
  });
}

async function empty(db: Database, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) await runGroup(db, queue.splice(0, GROUP));
  queues.delete(db);
}

async function runGroup(db: Database, group: Waiting[]): Promise<void> {
  const outcomes: Outcome[] = [];
  try {
    await db.transaction().execute(async (trx) => {
      for (const { work } of group) outcomes.push(await runOne(trx, work));
    });
  } catch (error) {
    for (const { settle } of group) settle({ error });
    return;
  }
  for (const [index, { settle }] of group.entries()) settle(outcomes[index] as Outcome);
}

/** Compiled once: each order runs two of them. */
const SAVEPOINT = CompiledQuery.raw('savepoint piece');
const RELEASE = CompiledQuery.raw('release piece');
const ROLLBACK = CompiledQuery.raw('rollback to piece');

async function runOne(trx: Trx, work: Waiting['work']): Promise<Outcome> {
  await trx.executeQuery(SAVEPOINT);
  try {
    const value = await work(trx);
    await trx.executeQuery(RELEASE);
    return { value };
  } catch (error) {
    // A full disk undoes the whole transaction, savepoint and all: then nothing of the group stands.
    const isUndone = await trx.executeQuery(ROLLBACK).then(
      () => true,
      () => false,
    );
    if (!isUndone) throw error;
    await trx.executeQuery(RELEASE);
    return { error };
  }
}
