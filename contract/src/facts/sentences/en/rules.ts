type Max = { max: number };
type Words = { words: readonly string[] };

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const number = (value: number) => value.toLocaleString('en');

/** Rules of fields. They stand apart: the console says them while somebody types. */
export const rules = {
  invalid_input: 'Invalid input',
  wrong_kind: ({ kind }: { kind: string }) => `Must be ${KINDS[kind] ?? kind}.`,
  /** One of several, in a list of commas. */
  not_one_of: ({ words }: Words) => `Must be one of ${words.join(', ')}.`,
  /** One of a few, or of one alone. */
  not_either: ({ words }: Words) => `Must be ${words.join(' or ')}.`,
  too_small: ({ min }: { min: number | string }) => `Must be ${min} or more.`,
  too_big: ({ max }: { max: number | string }) => `Must be at most ${max}.`,
  too_few: ({ min }: { min: number | string }) => `At least ${min} items.`,
  too_many: ({ max }: { max: number | string }) => `At most ${max} items.`,
  too_short: ({ min }: { min: number | string }) => `At least ${min} characters.`,
  too_long: ({ max }: { max: number | string }) => `At most ${max} characters.`,

  empty: 'Must not be empty.',
  empty_file: 'The file is empty.',
  nul_character: 'Must not contain a NUL character.',
  control_characters: 'Must not contain control characters.',
  not_email: 'Must be an email address, like name@example.com.',
  not_phone: 'Must be a phone number, like +971 50 123 4567 or 800 TAWSEEL.',
  not_whole_phone: 'Must be a whole phone number, like 050 123 4567.',
  not_aed: 'Must be a number in AED.',
  /** The same of many, in groups of three figures. */
  beyond: ({ max }: Max) => `Must be at most ${number(max)}.`,
  more_than_fils: 'At most 2 decimals.',
  not_positive: 'Must be more than 0.',
  not_instant: 'Must be an instant like 2026-11-21T10:52:00.000Z.',
  not_address: 'Must be an http(s) address or a path on this server.',
  not_picture: ({ max }: Max) =>
    `Must be a public https:// address, or one that begins with / on this server, at most ${max} characters.`,
  too_many_pictures: ({ max }: Max) => `At most ${max} pictures.`,
  not_day: 'Must be a day like 2026-12-02.',
  not_date: 'Must be a date like 2026-11-21.',
  no_such_day: 'There is no such day.',
  not_month: 'Must be a month like 2026-11.',
  not_time: 'Must be a time like 09:30.',
  window_ends_first: 'The window must end after it begins.',
  day_or_weekdays: 'Name a day or weekdays.',
  before_first_day: ({ day }: { day: string }) => `Must not be before ${day}.`,
  not_version: 'Must be a version in quotation marks, like "q1mVYb0nCq3ZkX7s".',
  page_missing: 'A page has a limit, the whole list has none: name a page too.',
  last_before_first: 'The last day must not be before the first.',
  end_before_start: 'The start date must not be after the end date.',

  not_device: 'Must be 8 to 64 letters, digits, _ or -.',
  not_client_id: ({ length }: { length: number }) => `Must be ${length} letters, digits, _ or -.`,

  not_kg: 'Must be a number in kg.',
  no_weight: 'Must be more than 0 kg.',
  more_than_grams: 'At most 3 decimals (grams).',
  not_cm: 'Must be a number in cm.',
  less_than_cm: ({ min }: { min: number }) => `Must be at least ${min} cm.`,
  more_than_cm: ({ max }: Max) => `At most ${max} cm.`,
  not_volume: 'Must be a number in cm³.',
  no_order_named: 'Name at least one order.',
  too_many_orders: ({ max }: Max) => `Name at most ${max} orders.`,
  one_choice: 'Name either trackingIDs, a runId or a filter.',
  no_move_named: 'Name a trackingStatus or cashHandedIn.',
  unmoved_days_missing: 'movedAt sorts orders that have not moved: name unmovedDays too.',
  search_is_newest_first: 'What a search finds is sorted newest first: leave out search or sort.',
  list_is_newest_first: 'A page is sorted, the whole list is newest first: name a page too.',

  not_iban: 'An IBAN is two letters, two check digits and the account, like AE07 0331 2345 6789 0123 456.',
  not_emirates_iban: 'An IBAN of the Emirates is AE and 21 digits.',
  iban_digit: 'This IBAN has a wrong digit: its check digits do not fit.',
  not_trn: 'A TRN is 15 digits that begin with 1 and end with 03.',
  not_makani: 'A Makani number is 10 digits, like 30032 95320.',
  not_emirates_id: 'Must be an Emirates ID of 15 digits, like 784-1990-1234567-6, or empty.',
  no_name: 'A name has a letter or a figure.',
  not_pin: 'Must be 6 digits.',
  not_warehouse_code: 'Letters, digits and hyphens only.',
  no_warehouse_picture: 'Leave it empty: no picture of a warehouse is kept.',
  too_many_addresses: ({ max }: Max) => `At most ${max} addresses.`,
  not_ids: 'Must be a list of ids.',
  nothing_named: 'Name at least one.',
  too_many_at_once: ({ max }: Max) => `At most ${max} at once.`,
  owner_missing: 'Name whom the key belongs to.',
  owner_not_taken: 'A key of this role has no owner.',

  ramadan_ends_first: 'Ramadan must end after it has begun.',
  ramadan_too_long: 'Ramadan has 31 days at most.',
  no_day_chosen: 'Choose one day at least.',
  too_many_holidays: ({ max }: Max) => `At most ${max} holidays.`,
  day_twice: 'This day is already in the list.',
  year_twice: 'This year is already in the list.',
  logo_too_large: ({ kilobytes }: { kilobytes: number }) => `The logo may have ${kilobytes} kB at most.`,
  not_logo: 'The logo must be a PNG, JPEG or WebP picture.',
};
