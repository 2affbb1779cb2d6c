import type { Trx } from '../../platform/engine/tables.ts';
import { refuse } from '../../platform/http/errors.ts';
import { refuseOther } from '../../platform/http/record-version.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { fallsOn } from './rules.ts';
import { dayOf, lockDayOf, lockPickup, type Row, showPickup, stateOf } from './store.ts';

type NamedPickup = { id: string; standingDay?: string | undefined; version?: string | undefined };

/** Locks the pickup of a call: of a standing one, the whole or one day, which may have no row yet. */
async function lockNamed(trx: Trx, scope: Scope, { id, standingDay }: NamedPickup): Promise<Row> {
  const row = await lockPickup(trx, id, scope);
  if (!row) throw refuse('no_such_pickup');
  if (standingDay === undefined || standingDay === row.standing_day) return row;
  const own = await lockDayOf(trx, id, standingDay);
  if (own) return own;
  if (!fallsOn(row, standingDay))
    throw refuse('no_such_pickup_day', { pickup: row.number, day: standingDay });
  return dayOf(row, standingDay);
}

/** Locks a pickup that can still be changed or cancelled. */
export async function openPickup(trx: Trx, scope: Scope, named: NamedPickup, today: string): Promise<Row> {
  const row = await lockNamed(trx, scope, named);
  refuseOther(row.number, (await showPickup(trx, row)).version, named.version);
  const state = stateOf(row);
  if (state !== 'asked') throw refuse('pickup_not_open', { pickup: row.number, state });
  const last = row.weekdays === '' ? row.day : row.until;
  if (last !== null && last < today) throw refuse('pickup_over', { pickup: row.number });
  return row;
}
