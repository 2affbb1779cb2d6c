import { access } from '@tawseel/contract/access';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/fields/form-fields.tsx';
import styles from './sign-in.module.css';

export type PinDialogProps = { id: string; name: string; open: boolean; onClose: () => void };

/** Sets the PIN by which a driver signs in. */
export function PinDialog({ id, name, open, onClose }: PinDialogProps) {
  const form = useForm(access.setPin.body, { pin: '' });
  const set = useAction(access.setPin, {
    done: text.pinSet,
    failed: text.signInFailed,
    after: onClose,
    form,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.pinTitle(name)}
      onSubmit={() => {
        const body = form.check();
        if (body) void set.run({ params: { id }, body });
      }}
      yes={text.setPin}
      busy={set.busy}
    >
      <div ref={form.ref} className={styles.form}>
        <TextField
          label={text.pin}
          description={text.pinAbout}
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.field('pin')}
        />
      </div>
    </FormDialog>
  );
}
