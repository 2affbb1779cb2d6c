import { sql } from 'kysely';
import { deleteFact, findFact, setFact } from '../../../platform/engine/meta.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { UserError } from '../../../platform/user-error.ts';
import { difference, fingerprint } from './fingerprint.ts';
import { beginOrGoOn, changeState, finish, type State } from './state.ts';
import { countAll, keyOf, listTables, readSlices, type Table, type Value, writeSlice } from './table.ts';

export type OnStep = (step: 'Copying' | 'Comparing' | 'Indexing', done: number, total: number) => void;
/** Number of rows of a table, and the time to copy and compare them. */
export type Transferred = { table: string; rows: number; ms: number };

type Ends = { source: Database; target: Database };

/**
 * Copies an embedded database into an empty PostgreSQL database, and compares the two. Each slice is a transaction
 * that also stores the progress, so that an interrupted transfer continues from there. `source` must not change
 * meanwhile.
 */
export async function transfer(
  ends: Ends,
  { from, location }: { from: string; location: string },
  onStep: OnStep,
): Promise<Transferred[]> {
  const tables = await listTables(ends.source);
  const total = await countAll(ends.source, tables);
  const movedTo = await findFact(ends.source, 'moved_to');
  let state = await beginOrGoOn(ends.target, tables, { from, location, movedTo });
  const onCopied = counting(onStep, 'Copying', total, await countAll(ends.target, tables));
  const copied = new Map<string, number>();
  for (const { table, since } of timed(tables)) {
    state = await copy(ends, table, state, onCopied);
    copied.set(table.name, since());
  }
  const onCompared = counting(onStep, 'Comparing', 2 * total);
  const done: Transferred[] = [];
  for (const { table, since } of timed(tables)) {
    let [print, differs] = await compare(ends, table, onCompared);
    if (differs !== undefined) {
      // The source was changed after part of it had been copied.
      state = await copyAnew(ends, table, state);
      [print, differs] = await compare(ends, table);
    }
    if (differs !== undefined) {
      throw new UserError(`${table.name} is not the same in ${location}: ${differs}.`);
    }
    done.push({ table: table.name, rows: print.rows, ms: (copied.get(table.name) ?? 0) + since() });
  }
  // Before the target becomes a business: if the process is killed in between, neither of the two starts, rather than
  // both.
  await setFact(ends.source, 'moved_to', location);
  await finish(ends.target, state, (made, of) => onStep('Indexing', made, of)).catch(async (error) => {
    const why = explained(error, 'All rows were copied, but');
    if (why instanceof UserError) await deleteFact(ends.source, 'moved_to');
    throw why;
  });
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`vacuum (analyze) ${names}`.execute(ends.target);
  return done;
}

/** Yields each table with a stopwatch. */
export function* timed(tables: readonly Table[]): Generator<{ table: Table; since: () => number }> {
  for (const table of tables) {
    const begun = performance.now();
    yield { table, since: () => performance.now() - begun };
  }
}

export type OnRows = (count: number) => void;

export function counting(onStep: OnStep, step: Parameters<OnStep>[0], total: number, from = 0): OnRows {
  let done = from;
  return (count) => {
    done += count;
    onStep(step, done, total);
  };
}

async function copy(ends: Ends, table: Table, state: State, onRows?: OnRows): Promise<State> {
  let known = state;
  for await (const rows of readSlices(ends.source, table, state.after[table.name])) {
    const after: Value[] = keyOf(table, rows.at(-1)!);
    known = await inTransaction(ends.target, async (trx) => {
      // fsync once at the end: rows lost before it are lost together with their progress.
      await sql`set local synchronous_commit = off`.execute(trx);
      await writeSlice(trx, table, rows);
      return changeState(trx, known, { ...known, after: { ...known.after, [table.name]: after } });
    }).catch((error) => {
      throw explained(error, `A row of ${table.name} cannot be stored:`);
    });
    onRows?.(rows.length);
  }
  return known;
}

async function copyAnew(ends: Ends, table: Table, state: State): Promise<State> {
  const emptied = await ends.target.transaction().execute(async (trx) => {
    await sql`truncate ${sql.table(table.name)}`.execute(trx);
    const { [table.name]: _, ...after } = state.after;
    return changeState(trx, state, { ...state, after });
  });
  return copy(ends, table, emptied);
}

async function compare(ends: Ends, table: Table, onRows?: OnRows) {
  const print = await fingerprint(ends.source, table, onRows);
  const other = await fingerprint(ends.target, table, onRows);
  return [print, difference(print, other)] as const;
}

/** Converts errors of SQLSTATE classes 22 and 23, data that PostgreSQL refuses, to a UserError with its message. */
function explained(error: unknown, beginning: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, detail } = error as Error & { code?: unknown; detail?: unknown };
  if (!/^2[23]/.test(String(code))) return error;
  const words = [error.message, detail].filter(Boolean).join(': ').replace(/\.$/, '');
  return new UserError(
    `${beginning} PostgreSQL says: ${words}. Correct it in the embedded database, then run this again.`,
  );
}
