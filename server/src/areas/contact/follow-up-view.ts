import type { FollowUpKind } from '@tawseel/contract/facts/follow-ups';
import type { FollowUp, FollowUpDay } from '@tawseel/contract/follow-ups';
import type { Database } from '../../platform/engine/tables.ts';
import { toAed } from '../../platform/values/fils.ts';
import { findStored, sayStored } from '../../platform/values/stored-text.ts';
import { type FollowUpRow, listOpenOf, readFollowUps } from '../../reads/follow-ups.ts';
import { findLastScans, type LastScan } from '../../reads/last-scans.ts';
import type { Reader } from '../follow-ups/follow-up-access.ts';
import { findLateMoney, type StoredLateMoney } from '../orders/store/order-money.ts';
import { instantOf } from '../orders/store/seq.ts';
import { readParcels } from '../parcels/store.ts';
import { askedMoney } from './settle-money.ts';

function toLastScan({ seq, act, warehouse, station, run, by }: LastScan): FollowUp['lastScan'] {
  return { at: instantOf(seq), act, warehouse, station, run, by };
}

function toDriver({ driver_first_name, driver_last_name, driver_phone }: FollowUpRow): FollowUp['driver'] {
  if (driver_phone === null) return null;
  return { name: [driver_first_name, driver_last_name].filter(Boolean).join(' '), phone: driver_phone };
}

/** Returns the day and hours that the receiver asked the driver for, if the newest line of the note has them. */
function toWanted(note: string): FollowUpDay | null {
  const { day, from, to } = findStored(note.split('\n').at(-1) ?? '', 'note_receiver_wants') ?? {};
  return day ? { day: `${day}`, ...(from && to ? { from: `${from}`, to: `${to}` } : {}) } : null;
}

function toAskedMoney({ actId, driverId, driverName, cashFils, cardFils, state, since }: StoredLateMoney) {
  return {
    actId,
    driver: { _id: driverId, name: driverName },
    cash: toAed(cashFils),
    card: toAed(cardFils),
    at: since,
    isHeld: state === 'held',
  };
}

/** Returns follow-ups as a user reads them. */
export async function toFollowUps(
  db: Database,
  rows: readonly FollowUpRow[],
  { reader, now, say }: Reader,
): Promise<FollowUp[]> {
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))];
  const read = await readParcels(db, orderIds);
  const parcels = new Map(orderIds.map((id, at) => [id, read[at]]));
  const scans = await findLastScans(db, orderIds);
  const open = await listOpenOf(db, orderIds);
  const money = await findLateMoney(
    db,
    rows.filter(({ kind }) => kind === 'late_act').map(({ order_id }) => order_id),
  );
  return rows.map((row) => {
    const others = open.filter(
      ({ order_id, kind, warehouse_id }) =>
        order_id === row.order_id && kind === row.kind && warehouse_id !== row.warehouse_id,
    );
    const scan = scans.get(row.order_id);
    const isClaimed = row.state === 'open' && row.claimed_until !== null && row.claimed_until > now;
    return {
      _id: row.id,
      // Only openFollowUps writes it.
      kind: row.kind as FollowUpKind,
      state: row.state === 'done' ? 'done' : 'open',
      warehouseId: row.warehouse_id,
      warehouse: row.warehouse,
      alsoAt: others.map(({ warehouse }) => warehouse),
      // A foreign key keeps the order.
      parcel: parcels.get(row.order_id) as FollowUp['parcel'],
      lastScan: scan ? toLastScan(scan) : null,
      note: sayStored(row.note, say),
      wanted: toWanted(row.note),
      money: row.state === 'open' ? askedMoney(row, money.get(row.order_id)).map(toAskedMoney) : [],
      run: row.run ?? '',
      driver: toDriver(row),
      openedAt: row.opened_at,
      openedBy: row.opened_by,
      dueAt: row.due_at,
      calls: Number(row.calls),
      claimedBy: isClaimed ? row.claimed_name : null,
      isMine: isClaimed && row.claimed_by === reader,
      claimedUntil: isClaimed ? row.claimed_until : null,
      outcome: row.outcome && sayStored(row.outcome, say),
      closedAt: row.closed_at,
      closedBy: row.closed_name,
    };
  });
}

/** Returns the follow-up of an id, or undefined if there is none. */
export async function readFollowUp(db: Database, id: string, reader: Reader): Promise<FollowUp | undefined> {
  const [followUp] = await toFollowUps(db, await readFollowUps(db, [id]), reader);
  return followUp;
}
