/** Edge-case time zones: half hours, clocks that move at midnight, days that never were, and two that never move. */
export const TIME_ZONES = [
  'Asia/Dubai',
  'UTC',
  'America/New_York',
  'Europe/London',
  'Africa/Cairo',
  'America/Havana',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
];
