import { pickups } from '@tawseel/contract/pickups';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { pickupFormText as text } from '../../texts/en/pickups.ts';
import { showDay } from '../../ui/dates.ts';
import { ChangedMeanwhile } from '../../ui/dialog/changed-meanwhile.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { show } from '../../ui/format.ts';
import { isStanding, namedBy, type PickupRow } from './pickup-rows.ts';
import { useStoredPickup } from './use-stored-pickup.ts';

type CancelPickupProps = { row: PickupRow; open: boolean; onClose: () => void };

/** Asks for the reason of a cancellation. Remounted each time it is opened. */
export function CancelPickup({ row: opened, open, onClose }: CancelPickupProps) {
  const [row, setRow] = useState(opened);
  const readStored = useStoredPickup(row);
  const form = useForm(z.pick(pickups.cancelPickup.body, { reason: true }), { reason: '' });
  const cancel = useAction(pickups.cancelPickup, {
    done: showMessage,
    failed: text.cancelFailed,
    after: onClose,
    form,
  });
  const { params, named } = namedBy(row);
  const number = show(row.number);

  function submit() {
    const body = form.check();
    if (body) void cancel.run({ params, body: { ...body, ...named } });
  }

  async function takeOver() {
    const stored = await readStored();
    if (stored) setRow(stored);
    return stored !== undefined;
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={
        row.standingDay ? text.cancelDayTitle(number, showDay(row.standingDay)) : text.cancelTitle(number)
      }
      onSubmit={submit}
      yes={text.cancelYes}
      busy={cancel.busy}
      no={text.cancelNo}
      danger
    >
      <div ref={form.ref} className="stack">
        <p>{isStanding(row) ? text.cancelAllAbout : text.cancelAbout}</p>
        <TextField label={text.cancelReason} required autoComplete="off" {...form.field('reason')} />
      </div>
      <ChangedMeanwhile error={outOfDate(cancel.error)} takeOver={takeOver} />
    </FormDialog>
  );
}
