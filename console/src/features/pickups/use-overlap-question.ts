import { pickups } from '@tawseel/contract/pickups';
import { useRef } from 'react';
import { useReadOnDemand } from '../../api/read.ts';
import { pickupFormText as text } from '../../texts/en/pickups.ts';
import { showDay } from '../../ui/dates.ts';
import { show } from '../../ui/format.ts';
import type { PickupForm } from './pickup-form-values.ts';
import { hoursOf, isStanding, type PickupRow, stateOf, weekdaysOf } from './pickup-rows.ts';

/** Returns an open pickup of the same sender on a day of the form at overlapping hours. */
function overlapping(form: PickupForm, rows: readonly PickupRow[]): PickupRow | undefined {
  return rows.find((row) => {
    const { from = '', to = '', weekdays = [], senderId } = row;
    const isOpen = stateOf(row) === 'asked' || stateOf(row) === 'planned';
    const isThen = !form.isStanding || weekdays.some((day) => form.weekdays.includes(day));
    return isOpen && isThen && senderId === form.senderId && from < form.to && form.from < to;
  });
}

/**
 * Returns a function that looks for a pickup of the same sender at the same time, and returns the question to ask before
 * another is saved. It asks once for each sender, day and hours, so that sending again after a lost answer asks nothing.
 */
export function useOverlapQuestion() {
  const ofDay = useReadOnDemand(pickups.listPickups);
  const standing = useReadOnDemand(pickups.listStandingPickups);
  const answered = useRef<string>(undefined);

  async function find(form: PickupForm): Promise<PickupRow | undefined> {
    const { senderId, day } = form;
    if (form.isStanding) {
      const answer = await standing.run({ query: { senderId } });
      return 'content' in answer ? overlapping(form, answer.content) : undefined;
    }
    const answer = await ofDay.run({ query: { senderId, day } });
    return 'content' in answer ? overlapping(form, answer.content.pickups ?? []) : undefined;
  }

  return {
    busy: ofDay.busy || standing.busy,
    async questionOf(form: PickupForm) {
      const key = [form.senderId, form.isStanding, form.day, form.weekdays, form.from, form.to].join();
      if (answered.current === key) return undefined;
      const row = await find(form);
      if (!row) {
        answered.current = key;
        return undefined;
      }
      const when = isStanding(row) ? weekdaysOf(row, 'weekDays') : showDay(row.day);
      return {
        title: text.overlapTitle,
        text: text.overlap(show(row.senderName), show(row.number), when, hoursOf(row), row.expected ?? 0),
        yes: text.overlapYes,
      };
    },
  };
}
