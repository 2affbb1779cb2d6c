import {
  IconCash,
  IconMap2,
  IconRoute,
  IconSteeringWheel,
  IconTruckLoading,
  IconUser,
} from '@tabler/icons-react';
import { areas } from '@tawseel/contract/areas';
import { cash } from '@tawseel/contract/cash';
import type { CashCount } from '@tawseel/contract/cash-replies';
import { dayAfter } from '@tawseel/contract/facts/durations';
import { foldText } from '@tawseel/contract/facts/fold-text';
import { fullName } from '@tawseel/contract/facts/searches';
import { similarFinder } from '@tawseel/contract/facts/similar-names';
import type { StaffKind } from '@tawseel/contract/facts/staff-kinds';
import { shownPhone } from '@tawseel/contract/facts/uae';
import { orders } from '@tawseel/contract/orders';
import { pickups } from '@tawseel/contract/pickups';
import { type Run, runs } from '@tawseel/contract/runs';
import { senders } from '@tawseel/contract/senders';
import { type Staff, staff } from '@tawseel/contract/staff';
import { warehouses } from '@tawseel/contract/warehouses';
import { addresses } from '../addresses.ts';
import { hasCall } from '../api/host.ts';
import { useRead } from '../api/read.ts';
import { today } from '../api/today.ts';
import type { Loose } from '../api/tolerant.ts';
import { type LooseArea, shownAreas } from '../features/areas/area-rows.ts';
import { isStanding, type PickupRow, pickupKey, weekdaysOf } from '../features/pickups/pickup-rows.ts';
import { cashText, countsText } from '../texts/en/cash.ts';
import { keyboardText as text } from '../texts/en/keyboard.ts';
import { runsText } from '../texts/en/runs.ts';
import { showCity, showWord, wordIn } from '../texts/words.ts';
import { showDay } from '../ui/dates.ts';
import { dotted, show } from '../ui/format.ts';
import { toWindow } from '../ui/navigation/use-window-link.ts';
import { isOpen } from './nav.ts';
import { actionItems, STAFF_SCREENS } from './palette-actions.ts';
import { type FindMoreProps, type MoreFound, namedItems, type PaletteItem } from './palette-items.ts';
import { best, closest, LEAST_LETTERS, MOST_OF_A_KIND, soughtPhone, wantedIn } from './palette-search.ts';
import { screenAt } from './screens.ts';

type Colleague = { kind: StaffKind; person: Loose<Staff> };

function colleagueItem({ kind, person }: Colleague): PaletteItem {
  const { _id, email, phoneNo } = person;
  const name = fullName(person) || show(email);
  const at = STAFF_SCREENS[kind];
  return {
    value: `staff ${_id}`,
    label: name,
    hint: dotted([screenAt(at).nav?.label(), phoneNo && shownPhone(phoneNo)]),
    Icon: kind === 'driver' ? IconSteeringWheel : IconUser,
    to: `${at}?${new URLSearchParams({ [kind]: _id ?? '' })}`,
  };
}

function foundStaff(all: readonly Colleague[], search: string, isLike: MoreFound['isLike']): PaletteItem[] {
  return namedItems(
    all,
    { wanted: wantedIn(search), isLike, phone: soughtPhone(search) },
    {
      textsOf: ({ person }) => [
        fullName(person),
        person.email,
        person.phoneNo,
        person.phoneNo && shownPhone(person.phoneNo),
      ],
      nameOf: ({ person }) => fullName(person),
      phoneOf: ({ person }) => person.phoneNo,
      toItem: colleagueItem,
    },
  );
}

function runItem({ _id, number, kind, state, driverName, to }: Loose<Run>): PaletteItem {
  return {
    value: `run ${_id}`,
    label: show(number),
    hint: dotted([
      driverName || to?.name,
      wordIn(runsText.kinds, kind ?? ''),
      wordIn(runsText.states, state ?? ''),
    ]),
    Icon: IconRoute,
    to: `${addresses.runs}?${new URLSearchParams({ run: _id ?? '' })}`,
  };
}

/** Returns the number of a cash count that was typed, by itself or after a word for it. */
function typedCount(search: string): number | undefined {
  const [, word = '', digits] = /^(\D*)(\d{1,9})$/.exec(foldText(search).trim()) ?? [];
  const names = [countsText.one, ...Object.values(countsText.kinds)];
  const isCount = names.some((name) => closest(name, [word.replace('#', '').trim()]) < 3);
  return digits !== undefined && isCount ? Number(digits) : undefined;
}

function countItem({ number, kind, person, at }: Loose<CashCount>): PaletteItem {
  return {
    value: `count ${number}`,
    label: dotted([kind && countsText.kinds[kind], show(number)]),
    hint: dotted([person?.name, showDay(at)]),
    Icon: IconCash,
    to: `${addresses.cash}?${new URLSearchParams({ count: String(number) })}`,
  };
}

function pickupItem(row: PickupRow): PaletteItem {
  const { number, senderName, day = '' } = row;
  return {
    value: `pickup ${pickupKey(row)}`,
    label: show(number),
    hint: dotted([senderName, isStanding(row) ? weekdaysOf(row, 'shortDays') : showDay(day)]),
    Icon: IconTruckLoading,
    to: `${addresses.pickups}?${new URLSearchParams(isStanding(row) ? { tab: 'standing' } : { day })}`,
    state: toWindow('pickup', row),
  };
}

function areaItem(area: LooseArea, wanted: readonly string[]): PaletteItem {
  const { _id, name, nameAr, aliases = [], city, sortCode } = area;
  const alias = aliases.find((one) => closest(one, wanted) < 3);
  return {
    value: `area ${_id}`,
    label: showWord('area', name),
    hint: dotted([alias ?? nameAr, city && showCity(city), sortCode]),
    Icon: IconMap2,
    to: `${addresses.areas}?${new URLSearchParams({ search: name ?? '' })}`,
  };
}

/** Finds areas by any spelling of their names; those whose main name begins with the text come first. */
function foundAreas(all: readonly LooseArea[], search: string): PaletteItem[] {
  const wanted = wantedIn(search);
  const rank = ({ name = '' }: LooseArea) => closest(name, wanted);
  return shownAreas(all, '', search)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST_OF_A_KIND)
    .map((area) => areaItem(area, wanted));
}

function useStaff(kind: StaffKind, enabled: boolean) {
  const rows: { listStaff: (typeof staff)[StaffKind]['listStaff'] } = staff[kind];
  const read = useRead(rows.listStaff, {}, { enabled: enabled && isOpen(STAFF_SCREENS[kind]) });
  return { ...read, colleagues: (read.data ?? []).map((person) => ({ kind, person })) };
}

/** Returns the pickups of today and tomorrow, then the weekly ones; a number in several lists counts for the first. */
function usePickups(enabled: boolean) {
  const ofToday = useRead(pickups.listPickups, { query: { day: today() } }, { enabled });
  const ofTomorrow = useRead(pickups.listPickups, { query: { day: dayAfter(today()) } }, { enabled });
  const standing = useRead(pickups.listStandingPickups, { query: {} }, { enabled });
  const rows = [
    ...(ofToday.data?.pickups ?? []),
    ...(ofTomorrow.data?.pickups ?? []),
    ...(standing.data ?? []),
  ];
  return {
    reads: [ofToday, ofTomorrow, standing],
    rows: rows.filter((row, at) => rows.findIndex(({ number }) => number === row.number) === at),
  };
}

/** Reads the lists beyond the specification's palette once two letters are typed, and searches them. */
function useMore(search: string, paused: string): MoreFound {
  const asks = paused.length >= LEAST_LETTERS;
  const people = [
    useStaff('driver', asks),
    useStaff('supervisor', asks),
    useStaff('operator', asks),
    useStaff('cashier', asks),
  ];
  const runRead = useRead(runs.listRuns, { query: {} }, { enabled: asks && isOpen(addresses.runs) });
  const areaRead = useRead(areas.listAreas, {}, { enabled: asks && isOpen(addresses.areas) });
  const asked = usePickups(asks && isOpen(addresses.pickups));
  const number = typedCount(paused);
  const countRead = useRead(
    cash.readCashCount,
    { params: { number: number ?? 0 } },
    { enabled: number !== undefined && isOpen(addresses.cash) },
  );
  const reads = [...people, runRead, areaRead, ...asked.reads];

  const wanted = wantedIn(search);
  const isLike = similarFinder(search);
  const searches = search.trim().length >= LEAST_LETTERS;
  const colleagues = people.flatMap((read) => read.colleagues);
  const groups = [
    { value: text.staff, items: foundStaff(colleagues, search, isLike) },
    {
      value: text.runs,
      items: best(runRead.data ?? [], wanted, (run) => [run.number, run.driverName]).map(runItem),
    },
    {
      value: text.pickups,
      items: best(asked.rows, wanted, (row) => [row.number, row.senderName]).map(pickupItem),
    },
    { value: text.areas, items: foundAreas(areaRead.data ?? [], search) },
  ];
  const count = typedCount(search) === undefined ? undefined : countRead.data;
  const counts = count ? [{ value: cashText.counts, items: [countItem(count)] }] : [];
  const actions = actionItems();
  const searched = [
    text.pages,
    actions.length > 0 && text.actions,
    hasCall(warehouses.listWarehouses) && text.warehouses,
    hasCall(senders.listSenders) && text.senders,
    hasCall(orders.listOrders) && text.orders,
    Object.values(STAFF_SCREENS).some(isOpen) && text.staff,
    isOpen(addresses.runs) && text.runs,
    isOpen(addresses.pickups) && text.pickups,
    isOpen(addresses.areas) && text.areas,
    isOpen(addresses.cash) && cashText.counts,
  ];
  return {
    isLike,
    actions,
    groups: [...counts, ...(searches ? groups : [])],
    searched: searched.filter((name) => name !== false),
    isLooking: [...reads, countRead].some(({ isLoading }) => isLoading),
    hasFailed: asks && reads.some(({ isError }) => isError),
  };
}

/** Passes the results of our own server to its children. */
export function FindMore({ search, paused, children }: FindMoreProps) {
  return children(useMore(search, paused));
}
