/** The fixed periods a finance summary can be asked for, as they travel in `dateFilter`. */
export const DATE_FILTERS = ['today', 'yesterday', 'this week', 'this month'] as const;

export type DateFilter = (typeof DATE_FILTERS)[number];

export const DEFAULT_PERIOD: DateFilter = 'today';
