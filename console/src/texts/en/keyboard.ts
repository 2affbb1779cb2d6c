import { onFirstUse } from '@tawseel/contract/facts/on-first-use';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');
const list = onFirstUse(() => new Intl.ListFormat('en-GB', { type: 'unit' }));

export const keyboardText = {
  pages: 'Pages',
  warehouses: 'Warehouses',
  senders: 'Senders',
  orders: 'Orders',
  actions: 'Actions',
  staff: 'Staff',
  runs: 'Runs',
  pickups: 'Pickups',
  areas: 'Areas',
  importFile: 'Import a file',
  searchOurs: 'Search people, orders, runs, areas or actions',
  nothing: (search: string) => `Nothing found for “${search}”`,
  nothingHint: 'Try the name of a warehouse or a sender, or the tracking ID of an order.',
  nothingHintOurs: (groups: readonly string[]) => `Searched: ${list().format(groups)}.`,
  looking: 'Searching orders…',
  lookingOurs: 'Searching…',
  counts: (groups: readonly { name: string; count: number }[]) => {
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const each = groups.map(({ name, count }) => `${name} ${count}`);
    return `${plural(total, { one: '1 result', other: `${total} results` })}: ${list().format(each)}`;
  },
  someFailed: 'Some results could not be loaded.',
  choose: 'Choose',
  open: 'Open',
  close: 'Close',
  shortcuts: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  inLists: 'In lists',
  inWindows: 'In windows and pictures',
  openPalette: 'Search or go to a page',
  showKeys: 'Show these keys',
  focusSearch: 'Go to the search box',
  clearSearch: 'Clear the search, while in its box',
  closeWindow: 'Close the window',
  turnPicture: 'Previous and next picture',
  nextControl: 'Next button, link or box',
  press: 'Press the button, open the row',
};
