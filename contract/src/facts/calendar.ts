/** The days of the week as they are worked in the Emirates: Monday first. */
export const WEEK_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type WeekDay = (typeof WEEK_DAYS)[number];

/** When couriers work, until a business says otherwise. */
export const USUAL_WORKING_DAYS: readonly WeekDay[] = WEEK_DAYS.slice(0, 6);
