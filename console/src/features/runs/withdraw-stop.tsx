import { dispatch } from '@tawseel/contract/dispatch';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { runsText as text } from '../../texts/en/runs.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import { runWrite } from './use-run.ts';

type WithdrawStopProps = { id: string; trackingID: string; open: boolean; onClose: () => void };

/** Withdraws a stop of a run that is out, with the reason. Remounted each time it is opened. */
export function WithdrawStop({ id, trackingID, open, onClose }: WithdrawStopProps) {
  const form = useForm(dispatch.withdrawStop.body, { reason: '' });
  const withdraw = useAction(dispatch.withdrawStop, {
    ...runWrite({ failed: text.withdrawFailed, after: onClose }),
    form,
  });

  return (
    <ReasonDialog
      open={open}
      form={form}
      send={(body) => withdraw.run({ params: { id, trackingID }, body })}
      onClose={onClose}
      title={text.withdrawTitle(trackingID)}
      text={text.withdrawText}
      reason={{ label: text.reason, maxLength: LONGEST.note, ...form.field('reason') }}
      yes={text.withdraw}
      busy={withdraw.busy}
    />
  );
}
