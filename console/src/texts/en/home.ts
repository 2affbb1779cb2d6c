export const homeText = {
  title: 'Welcome Admin',
  titleOfStaff: 'Welcome',
  chart: 'Order Mode Category Distribution',
  urgent: 'Urgent Order',
  normal: 'Normal Order',
  percent: (share: number) => `${share}%`,
  noData: 'No data available',
  noDataHint: 'The shares of urgent and normal orders appear here once there are orders.',
  chartFailed: 'The orders could not be counted.',
};
