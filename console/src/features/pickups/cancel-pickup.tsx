import { pickups } from '@tawseel/contract/pickups';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useAction } from '../../api/action.ts';
import { outOfDate } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { pickupFormText as text } from '../../texts/en/pickups.ts';
import { showDay } from '../../ui/dates.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { show } from '../../ui/format.ts';
import { isStanding, namedBy, type PickupRow } from './pickup-rows.ts';
import { useStoredPickup } from './use-stored-pickup.ts';

type CancelPickupProps = { row: PickupRow; open: boolean; onClose: () => void };

const BLANK = { reason: '' };

/** Asks for the reason of a cancellation. Remounted each time it is opened. */
export function CancelPickup({ row: opened, open, onClose }: CancelPickupProps) {
  const [row, setRow] = useState(opened);
  const readStored = useStoredPickup(row);
  const form = useForm(z.pick(pickups.cancelPickup.body, { reason: true }), BLANK);
  const cancel = useAction(pickups.cancelPickup, {
    done: showMessage,
    failed: text.cancelFailed,
    after: onClose,
    form,
  });
  const { params, named } = namedBy(row);
  const number = show(row.number);

  async function read() {
    const stored = await readStored();
    if (stored) setRow(stored);
    return stored && BLANK;
  }

  return (
    <FormWindow
      open={open}
      form={form}
      changed={{ error: outOfDate(cancel.error), read }}
      send={(body) => cancel.run({ params, body: { ...body, ...named } })}
      onClose={onClose}
      title={
        row.standingDay ? text.cancelDayTitle(number, showDay(row.standingDay)) : text.cancelTitle(number)
      }
      yes={text.cancelYes}
      busy={cancel.busy}
      no={text.cancelNo}
      danger
    >
      <p>{isStanding(row) ? text.cancelAllAbout : text.cancelAbout}</p>
      <TextField label={text.cancelReason} required autoComplete="off" {...form.field('reason')} />
    </FormWindow>
  );
}
