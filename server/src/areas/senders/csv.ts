import { COUNTRY } from '@tawseel/contract/facts/emirates';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { SENDER_WORDS } from '@tawseel/contract/facts/synonyms';
import { normalPhone } from '@tawseel/contract/facts/uae';
import { SENDER_ROLES, SenderAddress } from '@tawseel/contract/senders';
import * as z from 'zod/mini';
import {
  address,
  city,
  dialled,
  email,
  hasCome,
  iban,
  identity,
  instant,
  json,
  makani,
  oneOf,
  phone,
  text,
  trn,
} from '../../platform/csv/codecs.ts';
import { csvTable, rowByRow, type Values } from '../../platform/csv/csv-table.ts';
import { idsAndEmails, livePhone, phoneToTake } from '../../platform/csv/look-ups.ts';
import { Unique } from '../../platform/csv/unique.ts';
import { newId } from '../../platform/engine/ids.ts';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import { lockTable } from '../../platform/engine/lock.ts';
import { readTable } from '../../platform/engine/read-table.ts';
import { listSenderEmails } from './store.ts';
import type { SenderRow } from './tables.ts';

const Addresses = z.array(SenderAddress);

const columns = {
  id: { codec: identity, absent: sentence('default_new_id'), aliases: ['sender_id'] },
  role: {
    codec: oneOf(SENDER_ROLES, SENDER_WORDS),
    absent: sentence('default_value', { value: 'User' }),
    aliases: ['type'],
  },
  name: { codec: text(LONGEST.name), required: true, aliases: ['sender_name', 'full_name', 'company'] },
  email: { codec: email, required: true },
  phone: { codec: phone, required: true, doubt: dialled, aliases: ['mobile'] },
  city: { codec: city, required: true, aliases: ['emirate'] },
  street: { codec: text(LONGEST.street), required: true, aliases: ['address'] },
  house_no: { codec: text(80), aliases: ['house', 'villa', 'flat'] },
  country: { codec: text(LONGEST.country), absent: sentence('default_value', { value: COUNTRY }) },
  profile_pic: { codec: address },
  addresses: {
    codec: json(sentence('sender_addresses'), (value) => {
      const read = Addresses.safeParse(value);
      return read.success ? read.data : undefined;
    }),
  },
  legal_name: { codec: text(LONGEST.legalName) },
  trn: { codec: trn, aliases: ['tax_registration_number', 'vat_number'] },
  makani: { codec: makani },
  landmark: { codec: text(LONGEST.landmark) },
  iban: { codec: iban },
  iban_set_at: { codec: instant, doubt: hasCome },
  iban_set_by: { codec: text(LONGEST.name) },
  created_at: { codec: instant, doubt: hasCome, absent: sentence('default_now'), aliases: ['registered_at'] },
  deleted_at: { codec: instant, doubt: hasCome },
} as const;

type Columns = typeof columns;
type RowValues = Partial<Values<Columns>>;

export const senders = csvTable({
  name: 'senders',
  table: 'senders',
  columns,
  adds: 'Adds senders. A used id or email is refused, and so is a phone used in the same role.',

  async open(db, { now, readOnly }) {
    if (!readOnly) await lockTable(db, 'senders');
    const known = await listSenderEmails(db);
    const own = idsAndEmails(known);
    const ofRole = (role: string, phone: string | undefined) => phone && `${role} ${phone}`;
    const phones = new Unique(
      'phone',
      sentence('unused_phone_of_role'),
      known.map((row) => ofRole(row.role, livePhone(row))),
    );
    const check = (values: RowValues) => [
      ...own.faults(values),
      phones.fault(ofRole(values.role ?? 'User', phoneToTake(values))),
    ];
    const make = (values: Values<Columns>): SenderRow => {
      const row: SenderRow = {
        id: values.id ?? newId(),
        role: values.role ?? 'User',
        name: values.name,
        email: values.email,
        phone: values.phone,
        country: values.country ?? COUNTRY,
        city: values.city,
        street: values.street,
        house_no: values.house_no ?? '',
        profile_pic: values.profile_pic ?? '',
        addresses: JSON.stringify(values.addresses ?? []),
        created_at: values.created_at ?? now().toISOString(),
        deleted_at: values.deleted_at ?? null,
        phone_e164: normalPhone(values.phone) ?? null,
        legal_name: values.legal_name ?? null,
        trn: values.trn ?? null,
        makani: values.makani ?? null,
        landmark: values.landmark ?? null,
        iban: values.iban ?? null,
        iban_set_at: values.iban_set_at ?? null,
        iban_set_by: values.iban_set_by ?? null,
      };
      own.take(row);
      phones.take(ofRole(row.role, livePhone(row)));
      return row;
    };
    const write = (rows: SenderRow[]) => insertRows(db, 'senders', rows);
    return { add: rowByRow<Columns, SenderRow>({ readOnly, check, make, write }) };
  },

  read: (db) => readTable(db, 'senders'),
  cells: (row: SenderRow) => ({ ...row, addresses: row.addresses === '[]' ? '' : JSON.parse(row.addresses) }),
});
