/** Day that the receiver of an order is promised, in columns. */
export type PromisedDay = {
  day: string;
  from_time: string;
  to_time: string;
  note: string;
  made_at: string;
  made_by: string;
  leave_with: string;
};

/** Change of the promise about an order that is locked: made, ended by an attempt, or restored when that is undone. */
export type PromiseChange = PromisedDay | { endedAt: string } | { restoreOf: string };
