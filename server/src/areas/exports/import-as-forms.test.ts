import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { badRowText } from '../../platform/csv/bad-rows.ts';
import { newId } from '../../platform/engine/ids.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { importText } from '../../testing/csv-text.ts';
import { DATABASES, type OpenedTestDatabase } from '../../testing/databases.ts';
import { refusedRows } from '../../testing/imported-rows.ts';
import { insertRow } from '../../testing/rows.ts';

describe.each(DATABASES)('an import refuses what the forms refuse, on $name', ({ open }) => {
  let opened: OpenedTestDatabase;
  let db: Database;

  beforeEach(async () => {
    opened = await open();
    db = opened.db;
  });
  afterEach(() => opened.close());

  const refusals = (name: string, csv: string) => refusedRows(db, name, csv);

  test('a phone belongs to one driver, and one sender of a role, in any format', async () => {
    const { id: warehouse_id } = await insertRow(db, 'warehouses', { code: 'DXB-001' });
    const phone_e164 = '+971501234567';
    await insertRow(db, 'staff', { kind: 'driver', warehouse_id, phone_e164 });
    const person = (kind: string, phone: string) =>
      `${kind},DXB-001,A,B,${newId()}@mail.example,${phone},Dubai\n`;
    const staff = `kind,warehouse_code,first_name,last_name,email,phone,city\n${person('driver', '050 123 4567')}${person('operator', '050 123 4567')}${person('driver', '050 765 4321')}${person('driver', '+971 50 765 4321')}`;
    expect(await refusals('staff', staff)).toEqual([
      "staff.csv, line 2, column phone: found '050 123 4567'; expected a driver phone not yet in use.",
      "staff.csv, line 5, column phone: found '+971 50 765 4321'; expected a driver phone not yet in use.",
    ]);
    await insertRow(db, 'senders', { role: 'User', phone_e164 });
    const sender = (role: string, more = '') =>
      `${role},A,${newId()}@mail.example,050 123 4567,Dubai,S,${more}\n`;
    const senders = `role,name,email,phone,city,street,deleted_at\n${sender('User')}${sender('Company')}${sender('Company')}${sender('', '2026-11-01')}`;
    expect(await refusals('senders', senders)).toEqual([
      "senders.csv, line 2, column phone: found '050 123 4567'; expected a phone (within its role) not yet in use.",
      "senders.csv, line 4, column phone: found '050 123 4567'; expected a phone (within its role) not yet in use.",
    ]);
  });

  test('refuses payments dated in the future or an implausible year', async () => {
    const { id: warehouse_id } = await insertRow(db, 'warehouses');
    const { id } = await insertRow(db, 'staff', { kind: 'cashier', warehouse_id });
    const csv = ['1899-12-30', '2026-11-22', '2026-11-21 23:59', '2000-01-01'].map(
      (day) => `${id},5,${day}\n`,
    );
    expect(await refusals('cashier-payments', `cashier_id,total_aed,paid_at\n${csv.join('')}`)).toEqual([
      "cashier-payments.csv, line 2, column paid_at: found '1899-12-30'; expected a day from 2000-01-01 to today, 2026-11-21.",
      "cashier-payments.csv, line 3, column paid_at: found '2026-11-22'; expected a day from 2000-01-01 to today, 2026-11-21.",
    ]);
  });

  test('requires areas of a zone rate to be in its zone, spelled as in the lists', async () => {
    const rate = (mode: string, from: string) => `Dubai,Zone 1,${from},Dubai,Zone 2,others,${mode},28\n`;
    const header = 'from_city,from_zone,from_areas,to_city,to_zone,to_areas,mode,rate_aed\n';
    expect(
      await refusals('zone-rates', header + rate('normal', 'Deira; Atlantis') + rate('urgent', 'Others')),
    ).toEqual([
      "zone-rates.csv, line 2, column from_areas: found 'Deira; Atlantis'; expected areas of Dubai, Zone 1; 'Atlantis' is none.",
      "zone-rates.csv, line 3, column from_areas: found 'Others'; expected areas of Dubai, Zone 1; 'Others' is none.",
    ]);
    await importText(db, 'zone-rates', header + rate('normal', 'dubai  marina; Deira; deira'));
    const stored = await db.selectFrom('zone_rates').select(['from_areas', 'to_areas']).execute();
    expect(stored).toEqual([{ from_areas: '["Dubai Marina","Deira"]', to_areas: '["Others"]' }]);
  });

  test('reports an implausible or future time, and imports it', async () => {
    const lines = ['1899-12-30,', '2026-11-20,2026-11-20', '2026-11-20,2126-11-20'];
    const csv = lines.map(
      (times) => `Hub ${newId()},${newId()}@mail.example,050 123 4567,Dubai,S,${times}\n`,
    );
    const header = 'name,email,phone,city,street,created_at,deleted_at\n';
    const { doubts, stored } = await importText(db, 'warehouses', header + csv.join(''));
    expect(stored).toBe(3);
    expect(doubts.map((row) => badRowText('f', row))).toEqual([
      "f, line 2, column created_at: found '1899-12-30'; expected a time from 1970 to now.",
      "f, line 4, column deleted_at: found '2126-11-20'; expected a time from 1970 to now.",
    ]);
  });

  test('a name is one line, and control characters are neither imported nor shown', async () => {
    const sender = (name: string, phone: string) =>
      `"${name}",${newId()}@mail.example,${phone},Dubai,"Villa 12\r\nStreet 4"\n`;
    const header = 'name,email,phone,city,street\n';
    expect(await refusals('senders', header + sender('Omar\u001b[2J', '050 123 4567'))).toEqual([
      "senders.csv, line 2, column name: found 'Omar�[2J'; expected text of at most 120 characters.",
    ]);
    await importText(db, 'senders', header + sender('Omar\nFarouk', '050 123 4567'));
    const stored = await db.selectFrom('senders').select(['name', 'street']).execute();
    expect(stored).toEqual([{ name: 'Omar Farouk', street: 'Villa 12 Street 4' }]);
  });
});
