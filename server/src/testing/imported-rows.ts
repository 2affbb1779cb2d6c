import { sql } from 'kysely';
import { expect } from 'vitest';
import { badRowText } from '../platform/csv/bad-rows.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';
import { importText } from './csv-text.ts';

/** Columns that are not in files: the address of a call, and what acts at stops have written. */
const UNSENT = ['address_hash', 'collected_cash_fils', 'collected_card_fils'];

/** Returns the rows of a table in a fixed order, without the ids of orders' events. */
export async function rowsOf(db: Database, table: keyof Tables): Promise<unknown[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
  const unsent = table === 'order_events' ? ['id', ...UNSENT] : UNSENT;
  const plain = rows.map((row) =>
    JSON.stringify(Object.fromEntries(Object.entries(row).filter(([column]) => !unsent.includes(column)))),
  );
  return plain.sort();
}

/** Tables that CSV files fill. */
export const IMPORTED_TABLES = [
  'warehouses',
  'staff',
  'senders',
  'city_rates',
  'zone_rates',
  'weight_charges',
  'size_charges',
  'packing_charges',
  'orders',
  'order_events',
  'order_totals',
  'cashier_payments',
] as const;

export function importedRows(db: Database): Promise<unknown[][]> {
  return Promise.all(IMPORTED_TABLES.map((table) => rowsOf(db, table)));
}

/** The bad rows of an import that must leave nothing behind, as people read them. */
export async function refusedRows(db: Database, name: string, csv: string): Promise<string[]> {
  const before = await importedRows(db);
  const report = await importText(db, name, csv);
  expect(await importedRows(db)).toEqual(before);
  expect([report.stored, report.bad]).toEqual([0, report.shownRows]);
  return report.shown.map((row) => badRowText(`${name}.csv`, row));
}
