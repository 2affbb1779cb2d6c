import { type DataSet, ENGINES, type Engine, sizeName } from '../data-sets.ts';
import { type Running, start } from '../measure.ts';

export type Target = DataSet & { server: Running };

/** Starts a server on each data set while `work` goes on. */
export async function withServers<T>(
  sets: readonly DataSet[],
  work: (targets: Target[]) => Promise<T>,
): Promise<T> {
  const targets: Target[] = [];
  try {
    for (const set of sets) {
      targets.push({ ...set, server: await start(set.settings) });
    }
    return await work(targets);
  } finally {
    for (const { server } of targets) await server.stop();
  }
}

/** One row for each engine, with a column for each of its sizes; `cell` writes what came of a target. */
export function byEngine<T extends DataSet>(
  targets: readonly T[],
  cell: (target: T) => string,
): { engine: Engine; own: T[]; cells: { [column: string]: string } }[] {
  return ENGINES.map((engine) => {
    const own = targets.filter((target) => target.engine === engine);
    return { engine, own, cells: Object.fromEntries(own.map((each) => [sizeName(each.orders), cell(each)])) };
  }).filter(({ own }) => own.length > 0);
}
