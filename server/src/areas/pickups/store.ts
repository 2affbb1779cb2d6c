import { MOST_CANCELLED, PICKUP_STATES, type PickupState } from '@tawseel/contract/facts/pickups';
import type { Pickup } from '@tawseel/contract/pickups';
import type { RawBuilder } from 'kysely';
import { withLock } from '../../platform/engine/lock.ts';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';
import { recordVersion } from '../../platform/http/record-version.ts';
import { type Scope, WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import { digitOf, toWeekDays } from './rules.ts';

export type Row = Tables['pickups'];
export type NamedPickup = Row & { sender_name: string; warehouse_name: string };

/** Pickups of a warehouse, of a sender, or of the whole scope. */
export type Whose = { scope: Scope; warehouseId?: string | undefined; senderId?: string | undefined };

export function stateOf({ state }: Row): PickupState {
  return PICKUP_STATES.find((known) => known === state) ?? 'asked';
}

function toPickup(row: NamedPickup): Pickup {
  const pickup = {
    _id: row.id,
    number: row.number,
    state: stateOf(row),
    senderId: row.sender_id,
    senderName: row.sender_name,
    warehouseId: row.warehouse_id,
    warehouse: row.warehouse_name,
    street: row.street,
    area: row.area,
    city: row.city,
    phone: row.phone,
    note: row.note,
    day: row.day,
    from: row.from_time,
    to: row.to_time,
    expected: row.expected,
    weekdays: toWeekDays(row.weekdays),
    until: row.until,
    standingDay: row.standing_day,
    reason: row.reason,
    createdAt: row.created_at,
  };
  return { ...pickup, version: recordVersion(pickup) };
}

/** Returns a day of a standing pickup that has no row of its own. On the day that ended it, it is cancelled. */
export function dayOf<R extends Row>(standing: R, day: string): R {
  const isCancelled = standing.state === 'cancelled' && day === standing.until;
  const state = isCancelled ? { state: 'cancelled' } : { state: 'asked', reason: '' };
  return {
    ...standing,
    day,
    weekdays: '',
    until: null,
    standing_id: standing.id,
    standing_day: day,
    ...state,
  };
}

function ofWhose(db: Database, { scope, warehouseId, senderId }: Whose) {
  const warehouse = scope.warehouseId ?? warehouseId;
  const sender = scope.senderId ?? senderId;
  return db
    .selectFrom('pickups')
    .innerJoin('senders', 'senders.id', 'pickups.sender_id')
    .innerJoin('warehouses', 'warehouses.id', 'pickups.warehouse_id')
    .selectAll('pickups')
    .select(['senders.name as sender_name', 'warehouses.name as warehouse_name'])
    .$if(warehouse !== undefined, (query) => query.where('pickups.warehouse_id', '=', warehouse ?? ''))
    .$if(sender !== undefined, (query) => query.where('pickups.sender_id', '=', sender ?? ''));
}

function ofStanding(db: Database, whose: Whose, day: string) {
  return ofWhose(db, whose)
    .where('pickups.weekdays', '<>', '')
    .where((eb) => eb.or([eb('pickups.until', 'is', null), eb('pickups.until', '>=', day)]));
}

const byHours = (one: Pickup, other: Pickup) =>
  [one.from, one.to, one.number].join() < [other.from, other.to, other.number].join() ? -1 : 1;

/**
 * Lists the pickups of a day, standing ones included; a day without a row of its own has the id of its standing
 * pickup.
 */
export async function listRowsOf(db: Database, whose: Whose, day: string): Promise<NamedPickup[]> {
  const single = await ofWhose(db, whose)
    .where('pickups.day', '=', day)
    .where('pickups.weekdays', '=', '')
    .execute();
  const standing = await ofStanding(db, whose, day)
    .where('pickups.day', '<=', day)
    .where('pickups.weekdays', 'like', `%${digitOf(day)}%`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pickups as own')
            .select('own.id')
            .whereRef('own.standing_id', '=', 'pickups.id')
            .where('own.standing_day', '=', day),
        ),
      ),
    )
    .execute();
  return [...single, ...standing.map((row) => dayOf(row, day))];
}

/**
 * Leaves out cancelled pickups of a sender beyond its newest ones, because a shop can ask and cancel again without end.
 */
function withoutOldest(rows: readonly NamedPickup[]): NamedPickup[] {
  const isCancelled = ({ state }: NamedPickup) => state === 'cancelled';
  const ofSender = Map.groupBy(rows.filter(isCancelled), ({ sender_id }) => sender_id);
  const newest = [...ofSender.values()].flatMap((cancelled) =>
    cancelled.toSorted((one, other) => (one.number > other.number ? -1 : 1)).slice(0, MOST_CANCELLED),
  );
  return [...rows.filter((row) => !isCancelled(row)), ...newest];
}

/** Lists the pickups of a day for the API, by their hours. */
export async function listPickups(db: Database, whose: Whose, day: string): Promise<Pickup[]> {
  return withoutOldest(await listRowsOf(db, whose, day))
    .map(toPickup)
    .sort(byHours);
}

/** Lists standing pickups that have not ended, oldest first. */
export async function listStandingPickups(db: Database, whose: Whose, today: string): Promise<Pickup[]> {
  const rows = await ofStanding(db, whose, today).orderBy('pickups.number').execute();
  return rows.map(toPickup);
}

export async function findPickup(db: Database, id: string, scope: Scope): Promise<Pickup | undefined> {
  const row = await ofWhose(db, { scope }).where('pickups.id', '=', id).executeTakeFirst();
  return row && toPickup(row);
}

/** Returns a row that is not stored in the shape of the API. */
export async function showPickup(db: Database, row: Row): Promise<Pickup> {
  const named = await db
    .selectFrom('senders')
    .innerJoin('warehouses', (join) => join.on('warehouses.id', '=', row.warehouse_id))
    .select(['senders.name as sender_name', 'warehouses.name as warehouse_name'])
    .where('senders.id', '=', row.sender_id)
    .executeTakeFirstOrThrow();
  return toPickup({ ...row, ...named });
}

/** Locks a pickup against changes. */
export async function lockPickup(trx: Trx, id: string, scope: Scope): Promise<Row | undefined> {
  const { warehouseId, senderId } = scope;
  const query = trx
    .selectFrom('pickups')
    .selectAll()
    .where('id', '=', id)
    .$if(warehouseId !== undefined, (its) => its.where('warehouse_id', '=', warehouseId ?? ''))
    .$if(senderId !== undefined, (its) => its.where('sender_id', '=', senderId ?? ''));
  return withLock(trx, query, 'edit').executeTakeFirst();
}

/** Returns the row of one day of a locked standing pickup. */
export async function lockDayOf(trx: Trx, standingId: string, day: string): Promise<Row | undefined> {
  const query = trx
    .selectFrom('pickups')
    .selectAll()
    .where('standing_id', '=', standingId)
    .where('standing_day', '=', day);
  return withLock(trx, query, 'edit').executeTakeFirst();
}

/** Counts the other pickups of a sender on a day, including standing ones of that weekday. */
export async function countPickupsOf(db: Database, { sender_id, day, id }: Row): Promise<number> {
  const { n } = await db
    .selectFrom('pickups')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('sender_id', '=', sender_id)
    .where('id', '<>', id)
    .where('state', '<>', 'cancelled')
    .where((eb) =>
      eb.or([
        eb('day', '=', day),
        eb.and([eb('weekdays', '<>', ''), eb.or([eb('until', 'is', null), eb('until', '>=', day)])]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return n;
}

export async function insertPickup(trx: Trx, row: Row): Promise<void> {
  await trx.insertInto('pickups').values(row).execute();
}

export async function updatePickup(trx: Trx, { id, ...columns }: Row): Promise<void> {
  await trx.updateTable('pickups').set(columns).where('id', '=', id).execute();
}

/** Cancels the rows of a standing pickup's days from one day on. */
export async function cancelDaysOf(
  trx: Trx,
  standingId: string,
  from: string,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('pickups')
    .set({ state: 'cancelled', reason })
    .where('standing_id', '=', standingId)
    .where('day', '>=', from)
    .where('state', '=', 'asked')
    .execute();
}

/** Sets the state of a pickup unless it is cancelled. */
export async function setPickupState(trx: Trx, id: string, state: RawBuilder<string>): Promise<void> {
  // The lock keeps its stops from changing.
  await withLock(trx, trx.selectFrom('pickups').select('id').where('id', '=', id), 'edit').execute();
  await trx
    .updateTable('pickups')
    .set({ state })
    .where('id', '=', id)
    .where('state', '<>', 'cancelled')
    .execute();
}

/**
 * Locks pickups in the order of their ids, as every transaction does that locks several. A day of a standing pickup
 * without a row gets one, with an id from `draw`. Returns the row ids by the listed pickups.
 */
export async function lockPickups(
  trx: Trx,
  rows: readonly NamedPickup[],
  draw: () => string,
): Promise<Map<NamedPickup, string>> {
  const ids = new Map<NamedPickup, string>();
  for (const row of rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    ids.set(row, await storedDay(trx, row, draw));
  const query = trx
    .selectFrom('pickups')
    .select('id')
    .where('id', 'in', [...ids.values(), ''])
    .orderBy('id');
  await withLock(trx, query, 'edit').execute();
  return ids;
}

async function storedDay(
  trx: Trx,
  { sender_name: _, warehouse_name: __, ...row }: NamedPickup,
  draw: () => string,
): Promise<string> {
  const { id: standingId, standing_id, standing_day } = row;
  if (standingId !== standing_id) return standingId;
  await lockPickup(trx, standingId, WHOLE_BUSINESS);
  const known = await trx
    .selectFrom('pickups')
    .select('id')
    .where('standing_id', '=', standingId)
    .where('standing_day', '=', standing_day)
    .executeTakeFirst();
  if (known) return known.id;
  const id = draw();
  await insertPickup(trx, { ...row, id });
  return id;
}
