import { engineOf } from './database.ts';
import { CommitUnknown, isConnectionLost, isTimeout } from './failures.ts';
import { groupCommit } from './group-commit.ts';
import { type FirstAnswer, keepingFirstAnswers } from './idempotency.ts';
import { insertsOf } from './insert-rows.ts';
import { type Admit, admitOptimistically, admitOrders } from './orders/admission.ts';
import type { NewRow } from './orders/new-rows.ts';
import { addToTotals, type OrderChange } from './orders/totals.ts';
import { sendAhead } from './pipelining.ts';
import { isBusy } from './sqlite-dialect.ts';
import type { Database, Tables, Trx } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Unit of work: collects what is to be written at the end of a transaction, one batch for each table. */
export class UnitOfWork {
  readonly orders: NewRow[] = [];
  /** To the totals, of orders that are stored already. */
  readonly changes: OrderChange[] = [];
  readonly events: Tables['order_events'][] = [];
  readonly answers: FirstAnswer[] = [];

  add({ orders, changes, events, answers }: UnitOfWork): void {
    this.orders.push(...orders);
    this.changes.push(...changes);
    this.events.push(...events);
    this.answers.push(...answers);
  }

  async write(trx: Trx, timeZone: string, admit: Admit = admitOrders): Promise<void> {
    if (this.changes.length > 0) await addToTotals(trx, timeZone, this.changes);
    const { first, rows } = await admit(trx, timeZone, this.orders);
    await sendAhead(trx, [
      ...first,
      ...insertsOf(trx, 'orders', rows),
      ...insertsOf(trx, 'order_events', this.events),
      ...keepingFirstAnswers(trx, this.answers),
    ]);
  }
}

/** Reads, adds its writes to the unit, and resolves to the answer that is given once they are committed. */
export type Piece<T> = (trx: Trx, unit: UnitOfWork) => Promise<T>;

type Options = {
  isIdempotent: boolean;
  /**
   * Whether all of its writes go to the unit, so that it leaves nothing behind in a shared transaction when it throws.
   */
  isShareable: boolean;
};
type Outcome = { value: unknown } | { error: unknown };
type Waiting = {
  piece: Piece<unknown>;
  isIdempotent: boolean;
  settle: (outcome: Outcome) => void;
  runAlone: () => Promise<void>;
};

/** Batch size of a group: beyond this the wait grows and the gain does not. */
const GROUP = 64;

/** How long after a group the next one waits to be as large again: SQLite has no round trips to share. */
const REGATHER_MS = { sqlite: 0, postgres: 4 };

/** Queue of the next group. */
type Queue = {
  waiting: Waiting[];
  isUnderWay: boolean;
  /** Pieces in the last group. */
  size: number;
  endedAt: number;
  timer: NodeJS.Timeout | undefined;
};

const queues = new WeakMap<Database, Queue>();

/**
 * Runs a piece of work in a transaction. Shareable pieces that come in together share one transaction and one batch of
 * writes: on PostgreSQL the round trips of a piece cost more than its queries, and on SQLite a savepoint and totals for
 * each piece take a fifth of the time. Each piece still succeeds or fails by itself: one that throws writes nothing,
 * and when the database refuses the batch, the pieces are run again one by one.
 */
export function commitWork<T>(
  db: Database,
  timeZone: string,
  piece: Piece<T>,
  { isIdempotent, isShareable }: Options,
): Promise<T> {
  const alone = () => groupCommit(db, (trx) => runAlone(trx, timeZone, piece), { isIdempotent });
  if (!isShareable) return alone();
  return new Promise<T>((resolve, reject) => {
    // What comes out of the piece is what it promised.
    const settle = (outcome: Outcome) =>
      'error' in outcome ? reject(outcome.error) : resolve(outcome.value as T);
    const queue = queues.get(db) ?? { waiting: [], isUnderWay: false, size: 0, endedAt: 0, timer: undefined };
    queues.set(db, queue);
    queue.waiting.push({ piece, isIdempotent, settle, runAlone: () => alone().then(resolve, reject) });
    begin(db, timeZone, queue);
  });
}

/**
 * Begins the next group with what has come in, unless a group is under way. Callers who were answered together tend to
 * call again together, so they are waited for: otherwise the first of ten would run alone while the other nine wait.
 */
function begin(db: Database, timeZone: string, queue: Queue): void {
  if (queue.isUnderWay || queue.waiting.length === 0) return;
  const left = REGATHER_MS[engineOf(db)] - (performance.now() - queue.endedAt);
  if (queue.waiting.length < queue.size && left > 0) {
    queue.timer ??= setTimeout(() => {
      queue.timer = undefined;
      begin(db, timeZone, queue);
    }, left);
    return;
  }
  clearTimeout(queue.timer);
  queue.timer = undefined;
  queue.isUnderWay = true;
  setImmediate(async () => {
    const group = queue.waiting.splice(0, GROUP);
    await runGroup(db, timeZone, group);
    queue.isUnderWay = false;
    queue.size = group.length;
    queue.endedAt = performance.now();
    begin(db, timeZone, queue);
  });
}

async function runAlone<T>(trx: Trx, timeZone: string, piece: Piece<T>): Promise<T> {
  const unit = new UnitOfWork();
  const value = await piece(trx, unit);
  await unit.write(trx, timeZone);
  return value;
}

async function runGroup(db: Database, timeZone: string, group: readonly Waiting[]): Promise<void> {
  if (group.length === 1) return group[0]?.runAlone();
  const isIdempotent = group.every((each) => each.isIdempotent);
  try {
    const outcomes = await inTransaction(db, (trx) => runTogether(db, trx, timeZone, group), {
      isIdempotent,
    });
    for (const [index, { settle }] of group.entries()) settle(outcomes[index] as Outcome);
  } catch (error) {
    const again = group.filter((each) => mayRunAlone(error, each));
    for (const each of group) if (!again.includes(each)) each.settle({ error });
    await Promise.all(again.map((each) => each.runAlone()));
  }
}

/** Whether the database could not be reached in time: a failure of the whole transaction, whichever piece met it. */
function isUnreachable(error: unknown): boolean {
  return isConnectionLost(error) || isTimeout(error) || isBusy(error);
}

/**
 * Whether a piece of a failed group may be run by itself: nothing of the group is stored, unless the outcome of the
 * commit is unknown; and a database that could not be reached would not be reached piece by piece either.
 */
function mayRunAlone(error: unknown, { isIdempotent }: Waiting): boolean {
  return error instanceof CommitUnknown ? isIdempotent : !isUnreachable(error);
}

async function runTogether(
  db: Database,
  trx: Trx,
  timeZone: string,
  group: readonly Waiting[],
): Promise<Outcome[]> {
  const whole = new UnitOfWork();
  const outcomes = await Promise.all(group.map(({ piece }) => attempt(trx, piece)));
  for (const outcome of outcomes) if ('error' in outcome && isUnreachable(outcome.error)) throw outcome.error;
  for (const { unit } of outcomes) if (unit) whole.add(unit);
  await whole.write(trx, timeZone, engineOf(db) === 'postgres' ? admitOptimistically(db) : admitOrders);
  return outcomes;
}

async function attempt(trx: Trx, piece: Piece<unknown>): Promise<Outcome & { unit?: UnitOfWork }> {
  const unit = new UnitOfWork();
  try {
    return { value: await piece(trx, unit), unit };
  } catch (error) {
    return { error };
  }
}
