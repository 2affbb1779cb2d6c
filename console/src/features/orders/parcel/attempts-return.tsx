import { dispatch } from '@tawseel/contract/dispatch';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { useAction } from '../../../api/action.ts';
import { useForm } from '../../../api/form.ts';
import { showMessage } from '../../../api/messages.ts';
import { attemptsText as text } from '../../../texts/en/attempts.ts';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import type { TryProps } from './attempts-promise.tsx';

/** Returns a parcel to its sender, with a reason. Remounted each time it is opened. */
export function DecideReturn({ trackingID, open, onClose, onDone }: TryProps) {
  const form = useForm(dispatch.decideReturn.body, { reason: '' });
  const decide = useAction(dispatch.decideReturn, {
    done: showMessage,
    failed: text.returnFailed,
    after: () => {
      onClose();
      onDone?.();
    },
    form,
  });

  return (
    <ReasonDialog
      open={open}
      form={form}
      send={(body) => decide.run({ params: { trackingID }, body })}
      onClose={onClose}
      title={text.returnTitle(trackingID)}
      text={text.returnText}
      reason={{ label: text.reason, maxLength: LONGEST.note, ...form.field('reason') }}
      yes={text.returnYes}
      busy={decide.busy}
    />
  );
}
