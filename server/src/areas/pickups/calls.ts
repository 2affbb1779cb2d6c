import { MOST_PICKUPS } from '@tawseel/contract/facts/pickups';
import type { Pickup, PickupUpdate, pickups } from '@tawseel/contract/pickups';
import { newId } from '../../platform/engine/ids.ts';
import { nextNumber } from '../../platform/engine/number-series.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import type { Work } from '../../platform/engine/work.ts';
import { invalid, invalidField, refuse } from '../../platform/http/errors.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { businessMinute } from '../../platform/values/period.ts';
import { listRunsTo } from '../../reads/runs-to-pickups.ts';
import { findBusiness } from '../business/store.ts';
import { knownWarehouse } from '../warehouses/calls.ts';
import { openPickup } from './open-pickup.ts';
import { addressOf, ownSender, senderOf, warehouseOf } from './place.ts';
import { type Clock, digitOf, problemOf, toDigits } from './rules.ts';
import {
  cancelDaysOf,
  countPickupsOf,
  findPickup,
  insertPickup,
  listPickups,
  listStandingPickups,
  type Row,
  showPickup,
  updatePickup,
  type Whose,
} from './store.ts';

function clockOf({ clock, settings }: Context): Clock {
  const [today = '', now = ''] = businessMinute(clock().toISOString(), settings.TIME_ZONE).split('T');
  return { today, now };
}

async function knownWhose(
  { db, scope }: Context,
  { warehouseId, senderId }: Omit<Whose, 'scope'>,
): Promise<Whose> {
  if (warehouseId !== undefined) await knownWarehouse(db, scope, warehouseId);
  return { scope, warehouseId, senderId: ownSender(scope, senderId) };
}

/** Returns the name of a day's holiday or '', and whether the day is a working day. */
async function dayKind(db: Database, day: string): Promise<{ holiday: string; isWorkingDay: boolean }> {
  const { holidays, workingDays } = await findBusiness(db);
  return {
    holiday: holidays.find(({ date }) => date === day)?.name ?? '',
    isWorkingDay: toDigits(workingDays).includes(digitOf(day)),
  };
}

function refuseWhen(row: Row, at: Clock, before?: Row): void {
  const problem = problemOf(row, at, before);
  if (problem) throw invalid([problem]);
}

async function refuseTooMany(trx: Trx, row: Row, name: string): Promise<void> {
  if ((await countPickupsOf(trx, row)) >= MOST_PICKUPS)
    throw refuse('too_many_pickups', { name, max: MOST_PICKUPS });
}

const recall: Recall<Pickup> = ({ trx, scope }, id) => findPickup(trx, id, scope);

/** Stores a pickup, or one day of a standing pickup, and returns it. */
async function store(work: Work, before: Row | undefined, row: Row): Promise<Pickup> {
  const { trx, now } = work;
  const isStored = before !== undefined && before.id !== before.standing_id;
  const after = isStored ? row : { ...row, id: newId(now.getTime()) };
  await (isStored ? updatePickup(trx, after) : insertPickup(trx, after));
  const data = await showPickup(trx, after);
  const { _id: id, number: name } = data;
  await work.audit({
    subject: { kind: 'pickup', id, name },
    before: before && audited(await showPickup(trx, before)),
    after: audited(data),
  });
  return data;
}

/** Returns the details of a pickup for the audit log. */
function audited({ _id, version, ...details }: Pickup): object {
  return details;
}

async function saidWhen(trx: Trx, { done }: Context, pickup: Pickup): Promise<{ message: string }> {
  const { number, day, from, to, weekdays } = pickup;
  const when = { pickup: number, from, to };
  if (weekdays.length > 0) return done('pickup_standing', { ...when, weekdays });
  const { holiday } = await dayKind(trx, day);
  return done('pickup_asked', { ...when, day, holiday });
}

function changed(row: Row, changes: PickupUpdate): Row {
  if (row.weekdays === '' && (changes.weekdays || changes.until))
    throw invalidField('weekdays', 'pickup_not_standing');
  return {
    ...row,
    street: changes.street ?? row.street,
    area: changes.area ?? row.area,
    city: changes.city ?? row.city,
    phone: changes.phone ?? row.phone,
    note: changes.note ?? row.note,
    day: changes.day ?? row.day,
    weekdays: changes.weekdays ? toDigits(changes.weekdays) : row.weekdays,
    until: changes.until === undefined ? row.until : changes.until,
    from_time: changes.from ?? row.from_time,
    to_time: changes.to ?? row.to_time,
    expected: changes.expected ?? row.expected,
  };
}

export const pickupCalls: Handlers<typeof pickups> = {
  listPickups: async ({ query: { day = '', ...whose } }, context) => {
    const { db } = context;
    const on = day || clockOf(context).today;
    const listed = await listPickups(db, await knownWhose(context, whose), on);
    // Senders do not see the driver.
    const ids = context.scope.senderId === undefined ? listed.map(({ _id }) => _id) : [];
    const runs = await listRunsTo(db, ids);
    const pickups = listed.map((pickup) => ({ ...pickup, runs: runs.get(pickup._id) ?? [] }));
    return { day: on, ...(await dayKind(db, on)), pickups };
  },

  listStandingPickups: async ({ query }, context) =>
    listStandingPickups(context.db, await knownWhose(context, query), clockOf(context).today),

  askPickup: ({ body }, context) =>
    runIdempotently(context, body, recall, async (work) => {
      const { trx } = work;
      const { scope, now } = work;
      const at = clockOf(context);
      const sender = await senderOf(trx, scope, body.senderId);
      const place = addressOf(body, sender);
      const warehouse = await warehouseOf(trx, scope, { ...place, warehouseId: body.warehouseId });
      const row: Row = {
        ...place,
        id: '',
        number: '',
        sender_id: sender._id,
        warehouse_id: warehouse._id,
        note: body.note ?? '',
        day: body.day ?? at.today,
        weekdays: toDigits(body.weekdays ?? []),
        until: (body.weekdays && body.until) ?? null,
        standing_id: null,
        standing_day: null,
        from_time: body.from,
        to_time: body.to,
        expected: body.expected,
        state: 'asked',
        reason: '',
        created_at: now.toISOString(),
      };
      refuseWhen(row, at);
      await refuseTooMany(trx, row, sender.name);
      const series = `PCK-${warehouse.warehouseCode}-${at.today.slice(2).replaceAll('-', '')}`;
      const data = await store(work, undefined, { ...row, number: await nextNumber(trx, series) });
      return { ...(await saidWhen(trx, context, data)), data };
    }),

  changePickup: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recall, async (work) => {
      const { trx } = work;
      const { scope } = work;
      const at = clockOf(context);
      const before = await openPickup(trx, scope, { ...params, ...body }, at.today);
      const after = changed(before, body);
      refuseWhen(after, at, before);
      const isElsewhere = body.warehouseId !== undefined || after.city !== before.city;
      if (isElsewhere)
        after.warehouse_id = (await warehouseOf(trx, scope, { ...body, city: after.city }))._id;
      if (after.day !== before.day)
        await refuseTooMany(trx, after, (await showPickup(trx, after)).senderName);
      const data = await store(work, before, after);
      return { ...(await saidWhen(trx, context, data)), data };
    }),

  cancelPickup: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recall, async (work) => {
      const { trx } = work;
      const { today } = clockOf(context);
      const before = await openPickup(trx, work.scope, { ...params, ...body }, today);
      const { reason } = body;
      const isStanding = before.weekdays !== '';
      const data = await store(work, before, {
        ...before,
        state: 'cancelled',
        reason,
        until: isStanding ? today : null,
      });
      if (isStanding) await cancelDaysOf(trx, before.id, today, reason);
      const { number: pickup, standingDay } = data;
      const message =
        standingDay === null
          ? context.done('pickup_cancelled', { pickup })
          : context.done('pickup_day_cancelled', { pickup, day: standingDay });
      return { ...message, data };
    }),
};
