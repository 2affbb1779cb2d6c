import { type City, COUNTRY, cityLabel } from '@tawseel/contract/facts/emirates';
import { type StaffKind, staffKindNames } from '@tawseel/contract/facts/staff-kinds';
import { normalPhone } from '@tawseel/contract/facts/uae';
import type { StaffRow } from '../areas/staff/tables.ts';
import type { WarehouseRow } from '../areas/warehouses/tables.ts';
import type { Tables } from '../platform/engine/tables.ts';
import { DAY_MS, type DemoContext, iso } from './context.ts';
import { DRIVERS, RESIDENTS } from './data/names.ts';
import type { DocumentKind, Dress } from './data/pictures.ts';
import { WAREHOUSES } from './data/places.ts';
import { accountNumber, identityOf } from './identity.ts';
import { emailOf, makeAddress, makePerson, mobileNumber } from './people.ts';
import type { Random } from './random.ts';

const STAFF_DOMAIN = 'tawseel.example';
/** Share of the staff that is on leave or has left. */
const INACTIVE_SHARE = 0.1;

/** Letters before the number of a vehicle's plate; some emirates have numbers there. */
const PLATES: Readonly<Record<City, readonly string[]>> = {
  'Abu-Dhabi': ['12', '14', '17', '50'],
  Dubai: ['L', 'M', 'R', 'T', 'W'],
  Sharjah: ['2', '3', '4'],
  Ajman: ['B', 'C', 'D'],
  Fujairah: ['A', 'F', 'M'],
  'Ras-Al-Khaimah': ['C', 'K', 'V'],
  'Umm-Al-Quwain': ['B', 'E', 'H'],
};
const VEHICLES = [
  ['Motorbike', 38],
  ['Van', 36],
  ['Pickup', 12],
  ['Refrigerated van', 8],
  ['3-ton truck', 6],
] as const;

export function makeWarehouses(context: DemoContext): WarehouseRow[] {
  return WAREHOUSES.map(({ name, code, city, street, phone }, index) => {
    const createdAt = context.now - (900 - index * 55) * DAY_MS;
    return {
      id: context.idAt(createdAt),
      name,
      country: COUNTRY,
      city,
      street,
      email: `${code.toLowerCase()}@${STAFF_DOMAIN}`,
      phone,
      code,
      // No password has this hash, so a demo warehouse cannot sign in.
      password_hash: '',
      image: `/pictures/warehouse/${code.toLowerCase()}.svg`,
      created_at: iso(createdAt),
      deleted_at: null,
    };
  });
}

/** Makes the staff. One of each kind at the first warehouse may sign in, with an email that names the kind. */
export function makeStaff(context: DemoContext, warehouses: readonly WarehouseRow[]): StaffRow[] {
  const emails = new Set<string>();
  const staff = warehouses.flatMap((warehouse, index) =>
    staffKindNames.flatMap((kind) =>
      Array.from({ length: WAREHOUSES[index]?.staff[kind] ?? 0 }, (_, number) =>
        makeOne(context, warehouse, kind, number, emails),
      ),
    ),
  );
  return staff.map((person) => {
    const isFirst = person === staff.find(({ kind }) => kind === person.kind);
    return isFirst && person.kind !== 'driver' ? { ...person, email: signInOf(person) } : person;
  });
}

function signInOf({ kind }: Pick<StaffRow, 'kind'>): string {
  return `${kind}@${STAFF_DOMAIN}`;
}

/** The accounts of those, all with one password. */
export function makeAccounts(staff: readonly StaffRow[], password_hash: string): Tables['accounts'][] {
  return staff
    .filter((person) => person.email === signInOf(person))
    .map(({ id, kind: role, email: sign_in }) => ({
      ...{ id, role, sign_in, password_hash },
      pin_hash: null,
      must_change_password: 0,
    }));
}

/** Drivers sign in by phone and PIN. */
export function makeDriverAccount({ id }: StaffRow, pin_hash: string): Tables['accounts'] {
  return { id, role: 'driver', sign_in: null, password_hash: null, pin_hash, must_change_password: 0 };
}

export function makeOne(
  context: DemoContext,
  warehouse: WarehouseRow,
  kind: StaffKind,
  number: number,
  emails: Set<string>,
): StaffRow {
  const { random } = context;
  const isDriver = kind === 'driver';
  const dress: { dress?: Dress } = isDriver ? { dress: 'c' } : kind === 'operator' ? { dress: 'u' } : {};
  const womenShare = isDriver ? 0.03 : kind === 'cashier' ? 0.55 : 0.35;
  const person = makePerson(random, isDriver ? DRIVERS : RESIDENTS, { womenShare, ...dress });
  const identity = identityOf(person.seed);
  const createdAt = context.now - random.between(35, 620) * DAY_MS - random.below(DAY_MS);
  // makeWarehouses took the city from the list of emirates.
  const home = makeAddress(random, warehouse.city as City, 'home');
  const isFirst = number === 0;
  const staff = {
    id: context.idAt(createdAt),
    kind,
    warehouse_id: warehouse.id,
    first_name: person.first,
    last_name: person.last,
    email: emailOf(person.name, STAFF_DOMAIN, emails),
    image: random.chance(0.92) ? person.image : '',
    profile_status: !isFirst && random.chance(INACTIVE_SHARE * 2) ? 'unActive' : 'Active',
    phone: mobileNumber(random),
    identity_number: identity.identityNumber,
    country: COUNTRY,
    city: home.city,
    street: home.street,
    house_no: home.houseNo,
    account_number: accountNumber(random.next),
    documents: JSON.stringify(documentsOf(random, kind, person.seed.startsWith('e'))),
    license_no: isDriver ? identity.licenceNumber : '',
    vehicle_type: isDriver ? random.weighted(VEHICLES) : '',
    vehicle_no: isDriver ? plateOf(random, home.city) : '',
    created_at: iso(createdAt),
    deleted_at: null,
  };
  return { ...staff, phone_e164: normalPhone(staff.phone) ?? '' };
}

function documentsOf(random: Random, kind: StaffKind, isNational: boolean): string[] {
  if (kind !== 'driver' && random.chance(0.08)) return [];
  const kinds: DocumentKind[] = ['emirates-id'];
  if (kind === 'driver') kinds.push('driving-licence');
  // Nationals need no visa.
  if (!isNational) kinds.push('residence-visa');
  if (random.chance(0.7)) kinds.push('labour-card');
  return kinds.map((document) => `/pictures/document/${document}.svg`);
}

function plateOf(random: Random, city: City): string {
  return `${cityLabel(city)} ${random.pick(PLATES[city])} ${random.between(11_200, 98_900)}`;
}
