import type { ProofType } from '@tawseel/contract/facts/proofs';
import { newId } from '../../platform/engine/ids.ts';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import { countRows } from '../../platform/engine/read-table.ts';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';

export type ProofRow = Tables['proofs'];
export type NamedProof = Pick<ProofRow, 'kind' | 'sha256' | 'bytes'>;

/** Files that may be named for an order; more are ignored. */
const MOST_OF_ORDER = 30;
/** Rows that one transaction of the retention changes. */
const CHUNK = 500;

/**
 * Inserts the files that an act names. A file that the driver has uploaded already, for another parcel of the same
 * door, is present at once.
 */
export async function insertProofs(
  trx: Trx,
  act: { id: string; orderId: string; actor: string; takenAt: string },
  named: readonly NamedProof[],
): Promise<void> {
  const different = [...new Map(named.map((proof) => [proof.sha256, proof])).values()];
  if (different.length === 0) return;
  const each = different.slice(0, Math.max(0, MOST_OF_ORDER - (await countProofs(trx, act.orderId))));
  if (each.length === 0) return;
  const sha256s = each.map(({ sha256 }) => sha256);
  const brought = await listBrought(trx, act.actor, sha256s);
  const rows = each.map(({ kind, sha256, bytes }): ProofRow => {
    const { type = '', arrived_at = null } = brought.get(sha256) ?? {};
    return {
      id: newId(),
      act_id: act.id,
      order_id: act.orderId,
      actor: act.actor,
      kind,
      sha256,
      bytes,
      type,
      taken_at: act.takenAt,
      arrived_at,
      dropped_at: null,
      missed_at: null,
    };
  });
  await insertRows(trx, 'proofs', rows);
}

function countProofs(trx: Trx, orderId: string): Promise<number> {
  return countRows(trx.selectFrom('proofs').where('order_id', '=', orderId));
}

async function listBrought(trx: Trx, actor: string, sha256s: readonly string[]) {
  const rows = await trx
    .selectFrom('proofs')
    .select(['sha256', 'type', 'arrived_at'])
    .where('sha256', 'in', sha256s)
    .where('actor', '=', actor)
    .where('arrived_at', 'is not', null)
    .where('dropped_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.sha256, row]));
}

/** Lists the proofs that name a file: of one driver, or of all. */
export async function findNamed(
  db: Database,
  actor: string | undefined,
  sha256: string,
): Promise<ProofRow[]> {
  const rows = db.selectFrom('proofs').selectAll().where('sha256', '=', sha256);
  return rows.$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? '')).execute();
}

export async function markArrived(
  db: Database,
  named: readonly ProofRow[],
  { type, at }: { type: ProofType; at: string },
): Promise<void> {
  const ids = named.map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = db.updateTable('proofs').set({ type, arrived_at: at }).where('id', 'in', ids);
  await rows.where('arrived_at', 'is', null).execute();
}

export async function listProofsOf(db: Database, orderId: string): Promise<ProofRow[]> {
  const rows = db.selectFrom('proofs').selectAll().where('order_id', '=', orderId);
  return rows.orderBy('taken_at', 'desc').orderBy('id', 'desc').execute();
}

/** Returns a proof with the tracking ID of its order, which the reader's scope is checked by. */
export async function findProof(
  db: Database,
  id: string,
): Promise<(ProofRow & { tracking_id: string }) | undefined> {
  return db
    .selectFrom('proofs')
    .innerJoin('orders', 'orders.id', 'proofs.order_id')
    .selectAll('proofs')
    .select('orders.tracking_id')
    .where('proofs.id', '=', id)
    .executeTakeFirst();
}

export async function markDropped(db: Database, ids: readonly string[], at: string): Promise<void> {
  await db.updateTable('proofs').set({ dropped_at: at }).where('id', 'in', ids).execute();
}

/** Returns the files among these that a proof still needs. */
export async function listWanted(db: Database, sha256s: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('proofs')
    .select('sha256')
    .distinct()
    .where('sha256', 'in', sha256s)
    .where('dropped_at', 'is', null)
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Lists some stored files of orders that ended before an instant. */
export async function listOutlived(db: Database, before: string): Promise<Pick<ProofRow, 'id' | 'sha256'>[]> {
  return db
    .selectFrom('proofs')
    .innerJoin('orders', 'orders.id', 'proofs.order_id')
    .select(['proofs.id', 'proofs.sha256'])
    .where('proofs.dropped_at', 'is', null)
    .where('proofs.arrived_at', '<', before)
    .where('orders.tracking_status', 'in', ['delivered', 'return'])
    .where('orders.moved_at', '<', before)
    .limit(CHUNK)
    .execute();
}

export type Missed = Pick<ProofRow, 'id' | 'order_id'> & { run_id: string; warehouse_id: string };

/** Lists some files that acts named before an instant, that never arrived, and that have no follow-up yet. */
export async function listMissed(db: Database, before: string): Promise<Missed[]> {
  return db
    .selectFrom('proofs')
    .innerJoin('stop_acts', 'stop_acts.id', 'proofs.act_id')
    .innerJoin('runs', 'runs.id', 'stop_acts.run_id')
    .select(['proofs.id', 'proofs.order_id', 'stop_acts.run_id', 'runs.warehouse_id'])
    .where('proofs.arrived_at', 'is', null)
    .where('proofs.missed_at', 'is', null)
    .where('stop_acts.received_at', '<', before)
    .limit(CHUNK)
    .execute();
}

export async function markMissed(trx: Trx, ids: readonly string[], at: string): Promise<void> {
  await trx.updateTable('proofs').set({ missed_at: at }).where('id', 'in', ids).execute();
}

/** File that should exist, with the tracking ID of an order that it proves. */
type KeptFile = Pick<ProofRow, 'sha256' | 'bytes'> & { tracking_id: string };

/** Reads all files that should exist, in the order of their names, some at a time. */
export async function* eachKept(db: Database): AsyncIterable<KeptFile> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('proofs')
      .innerJoin('orders', 'orders.id', 'proofs.order_id')
      .select(({ fn }) => [
        'sha256',
        fn.max('bytes').as('bytes'),
        fn.min('orders.tracking_id').as('tracking_id'),
      ])
      .where('arrived_at', 'is not', null)
      .where('dropped_at', 'is', null)
      .where('sha256', '>', after)
      .groupBy('sha256')
      .orderBy('sha256')
      .limit(CHUNK)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.sha256;
  }
}
