import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import { insertAreas } from '../areas/delivery-areas/store.ts';
import { ABSENT } from '../areas/orders/rules/order-fields.ts';
import { newTrackingId } from '../areas/orders/rules/tracking-id.ts';
import { insertOrders } from '../areas/orders/store/insert-orders.ts';
import type { NewRow } from '../areas/orders/store/seq.ts';
import { newId } from '../platform/engine/ids.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';
import { NOW } from './app.ts';

/** Test fixtures: a believable row of each table, whole, so that a test says only what it is about. */
const ordinary = {
  admins: (): Tables['admins'] => ({
    id: newId(),
    email: `admin-${newId().slice(-6)}@tawseel.example`,
    name: 'Mariam Al Suwaidi',
    phone: '',
    address: '',
    profile_image: '',
    created_at: NOW,
  }),
  warehouses: (): Tables['warehouses'] => ({
    id: newId(),
    name: 'Al Quoz Hub',
    country: 'United Arab Emirates',
    city: 'Dubai',
    street: 'Al Quoz Industrial 3, 17B Street',
    email: `hub-${newId().slice(-6)}@tawseel.example`,
    phone: '+971 4 338 1200',
    code: `DXB-${newId().slice(-6)}`,
    password_hash: 'not a hash',
    image: '',
    created_at: NOW,
    deleted_at: null,
  }),
  staff: (): Tables['staff'] => ({
    id: newId(),
    kind: 'driver',
    warehouse_id: '',
    first_name: 'Imran',
    last_name: 'Qureshi',
    email: 'imran.qureshi@tawseel.example',
    image: '/pictures/portrait/1.svg',
    profile_status: 'Active',
    phone: '+971 55 210 4471',
    phone_e164: '+971552104471',
    identity_number: '784-1990-1234567-1',
    country: 'United Arab Emirates',
    city: 'Dubai',
    street: 'Al Ittihad Road',
    house_no: 'Flat 304',
    account_number: 'AE070331234567890123456',
    documents: '["/pictures/document/1.svg"]',
    license_no: '2210457',
    vehicle_type: 'Van',
    vehicle_no: 'Dubai K 41207',
    created_at: NOW,
    deleted_at: null,
  }),
  senders: (): Tables['senders'] => ({
    id: newId(),
    role: 'User',
    name: 'Layla Haddad',
    email: 'layla.haddad@mail.example',
    phone: '+971 50 771 0932',
    country: 'United Arab Emirates',
    city: 'Dubai',
    street: 'Al Wasl Road',
    house_no: 'Villa 12',
    profile_pic: '',
    addresses: '[]',
    created_at: NOW,
    deleted_at: null,
    phone_e164: null,
    legal_name: null,
    trn: null,
    makani: null,
    landmark: null,
    iban: null,
    iban_set_at: null,
    iban_set_by: null,
  }),
  queries: (): Tables['queries'] => ({
    id: newId(),
    name: 'Noura Al Ketbi',
    email: 'noura@mail.example',
    subject: 'Where is my parcel?',
    message: 'It was due yesterday.',
    created_at: NOW,
  }),
  cashier_payments: (): Tables['cashier_payments'] => ({
    id: newId(),
    cashier_id: '',
    warehouse_id: '',
    month: 'November 2026',
    total_fils: 450_000,
    notes: 'Salary',
    invoice_images: '["/pictures/invoice/1.svg"]',
    paid_at: NOW,
  }),
  city_rates: (): Tables['city_rates'] => ({
    id: newId(),
    company_id: '',
    from_city: 'Dubai',
    to_city: 'Sharjah',
    mode: 'normal',
    rate_fils: 2000,
    starting: 0,
  }),
  zone_rates: (): Tables['zone_rates'] => ({
    id: newId(),
    company_id: '',
    from_city: 'Dubai',
    from_zone: 'Zone 1',
    from_areas: '["Deira"]',
    to_city: 'Sharjah',
    to_zone: 'Zone 2',
    to_areas: '[]',
    mode: 'normal',
    rate_fils: 1500,
  }),
  pickups: (): Tables['pickups'] => ({
    id: newId(),
    number: `PCK-${newId().slice(-12)}`,
    sender_id: '',
    warehouse_id: '',
    street: 'Unit 7, Naif Road',
    area: '',
    city: 'Dubai',
    phone: '+971 4 338 7766',
    note: '',
    day: '2026-11-23',
    weekdays: '',
    until: null,
    standing_id: null,
    standing_day: null,
    from_time: '09:00',
    to_time: '13:00',
    expected: 40,
    state: 'asked',
    reason: '',
    created_at: NOW,
  }),
  weight_charges: (): Tables['weight_charges'] => ({
    id: newId(),
    from_grams: 0,
    up_to_grams: 5000,
    price_fils: 500,
    starting: 0,
  }),
  packing_charges: (): Tables['packing_charges'] => ({ id: newId(), price_fils: 700, starting: 0 }),
  size_charges: (): Tables['size_charges'] => ({
    id: newId(),
    size: 'Small',
    max_volume: 9000,
    price_fils: 300,
    starting: 0,
  }),
};

/** An area of Dubai that a test says the rest of. */
export async function insertArea(
  db: Database,
  overrides: Partial<Tables['areas']> & { name: string },
): Promise<Tables['areas']> {
  const row = {
    id: newId(),
    city: 'Dubai',
    name_ar: '',
    aliases: '[]',
    sort_code: `DXB · ${overrides.name.toUpperCase()}`,
    warehouse_id: null,
    place: 0,
    ...overrides,
  };
  await db.transaction().execute((trx) => insertAreas(trx, [row]));
  return row;
}

export function ordinaryOrder(): NewRow {
  return {
    ...ABSENT,
    id: newId(),
    tracking_id: newTrackingId((below) => Math.floor(Math.random() * below)),
    reference: '',
    delivery_type: 'normal',
    tracking_status: 'created',
    warehouse_id: '',
    sender_id: null,
    sender_name: 'Layla Haddad',
    sender_phone: '+971 50 771 0932',
    sender_address: 'Villa 12, Al Wasl Road, Dubai',
    pickup_area: 'Al Wasl',
    pickup_city: 'Dubai',
    receiver_name: 'Omar Farouk',
    receiver_phone: '+971 52 118 6640',
    dropoff_street: 'King Faisal Street',
    dropoff_area: '',
    dropoff_city: 'Sharjah',
    dropoff_country: 'United Arab Emirates',
    payment_method: 'Card',
    title: 'Perfume set',
    type: 'Parcel',
    details: '',
    value_fils: 25_000,
    weight_grams: 1200,
    length_mm: 300,
    width_mm: 200,
    height_mm: 100,
    additional_services: 0,
    images: '[]',
    base_fils: 2000,
    weight_fils: 500,
    size_fils: 300,
    packing_fils: 0,
    charge_fils: 2800,
    cash_handed_in_at: null,
    collected_cash_fils: null,
    collected_card_fils: null,
    cancelled_at: null,
    created_at: NOW,
  };
}

const PARENTS = {
  warehouse_id: 'warehouses',
  sender_id: 'senders',
  company_id: 'senders',
  cashier_id: 'staff',
} as const;

/**
 * Foreign key parents that the test did not insert are made as soft-deleted rows: no list shows them, and a test that is
 * not about them need not name them.
 */
async function insertParents(db: Database, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (const [column, table] of Object.entries(PARENTS)) {
    for (const id of new Set(rows.map((row) => row[column]))) {
      if (typeof id !== 'string' || (column === 'company_id' && id === '')) continue;
      const found = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
      if (!found) await insertRow(db, table, { id, deleted_at: NOW });
    }
  }
}

type SignIn = Partial<Pick<Tables['accounts'], 'password_hash' | 'pin_hash' | 'must_change_password'>>;
/** Columns that a test sets; for users who sign in also their credentials. */
export type RowOverrides<T extends keyof Tables> = Partial<Tables[T]> &
  (T extends 'admins' | 'staff' ? SignIn : unknown);

async function insertAccount(db: Database, role: string, row: { id: string; email: string } & SignIn) {
  const {
    id,
    email,
    password_hash = role === 'administrator' ? 'not a hash' : null,
    pin_hash = null,
    must_change_password = 0,
  } = row;
  const sign_in = role === 'administrator' || password_hash !== null ? email.toLowerCase() : null;
  await db
    .insertInto('accounts')
    .values({ id, role, sign_in, password_hash, pin_hash, must_change_password })
    .execute();
}

/** Inserts a fixture row with the overrides of the test, and hands it back whole. */
export async function insertRow<T extends keyof typeof ordinary>(
  db: Database,
  table: T,
  overrides: RowOverrides<T> = {} as RowOverrides<T>,
): Promise<Tables[T]> {
  const { password_hash, pin_hash: _, must_change_password: __, ...own } = overrides as SignIn;
  const keepsHash = table === 'warehouses' && password_hash !== undefined ? { password_hash } : {};
  const row = { ...ordinary[table](), ...own, ...keepsHash } as Tables[T];
  await insertParents(db, [row]);
  if (table === 'admins' || table === 'staff') {
    const person = row as Tables['admins'] & { kind?: string };
    const role = person.kind ?? 'administrator';
    await insertAccount(db, role, { ...overrides, ...person });
  }
  // The compiler does not see that one table's name and row belong together.
  await db
    .insertInto(table)
    .values(row as never)
    .execute();
  return row;
}

/** Inserts an ordinary order as the server does, with its seq and its share of the totals. */
export async function insertOrder(
  db: Database,
  overrides: Partial<Tables['orders']> = {},
): Promise<Tables['orders']> {
  const [row] = await insertManyOrders(db, [{ ...ordinaryOrder(), ...overrides }]);
  return row!;
}

/** Bulk insert of orders, likewise, in one transaction. */
export async function insertManyOrders(
  db: Database,
  rows: NewRow[],
  timeZone = BUSINESS_TIME_ZONE,
): Promise<Tables['orders'][]> {
  await insertParents(db, rows);
  return db.transaction().execute((trx) => insertOrders(trx, timeZone, rows));
}
