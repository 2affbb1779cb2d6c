import { mayBeHeld, type Placement, placedAt } from '../areas/custody/rules/custody.ts';
import { findCustody, transfer } from '../areas/custody/store/custody.ts';
import { placementOf } from '../areas/delivery-areas/placement.ts';
import type { Tables, Trx } from '../platform/engine/tables.ts';
import { billShops } from './bill-shops.ts';
import type { DemoContext } from './context.ts';
import type { Crews } from './crews.ts';
import type { DoorPhoto } from './keep-photos.ts';
import type { DemoOrder } from './make-orders.ts';
import { playersOf } from './play-acts.ts';
import { playCash } from './play-cash.ts';
import { type PlayedAct, planActs } from './play-plan.ts';
import { openRuns } from './play-runs.ts';
import { openStage } from './play-stage.ts';
import { playTrucks } from './play-trucks.ts';
import { postEarlierCash } from './post-earlier-cash.ts';

type Business = {
  warehouses: readonly Tables['warehouses'][];
  crews: Crews;
  orders: readonly DemoOrder[];
  rows: readonly Tables['orders'][];
  photos: readonly DoorPhoto[];
};

type DestinationOf = (order: Pick<Tables['orders'], 'dropoff_city' | 'dropoff_area'>) => Promise<Placement>;

/** Returns a function that reads the destination of an order, from a cache that the desks share. */
function placer(trx: Trx, places: Map<string, Placement>): DestinationOf {
  return async (order) => {
    const address = `${order.dropoff_city}\n${order.dropoff_area}`;
    const place = places.get(address) ?? (await placementOf(trx, order));
    places.set(address, place);
    return place;
  };
}

/** Sets where the parcels go that are in our hands when the day begins. */
async function placeParcels(
  trx: Trx,
  rows: readonly Tables['orders'][],
  destinationOf: DestinationOf,
): Promise<void> {
  for (const row of rows) {
    const held = mayBeHeld(row.tracking_status) && (await findCustody(trx, row));
    if (held) await transfer(trx, row.seq, placedAt(held, await destinationOf(row)));
  }
}

/**
 * Plays the last day: what the staff did with each parcel, one act after the other, by the functions that their calls
 * use. What was before is inserted as rows, because playing it would take too long.
 */
export async function playLastDay(
  trx: Trx,
  context: DemoContext,
  { warehouses, crews, orders, rows, photos }: Business,
): Promise<void> {
  const places = new Map<string, Placement>();
  const destinationOf = placer(trx, places);
  await placeParcels(trx, rows, destinationOf);
  const [hub] = warehouses;
  const planned = new Map<DemoOrder, PlayedAct[]>();
  for (const [index, order] of orders.entries()) {
    const row = rows[index]!;
    const isUnderWay = order.next !== undefined || (order.course.at(-1)?.at ?? 0) >= context.playedFrom;
    const goal = (isUnderWay && (await destinationOf(row)).toWarehouse) || row.warehouse_id;
    const hasPickupRuns = row.warehouse_id === hub?.id;
    planned.set(order, planActs(context, order, { goal, hasPickupRuns }));
  }
  const acts = [...planned.values()].flat().sort((one, other) => one.at - other.at);
  const actsOf = (order: DemoOrder) => planned.get(order) ?? [];
  const stage = await openStage({ trx, context, crews }, places);
  await postEarlierCash(stage, rows);
  await billShops(stage, rows);
  const runs = openRuns(stage, actsOf);
  const players = playersOf(stage, runs, photos);
  for (const group of Map.groupBy(acts, ({ at, act, place }) => `${at} ${act} ${place}`).values()) {
    const [first, ...others] = group;
    if (first) await players[first.act]([first, ...others]);
  }
  await runs.closeRuns();
  await playTrucks(stage, warehouses);
  for (const { id } of warehouses) await playCash(stage, id, id === hub?.id);
  await stage.end();
}
