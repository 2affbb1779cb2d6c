import { CHARGE_KINDS } from '@tawseel/contract/facts/charges';
import { identity, instant, money, oneOf, text } from '../../platform/csv/codecs.ts';
import { csvTable } from '../../platform/csv/csv-table.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { readCharges, readInvoices, readStatements } from './store/exported-rows.ts';

type RowOf<Read extends (db: Database) => AsyncGenerator<unknown[]>> =
  ReturnType<Read> extends AsyncGenerator<(infer Row)[]> ? Row : never;

/** Returns the cells of an amount that may be below zero: two, because a cell that begins with a minus may be a formula. */
const above = (fils: number) => (fils >= 0 ? Number(fils) : '');
const below = (fils: number) => (fils < 0 ? -fils : '');

/** CSV of what shops are charged. */
export const shopCharges = csvTable({
  name: 'shop-charges',
  table: 'sender_charges',
  columns: {
    id: { codec: identity },
    sender_id: { codec: identity },
    sender: { codec: text() },
    tracking_id: { codec: text() },
    kind: { codec: oneOf(CHARGE_KINDS) },
    day: { codec: text() },
    amount_aed: { codec: money },
    what: { codec: text() },
    statement: { codec: text() },
    invoice: { codec: text() },
    credit_note: { codec: text() },
  },
  adds: '',
  read: readCharges,
  cells: (row: RowOf<typeof readCharges>) => ({
    ...row,
    amount_aed: Number(row.fils),
    statement: row.statement_no?.toString(),
    invoice: row.invoice_no,
    credit_note: row.credited_by,
  }),
});

/** CSV of the statements of shops; the columns in pairs are one amount, above or below zero. */
export const shopStatements = csvTable({
  name: 'statements',
  table: 'statements',
  columns: {
    number: { codec: text() },
    sender_id: { codec: identity },
    sender: { codec: text() },
    closed_at: { codec: instant },
    charges_through: { codec: text() },
    orders: { codec: text() },
    owed_before_aed: { codec: money },
    owing_before_aed: { codec: money },
    collected_aed: { codec: money },
    taken_back_aed: { codec: money },
    charges_aed: { codec: money },
    vat_aed: { codec: money },
    other_in_aed: { codec: money },
    other_out_aed: { codec: money },
    owed_aed: { codec: money },
    owing_aed: { codec: money },
    card_not_paid_aed: { codec: money },
    payable_aed: { codec: money },
    unpaid_aed: { codec: money },
    iban: { codec: text() },
    paid_on: { codec: text() },
    by: { codec: text() },
  },
  adds: '',
  read: readStatements,
  cells: (row: RowOf<typeof readStatements>) => ({
    ...row,
    number: String(row.no),
    sender: row.sender_name,
    closed_at: row.at,
    charges_through: row.through,
    orders: String(row.orders),
    owed_before_aed: above(row.opening_fils),
    owing_before_aed: below(row.opening_fils),
    collected_aed: above(row.cash_fils),
    taken_back_aed: below(row.cash_fils),
    charges_aed: Number(row.charges_fils),
    vat_aed: Number(row.vat_fils),
    other_in_aed: above(row.other_fils),
    other_out_aed: below(row.other_fils),
    owed_aed: above(row.closing_fils),
    owing_aed: below(row.closing_fils),
    card_not_paid_aed: Number(row.held_fils),
    payable_aed: Number(row.payable_fils),
    unpaid_aed: Number(row.unpaid_fils),
    by: row.actor_name,
  }),
});

/** CSV of invoices and credit notes, with all that is printed on each as JSON. */
export const shopInvoices = csvTable({
  name: 'invoices',
  table: 'invoices',
  columns: {
    number: { codec: text() },
    of: { codec: text() },
    statement: { codec: text() },
    sender_id: { codec: identity },
    sender: { codec: text() },
    month: { codec: text() },
    issued_on: { codec: text() },
    due_on: { codec: text() },
    net_aed: { codec: money },
    vat_aed: { codec: money },
    total_aed: { codec: money },
    document: { codec: text() },
    sha256: { codec: text() },
  },
  adds: '',
  read: readInvoices,
  cells: (row: RowOf<typeof readInvoices>) => ({
    ...row,
    number: row.no,
    of: row.of_no,
    statement: row.statement_no?.toString(),
    net_aed: Number(row.net_fils),
    vat_aed: Number(row.vat_fils),
    total_aed: Number(row.total_fils),
  }),
});
