import { pickups } from '@tawseel/contract/pickups';
import { useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { useReadOnDemand } from '../../api/read.ts';
import { pickupFormText as text } from '../../texts/en/pickups.ts';
import { showDay } from '../../ui/dates.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { show } from '../../ui/format.ts';
import { PlaceFields, WhenFields } from './pickup-fields.tsx';
import { NewPickupForm, type PickupForm, PickupUpdateForm, pickupForm } from './pickup-form-values.ts';
import { hoursOf, isStanding, namedBy, type PickupRow, stateOf, weekdaysOf } from './pickup-rows.ts';
import { ShopField } from './shop-field.tsx';
import { useStoredPickup } from './use-stored-pickup.ts';

type DialogProps = { open: boolean; onClose: () => void };

const KINDS = ['once', 'standing'] as const;

/** Dialog to request a pickup for a shop. Remounted each time it is opened. */
export function AddPickup({ start, open, onClose }: DialogProps & { start: PickupRow }) {
  const [schema] = useState(NewPickupForm);
  const form = useForm(schema, pickupForm(start));
  const ask = useAction(pickups.askPickup, {
    isOneAct: true,
    done: showMessage,
    failed: text.saveFailed,
    after: onClose,
    form,
  });
  const overlap = useOverlapQuestion();

  return (
    <FormWindow
      open={open}
      onClose={onClose}
      title={text.newTitle}
      size="large"
      form={form}
      send={async (body) => overlap.busy || ask.run({ body }, await overlap.questionOf(form.values))}
      layout="columns"
      yes={text.save}
      busy={ask.busy || overlap.busy}
    >
      <ShopField form={form} />
      <PlaceFields form={form} isNew />
      <div className="narrow whole">
        <FilterButtons
          label={text.kind}
          choices={KINDS}
          words={{ once: text.once, standing: text.standing }}
          value={form.values.isStanding ? 'standing' : 'once'}
          onChange={(kind) => form.set('isStanding', kind === 'standing')}
        />
      </div>
      <WhenFields form={form} />
    </FormWindow>
  );
}

/** Changes a pickup, or one day of a standing one. Remounted each time it is opened. */
export function ChangePickup({ row: opened, open, onClose }: DialogProps & { row: PickupRow }) {
  const [schema] = useState(PickupUpdateForm);
  const [row, setRow] = useState(opened);
  const form = useForm(schema, pickupForm(row));
  const readStored = useStoredPickup(row);
  const change = useAction(pickups.changePickup, {
    done: showMessage,
    failed: text.saveFailed,
    after: onClose,
    form,
  });
  const { params, named } = namedBy(row);
  const number = show(row.number);
  const { standingDay } = row;

  async function read() {
    const stored = await readStored();
    if (stored) setRow(stored);
    return stored && pickupForm(stored);
  }

  const about = standingDay ? text.onlyThisDay : isStanding(row) && text.ownDays;
  return (
    <FormWindow
      open={open}
      onClose={onClose}
      title={standingDay ? text.changeDayTitle(number, showDay(standingDay)) : text.changeTitle(number)}
      size="large"
      form={form}
      send={(body) => change.run({ params, body: { ...body, ...named } })}
      layout="columns"
      changed={{ error: outOfDate(change.error), read }}
      yes={text.save}
      busy={change.busy}
    >
      {about && <p className="quiet whole">{about}</p>}
      <WhenFields form={form} />
      <PlaceFields form={form} isNew={false} />
    </FormWindow>
  );
}

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
function useOverlapQuestion() {
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
