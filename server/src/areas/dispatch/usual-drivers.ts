import { dayAfter } from '@tawseel/contract/facts/durations';
import type { BoardKind } from '@tawseel/contract/facts/stops';
import { perDatabase } from '../../platform/engine/database.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { letOthersIn } from '../../platform/http/fair-queue.ts';
import { countDriven, type Driven } from './store.ts';

/** Days before today from which the usual driver of an area is derived. */
const USUAL_DAYS = 14;

type Board = { warehouseId: string; kind: BoardKind; today: string };

/** Deliveries and pickups of the days before today, by warehouse and kind; cached because they hardly change. */
const past = perDatabase(() => new Map<string, { today: string; driven: Driven[] }>());

function daysBefore(today: string): string[] {
  return Array.from({ length: USUAL_DAYS }, (_, at) => dayAfter(today, -1 - at));
}

/** Counts the days before today one by one, at the first request of a day. */
async function drivenBefore(db: Database, { warehouseId, kind, today }: Board): Promise<Driven[]> {
  const name = `${kind} ${warehouseId}`;
  const kept = past(db).get(name);
  if (kept?.today === today) return kept.driven;
  const driven: Driven[] = [];
  for (const day of daysBefore(today)) {
    driven.push(...(await countDriven(db, { warehouseId, kind, day })));
    await letOthersIn();
  }
  past(db).set(name, { today, driven });
  return driven;
}

function driverOfMost(driven: readonly Driven[]): string {
  const sums = new Map<string, number>();
  for (const { driverId, parcels } of driven) sums.set(driverId, (sums.get(driverId) ?? 0) + parcels);
  const [[driverId] = ['']] = [...sums].sort(([, one], [, other]) => other - one);
  return driverId;
}

/**
 * Returns the driver of most recent parcels of each area, or of each sender, by `key`. `keyOf` returns the key of what
 * was typed: the past is cached as typed, so that an area that gets another name has its history at once.
 */
export async function usualDrivers(
  db: Database,
  board: Board,
  keyOf = (typed: string) => typed,
): Promise<Map<string, string>> {
  const { warehouseId, kind, today } = board;
  const driven = [
    ...(await drivenBefore(db, board)),
    ...(await countDriven(db, { warehouseId, kind, day: today })),
  ];
  const byPlace = Map.groupBy(driven, ({ key }) => keyOf(key));
  return new Map([...byPlace].map(([key, of]) => [key, driverOfMost(of)]));
}
