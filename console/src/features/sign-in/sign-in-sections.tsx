import { account } from '@tawseel/contract/account';
import { useAction } from '../../api/action.ts';
import { fieldProblems, serverMessage } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { hasCall } from '../../api/host.ts';
import { useRead } from '../../api/read.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormWindow } from '../../ui/dialog/form-window.tsx';
import { Opened } from '../../ui/dialog/opened.tsx';
import { Card } from '../../ui/display/card.tsx';
import { PasswordField, TextField } from '../../ui/fields/form-fields.tsx';
import { useOpened } from '../../ui/navigation/use-opened.ts';
import { Loaded } from '../../ui/states/loaded.tsx';
import { TextSkeleton } from '../../ui/states/skeleton.tsx';
import { OwnDevices } from './devices.tsx';
import { FactorOnDialog } from './factor-on-dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './sign-in.module.css';

const EMPTY = { password: '', code: '' };

/** A refusal that names no field is about the code. */
function problemsOf(error: Error): Record<string, string> {
  const found = fieldProblems(error);
  if (Object.keys(found).length > 0) return found;
  return { code: serverMessage(error) ?? text.factorFailed };
}

/** Turns the second factor off, by password and code. */
function FactorOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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

/** Shows if a code is required at sign-in, and lets the user change that. */
function SecondFactor() {
  const read = useRead(account.readSecondFactor, {});
  const change = useOpened<'on' | 'off'>();
  const isOn = read.data?.enabled === true;
  return (
    <Card
      title={text.factorTitle}
      className={styles.roomy}
      actions={
        read.data && (
          <Button small onClick={() => change.open(isOn ? 'off' : 'on')}>
            {isOn ? text.turnOff : text.turnOn}
          </Button>
        )
      }
    >
      <Loaded
        read={read}
        data={read.data}
        skeleton={
          <div className={styles.lineToCome}>
            <TextSkeleton lines={1} />
          </div>
        }
        failed={text.factorUnread}
      >
        {({ recoveryCodesLeft = 0 }) => (
          <p className="quiet">{isOn ? text.factorOn(recoveryCodesLeft) : text.factorOff}</p>
        )}
      </Loaded>
      <Opened of={change}>
        {(frame, to) => (to === 'on' ? <FactorOnDialog {...frame} /> : <FactorOffDialog {...frame} />)}
      </Opened>
    </Card>
  );
}

/** Below one's own details: how one signs in, as far as the host and one's role have it. */
export function SignInSections() {
  return (
    <div className="stack above measure">
      {hasCall(account.changePassword) && (
        <Card title={text.passwordTitle} about={text.passwordAbout}>
          <PasswordForm />
        </Card>
      )}
      {hasCall(account.readSecondFactor) && <SecondFactor />}
      {hasCall(account.listSessions) && <OwnDevices />}
    </div>
  );
}
