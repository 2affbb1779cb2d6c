export const RUN_STATES = ['open', 'out', 'closed', 'cancelled'] as const;
/** Runs that one list has: a day of the largest warehouse. */
export const MOST_RUNS = 200;
