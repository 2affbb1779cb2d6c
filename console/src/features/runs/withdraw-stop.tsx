import { dispatch } from '@tawseel/contract/dispatch';
import { LONGEST } from '@tawseel/contract/facts/limits';
import { useAction } from '../../api/action.ts';
import { fieldProblems } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { runsText as text } from '../../texts/runs.ts';
import { unsavedQuestion } from '../../texts/shell.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { useGuardedClose } from '../../ui/use-guarded-close.ts';
import styles from './runs.module.css';
import { useRunWrite } from './use-run.ts';

type WithdrawStopProps = { id: string; trackingID: string; open: boolean; onClose: () => void };

/** Withdraws a stop of a run that is out, with the reason. Mounted anew each time it is opened. */
export function WithdrawStop({ id, trackingID, open, onClose }: WithdrawStopProps) {
  const form = useForm(dispatch.withdrawStop.body, { reason: '' });
  const write = useRunWrite();
  const withdraw = useAction(dispatch.withdrawStop, {
    ...write({ failed: text.withdrawFailed, after: onClose }),
    refused: (error) => form.report(fieldProblems(error)),
  });
  const close = useGuardedClose(open && form.dirty, onClose, unsavedQuestion);

  function submit() {
    const body = form.check();
    if (body) void withdraw.run({ params: { id, trackingID }, body });
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={text.withdrawTitle(trackingID)}
      size="small"
      yes={text.withdraw}
      danger
      busy={withdraw.busy}
      onSubmit={submit}
    >
      <div ref={form.ref} className={styles.window}>
        <p>{text.withdrawText}</p>
        <TextField
          label={text.reason}
          required
          maxLength={LONGEST.note}
          autoComplete="off"
          {...form.field('reason')}
        />
      </div>
    </FormDialog>
  );
}
