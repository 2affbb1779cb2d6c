import { isCashOnDelivery } from '@tawseel/contract/facts/payment-methods';
import { phoneKey } from '@tawseel/contract/facts/phones';
import type { RunKind, StopState } from '@tawseel/contract/facts/stops';
import type { ActAnswer, MyRun, MyStop, myDay } from '@tawseel/contract/my-day';
import { retryDuplicates } from '../../platform/engine/retry-duplicates.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { commitWork } from '../../platform/engine/write-queue.ts';
import { personOf } from '../../platform/http/auth.ts';
import { speakerOf } from '../../platform/http/language.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay, startOfHour } from '../../platform/values/period.ts';
import { actorOf, addressHashOf } from '../orders/calls/known-order.ts';
import { PER_UNIT } from '../orders/rules/order-fields.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { toPromised } from './calls.ts';
import { listDoorRuns, listMyStops, listRecalled, sumActs } from './store.ts';
import { takeAct } from './take-act.ts';

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

function toMyStop(row: Awaited<ReturnType<typeof listMyStops>>[number]): MyStop {
  const isReturn = row.run_kind === 'return';
  const phone = isReturn ? row.sender_phone : row.receiver_phone;
  const street = isReturn ? row.sender_address : row.dropoff_street;
  const { day, from_time, to_time, promise_note: note, leave_with } = row;
  return {
    _id: row.stop_id,
    runId: row.run_id,
    // Closed sets in the database.
    kind: row.run_kind as RunKind,
    state: row.state as StopState,
    place: row.place,
    door: `${phoneKey(phone)} ${street.toLowerCase().replaceAll(/\s+/g, ' ').trim()}`,
    trackingID: row.tracking_id,
    reference: row.reference,
    name: isReturn ? row.sender_name : row.receiver_name,
    phone,
    secondPhone: isReturn ? '' : row.receiver_phone2,
    street,
    building: isReturn ? '' : row.dropoff_building,
    landmark: isReturn ? '' : row.dropoff_landmark,
    makani: isReturn ? '' : row.dropoff_makani,
    area: isReturn ? row.pickup_area : row.dropoff_area,
    city: isReturn ? row.pickup_city : row.dropoff_city,
    sortCode: row.sort_code ?? '',
    instructions: row.delivery_instructions,
    senderName: row.sender_name,
    deliveryType: row.delivery_type,
    title: row.title,
    weight: row.weight_grams / PER_UNIT.kg,
    cashDue: !isReturn && isCashOnDelivery(row.payment_method) ? toAed(row.value_fils) : 0,
    attempts: Number(row.attempts),
    promised:
      day === null || from_time === null || to_time === null || note === null
        ? null
        : toPromised({ day, from_time, to_time, note, leave_with: leave_with ?? '' }),
  };
}

export const myDayCalls: Handlers<typeof myDay> = {
  readMyDay: async (_, context) => {
    const { db, clock, settings } = context;
    const { id, name } = personOf(context.caller);
    const runs = await listDoorRuns(db, { driverId: id }, ['out']);
    const runIds = runs.map((run) => run.id);
    const stops = await listMyStops(db, runIds);
    const now = clock().toISOString();
    const { TIME_ZONE } = settings;
    const { acts, cash } = await sumActs(db, id, startOfHour(`${businessDay(now, TIME_ZONE)}T00`, TIME_ZONE));
    return {
      driver: { id, name },
      now,
      runs: await Promise.all(runs.map((run) => toMyRun(db, run))),
      stops: stops.map(toMyStop),
      recalled: await listRecalled(db, runIds),
      acts,
      cash: toAed(cash),
      proof: settings.DOOR_PROOF,
    };
  },

  sendActs: async ({ body: { clock: theirs, acts } }, context) => {
    const { db, settings, clock, request } = context;
    const say = speakerOf(request);
    const skewMs = clock().getTime() - Date.parse(theirs);
    const data: ActAnswer[] = [];
    for (const { happenedAt, ...told } of acts) {
      const at = new Date(Date.parse(happenedAt) + skewMs).toISOString();
      // What was taken before is found by its client id.
      const taken = await retryDuplicates(() =>
        commitWork(
          db,
          settings.TIME_ZONE,
          async (trx, unit) =>
            takeAct(
              trx,
              unit,
              { ...told, happenedAt: at, skewMs },
              {
                actor: actorOf(context.caller),
                now: clock(),
                addressHash: await addressHashOf(context, trx),
                undoMinutes: settings.UNDO_MINUTES,
                mayActForOthers: false,
                proof: settings.DOOR_PROOF,
              },
            ),
          { isIdempotent: true },
        ),
      );
      const { result, isRepeated, said, stopState } = taken;
      // Stops that were withdrawn or moved to another driver are none of this one's any more.
      const state = ['pending', 'done', 'failed', 'skipped'].includes(stopState ?? '') ? stopState : null;
      data.push({
        clientId: told.clientId,
        result,
        isRepeated,
        message: say(said),
        state: state as StopState | null,
      });
    }
    return { ...context.done('acts_taken', { acts: acts.length }), data };
  },
};
