import { createHash } from 'node:crypto';
import type { CreditReason } from '@tawseel/contract/facts/charges';
import { newId } from '../../platform/engine/ids.ts';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { businessDay } from '../../platform/values/period.ts';
import { REVENUE, shopOf, VAT } from '../ledger/rules/names.ts';
import { creditCharges } from '../ledger/store/charges.ts';
import { post } from '../ledger/store/post.ts';
import { lockShop } from '../senders/store.ts';
import { invoiceNumber } from './issue-invoice.ts';
import { type InvoiceDocument, type InvoiceSums, linesOf, sumsOf } from './rules/invoice.ts';
import { listInvoiced } from './store/charges.ts';
import { findInvoice, insertInvoice, sumCredits } from './store/invoices.ts';

/** Charges of an invoice to take back. */
type Crediting = { no: string; charges: readonly string[]; reason: CreditReason };

/**
 * Takes charges of an invoice back by a credit note, and returns its number. Its VAT is that of all charges taken back until
 * now, less that of earlier notes: none differs by more than one fils, and all of them come to the invoice.
 */
export async function creditInvoice(work: Work, { no, charges: ids, reason }: Crediting): Promise<string> {
  const { trx, now, timeZone } = work;
  const found = await findInvoice(trx, no);
  if (found?.kind !== 380) throw refuse('no_such_invoice');
  const { sender_id, statement_no: _, document: written, net_fils, vat_fils, month } = found;
  await lockShop(trx, sender_id);
  const charges = await listInvoiced(trx, no);
  const chosen = charges
    .filter(({ id, creditNote }) => creditNote === null && ids.includes(id))
    .map(({ creditNote: _, ...charge }) => charge);
  if (chosen.length !== new Set(ids).size) throw refuse('charge_credited');
  const invoice: InvoiceDocument = JSON.parse(written);
  const credited = await sumCredits(trx, no);
  const taken = charges.filter(({ id, creditNote }) => creditNote !== null || ids.includes(id));
  const { net, vat } = sumsOf(taken, invoice);
  const sums: InvoiceSums = { net: net - credited.net, vat: vat - credited.vat };
  const total = sums.net + sums.vat;
  const at = now.toISOString();
  const day = businessDay(at, timeZone);
  const number = await invoiceNumber(trx, 'CN', day);
  const before = net_fils + vat_fils - credited.net - credited.vat;
  const document: InvoiceDocument = {
    ...invoice,
    ...{ no: number, kind: 381, issuedOn: day, dueOn: day, charges: chosen },
    ...{ lines: linesOf(chosen, sums), ...sums, total },
    credit: { of: no, ofIssuedOn: invoice.issuedOn, reason, before, after: before - total },
  };
  const text = JSON.stringify(document);
  await insertInvoice(trx, {
    ...{
      no: number,
      kind: 381,
      of_no: no,
      statement_no: null,
      sender_id,
      month,
      issued_on: day,
      due_on: day,
    },
    ...{ net_fils: sums.net, vat_fils: sums.vat, total_fils: total, document: text },
    ...{
      sha256: createHash('sha256').update(text).digest('hex'),
      uuid: newId(),
      e_state: 'none',
      e_note: '',
    },
  });
  await creditCharges(
    trx,
    chosen.map(({ id }) => id),
    number,
  );
  const from = shopOf(sender_id);
  await post(
    work,
    at,
    [
      { kind: 'credit', from, to: REVENUE, fils: sums.net, note: number } as const,
      { kind: 'credit', from, to: VAT, fils: sums.vat, note: number } as const,
    ].filter(({ fils }) => fils > 0),
  );
  return number;
}
