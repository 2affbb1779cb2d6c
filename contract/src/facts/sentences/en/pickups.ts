import type { WeekDay } from '../../calendar.ts';
import { onFirstUse } from '../../on-first-use.ts';
import type { PickupState } from '../../pickups.ts';
import { and } from './words.ts';

type Pickup = { pickup: string };
type When = Pickup & { day: string; from: string; to: string; holiday: string };

const dayFormat = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** Returns 'Wed 25 Nov'. */
const dayText = (day: string) =>
  dayFormat()
    .format(Date.parse(`${day}T00:00:00Z`))
    .replace(',', '');
const onHoliday = ({ day, holiday }: Pick<When, 'day' | 'holiday'>) =>
  holiday === '' ? '' : ` ${dayText(day)} is a holiday: ${holiday}.`;

const STATES: Record<Exclude<PickupState, 'asked'>, string> = {
  planned: 'on a run',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** Sentences about collecting parcels at senders. */
export const pickups = {
  no_such_pickup: 'There is no pickup with this id.',
  no_such_pickup_day: ({ pickup, day }: Pickup & { day: string }) => `${pickup} is not on ${dayText(day)}.`,
  no_warehouse_for_pickup: 'No warehouse can take this pickup yet.',
  too_many_pickups: ({ name, max }: { name: string; max: number }) =>
    `${name} has ${max} pickups that day, which is the most.`,
  pickup_not_open: ({ pickup, state }: Pickup & { state: Exclude<PickupState, 'asked'> }) =>
    `${pickup} is ${STATES[state]} already.`,
  pickup_over: ({ pickup }: Pickup) => `The day of ${pickup} is over.`,

  detail_missing_at_sender: 'Required: the sender has none.',
  sender_missing: 'Name the sender.',
  pickup_in_past: ({ today }: { today: string }) => `Must not be before today, ${today}.`,
  pickup_too_far: ({ last }: { last: string }) => `Must not be after ${last}.`,
  pickup_window_over: ({ now }: { now: string }) => `Must be later today: it is ${now}.`,
  pickup_falls_on_no_day: 'None of these weekdays lies between the first and the last day.',
  pickup_not_standing: 'This pickup is for one day.',

  pickup_asked: ({ pickup, from, to, ...when }: When) =>
    `${pickup} is for ${dayText(when.day)}, ${from} to ${to}.${onHoliday(when)}`,
  pickup_standing: ({
    pickup,
    weekdays,
    from,
    to,
  }: Omit<When, 'day' | 'holiday'> & { weekdays: readonly WeekDay[] }) =>
    `${pickup} is for every ${and(weekdays)}, ${from} to ${to}.`,
  pickup_cancelled: ({ pickup }: Pickup) => `${pickup} is cancelled.`,
  pickup_day_cancelled: ({ pickup, day }: Pickup & { day: string }) =>
    `${pickup} is cancelled on ${dayText(day)}.`,
};
