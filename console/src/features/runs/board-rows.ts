import type { BoardKind } from '@tawseel/contract/facts/stops';
import {
  isShop,
  type Load,
  type LooseDriver,
  type LooseGroup,
  type LooseParcel,
  type LooseRun,
} from './shown.ts';

/**
 * A line of the left side: an area or a shop, or a parcel of one that is unfolded; `ids` are those of its parcels, or the
 * key of a shop that has none.
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

/** What the ids of lines stand for. */
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

/** All of these selected, or none of them where they all are. */
export function toggled(selected: Ids, ids: readonly string[]): Ids {
  const isOn = ids.every((id) => selected.has(id));
  return new Set(isOn ? [...selected].filter((id) => !ids.includes(id)) : [...selected, ...ids]);
}

/** Those of the selection that still wait. */
export function stillWaiting(groups: readonly LooseGroup[], selected: Ids): Ids {
  return new Set(groups.flatMap(idsOf).filter((id) => selected.has(id)));
}

/** Whether its parcels may go today: receivers of others were promised a later day. */
const isForToday = (group: LooseGroup) => isShop(group) || !group.promisedDay;

/**
 * Each area or shop to who drives there usually, of the selection alone where there is one, else of what may go today; and
 * how many have nobody.
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

/** The run of a board that a driver is being loaded for; deliveries before returns. */
export function openRunOf({ runs = [] }: LooseDriver, board: BoardKind): LooseRun | undefined {
  const open = runs.filter(
    ({ state, kind }) => state === 'open' && (kind === 'pickup') === (board === 'pickup'),
  );
  return open.find(({ kind }) => kind === board) ?? open[0];
}

/** The driver of a digit: 1 is the first, 0 the tenth. */
export function driverOf(drivers: readonly LooseDriver[], digit: string): LooseDriver | undefined {
  return drivers[digit === '0' ? 9 : Number(digit) - 1];
}

/** The digit of a driver; none after the tenth. */
export const digitAt = (at: number) => (at > 9 ? undefined : String((at + 1) % 10));
