import type { ImportedKind } from '@tawseel/contract/facts/imported-kinds';
import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

const rows = (count: number) => plural(count, { one: '1 row', other: `${showNumber(count)} rows` });

const kinds: Record<ImportedKind, string> = {
  orders: 'Orders',
  senders: 'Senders',
  staff: 'Staff',
  warehouses: 'Warehouses',
  'city-rates': 'City rates',
  'zone-rates': 'Zone rates',
  'weight-charges': 'Weight charges',
  'size-charges': 'Size charges',
  'packing-charge': 'Packing charge',
  'cashier-payments': 'Cashier payments',
};

const mappings: Readonly<Record<string, string>> = { shopify: 'Shopify', woocommerce: 'WooCommerce' };

const UNITS: Readonly<Record<string, string>> = { aed: 'AED', kg: 'kg', cm: 'cm', cm3: 'cm³' };

/** Columns that the console names by other words than their own. */
const NAMES: Readonly<Record<string, string>> = {
  cod_aed: 'To collect (AED)',
  value_aed: 'Order value (AED)',
  title: 'Contents',
  receiver_phone2: 'Receiver second phone',
  trn: 'TRN',
  iban: 'IBAN',
};

/** `receiver_phone` is 'Receiver phone', `dropoff_city` 'Receiver city', `weight_kg` 'Weight (kg)'. */
function columnName(column: string): string {
  const name = NAMES[column];
  if (name) return name;
  const words = column.replace(/^dropoff_/, 'receiver_').split('_');
  const unit = UNITS[words.at(-1) ?? ''];
  const text = (unit ? words.slice(0, -1) : words).join(' ').replace(/\bid\b/g, 'ID');
  return text.charAt(0).toUpperCase() + text.slice(1) + (unit ? ` (${unit})` : '');
}

function bytes(size: number): string {
  return size < 1_000_000
    ? `${showNumber(Math.ceil(size / 1000))} kB`
    : `${showNumber(Math.round(size / 1e5) / 10)} MB`;
}

export const importText = {
  title: 'Import',
  loadFailed: 'Your file could not be loaded',
  failed: 'This could not be done',
  kinds,
  columnName,
  mappingName: (name: string) => mappings[name] ?? name,

  choose: 'Choose a file',
  about:
    'A CSV file in UTF-8 whose first row names the columns: an export of Tawseel, of a shop such as Shopify, or a list from Excel. In Excel, save it as “CSV UTF-8”. Nothing is stored before you press Import.',
  kind: 'The rows are',
  file: 'CSV file',
  drop: 'Drop the file here, or choose it',
  excel: 'This is an Excel workbook. In Excel, save it as “CSV UTF-8” and choose that file.',
  empty: 'This file is empty.',
  tooLarge: 'A file can have at most 1 GB.',
  sending: (name: string, percent: number) => `Sending ${name}: ${percent}%`,
  sendingNote: 'Keep Tawseel open until the file is sent. A lost connection is waited for.',
  unsent: (name: string) => `${name} was not sent completely. Choose it again.`,
  other: (by: string, name: string, kind: ImportedKind, percent: number) =>
    `${by || 'Someone'} is importing ${name || `a file of ${kinds[kind].toLowerCase()}`}: ${percent}%. You can prepare your file meanwhile.`,
  fileOf: (kind: ImportedKind, size: number) => `${kinds[kind]} · ${bytes(size)}`,
  another: 'Choose another file',

  incomplete: (count: number) =>
    plural(count, {
      one: 'One required column is not in the file. Say below where it comes from, or give it a value for all rows.',
      other: `${count} required columns are not in the file. Say below where they come from, or give them a value for all rows.`,
    }),
  complete: 'The columns are complete. The check reads every row and changes nothing.',
  check: 'Check the file',
  checkAgain: 'Check again',
  checking: (percent: number) => `Checking every row: ${percent}%`,
  checked: 'Check done. Nothing was stored yet.',
  checkedOf: (sender: string) => `Check done: orders of ${sender}. Nothing was stored yet.`,
  allBad: 'None of the rows can be imported. Correct the file or the columns, and check again.',
  none: 'There are no rows to import.',
  start: (count: number) => `Import ${rows(count)}`,
  startWithout: (count: number, bad: number) => `Import ${rows(count)}, leave out ${showNumber(bad)}`,
  importing: (percent: number) => `Importing: ${percent}%`,
  importingNote: 'You can leave this page or close it: the import goes on, and the result will be here.',
  earlier: (at: string, by: string, count: number) =>
    `This file was imported on ${at}${by && ` by ${by}`} (${rows(count)}).`,
  ordersOfDay: 'Orders of that day',
  again: {
    title: 'Import the same file again?',
    text: 'Its rows are stored a second time.',
    yes: 'Import again',
  },
  stop: 'Stop',
  stopQuestion: {
    title: 'Stop the import?',
    text: 'Everything that this import has stored so far is removed again.',
    yes: 'Stop and remove',
    no: 'Continue importing',
  },
  stopping: 'Stopping. What was stored is being removed again.',
  done: (count: number) => `${rows(count)} imported.`,
  showOrders: 'Show these orders',
  stopped: 'The import was stopped. Nothing of it was kept.',
  interrupted:
    'The server was restarted while it imported this file. Nothing of it was kept. Choose the file again.',
  percent: 'Progress',

  report: 'What was found',
  good: 'Can be imported',
  stored: 'Imported',
  bad: 'Cannot be imported',
  badDone: 'Not imported',
  leftOut: 'Left out',
  doubted: 'Please check',
  reasons: 'Why rows cannot be imported',
  reason: (column: string, expected: string) =>
    `${column === '' ? 'The row' : columnName(column)}: expected ${expected}`,
  firstOf: 'The first of them',
  wholeFile: 'The file',
  line: (line: number) => (line === 0 ? 'All rows' : `Line ${line}`),
  fault: (column: string, message: string) => (column === '' ? message : `${columnName(column)}: ${message}`),
  doubtReasons: 'Why to check',
  doubts: 'Imported as written, but please check',
  leftOutWhy: 'Left out because of their status in the file',
  leftOutOf: (reason: string, count: number, lines: readonly number[]) =>
    `${reason}: ${rows(count)} (line ${lines.join(', ')}${count > lines.length ? ' …' : ''})`,
  takeNote: 'Tick what is to be imported all the same, then check again.',
  download: 'Download the rows that cannot be imported',
  downloadNote: 'Each with its reason. Correct them in that file and import it.',

  senderTitle: 'Sender of these orders',
  sender: 'Sender',
  senderHint: 'Type a name, phone or email.',
  sendersBefore: 'These senders have sent files with these columns:',
  noSuchSender: 'No sender, or more than one, has this name. Choose one from the list.',
  senderMissing: 'Choose the sender of these orders below.',
  asBefore: (at: string) => `Columns and values are those of their file imported on ${at}.`,
  anotherSender: 'Another sender',

  columns: 'Columns',
  columnsAbout: 'Which column of your file is which. Columns are found by their names; change what is wrong.',
  meaning: (word: string) => `“${word}” in the file means`,
  noMeaning: 'Nothing we know: these rows are not imported',
  dayOrder: 'In dates such as 3/4/2026',
  chooseDayOrder: 'Choose what comes first',
  dayOrders: { dayFirst: 'the day comes first: 3 April', monthFirst: 'the month comes first: 4 March' },
  dateUnclear: (date: string) =>
    `The file has dates such as ${date}, which can be read in two ways. Choose below what comes first, day or month.`,
  mapping: 'The file comes from',
  noMapping: 'Anywhere: columns by their names',
  notRead: 'Not in the file',
  joined: (headers: readonly string[]) => headers.join(' / '),
  from: (column: string) => `${columnName(column)}: column of the file`,
  set: (column: string) => `${columnName(column)}: value where the file has none`,
  setShort: 'Value where the file has none',
  absent: (text: string) => `Otherwise: ${text}`,
  more: (count: number) =>
    plural(count, {
      one: '1 more column that Tawseel knows',
      other: `${count} more columns that Tawseel knows`,
    }),
  unread: (count: number) =>
    plural(count, {
      one: '1 column of the file is not read',
      other: `${showNumber(count)} columns of the file are not read`,
    }),
  required: 'Required',

  preview: 'First rows',
  previewAbout: 'As they would be imported.',
  previewNone: 'No row of the file would be imported.',
  lineHead: 'Line',
};
