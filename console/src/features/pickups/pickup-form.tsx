import { pickups } from '@tawseel/contract/pickups';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { pickupFormText as text } from '../../texts/en/pickups.ts';
import { showDay } from '../../ui/dates.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { FilterButtons } from '../../ui/fields/filter-buttons.tsx';
import { show } from '../../ui/format.ts';
import { PlaceFields, WhenFields } from './pickup-fields.tsx';
import { NewPickupForm, PickupUpdateForm, pickupForm } from './pickup-form-values.ts';
import { isStanding, namedBy, type PickupRow } from './pickup-rows.ts';
import { ShopField } from './shop-field.tsx';
import { useOverlapQuestion } from './use-overlap-question.ts';
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
