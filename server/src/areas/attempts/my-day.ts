import { daysToChoose } from '@tawseel/contract/facts/calendar';
import { DAY_MS } from '@tawseel/contract/facts/durations';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import { phoneKey, secondPhone } from '@tawseel/contract/facts/phones';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { RunKind, StopState } from '@tawseel/contract/facts/stops';
import type { ActAnswer, MyRun, MyStop, myDay, RequestedDay } from '@tawseel/contract/my-day';
import type { Promised } from '@tawseel/contract/promised';
import type { Database } from '../../platform/engine/tables.ts';
import { personOf } from '../../platform/http/auth.ts';
import { speakerOf } from '../../platform/http/language.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { actingOf, writeTogether } from '../../platform/http/write.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay, startOfHour } from '../../platform/values/period.ts';
import { sayStored, storeSentence } from '../../platform/values/stored-text.ts';
import { findBusiness } from '../business/store.ts';
import { listMyExpenses } from '../expenses/store/expenses.ts';
import { toDriverExpense } from '../expenses/views.ts';
import { type CountRow, findLastHandIn, takenInBy } from '../ledger/store/counts.ts';
import { cashOfDrivers } from '../ledger/store/driver-cash.ts';
import { PER_UNIT } from '../orders/rules/order-fields.ts';
import { readDriverCash } from '../orders/store/held-orders.ts';
import { trackingLinks } from '../orders/tracking-link.ts';
import { plainAddress } from '../pickups/plain-address.ts';
import { listDoorRuns } from '../runs/store/read-runs.ts';
import { listVisits } from '../stops/store/visits.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { countActs } from './store/acts.ts';
import { listMyStops, listRecalled } from './store/stops.ts';
import { takeAct } from './take-act.ts';
import { toPromised } from './views.ts';

async function toMyRun(db: Database, run: Awaited<ReturnType<typeof listDoorRuns>>[number]): Promise<MyRun> {
  const warehouse = await findWarehouse(db, run.warehouse_id);
  return {
    _id: run.id,
    number: run.number,
    // A closed set in the database.
    kind: run.kind as RunKind,
    day: run.day,
    vehicleNo: run.vehicle_no,
    outAt: run.out_at,
    warehouse: warehouse?.wareHouseName ?? '',
    warehousePhone: warehouse?.phone ?? '',
  };
}

type MyStopRow = Awaited<ReturnType<typeof listMyStops>>[number];

/**
 * Returns the name and address of a stop: the receiver's for a delivery, otherwise the sender's, where the pickup was
 * requested.
 */
function addressOfStop(row: MyStopRow) {
  if (row.run_kind === 'delivery')
    return {
      name: row.receiver_name,
      phone: row.receiver_phone,
      secondPhone: row.receiver_phone2,
      street: row.dropoff_street,
      building: row.dropoff_building,
      landmark: row.dropoff_landmark,
      makani: row.dropoff_makani,
      area: row.dropoff_area,
      city: row.dropoff_city,
      instructions: row.delivery_instructions,
    };
  return {
    name: row.sender_name,
    phone: row.shop_phone ?? row.sender_phone,
    secondPhone: secondPhone(row.shop_phone ?? row.sender_phone),
    street: row.shop_street ?? row.sender_address,
    building: '',
    landmark: '',
    makani: '',
    area: row.shop_area ?? row.pickup_area,
    city: row.shop_city ?? row.pickup_city,
    instructions: row.run_kind === 'return' ? row.delivery_instructions : (row.shop_note ?? ''),
  };
}

/** Returns the hours that a receiver was promised or a shop requested. */
function hoursOf(row: MyStopRow): Promised | null {
  if (row.run_kind === 'pickup') {
    const { shop_day: day, shop_from: from, shop_to: to } = row;
    return day === null || from === null || to === null ? null : { day, from, to, note: '', leaveWith: '' };
  }
  const { day, from_time, to_time, promise_note: note, leave_with } = row;
  if (day === null || from_time === null || to_time === null || note === null) return null;
  return toPromised({ day, from_time, to_time, note, leave_with: leave_with ?? '' });
}

/** Returns the key of a door: parcels of one pickup share it, otherwise those of one phone and street. */
function doorOf(row: MyStopRow, { phone, street }: { phone: string; street: string }): string {
  return row.pickup_id ?? `${phoneKey(phone)} ${plainAddress(street)}`;
}

function toMyStop(row: MyStopRow, linkOf: Awaited<ReturnType<typeof trackingLinks>>): MyStop {
  const place = addressOfStop(row);
  return {
    _id: row.stop_id,
    runId: row.run_id,
    // Closed sets in the database.
    kind: row.run_kind as RunKind,
    state: row.state as StopState,
    place: row.place,
    door: doorOf(row, place),
    trackingID: row.tracking_id,
    reference: row.reference,
    ...place,
    sortCode: row.sort_code ?? '',
    senderName: row.sender_name,
    deliveryType: row.delivery_type,
    title: row.title,
    weight: row.weight_grams / PER_UNIT.kg,
    cashDue: row.run_kind === 'delivery' ? toAed(cashDue(row.payment_method, row.value_fils)) : 0,
    attempts: Number(row.attempts),
    promised: hoursOf(row),
    trackingUrl: row.run_kind === 'delivery' ? linkOf(row, 'plain') : '',
  };
}

/** Returns the visit as a stop of the driver's day, without a parcel. */
function visitToMyStop(row: Awaited<ReturnType<typeof listVisits>>[number], place: number): MyStop {
  return {
    _id: row.pickup_id,
    runId: row.run_id,
    kind: 'pickup',
    // A closed set in the database.
    state: row.state as StopState,
    place,
    door: row.pickup_id,
    trackingID: '',
    reference: '',
    name: row.sender_name,
    phone: row.phone,
    secondPhone: secondPhone(row.phone),
    street: row.street,
    building: '',
    landmark: '',
    makani: '',
    area: row.area,
    city: row.city,
    instructions: row.shop_note,
    sortCode: '',
    senderName: row.sender_name,
    deliveryType: '',
    title: '',
    weight: 0,
    cashDue: 0,
    attempts: 0,
    trackingUrl: '',
    promised: { day: row.day, from: row.from_time, to: row.to_time, note: '', leaveWith: '' },
    requested: row.expected,
  };
}

/** Days for which a driver sees the last hand-in. */
const HAND_IN_DAYS = 7;

function toLastHandIn(row: CountRow) {
  const takenIn = takenInBy(row);
  return {
    number: row.no,
    total: toAed(takenIn),
    difference: toAed(takenIn - row.expected_fils),
    at: row.at,
  };
}

/** Returns the note of an act with the day that the receiver asked for, which each reader gets in their own language. */
function wantedNote({ day, from = '', to = '' }: RequestedDay, note = ''): string {
  return storeSentence(sentence('note_receiver_wants', { day, from, to, note }));
}

export const myDayCalls: Handlers<typeof myDay> = {
  readMyDay: async (_, context) => {
    const { db, clock, settings } = context;
    const { id, name } = personOf(context.caller);
    const runs = await listDoorRuns(db, { driverId: id }, ['out']);
    const runIds = runs.map((run) => run.id);
    const stops = await listMyStops(db, runIds);
    const linkOf = await trackingLinks(db, actingOf(context));
    const visits = await listVisits(db, { runIds });
    const lastPlace = Math.max(0, ...stops.map(({ place }) => place));
    const recalled = await listRecalled(db, runIds);
    const say = speakerOf(context.request);
    const now = clock().toISOString();
    const { TIME_ZONE } = settings;
    const day = businessDay(now, TIME_ZONE);
    const today = startOfHour(`${day}T00`, TIME_ZONE);
    const { held, fils } = await readDriverCash(db, id);
    const { changeFils = 0 } = (await cashOfDrivers(db, [id])).get(id) ?? {};
    const handedIn = await findLastHandIn(
      db,
      id,
      new Date(Date.parse(now) - HAND_IN_DAYS * DAY_MS).toISOString(),
    );
    return {
      driver: { id, name },
      now,
      runs: await Promise.all(runs.map((run) => toMyRun(db, run))),
      stops: [
        ...stops.map((row) => toMyStop(row, linkOf)),
        ...visits.map((visit, at) => visitToMyStop(visit, lastPlace + 1 + at)),
      ],
      recalled: recalled.map((one) => ({ ...one, why: sayStored(one.why, say) })),
      acts: await countActs(db, id, today),
      cash: toAed(fils),
      change: toAed(changeFils),
      held,
      expenses: (await listMyExpenses(db, id, clock())).map(toDriverExpense),
      lastHandIn: handedIn ? toLastHandIn(handedIn) : null,
      proof: settings.DOOR_PROOF,
      undoMinutes: settings.UNDO_MINUTES,
      daysToChoose: daysToChoose(day, await findBusiness(db)),
    };
  },

  sendActs: async ({ body: { clock: theirs, acts } }, context) => {
    const { settings, clock, request } = context;
    const say = speakerOf(request);
    const skewMs = clock().getTime() - Date.parse(theirs);
    const data: ActAnswer[] = [];
    for (const { happenedAt, wanted, ...given } of acts) {
      const contents = { ...given, ...(wanted && { note: wantedNote(wanted, given.note) }) };
      const at = new Date(Date.parse(happenedAt) + skewMs).toISOString();
      // A repeated act is found by its client id.
      const taken = await writeTogether(
        context,
        async (work) => {
          await work.assertStillAllowed();
          const input = { ...contents, happenedAt: at, skewMs };
          const atDoor = { ...work, mayActForOthers: false, proof: settings.DOOR_PROOF };
          return takeAct(atDoor, input);
        },
        { isIdempotent: true },
      );
      const { result, isRepeated, answer, stopState } = taken;
      // Stops that were withdrawn or moved to another driver no longer belong to this one.
      const state = ['pending', 'done', 'failed', 'skipped'].includes(stopState ?? '') ? stopState : null;
      data.push({
        clientId: contents.clientId,
        result,
        isRepeated,
        message: say(answer),
        state: state as StopState | null,
      });
    }
    return { ...context.done('acts_taken', { acts: acts.length }), data };
  },
};
