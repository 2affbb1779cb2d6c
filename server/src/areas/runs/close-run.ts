import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { letOthersIn } from '../../platform/http/fair-queue.ts';
import type { Context } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { isDoor, lockOpenRun, lockRunOrThrow } from './lock-run.ts';
import { findRun } from './store/read-runs.ts';
import type { RunRow } from './store/runs.ts';
import { endSomeStops, takeOffSome } from './unload.ts';

type Closing = { id: string; version?: number | undefined };

/** Locks a run that is out, to be closed where it ends. Throws if it is not out, or ends elsewhere. */
export async function lockClosing(work: Work, { id, version }: Closing): Promise<RunRow> {
  const run = await lockRunOrThrow(work, id, version);
  if (run.state !== 'out') throw refuse('run_not_out', { run: run.number });
  const { warehouseId } = work.scope;
  const end = run.to_warehouse_id ?? run.warehouse_id;
  if (warehouseId !== undefined && warehouseId !== end) {
    const goal = await findRun(work.trx, run.id, WHOLE_BUSINESS);
    throw refuse('run_not_here', { run: run.number, warehouse: goal?.to?.name ?? goal?.from.name ?? '' });
  }
  return run;
}

/**
 * Ends the stops of a run between warehouses that is about to be closed, a slice in each transaction, because it may
 * have thousands. What is reported missing stays so if the call is interrupted, and its repeat goes on.
 */
export async function endStopsInSlices(context: Context, closing: Closing): Promise<void> {
  const run = await findRun(context.db, closing.id, context.scope);
  if (run?.state !== 'out' || isDoor(run) || run.version !== (closing.version ?? run.version)) return;
  await inSlices(context, async (work) => endSomeStops(work, await lockClosing(work, closing)));
}

/** Takes the parcels off a run between warehouses that is about to be cancelled, likewise. */
export async function takeOffInSlices(context: Context, { id, version }: Closing): Promise<void> {
  const run = await findRun(context.db, id, context.scope);
  if (run?.state !== 'open' || isDoor(run) || run.version !== (version ?? run.version)) return;
  await inSlices(context, async (work) => takeOffSome(work, await lockOpenRun(work, id, version)));
}

/** Does a part of long work in a transaction, with other calls in between, until none is left. */
async function inSlices(context: Context, doSome: (work: Work) => Promise<number>): Promise<void> {
  let done: number;
  do {
    done = await write(context, async (work) => {
      await work.assertStillAllowed();
      return doSome(work);
    });
    await letOthersIn();
  } while (done > 0);
}
