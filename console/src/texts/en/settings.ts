const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en')} kB`;

export const settingsText = {
  title: 'Settings',
  loadFailed: 'The settings could not be loaded',
  save: 'Save',
  saved: 'The settings were saved.',
  saveFailed: 'The settings could not be saved. Try again.',
  savedLast: (when: string) => `Last saved ${when}`,
  nothingToSave: 'No changes to save.',
  unsaved: 'You have unsaved changes.',
  conflict: 'Someone else saved these settings after you opened them.',
  loadTheirs: 'Load theirs',

  names: 'Name and logo',
  namesAbout:
    'Trade name and logo are on the navigation, the sign-in page and printed pages. The legal names are kept here.',
  tradeName: 'Trade name',
  legalName: 'Legal name',
  legalNameAr: 'Legal name in Arabic',
  logo: 'Logo',
  chooseLogo: 'Choose a file',
  dropLogo: 'or drop it here',
  fileChosen: (name: string, size: number) => `${name}, ${kilobytes(size)}`,
  logoHint: (limit: number) => `PNG, JPEG or WebP, at most ${kilobytes(limit)}.`,
  logoTooLarge: (limit: number, size: number) =>
    `The logo can be ${kilobytes(limit)} at most; this picture is ${kilobytes(size)}.`,
  logoUnread: 'This file could not be read. Choose it again.',
  logoNow: 'The logo',
  logoChosen: 'New logo, not saved yet',
  removeLogo: 'Remove the logo',

  registration: 'Registration',
  trn: 'TRN',
  trnHint: '15 digits that begin with 1.',
  licenceNumber: 'Licence number',
  licenceAuthority: 'Issuing authority',
  authorityExample: 'Dubai Department of Economy and Tourism',
  iban: 'IBAN',
  ibanExample: 'AE07 0331 2345 6789 0123 456',

  contact: 'Address and contact',
  street: 'Street and building',
  city: 'Emirate',
  chooseCity: 'Choose an emirate',
  phone: 'Phone',
  email: 'Email',

  days: 'Working days',
  daysAbout:
    'Receivers choose among these days, and calls are repeated on them. Orders are taken on every day.',
  weekDays: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },

  holidays: 'Holidays',
  holidaysAbout:
    'Receivers cannot choose them, and no call is repeated on them. Orders are taken on holidays, too.',
  noHolidays: 'No holidays yet.',
  holiday: (number: number) => `Holiday ${number}`,
  day: 'Day',
  name: 'Name',
  addHoliday: 'Add holiday',
  removeHoliday: (number: number) => `Remove holiday ${number}`,

  ramadan: 'Ramadan',
  ramadanAbout:
    'Kept here for the office. Dates of the Umm al-Qura calendar; the moon sighting can move them by a day: enter the announced dates.',
  ramadanOf: (year: number) => `Ramadan ${year}`,
  from: 'First day',
  to: 'Last day',
  proposed: (from: string, to: string) => `Calendar: ${from} to ${to}.`,
  useProposed: 'Use the calendar',
};
