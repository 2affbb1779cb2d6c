import { account } from '@tawseel/contract/account';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { useForm } from '../../api/form.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PasswordField } from '../../ui/fields/form-fields.tsx';
import { Sending } from '../../ui/fields/sending.ts';
import styles from './sign-in.module.css';

const EMPTY = { oldPassword: '', newPassword: '' };

function Fields({ oldLabel, onDone }: { oldLabel: string; onDone: () => void }) {
  const form = useForm(account.changePassword.body, EMPTY);
  const change = useAction(account.changePassword, {
    done: text.passwordChanged,
    failed: text.passwordFailed,
    after: onDone,
    form,
  });

  return (
    <form
      ref={form.ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = form.check();
        if (body) void change.run({ body });
      }}
    >
      <Sending value={change.busy}>
        <PasswordField
          label={oldLabel}
          name="old-password"
          autoComplete="current-password"
          required
          {...form.field('oldPassword')}
        />
        <PasswordField
          label={text.newPassword}
          name="new-password"
          autoComplete="new-password"
          required
          {...form.field('newPassword')}
        />
      </Sending>
      <Button type="submit" variant="primary" busy={change.busy}>
        {text.changePassword}
      </Button>
    </form>
  );
}

/** Changes one's own password; the fields are empty again once it is done. */
export function PasswordForm({ oldLabel = text.oldPassword }: { oldLabel?: string }) {
  const [times, setTimes] = useState(0);
  return <Fields key={times} oldLabel={oldLabel} onDone={() => setTimes(times + 1)} />;
}
