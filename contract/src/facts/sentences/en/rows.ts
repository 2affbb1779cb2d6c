import { cityLabel } from '../../emirates.ts';
import type { Say, Sentence } from '../say.ts';

type File = { file: string };
type Line = File & { line: number };
type Range = { from: number; to: number };
type Max = { max: number };
type Words = { words: readonly string[] };
type Expected = { expected: Sentence; detail?: Sentence | undefined };

const reason = ({ detail }: Expected, say: Say) => (detail ? `; ${say(detail).replace(/\.$/, '')}` : '');
const expects = (fault: Expected, say: Say) => `expected ${say(fault.expected)}${reason(fault, say)}`;

/** Faults of CSV files and their rows, and what a cell should have or gets by default, as parts of sentences. */
export const rows = {
  fault_at: (
    { file, line, column, fault }: { file: string; line: number; column: string; fault: Sentence },
    say: Say,
  ) => `${file}, line ${line}${column === '' ? '' : `, column ${column}`}: ${say(fault)}`,
  value_expected: expects,
  row_expected: (fault: Expected, say: Say) => `${expects(fault, say)}.`,
  cell_found: ({ cell, ...fault }: Expected & { cell: string }, say: Say) =>
    `found '${cell}'; ${expects(fault, say)}.`,
  cell_empty: (fault: Expected, say: Say) => {
    const [withoutExample] = say(fault.expected).split(', like ');
    return `empty; ${withoutExample} is required${reason(fault, say)}.`;
  },
  columns_absent: ({ file, columns }: { file: string; columns: readonly string[] }) =>
    `${file} has no column ${columns.map((column) => `'${column}'`).join(', ')}.`,

  file_empty: ({ file }: File) => `${file} is empty: it has no header row.`,
  file_utf16: ({ file }: File) => `${file} is in UTF-16. Save it as 'CSV UTF-8' and import that.`,
  file_not_utf8: ({ file, line }: Line) =>
    `${file}, line ${line}: letters that are not UTF-8. Save the file as 'CSV UTF-8' and import that.`,
  file_has_nul: ({ file, line }: Line) =>
    `${file}, line ${line}: a NUL character; this is not a CSV file in UTF-8.`,
  file_of_old_mac: ({ file }: File) =>
    `${file}: its line ends are of the old Macintosh kind. Save it as 'CSV UTF-8' and import that.`,
  file_takes_long: 'Its first rows take too long to read. Check that it is the file you mean.',
  file_line_too_long: ({ file, line }: Line) => `${file}, line ${line}: the line is too long for a CSV file.`,
  file_quote_open: ({ file, line }: Line) =>
    `${file}, line ${line}: a quote is opened here and never closed.`,
  file_too_wide: ({ file, columns, most }: File & { columns: number; most: number }) =>
    `${file} has ${columns} columns. A file may have ${most}: leave out those that are not needed.`,
  file_header_too_long: ({ file }: File) =>
    `${file}: the first row is too long to name columns. It must have the names of the columns.`,
  file_column_twice: ({ file, column }: File & { column: string }) =>
    `${file}: two columns are called '${column}'.`,
  nothing_imported: ({ problem }: { problem: Sentence }, say: Say) =>
    `${say(problem)}. Nothing was imported.`,
  no_charges: 'The file has no charges',
  weight_range_empty: ({ from, to }: Range) => `The range from ${from} to ${to} kg is empty`,
  weights_not_covered: ({ from, to }: Range) => `No range covers weights over ${from} up to ${to} kg`,
  weights_covered_twice: ({ from }: { from: number }) => `Two ranges cover weights over ${from} kg`,
  sizes_of_one_volume: ({ one, other, max }: { one: string; other: string; max: number | null }) =>
    `${one} and ${other} both have ${max === null ? 'no largest volume' : `the largest volume ${max} cm³`}`,
  orders_at_once: ({ at }: { at: string }) =>
    `Too many orders were created at ${at}. Nothing was imported; give created_at to the second.`,

  rows_alike: ({ count, rows }: { count: number; rows: number }) =>
    `${count} of ${rows} rows ${count === 1 ? 'equals an order' : 'equal orders'} of the last two days in sender, receiver's phone, address and amount. Check that they are not imported twice.`,
  in_english: ({ text }: { text: string }) => text,
  doubled_quotes: 'a quote within a quoted cell must be doubled',
  cells_of_header: ({ header, cells }: { header: number; cells: number }) =>
    `${header} cells, as in the header, and not ${cells}`,
  a_value: 'a value',
  a_text: ({ max }: Max) => `text of at most ${max} characters`,
  an_id: ({ max }: Max) => `an id of at most ${max} letters, digits and hyphens`,
  an_email: 'an email address, like name@example.com',
  a_phone: 'a phone number, like +971 50 123 4567 or 800 TAWSEEL',
  a_value_as_it_was: 'a value as it was before a spreadsheet changed it',
  a_dialled_phone: 'a phone number, like 050 123 4567, or +44 20 7946 0958 from abroad',
  a_trn: 'a TRN of 15 digits that begin with 1 and end with 03',
  an_iban: 'an IBAN with valid check digits, like AE07 0331 2345 6789 0123 456',
  a_bank_account: 'an account number, or an IBAN with valid check digits',
  an_emirates_id: 'an Emirates ID of 15 digits with a valid check digit, like 784-1990-1234567-6',
  a_makani: 'a Makani number of 10 digits',
  a_picture: ({ max }: Max) =>
    `a public https:// address, or one that begins with / on this server, at most ${max} characters`,
  pictures: 'addresses (https://… or /…) with a space between them',
  one_of: ({ words }: Words) => `one of ${words.join(', ')}`,
  a_city_or_town: ({ words }: Words) => `one of ${words.join(', ')}, or a town of one of them`,
  one_city: 'one city',
  town_of_several: ({ town, cities }: { town: string; cities: readonly string[] }) =>
    `${town} is in ${cities.join(' and in ')}`,
  yes_or_no: 'yes or no',
  an_amount: ({ max }: Max) => `an amount in AED from 0 to ${max}, with at most 2 decimals`,
  a_weight: ({ max }: Max) => `a weight over 0 and up to ${max} kg, with at most 3 decimals`,
  a_weight_from_zero: 'a weight in kg from 0, with at most 3 decimals',
  a_length: ({ max }: Max) => `a length over 0 and up to ${max} cm, with at most 1 decimal`,
  a_volume: ({ max }: Max) => `a volume over 0 and up to ${max} cm³, or an empty cell for any volume`,
  a_time: ({ like }: { like: string }) =>
    `a time like 2026-11-21T14:30:00Z, or in the time zone of the business 2026-11-21 14:30, ${like} or 21-Nov-26`,
  a_past_time: 'a time from 1970 to now',
  times_to_sort: 'times from 1970 to 2068',
  a_list: 'a list as JSON',

  unused_value: 'a value not yet in use',
  unused_id: 'an id not yet in use',
  unused_email: 'an email not yet in use',
  unused_phone_of_role: 'a phone (within its role) not yet in use',
  unused_phone_of_driver: 'a driver phone not yet in use',
  unused_warehouse_code: 'a code not yet in use',
  unused_route: 'a route, company and mode not yet in use',
  unused_tracking_id: 'a tracking ID not yet in use',
  unused_reference: 'a reference not yet used by this sender',
  reference_used_by: ({ trackingID }: { trackingID: string }) => `order ${trackingID} uses it`,
  unused_above: 'a value not used by an earlier row',

  known_company_id: 'the id of an existing company',
  known_company_email: 'the email of an existing company',
  known_cashier_id: 'the id of an existing cashier',
  known_cashier_email: 'the email of an existing cashier',
  known_warehouse_id: 'the id of an existing warehouse',
  known_warehouse_code: 'the code of an existing warehouse',
  known_sender_id: 'the id of an existing sender',
  known_area: ({ city }: { city: string }) => `an area of ${cityLabel(city)} in the list of areas`,
  known_sender_email: 'the email of an existing sender',

  a_tracking_id: 'a tracking ID of 4 to 40 letters, digits and . _ # / - (TWS-… with a valid check digit)',
  a_time_since_order: 'a time between created_at and now',
  times_since_order: 'times between created_at and now',
  a_history:
    'the tracking history as JSON, oldest first: [{"status": "created", "at": "2026-11-21T10:00:00Z", "note": ""}]',
  last_of_history: 'the last status of history',
  nothing_to_collect: 'nothing to collect, as the order is not COD',
  no_cash_time: 'an empty cell, as the order is not cash on delivery',
  no_cancel_time: 'an empty cell, as the order is not at return',
  up_to_value: 'at most value_aed',
  a_charge: 'a charge',
  whole_charge: 'the whole charge',
  charge_in_parts: 'parts of it are given',
  sum_of_charges: 'the sum of base_aed, weight_charge_aed, size_charge_aed and packing_charge_aed',
  or_sender_with_one: 'or name a sender that has one',
  parents_kept: 'a sender and a warehouse that are not deleted during the import',
  a_warehouse: 'a warehouse',
  no_warehouse_yet: 'there is none yet',
  own_warehouse: ({ code }: { code: string }) => `your own warehouse, ${code}`,

  areas_in_cell: 'areas with a semicolon between them',
  areas_of_zone: ({ city, zone }: { city: string; zone: string }) => `areas of ${city}, ${zone}`,
  not_its_area: ({ area }: { area: string }) => `'${area}' is none`,
  a_warehouse_code: ({ max }: Max) => `a code of letters, digits and hyphens, at most ${max}`,
  sender_addresses: 'further addresses as JSON: [{"_id", "country", "city", "street", "houseNo"}]',
  an_email_of_staff: 'an email address',
  only_drivers_without: 'only drivers may have none',
  a_cashier: 'a cashier_id or a cashier_email',
  a_payment_day: ({ first, today }: { first: string; today: string }) =>
    `a day from ${first} to today, ${today}`,

  default_value: ({ value }: { value: string }) => value,
  default_now: 'now',
  default_new_id: 'a new id',
  default_new_tracking_id: 'a new tracking ID',
  default_status: 'the last of history, or created',
  default_nearest_warehouse: 'the first warehouse of the pickup city',
  default_sender_of_email: 'the sender of sender_email, if any',
  default_of_sender: 'what is known of the sender',
  default_no_refund: 'nothing of the value was paid back',
  default_collect_value: 'the value is collected, if the order is COD',
  default_price: 'the price by the rates and charges',
  default_not_handed_in: 'cash on delivery not handed in yet',
  default_not_cancelled: 'not cancelled',
  default_one_event: 'one event, at created_at',
  default_decided: 'no: a price that a file brings is decided',
  default_route_id: 'the id of the route, or a new one',
  default_general_rate: 'the company of company_email; without one, a general rate',
  default_individual_senders: 'the company of company_email; without one, individual senders',
  default_whole_zone: 'the whole zone',
  default_charge_id: 'the id of the charge that it replaces, or a new one',
  default_any_volume: 'any volume fits',
  default_next_code: "the city's letters and the next number",
  default_no_email: 'none, of drivers',
  default_cashier: 'the cashier of cashier_email',
  default_warehouse_of_cashier: 'the warehouse of the cashier',
  default_month: 'the month of paid_at',
};
