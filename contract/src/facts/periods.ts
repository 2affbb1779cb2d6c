/** The fixed periods a finance summary can be asked for, as they travel in `dateFilter`. */
export const DATE_FILTERS = ['today', 'yesterday', 'this week', 'this month'] as const;

export type DateFilter = (typeof DATE_FILTERS)[number];
export type PeriodChoice = { readonly value: DateFilter | 'custom'; readonly label: string };

/** The period selector, in its order; 'custom' travels as startDate and endDate, never by its name. */
export const PERIOD_CHOICES: readonly PeriodChoice[] = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'this week', label: 'This Week' },
  { value: 'this month', label: 'This Month' },
  { value: 'custom', label: 'Custom' },
];

export const DEFAULT_PERIOD: DateFilter = 'today';
