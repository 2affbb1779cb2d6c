import { nextOf } from '../../../platform/engine/number-series.ts';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';

export type DeskName = { device: string; name: string; warehouseId: string };
export type Scanner = { kind: string; id: string; name: string };

type Numbered = { no: number };

type DeskNumbers = { station: number | null; scanner: number | null };

const desks = prepared<DeskName & { id: string; actorName: string }, DeskNumbers>((db, slots) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('stations')
      .select('no')
      .where('device', '=', slots.device)
      .where('warehouse_id', '=', slots.warehouseId)
      .where('name', '=', slots.name)
      .as('station'),
    eb
      .selectFrom('actors')
      .select('no')
      .where('id', '=', slots.id)
      .where('name', '=', slots.actorName)
      .as('scanner'),
  ]),
);

/** Called in the transaction that gives a desk another name. */
type OnRenamed = (trx: Trx, before: string) => Promise<void>;

/** Returns the numbers of a desk and of its user, and assigns them if they are new. */
export async function deskNumbers(
  db: Database,
  desk: DeskName,
  scanner: Scanner,
  onRenamed: OnRenamed,
): Promise<{ station: number; scanner: number }> {
  const [known] = await desks(db, { ...desk, id: scanner.id, actorName: scanner.name });
  return {
    station: known?.station ?? (await stationNo(db, desk, onRenamed)),
    scanner: known?.scanner ?? (await actorNo(db, scanner)),
  };
}

const stations = prepared<DeskName, Numbered>((db, { device, name, warehouseId }) =>
  db
    .selectFrom('stations')
    .select('no')
    .where('device', '=', device)
    .where('warehouse_id', '=', warehouseId)
    .where('name', '=', name),
);

/** Returns the number of a desk under its present name, and assigns it if the name is new. */
export async function stationNo(db: Database, desk: DeskName, onRenamed?: OnRenamed): Promise<number> {
  const [known] = await stations(db, desk);
  if (known) return known.no;
  const { device, name, warehouseId: warehouse_id } = desk;
  return inTransaction(db, async (trx) => {
    const before = await trx
      .selectFrom('stations')
      .select('name')
      .where('device', '=', device)
      .where('warehouse_id', '=', warehouse_id)
      .orderBy('no', 'desc')
      .executeTakeFirst();
    const { numInsertedOrUpdatedRows: added } = await trx
      .insertInto('stations')
      .values({ no: await nextOf(trx, 'stations'), warehouse_id, device, name })
      .onConflict((conflict) => conflict.columns(['device', 'warehouse_id', 'name']).doNothing())
      .executeTakeFirst();
    const [kept] = await stations(trx, desk);
    if (!kept) throw new Error(`the station ${device} was not kept`);
    if (before && added) await onRenamed?.(trx, before.name);
    return kept.no;
  });
}

const actors = prepared<Omit<Scanner, 'kind'>, Numbered>((db, { id, name }) =>
  db.selectFrom('actors').select('no').where('id', '=', id).where('name', '=', name),
);

/** Returns the number of a user under the present name. */
export async function actorNo(db: Database, { kind, id, name }: Scanner): Promise<number> {
  const [known] = await actors(db, { id, name });
  if (known) return known.no;
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('actors')
      .values({ no: await nextOf(trx, 'actors'), kind, id, name })
      .onConflict((conflict) => conflict.columns(['id', 'name']).doNothing())
      .execute();
    const [kept] = await actors(trx, { id, name });
    if (!kept) throw new Error(`the actor ${id} was not kept`);
    return kept.no;
  });
}
