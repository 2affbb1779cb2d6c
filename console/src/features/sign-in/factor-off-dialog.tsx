import { account } from '@tawseel/contract/account';
import { useAction } from '../../api/action.ts';
import { fieldProblems, serverMessage } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { PasswordField, TextField } from '../../ui/fields/form-fields.tsx';
import styles from './sign-in.module.css';

const EMPTY = { password: '', code: '' };

/** A refusal that names no field is about the code. */
function problemsOf(error: Error): Record<string, string> {
  const found = fieldProblems(error);
  if (Object.keys(found).length > 0) return found;
  return { code: serverMessage(error) ?? text.factorFailed };
}

/** Turns the second factor off, by password and code. */
export function FactorOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm(account.removeSecondFactor.body, EMPTY);
  const remove = useAction(account.removeSecondFactor, {
    done: text.factorTurnedOff,
    failed: text.factorFailed,
    after: onClose,
    refused: (error) => form.report(problemsOf(error)),
  });
  return (
    <FormWindow
      open={open}
      onClose={onClose}
      title={text.turnOffTitle}
      form={form}
      isDirty={false}
      send={(body) => remove.run({ body })}
      layout={styles.form}
      yes={text.turnOff}
      busy={remove.busy}
      danger
    >
      <PasswordField
        label={text.yourPassword}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
      <TextField label={text.codeOrRecovery} autoComplete="one-time-code" required {...form.field('code')} />
    </FormWindow>
  );
}
