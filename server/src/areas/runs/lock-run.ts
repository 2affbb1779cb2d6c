import { DOOR_KINDS } from '@tawseel/contract/facts/stops';
import type { Run } from '@tawseel/contract/runs';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Recall } from '../../platform/http/run-idempotently.ts';
import { findRun } from './store/read-runs.ts';
import { lockRun, type RunRow } from './store/runs.ts';

export const recallRun: Recall<Run> = ({ trx, scope }, id) => findRun(trx, id, scope);

/** Returns true for runs from door to door. */
export function isDoor({ kind }: { kind: string }): boolean {
  return DOOR_KINDS.some((door) => door === kind);
}

export async function answerRun({ trx, scope }: Work, id: string): Promise<Run> {
  const run = await findRun(trx, id, scope);
  if (!run) throw refuse('no_such_run');
  return run;
}

export function subjectOf({ _id: id, number: name }: Run) {
  return { kind: 'run', id, name } as const;
}

export async function lockRunOrThrow({ trx, scope }: Work, id: string, version?: number): Promise<RunRow> {
  const run = await lockRun(trx, id, scope);
  if (!run) throw refuse('no_such_run');
  if (version !== undefined && run.version !== version)
    throw refuse('run_changed_meanwhile', { run: run.number });
  return run;
}

/** Locks a run that is being loaded. Throws if it has left, or starts at a warehouse outside the scope. */
export async function lockOpenRun(work: Work, id: string, version?: number): Promise<RunRow> {
  const run = await lockRunOrThrow(work, id, version);
  if (run.state !== 'open') throw refuse('run_left', { run: run.number });
  const { warehouseId } = work.scope;
  if (warehouseId !== undefined && warehouseId !== run.warehouse_id) throw refuse('no_such_run');
  return run;
}
