import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const filtersText = {
  open: 'Filters',
  cashHere: 'Cash to receive',
  byPhone: (phone: string) => `Orders with the phone ${phone}`,
  openCount: (set: number) => plural(set, { one: 'Filters, 1 set', other: `Filters, ${set} set` }),
  form: 'Filter orders',
  apply: 'Apply Filters',
  clearAll: 'Clear all filters',
  set: 'Active filters',
  chip: (label: string, value: string) => `${label}: ${value}`,
  remove: (chip: string) => `Remove the filter ${chip}`,
  any: 'Any',
  goToPage: 'Go to page',
  labels: {
    phone: 'Phone',
    reference: 'Sender’s reference',
    senderId: 'Sender',
    warehouseId: 'Warehouse',
    city: 'Delivery city',
    trackingStatus: 'Tracking status',
    payment: 'Payment',
    from: 'From day',
    to: 'To day',
    unmovedDays: 'Days without an update',
    sort: 'Sort by',
  },
  phoneHint: 'Receiver or sender, in any format',
  senderHint: 'Type a name',
  unmovedHint: 'Not delivered or returned yet',
  payments: {
    COD: 'Cash on delivery',
    'COD-open': 'Cash on delivery, not handed in',
    Card: 'Card',
    Wallet: 'Wallet',
  },
  sorts: {
    '-createdAt': 'Newest first',
    createdAt: 'Oldest first',
    movedAt: 'Oldest update first',
  },
  unmoved: (days: number) => plural(days, { one: '1 day or more', other: `${days} days or more` }),
  problems: {
    phone: 'Type the whole number, like 050 123 4567.',
    reference: 'That is too long for a reference.',
    senderId: 'Choose a sender from the list.',
    warehouseId: 'Choose a warehouse from the list.',
    city: 'Choose a city from the list.',
    trackingStatus: 'Choose a status from the list.',
    payment: 'Choose a payment from the list.',
    from: 'Choose a day from the calendar.',
    to: 'The last day must not be before the first.',
    unmovedDays: 'Type a number of days from 1 to 365.',
    sort: 'Choose a sort order from the list.',
  },
  sortNeedsDays: 'Choose the days without an update first.',
  sortOfSearch: 'Search results are newest first. Clear the search, or choose Newest first.',
  lastMove: 'Last Update',
};

const orders = (count: number) => plural(count, { one: '1 order', other: `${showNumber(count)} orders` });

export const overviewText = {
  hand: 'Needs attention',
  stuck: 'No update for 3 days',
  unpaid: 'Cash on delivery not handed in',
  today: 'Orders today',
  cashToday: 'Cash on delivery today',
  cashTodayAbout: (open: string) => `${open} not handed in`,
  orders,
  moreOrders: (count: number) => `More than ${orders(count)}`,
  trend: 'Orders and revenue, last 14 days',
  trendOrders: 'Orders',
  trendRevenue: 'Revenue',
  day: (day: string, count: number, revenue: string) => `${day}: ${orders(count)}, ${revenue}`,
  owing: 'Who owes most cash on delivery',
  owingNobody: 'All cash on delivery is handed in.',
  failed: 'These figures could not be loaded',
};
