import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

/** Invoices as XML for the provider that sends them. */
export const eInvoicesText = {
  xml: 'XML',
  states: { none: 'Not sent', sent: 'Sent', accepted: 'Accepted', rejected: 'Rejected' },
  title: (number: string) => `E-invoice ${number}`,
  about: 'Give the XML to your accredited service provider, and record here what became of it.',
  state: 'State',
  reason: 'Why it was rejected',
  save: 'Save',
  saveFailed: 'The state could not be saved',
  download: 'Download XML',
  downloadFailed: 'The XML could not be downloaded',
  month: 'E-invoices of the month',
  monthTitle: (month: string) => `E-invoices of ${month}`,
  monthText:
    'A ZIP file with the XML of each invoice and credit note to a company. Invoices to persons and without VAT are left out.',
  leftOut: (count: number) =>
    plural(count, { one: '1 is left out', other: `${showNumber(count)} are left out` }),
  none: 'This month has no e-invoices.',
  inEach: (count: number) =>
    plural(count, { one: 'in 1 invoice', other: `in ${showNumber(count)} invoices` }),
};
