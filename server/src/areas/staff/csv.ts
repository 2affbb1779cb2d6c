import { COUNTRY } from '@tawseel/contract/facts/emirates';
import { LONGEST, STAFF_STATUSES } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { staffKindNames } from '@tawseel/contract/facts/staff-kinds';
import { PROFILE_WORDS, STAFF_WORDS } from '@tawseel/contract/facts/synonyms';
import { normalPhone } from '@tawseel/contract/facts/uae';
import {
  address,
  addresses,
  bankAccount,
  city,
  code,
  dialled,
  email,
  emiratesId,
  hasCome,
  identity,
  instant,
  oneOf,
  phone,
  text,
} from '../../platform/csv/codecs.ts';
import { csvTable, Fault, rowByRow, type Values, validOrUndefined } from '../../platform/csv/csv-table.ts';
import { idsAndEmails, livePhone, phoneToTake } from '../../platform/csv/look-ups.ts';
import { Unique } from '../../platform/csv/unique.ts';
import { newId } from '../../platform/engine/ids.ts';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import { lockTable } from '../../platform/engine/lock.ts';
import { readTable } from '../../platform/engine/read-table.ts';
import { findWarehouses, withCodes } from '../warehouses/csv-look-ups.ts';
import { listStaffEmails } from './store/staff.ts';
import type { StaffRow } from './tables.ts';

type Coded = StaffRow & { warehouse_code: string | undefined };

const columns = {
  id: { codec: identity, absent: sentence('default_new_id') },
  kind: { codec: oneOf(staffKindNames, STAFF_WORDS), required: true, aliases: ['role'] },
  warehouse_code: { codec: code, required: true, aliases: ['warehouse'] },
  first_name: { codec: text(80), required: true },
  last_name: { codec: text(80), required: true },
  email: { codec: email, absent: sentence('default_no_email') },
  phone: { codec: phone, required: true, doubt: dialled, aliases: ['phone_no', 'mobile'] },
  identity_number: { codec: text(40), doubt: emiratesId, aliases: ['emirates_id', 'cnic'] },
  account_number: { codec: text(40), doubt: bankAccount, aliases: ['iban'] },
  city: { codec: city, required: true, aliases: ['emirate'] },
  street: { codec: text(LONGEST.street), aliases: ['address'] },
  house_no: { codec: text(80) },
  country: { codec: text(LONGEST.country), absent: sentence('default_value', { value: COUNTRY }) },
  status: {
    codec: oneOf(STAFF_STATUSES, PROFILE_WORDS),
    absent: sentence('default_value', { value: STAFF_STATUSES[0] }),
    aliases: ['profile_status'],
  },
  license_no: { codec: text(40), aliases: ['licence_no'] },
  vehicle_type: { codec: text(40) },
  vehicle_no: { codec: text(40), aliases: ['plate'] },
  image: { codec: address },
  documents: { codec: addresses },
  created_at: { codec: instant, doubt: hasCome, absent: sentence('default_now') },
  deleted_at: { codec: instant, doubt: hasCome },
} as const;

type Columns = typeof columns;
type RowValues = Partial<Values<Columns>>;

const NO_EMAIL = new Fault('email', sentence('an_email_of_staff'), sentence('only_drivers_without'));

/** Removes the email of drivers, who sign in by phone. */
function withSignIn<Person extends { kind?: string | undefined; email?: string | undefined }>(
  person: Person,
) {
  return { ...person, email: person.kind === 'driver' ? '' : person.email };
}

export const staff = csvTable({
  name: 'staff',
  table: 'staff',
  columns,
  adds: 'Adds staff. A used id is refused, and so is a used email, or phone of a driver.',

  async open(db, { now, readOnly }) {
    const findWarehouse = await findWarehouses(db);
    if (!readOnly) await lockTable(db, 'staff');
    const known = await listStaffEmails(db);
    const own = idsAndEmails(known.map(withSignIn));
    const ofDriver = (kind: string | undefined, phone: string | undefined) =>
      kind === 'driver' ? phone : undefined;
    const phones = new Unique(
      'phone',
      sentence('unused_phone_of_driver'),
      known.map((row) => ofDriver(row.kind, livePhone(row))),
    );
    const check = (values: RowValues) => [
      findWarehouse({ name: values.warehouse_code }),
      values.kind !== 'driver' && values.email === undefined && NO_EMAIL,
      ...own.faults(withSignIn(values)),
      phones.fault(ofDriver(values.kind, phoneToTake(values))),
    ];
    const make = (values: Values<Columns>): StaffRow => {
      const row: StaffRow = {
        id: values.id ?? newId(),
        kind: values.kind,
        warehouse_id: validOrUndefined(findWarehouse({ name: values.warehouse_code })) ?? '',
        first_name: values.first_name,
        last_name: values.last_name,
        email: values.email ?? '',
        image: values.image ?? '',
        profile_status: values.status ?? STAFF_STATUSES[0],
        phone: values.phone,
        phone_e164: normalPhone(values.phone) ?? '',
        identity_number: values.identity_number ?? '',
        country: values.country ?? COUNTRY,
        city: values.city,
        street: values.street ?? '',
        house_no: values.house_no ?? '',
        account_number: values.account_number ?? '',
        documents: JSON.stringify(values.documents ?? []),
        license_no: values.license_no ?? '',
        vehicle_type: values.vehicle_type ?? '',
        vehicle_no: values.vehicle_no ?? '',
        created_at: values.created_at ?? now().toISOString(),
        deleted_at: values.deleted_at ?? null,
      };
      own.take(withSignIn(row));
      phones.take(ofDriver(row.kind, livePhone(row)));
      return row;
    };
    const write = (rows: StaffRow[]) => insertRows(db, 'staff', rows);
    return { add: rowByRow<Columns, StaffRow>({ readOnly, check, make, write }) };
  },

  read: (db) => withCodes(db, readTable(db, 'staff')),
  cells: (row: Coded) => ({ ...row, status: row.profile_status, documents: JSON.parse(row.documents) }),
});
