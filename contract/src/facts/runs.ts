export const RUN_STATES = ['open', 'out', 'closed', 'cancelled'] as const;
/** Maximum runs in a list: a day of the largest warehouse. */
export const MOST_RUNS = 200;
