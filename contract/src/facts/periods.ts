/** Named periods of a finance summary, as `dateFilter` has them. */
export const DATE_FILTERS = ['today', 'yesterday', 'this week', 'this month'] as const;

export type DateFilter = (typeof DATE_FILTERS)[number];

export const DEFAULT_PERIOD: DateFilter = 'today';
