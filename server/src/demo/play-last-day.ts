import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { handIn } from '../areas/cash/hand-in.ts';
import { moveCash } from '../areas/cash/move.ts';
import { listDriversWithCash } from '../areas/cash/store/balances.ts';
import { mayBeHeld, type Placement, placedAt } from '../areas/custody/rules/custody.ts';
import { findCustody, transfer } from '../areas/custody/store/custody.ts';
import { placementOf } from '../areas/delivery-areas/placement.ts';
import { addExpense } from '../areas/expenses/calls.ts';
import { cashDeskOf } from '../areas/ledger/rules/names.ts';
import { filsOf } from '../areas/ledger/store/post.ts';
import type { Tables, Trx } from '../platform/engine/tables.ts';
import { toAed } from '../platform/values/fils.ts';
import { makeScope } from '../platform/values/scope.ts';
import { billShops } from './bill-shops.ts';
import type { DemoContext } from './context.ts';
import type { Crews } from './crews.ts';
import type { DoorPhoto } from './keep-photos.ts';
import type { DemoOrder } from './make-orders.ts';
import { piecesOf } from './pieces-of.ts';
import { playersOf } from './play-acts.ts';
import { type PlayedAct, planActs } from './play-plan.ts';
import { openRuns } from './play-runs.ts';
import { openStage, type Stage } from './play-stage.ts';
import { playTrucks } from './play-trucks.ts';
import { postEarlierCash } from './post-earlier-cash.ts';

/** Amount that is missing in one hand-in, in fils. */
const SHORT = 500;
const FUEL = 6_000;
const CHANGE = 10_000;

/** Expenses that a driver has entered, in AED. */
const ENTERED = [
  { kind: 'fuel', amount: 85.5, note: 'The pump printed no receipt' },
  { kind: 'parking', amount: 20 },
] as const;

/**
 * Takes in the cash of every second driver of a warehouse, at the first one with fuel and something missing, and gives
 * another driver change, who has entered expenses at the first warehouse.
 */
async function playCash(stage: Stage, warehouseId: string, isFirst: boolean): Promise<void> {
  const { trx, context, crews } = stage;
  const [cashier] = crews.list(warehouseId, 'cashier');
  if (!cashier) return;
  const work = {
    ...stage.workAt(cashier, { at: context.now - MINUTE_MS, place: warehouseId }),
    scope: makeScope({ warehouseId }),
  };
  const drivers = await listDriversWithCash(trx, warehouseId);
  for (const [index, { id, held_fils }] of drivers.filter((_, place) => place % 2 === 1).entries()) {
    const isShort = isFirst && index === 0 && held_fils > FUEL + SHORT;
    await handIn(work, {
      driverId: id,
      total: toAed(held_fils),
      pieces: piecesOf(held_fils - (isShort ? FUEL + SHORT : 0)),
      ...(isShort && { expenses: [{ what: 'Fuel', amount: toAed(FUEL) }] }),
      ...(isShort && { reason: 'A note of 5 is missing' }),
    });
  }
  const [keeper] = drivers;
  const driver = crews.list(warehouseId, 'driver').find(({ id }) => isFirst && id === keeper?.id);
  for (const [index, entered] of driver ? ENTERED.entries() : []) {
    const at = context.now - (ENTERED.length - index) * MINUTE_MS;
    const spentAt = new Date(at).toISOString();
    const given = { ...entered, clientId: stage.clientId(), spentAt, clock: spentAt };
    if (driver) await addExpense(stage.workAt(driver, { at, place: warehouseId }), given);
  }
  const box = cashDeskOf(cashier, warehouseId);
  if (!keeper || (await filsOf(trx, box)) < CHANGE) return;
  await moveCash(work, {
    from: { kind: 'box' },
    to: { kind: 'float', person: keeper.id },
    amount: toAed(CHANGE),
  });
}

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
