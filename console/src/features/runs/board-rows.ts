import type { LooseArea, LooseDriver, LooseParcel, LooseRun } from './shown.ts';

/** A line of the left side: an area, or a parcel of one that is unfolded; `ids` are those of its parcels. */
export type BoardRow = {
  key: string;
  area: LooseArea;
  parcel: LooseParcel | undefined;
  ids: readonly string[];
};

export type Ids = ReadonlySet<string>;
export type Assignment = { driverId: string; trackingIDs: string[] };

export const areaKey = ({ sortCode, city, area }: LooseArea) => [sortCode, city, area].join(' ');
const idsOf = ({ parcels = [] }: LooseArea) => parcels.flatMap(({ trackingID }) => trackingID ?? []);

export function rowsOf(areas: readonly LooseArea[], unfolded: Ids): BoardRow[] {
  return areas.flatMap((area) => {
    const key = areaKey(area);
    const row = { key, area, parcel: undefined, ids: idsOf(area) };
    if (!unfolded.has(key)) return [row];
    const { parcels = [] } = area;
    return [
      row,
      ...parcels.flatMap((parcel) =>
        parcel.trackingID ? [{ key: parcel.trackingID, area, parcel, ids: [parcel.trackingID] }] : [],
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
export function stillWaiting(areas: readonly LooseArea[], selected: Ids): Ids {
  return new Set(areas.flatMap(idsOf).filter((id) => selected.has(id)));
}

/** Each area to who drives there usually, of the selection alone where there is one; and how many areas have nobody. */
export function proposalOf(
  areas: readonly LooseArea[],
  drivers: readonly LooseDriver[],
  selected: Ids,
): { assignments: Assignment[]; areasLeft: number } {
  const byDriver = new Map<string, string[]>();
  let areasLeft = 0;
  for (const area of areas) {
    const ids = idsOf(area).filter((id) => selected.size === 0 || selected.has(id));
    const driver = drivers.find(({ id }) => id !== undefined && id === area.usualDriverId);
    if (driver?.id && ids.length > 0) byDriver.set(driver.id, [...(byDriver.get(driver.id) ?? []), ...ids]);
    else if (ids.length > 0) areasLeft += 1;
  }
  return {
    assignments: [...byDriver].map(([driverId, trackingIDs]) => ({ driverId, trackingIDs })),
    areasLeft,
  };
}

/** The run that a driver is being loaded for; deliveries before returns. */
export function openRunOf({ runs = [] }: LooseDriver): LooseRun | undefined {
  const open = runs.filter(({ state }) => state === 'open');
  return open.find(({ kind }) => kind === 'delivery') ?? open[0];
}

/** The driver of a digit: 1 is the first, 0 the tenth. */
export function driverOf(drivers: readonly LooseDriver[], digit: string): LooseDriver | undefined {
  return drivers[digit === '0' ? 9 : Number(digit) - 1];
}

/** The digit of a driver; none after the tenth. */
export const digitAt = (at: number) => (at > 9 ? undefined : String((at + 1) % 10));
