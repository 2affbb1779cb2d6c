import type { BoardKind } from '@tawseel/contract/facts/stops';
import {
  isShop,
  type Load,
  type LooseDriver,
  type LooseGroup,
  type LooseParcel,
  type LooseRun,
} from './run-texts.ts';

/**
 * Row of the waiting list: an area or a shop, or a parcel of an expanded one; `ids` are those of its parcels, or the
 * key of a shop without parcels.
 */
export type BoardRow = {
  key: string;
  group: LooseGroup;
  parcel: LooseParcel | undefined;
  ids: readonly string[];
};

export type Ids = ReadonlySet<string>;
export type Assignment = { driverId: string } & Partial<Load>;

const keyOf = (group: LooseGroup) =>
  isShop(group)
    ? (group.key ?? '')
    : [group.sortCode, group.city, group.area, group.promisedDay].join(' ').trimEnd();
const isUnbooked = (group: LooseGroup) =>
  isShop(group) && group.parcels?.length === 0 && group.pickup?.state === 'asked';

function idsOf(group: LooseGroup): string[] {
  if (isUnbooked(group)) return [keyOf(group)];
  return (group.parcels ?? []).flatMap(({ trackingID }) => trackingID ?? []);
}

/** Returns the parcels and pickups of row ids. */
export function loadOf(groups: readonly LooseGroup[], ids: Iterable<string>): Load {
  const unbooked = new Set(groups.filter(isUnbooked).map(keyOf));
  const load: Load = { trackingIDs: [], pickupIds: [] };
  for (const id of ids) load[unbooked.has(id) ? 'pickupIds' : 'trackingIDs'].push(id);
  return load;
}

/** The load of a driver without what is empty, as the server takes it. */
export function assignmentOf(driverId: string, { trackingIDs, pickupIds }: Load): Assignment {
  return {
    driverId,
    ...(trackingIDs.length > 0 && { trackingIDs }),
    ...(pickupIds.length > 0 && { pickupIds }),
  };
}

export function rowsOf(groups: readonly LooseGroup[], unfolded: Ids): BoardRow[] {
  return groups.flatMap((group) => {
    const key = keyOf(group);
    const row = { key, group, parcel: undefined, ids: idsOf(group) };
    if (!unfolded.has(key)) return [row];
    const { parcels = [] } = group;
    return [
      row,
      ...parcels.flatMap((parcel) =>
        parcel.trackingID ? [{ key: parcel.trackingID, group, parcel, ids: [parcel.trackingID] }] : [],
      ),
    ];
  });
}

/** Returns the selection with all of these, or without them if all are selected. */
export function toggled(selected: Ids, ids: readonly string[]): Ids {
  const isOn = ids.every((id) => selected.has(id));
  return new Set(isOn ? [...selected].filter((id) => !ids.includes(id)) : [...selected, ...ids]);
}

/** Returns the selected ids that still wait. */
export function stillWaiting(groups: readonly LooseGroup[], selected: Ids): Ids {
  return new Set(groups.flatMap(idsOf).filter((id) => selected.has(id)));
}

/** Returns true if a group may go today; others are promised for a later day. */
const isForToday = (group: LooseGroup) => isShop(group) || !group.promisedDay;

/**
 * Returns a proposal: each area or shop to its usual driver, of the selection if there is one, otherwise of what may
 * go today; and the number without a usual driver.
 */
export function proposalOf(
  groups: readonly LooseGroup[],
  drivers: readonly LooseDriver[],
  selected: Ids,
): { assignments: Assignment[]; left: number } {
  const byDriver = new Map<string, string[]>();
  let left = 0;
  for (const group of groups) {
    const ids = idsOf(group).filter((id) => (selected.size === 0 ? isForToday(group) : selected.has(id)));
    const driver = drivers.find(({ id }) => id !== undefined && id === group.usualDriverId);
    if (driver?.id && ids.length > 0) byDriver.set(driver.id, [...(byDriver.get(driver.id) ?? []), ...ids]);
    else if (ids.length > 0) left += 1;
  }
  return {
    assignments: [...byDriver].map(([driverId, ids]) => assignmentOf(driverId, loadOf(groups, ids))),
    left,
  };
}

/** Returns the run of a driver that is being loaded, deliveries before returns. */
export function openRunOf({ runs = [] }: LooseDriver, board: BoardKind): LooseRun | undefined {
  const open = runs.filter(
    ({ state, kind }) => state === 'open' && (kind === 'pickup') === (board === 'pickup'),
  );
  return open.find(({ kind }) => kind === board) ?? open[0];
}

/** Returns the driver of a digit: 1 is the first, 0 the tenth. */
export function driverOf(drivers: readonly LooseDriver[], digit: string): LooseDriver | undefined {
  return drivers[digit === '0' ? 9 : Number(digit) - 1];
}

/** Returns the digit of a driver; undefined after the tenth. */
export const digitAt = (at: number) => (at > 9 ? undefined : String((at + 1) % 10));
