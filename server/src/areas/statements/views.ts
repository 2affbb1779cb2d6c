import { masked } from '@tawseel/contract/facts/uae';
import type { Invoice, ShopCharge, Statement } from '@tawseel/contract/statement-replies';
import type { Database } from '../../platform/engine/tables.ts';
import { type Caller, isAdministrator } from '../../platform/http/auth.ts';
import { toAed } from '../../platform/values/fils.ts';
import { isPayable } from './pay-shops.ts';
import type { InvoicedCharge } from './rules/invoice.ts';
import { invoicesOfStatements, type ListedInvoice } from './store/invoices.ts';
import type { ListedStatement } from './store/statements.ts';

/** Returns statements as they are shown: IBANs are full only for administrators, and shops do not see the names of our staff. */
export async function toStatements(
  db: Database,
  rows: readonly ListedStatement[],
  caller: Caller,
): Promise<Statement[]> {
  const invoices = await invoicesOfStatements(
    db,
    rows.map(({ no }) => no),
  );
  return rows.map((row) => ({
    _id: String(row.no),
    number: row.no,
    shop: { _id: row.sender_id, name: row.sender_name },
    at: row.at,
    through: row.through,
    orders: row.orders,
    opening: toAed(row.opening_fils),
    cash: toAed(row.cash_fils),
    charges: toAed(row.charges_fils),
    vat: toAed(row.vat_fils),
    other: toAed(row.other_fils),
    closing: toAed(row.closing_fils),
    cardsNotPaid: toAed(row.held_fils),
    payable: toAed(row.payable_fils),
    unpaid: toAed(row.unpaid_fils),
    iban: isAdministrator(caller) ? row.iban : masked(row.iban),
    by: caller.kind === 'key' ? '' : row.actor_name,
    paidOn: row.paid_on,
    isPayable: isPayable(row),
    invoices: invoices.get(row.no) ?? [],
  }));
}

export function toShopCharge({ trackingID, kind, day, fils, what }: InvoicedCharge): ShopCharge {
  return { trackingID: trackingID || null, kind, day, amount: toAed(fils), what };
}

/** Returns true if an invoice is sent as an e-invoice: to a company, with VAT. */
export function isEInvoice({ vat_fils, sender_role }: ListedInvoice): boolean {
  return vat_fils > 0 && sender_role !== 'User';
}

export function toInvoice(row: ListedInvoice): Invoice {
  return {
    _id: row.no,
    shop: { _id: row.sender_id, name: row.sender_name },
    of: row.of_no,
    statement: row.statement_no,
    month: row.month,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    net: toAed(row.net_fils),
    vat: toAed(row.vat_fils),
    total: toAed(row.total_fils),
    eState: isEInvoice(row) ? row.e_state : null,
    eNote: row.e_note,
  };
}
