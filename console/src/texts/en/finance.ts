import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('en');

export const financeText = {
  title: 'Finance Summary',
  overall: 'Overall Finance Summary',
  period: 'Period',
  periods: {
    today: 'Today',
    yesterday: 'Yesterday',
    'this week': 'This Week',
    'this month': 'This Month',
    custom: 'Custom',
  },
  startDate: 'Start date',
  endDate: 'End date',
  apply: 'Apply',
  bothDates: 'Please select both start and end dates.',
  wrongOrder: 'The start date must not be after the end date.',
  stillShown: (period: string) => `Showing ${period} until both dates are set.`,
  between: (start: string, end: string) => `${start} to ${end}`,
  loadFailed: 'Failed to load data.',
  noResponse: 'Something went Wrong!',
  empty: 'No data available.',
  change: (percent: string) => `${percent}% vs last period`,
  compared: (current: string, previous: string) => `${current} compared with ${previous}`,
  ofFew: (period: string, orders: number) =>
    plural(orders, { one: `${period} (1 order)`, other: `${period} (${orders} orders)` }),
  noChange: '— vs last period',
  totalRevenue: 'Total Revenue',
  expenses: 'Expenses',
  profit: 'Profit',
  loss: 'Loss',
  totalOrdersCount: 'Total Orders',
  totalUsersCount: 'Total Users',
  unpaidCOD: 'Unpaid COD',
  paidCOD: 'Paid COD',
};
