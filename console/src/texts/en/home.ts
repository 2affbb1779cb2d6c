import { showNumber } from '../../ui/format.ts';
import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const homeText = {
  title: 'Welcome Admin',
  titleOfStaff: 'Welcome',
  register: 'Register New Warehouse',
  chart: 'Order Mode Category Distribution',
  chartAbout: 'Of all orders',
  urgent: 'Urgent Order',
  normal: 'Normal Order',
  percent: (share: number) => `${share}%`,
  noData: 'No data available',
  noDataHint: 'The shares of urgent and normal orders appear here once there are orders.',
  chartFailed: 'The orders could not be counted.',
};

const orders = (count: number) => plural(count, { one: '1 order', other: `${showNumber(count)} orders` });

/** Texts of parts beyond the specification. */
export const overviewText = {
  firstSteps: 'First steps',
  firstStepsAbout: 'What a new business needs. Each step goes away once it is done.',
  steps: {
    business: {
      title: 'Say who you are',
      about: 'Name, phone, TRN and logo, for labels, receipts and receivers.',
    },
    warehouse: { title: 'Register a warehouse', about: 'Orders and staff belong to one.' },
    prices: {
      title: 'Decide on your prices',
      about: 'No order is charged a price that nobody has decided on.',
    },
    people: {
      title: 'Add your people',
      about: 'Drivers first; supervisors, operators and cashiers have pages of their own.',
    },
    sender: { title: 'Add a sender', about: 'A person or a company whose parcels you deliver.' },
    senderKey: { title: 'Make an API key for a sender', about: 'With it a shop sends its orders by itself.' },
    order: { title: 'Create the first order', about: 'New order is above the list of all orders.' },
  },
  attention: 'Needs attention',
  ofToday: 'Today',
  driversToday: 'Drivers today',
  stuck: 'No update for 3 days',
  withDrivers: 'Cash with drivers',
  unheld: 'Delivered, cash with no driver',
  toCollect: 'Cash still to collect',
  missing: 'Missing',
  waiting: 'Waiting for a driver',
  callsDue: 'Calls due',
  today: 'Orders today',
  cashToday: 'Open cash of today’s orders',
  orders,
  parcels: (count: number) => plural(count, { one: '1 parcel', other: `${showNumber(count)} parcels` }),
  calls: (count: number) => plural(count, { one: '1 call', other: `${showNumber(count)} calls` }),
  moreThan: (counted: string) => `More than ${counted}`,
  trend: 'Orders and revenue, last 14 days',
  trendOrders: 'Orders',
  trendRevenue: 'Revenue (AED)',
  soFar: (day: string) => `${day}, so far`,
  day: (day: string, count: number, revenue: string) => `${day}: ${orders(count)}, ${revenue}`,
  openCash: 'Cash on delivery to bring in, by sender',
  noOpenCash: 'All cash on delivery is handed in.',
  noOpenCashHere: 'All cash on delivery of your warehouse is handed in.',
  failed: 'These figures could not be loaded',
};
