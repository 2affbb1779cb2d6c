import { type AuditEntry, insertsOfAudits } from './audit.ts';
import { CommitUnknown, isConnectionLost, isTimeout } from './failures.ts';
import { groupCommit } from './group-commit.ts';
import { type FirstAnswer, insertsOfFirstAnswers } from './idempotency.ts';
import { insertsOf } from './insert-rows.ts';
import { limited } from './limiters.ts';
import type { NewRow } from './orders/new-rows.ts';
import { admitOrders } from './orders/orders.ts';
import { runAsOne } from './run-as-one.ts';
import { isBusy } from './sqlite-dialect.ts';
import type { Database, Tables, Trx } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Unit of work: what is to be written at the end of a transaction, each kind at once. */
export class UnitOfWork {
  readonly orders: NewRow[] = [];
  readonly events: Tables['order_events'][] = [];
  readonly answers: FirstAnswer[] = [];
  readonly audits: AuditEntry[] = [];

  add({ orders, events, answers, audits }: UnitOfWork): void {
    this.orders.push(...orders);
    this.events.push(...events);
    this.answers.push(...answers);
    this.audits.push(...audits);
  }

  async write(trx: Trx, timeZone: string): Promise<void> {
    const answers = await insertsOfFirstAnswers(trx, this.answers);
    const audits = await insertsOfAudits(trx, this.audits);
    const orders = insertsOf(trx, 'orders', await admitOrders(trx, timeZone, this.orders));
    await runAsOne(trx, [...orders, ...insertsOf(trx, 'order_events', this.events), ...answers, ...audits]);
  }
}

/** Reads, leaves to the unit what is to be written, and resolves to what is said of it once that is committed. */
export type Piece<T> = (trx: Trx, unit: UnitOfWork) => Promise<T>;

type Options = {
  isIdempotent: boolean;
  /** Whether the unit gets all that it writes, so that it leaves nothing behind when it throws. */
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

const queues = new WeakMap<Database, Waiting[]>();

/**
 * Runs a piece of work in a transaction. Shareable pieces that come in together share one, their writes made at once: on
 * PostgreSQL a round trip for each costs more than what it asks for, on SQLite a savepoint and totals of its own a fifth
 * of the time. Each still stands or falls by itself: one that throws leaves nothing, and what the database refuses is
 * run again piece by piece.
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
    const queue = queues.get(db) ?? [];
    queues.set(db, queue);
    queue.push({ piece, isIdempotent, settle, runAlone: () => alone().then(resolve, reject) });
    if (queue.length === 1) begin(db, timeZone, queue);
  });
}

/** Those that come in while a group is under way are the next. */
function begin(db: Database, timeZone: string, queue: Waiting[]): void {
  const runNext = () => {
    const group = queue.splice(0, GROUP);
    if (queue.length > 0) begin(db, timeZone, queue);
    return runGroup(db, timeZone, group);
  };
  setImmediate(() => void limited(db, 'orders', runNext));
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
    const outcomes = await inTransaction(db, (trx) => runTogether(trx, timeZone, group), { isIdempotent });
    for (const [index, { settle }] of group.entries()) settle(outcomes[index] as Outcome);
  } catch (error) {
    const again = group.filter((each) => mayRunAlone(error, each));
    for (const each of group) if (!again.includes(each)) each.settle({ error });
    await Promise.all(again.map((each) => each.runAlone()));
  }
}

/** Nothing of the group is stored, unless nobody knows; where there is no database, none of them would find it. */
function mayRunAlone(error: unknown, { isIdempotent }: Waiting): boolean {
  if (error instanceof CommitUnknown) return isIdempotent;
  return !isConnectionLost(error) && !isTimeout(error) && !isBusy(error);
}

async function runTogether(trx: Trx, timeZone: string, group: readonly Waiting[]): Promise<Outcome[]> {
  const whole = new UnitOfWork();
  const outcomes = await Promise.all(group.map(({ piece }) => attempt(trx, piece)));
  for (const { unit } of outcomes) if (unit) whole.add(unit);
  await whole.write(trx, timeZone);
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
