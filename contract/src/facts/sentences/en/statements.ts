import type { EInvoiceLack, EState } from '../../e-invoices.ts';
import { aed, plural } from './words.ts';

type Total = { total: number };
type Shop = { name: string };

type Numbered = { no: string };

const LACKS: Readonly<Record<EInvoiceLack, string>> = {
  'business.legalName': 'the legal name of your business',
  'business.street': 'the street of your business',
  'business.city': 'the emirate of your business',
  'business.iban': 'the IBAN of your business',
  'business.licenceNumber': 'the trade licence number of your business',
  'business.licenceAuthority': 'the authority that issued the trade licence',
  'business.sac': 'the service accounting code',
  'shop.street': 'the street',
  'shop.city': 'the emirate',
  record: '',
};

const E_STATES: Readonly<Record<EState, string>> = {
  none: 'not sent',
  sent: 'sent',
  accepted: 'accepted',
  rejected: 'rejected',
};

/** Sentences of what shops are owed, charged and paid. */
export const statements = {
  no_such_statement: 'There is no statement with this number.',
  no_such_invoice: 'There is no invoice with this number.',
  no_such_paper: 'This link opens nothing. Ask for a new one.',
  day_to_come: 'Choose a day that has come.',
  shop_is_open: ({ name }: Shop) => `${name} is billed already.`,
  shop_not_open: ({ name }: Shop) =>
    `Enter first what ${name} was paid until now, and the day from which deliveries are billed.`,
  nothing_to_close: ({ name }: Shop) => `Nothing has happened since the last statement of ${name}.`,
  closed_today: ({ name, number }: Shop & { number: number }) =>
    `You closed statement ${number} of ${name} today. Nothing has happened since.`,
  shop_changed: ({ total, isMore }: Total & { isMore: boolean }) =>
    `${aed(total)} ${isMore ? 'came in' : 'went off'} since. Look at the statement again.`,
  month_not_over: ({ name }: Shop) => `${name} is billed by the month. Choose the last day of a month.`,
  statement_not_payable: ({ number }: { number: number }) =>
    `Nothing was recorded: statement ${number} is paid, or a newer one takes its place.`,
  charge_credited: 'Nothing was recorded: one of these charges is credited already.',
  not_e_invoice: ({ no }: Numbered) => `${no} is not an e-invoice: it is to a person, or without VAT.`,
  e_invoice_lacks: ({ no, count }: Numbered & { count: number }) =>
    `${no} is not complete: ${plural(count, 'detail is', 'details are')} missing.`,
  e_invoice_lack: ({ lack, rule, name }: Shop & { lack: EInvoiceLack; rule: string }) =>
    lack === 'record'
      ? `What is stored of this invoice breaks the rule ${rule}. Ask for a check of the data.`
      : `Enter ${LACKS[lack]} ${lack.startsWith('shop') ? `of ${name} under Users` : 'under Settings'}.`,
  invoice_marked: ({ no, state }: Numbered & { state: EState }) => `${no} is marked as ${E_STATES[state]}.`,
  bank_for_administrators: 'Only an administrator may record payments of the bank.',

  shop_opened: ({ name }: Shop) => `${name} is billed from now on.`,
  shop_terms_changed: ({ name }: Shop) => `The terms of ${name} were saved.`,
  statements_closed: ({ closed, refused }: { closed: number; refused: number }) =>
    `${plural(closed, 'statement was', 'statements were')} closed${refused > 0 ? `, ${refused} not` : ''}.`,
  statements_paid: ({ count, total }: Total & { count: number }) =>
    `${plural(count, 'statement is', 'statements are')} paid: ${aed(total)}.`,
  shop_payment_received: ({ name, total }: Shop & Total) => `${name} has paid ${aed(total)}.`,
  invoice_credited: ({ invoice, number, total }: { invoice: string; number: string; total: number }) =>
    `${invoice} is credited with ${aed(total)}: ${number}.`,
  shop_compensated: ({ name, total }: Shop & Total) => `${name} is owed ${aed(total)} more.`,
  shop_charged: ({ name, total }: Shop & Total) => `${name} is charged ${aed(total)}.`,
};
