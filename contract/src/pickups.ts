import * as z from 'zod/mini';
import { WEEK_DAYS } from './facts/calendar.ts';
import { LONGEST } from './facts/limits.ts';
import { LAST_PICKUP_DAYS, MOST_EXPECTED, MOST_PICKUPS, PICKUP_STATES } from './facts/pickups.ts';
import { DISPATCH } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import {
  byId,
  city,
  day,
  hour,
  hoursInOrder,
  id,
  instant,
  maybeLines,
  maybeWords,
  notOneOf,
  phone,
  version,
  words,
} from './fields.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchSender, noSuchWarehouse } from './shared-refusals.ts';

/** Run that visits a pickup, and its driver. */
export const PickupRun = z.object({ id: z.string(), number: z.string(), driverName: z.string() });
export type PickupRun = z.infer<typeof PickupRun>;

export const Pickup = z.object({
  _id: z.string(),
  number: z.string(),
  state: z.enum(PICKUP_STATES),
  senderId: z.string(),
  senderName: z.string(),
  warehouseId: z.string(),
  warehouse: z.string(),
  street: z.string(),
  area: z.string(),
  city: z.string(),
  phone: z.string(),
  note: z.string(),
  day,
  from: z.string(),
  to: z.string(),
  expected: z.number(),
  weekdays: z.array(z.enum(WEEK_DAYS)),
  until: z.nullable(day),
  standingDay: z.nullable(day),
  reason: z.string(),
  createdAt: instant,
  version: z.string(),
  /** Current and earlier runs of the pickup, in the list of a day; not for sender keys. */
  runs: z.optional(z.array(PickupRun)),
});
export type Pickup = z.infer<typeof Pickup>;

/** Pickups of a day, and whether it is a holiday or working day. */
const PickupDay = z.object({
  day,
  holiday: z.string(),
  isWorkingDay: z.boolean(),
  pickups: z.array(Pickup),
});

/** Fields that a change may contain. */
const details = {
  warehouseId: z.optional(id),
  street: z.optional(words(LONGEST.senderAddress)),
  area: z.optional(maybeWords(LONGEST.area)),
  city: z.optional(city),
  phone: z.optional(phone),
  note: z.optional(maybeLines(LONGEST.note)),
  day: z.optional(day),
  weekdays: z.optional(
    z
      .array(z.enum(WEEK_DAYS, notOneOf(WEEK_DAYS)))
      .check(z.minLength(1, rule('no_day_chosen')), z.maxLength(WEEK_DAYS.length)),
  ),
  until: z.optional(z.nullable(day)),
};
const expected = z
  .int(rule('not_parcel_count'))
  .check(
    z.minimum(1, rule('too_small', { min: 1 })),
    z.maximum(MOST_EXPECTED, rule('beyond', { max: MOST_EXPECTED })),
  );

type Until = { day?: string | undefined; until?: string | null | undefined };

const lastAfterFirst = z.refine<Until>(
  (fields) => !fields.day || !fields.until || fields.day <= fields.until,
  {
    path: ['until'],
    error: rule('last_before_first'),
  },
);

export const NewPickup = z
  .strictObject({ ...details, senderId: z.optional(id), from: hour, to: hour, expected })
  .check(
    hoursInOrder,
    lastAfterFirst,
    z.refine((fields) => fields.day !== undefined || fields.weekdays !== undefined, {
      path: ['day'],
      error: rule('day_or_weekdays'),
    }),
  );
export type NewPickup = z.infer<typeof NewPickup>;

/** Change of a pickup; missing fields are unchanged. */
export const PickupUpdate = z
  .strictObject({
    ...details,
    from: z.optional(hour),
    to: z.optional(hour),
    expected: z.optional(expected),
    standingDay: z.optional(day),
    version: z.optional(version),
  })
  .check(
    hoursInOrder,
    lastAfterFirst,
    z.refine(({ standingDay, version, ...fields }) => Object.keys(fields).length > 0, rule('nothing_named')),
  );
export type PickupUpdate = z.infer<typeof PickupUpdate>;

const whose = { warehouseId: z.optional(id), senderId: z.optional(id) };
const may = [...DISPATCH, 'sender'] as const;
const notKnown = { ...noSuchWarehouse, ...noSuchSender };
const full = { too_many_pickups: `The sender has ${MOST_PICKUPS} that day, standing ones included` };
const changing = {
  no_such_pickup: 'No such pickup',
  no_such_pickup_day: 'The standing pickup is not on this day',
  changed_meanwhile: 'Someone else changed it since this version',
  pickup_not_open: 'It is cancelled, on a run or done',
  pickup_over: 'Its day is over',
};

/** Collection of parcels at senders: on a day, or repeatedly on weekdays. */
export const pickups = table('pickups', {
  listPickups: {
    method: 'GET',
    path: '/api/pickups',
    may,
    feature: 'tawseel',
    summary: 'Pickups of a day (today if none is named), by their hours; with a sender key your own',
    query: z.strictObject({ day: z.optional(day), ...whose }),
    ...keyed('data', PickupDay),
    refusals: notKnown,
  },
  listStandingPickups: {
    method: 'GET',
    path: '/api/pickups/standing',
    may,
    feature: 'tawseel',
    summary: 'Standing pickups that are not over, oldest first; with a sender key your own',
    query: z.strictObject(whose),
    ...keyed('data', z.array(Pickup)),
    refusals: notKnown,
  },
  askPickup: {
    method: 'POST',
    path: '/api/pickups',
    quota: 'pickups',
    may,
    feature: 'tawseel',
    summary: `Asks for a pickup on a day, today to ${LAST_PICKUP_DAYS} days ahead, or on weekdays again and again; address and phone are the sender's unless given`,
    invalidates: ['pickups'],
    idempotent: true,
    body: NewPickup,
    ...withMessage(Pickup),
    status: 201,
    refusals: { ...notKnown, ...full, no_warehouse_for_pickup: 'There is no warehouse' },
  },
  changePickup: {
    method: 'PUT',
    path: '/api/pickups/:id',
    quota: 'pickups',
    may,
    feature: 'tawseel',
    summary:
      'Changes a pickup; fields left out stay. Of a standing one all days that were not changed by themselves, or standingDay alone',
    invalidates: ['pickups'],
    idempotent: true,
    params: byId,
    body: PickupUpdate,
    ...withMessage(Pickup),
    refusals: { ...changing, ...noSuchWarehouse, ...full, no_warehouse_for_pickup: 'There is no warehouse' },
  },
  cancelPickup: {
    method: 'POST',
    path: '/api/pickups/:id/cancel',
    quota: 'pickups',
    may,
    feature: 'tawseel',
    summary:
      'Cancels a pickup: it stays on the list of its day. A standing one from today on, or on standingDay alone',
    invalidates: ['pickups'],
    idempotent: true,
    params: byId,
    body: z.strictObject({
      reason: words(LONGEST.note),
      standingDay: z.optional(day),
      version: z.optional(version),
    }),
    ...withMessage(Pickup),
    refusals: changing,
  },
});
