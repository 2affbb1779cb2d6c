import { cash } from '@tawseel/contract/cash';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { showMessage } from '../../api/messages.ts';
import { countsText as text } from '../../texts/en/cash.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import { show } from '../../ui/format.ts';
import { differenceText } from './count-form.ts';
import type { LooseCount } from './use-cash.ts';

type ConfirmCountProps = { count: LooseCount; open: boolean; onClose: () => void };

/** Confirms a difference above the limit, with what was found. Mounted anew each time it is opened. */
export function ConfirmCount({ count, open, onClose }: ConfirmCountProps) {
  const { number = 0, person } = count;
  const form = useForm(cash.confirmCount.body, { note: '' });
  const confirm = useAction(cash.confirmCount, {
    done: showMessage,
    failed: text.confirmFailed,
    after: onClose,
    form,
    rereads: true,
  });

  function submit() {
    const body = form.check();
    if (body) void confirm.run({ params: { number }, body });
  }

  return (
    <FormDialog
      open={open}
      isDirty={form.dirty}
      onClose={onClose}
      title={text.confirmTitle(show(number))}
      size="small"
      onSubmit={submit}
      yes={text.confirm}
      busy={confirm.busy}
    >
      <div ref={form.ref} className="stack">
        <p>{text.confirmText(show(person?.name), differenceText(count))}</p>
        <TextField label={text.confirmNote} required autoComplete="off" {...form.field('note')} />
      </div>
    </FormDialog>
  );
}
