import { useQueryClient } from '@tanstack/react-query';
import { account } from '@tawseel/contract/account';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { addresses } from '../../addresses.ts';
import { useForm } from '../../api/form.ts';
import { useToken } from '../../api/session.ts';
import { signIn } from '../../api/sign-in.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { PasswordField, TextField } from '../../ui/fields/form-fields.tsx';
import { confirmLeave } from '../../ui/navigation/use-leave-guard.ts';
import styles from './sign-in.module.css';

/** A code is there once it is asked for. */
const pairSchema = () =>
  z.object({
    password: z.string().check(z.minLength(1, text.againPassword)),
    code: z.optional(z.string().check(z.minLength(1, text.againCodeMissing))),
  });

type SignInAgainProps = {
  /** Email of the page's user; no other user may take it over. */
  email: string;
  onDone: () => void;
};

/** Signing in over a page whose session ended; done as well once the same person has signed in in another tab. */
export function SignInAgain({ email, onDone }: SignInAgainProps) {
  const [schema] = useState(pairSchema);
  const form = useForm<{ password: string; code?: string | undefined }, typeof schema>(schema, {
    password: '',
  });
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const token = useToken();

  useEffect(() => {
    if (token === null) return;
    const { area, name } = account.readProfile;
    let isCurrent = true;
    // Another user may have signed in in another tab, who gets a page of their own.
    void client.refetchQueries({ queryKey: [area, name] }).then(() => {
      if (!isCurrent) return;
      onDone();
      void client.invalidateQueries();
    });
    return () => {
      isCurrent = false;
    };
  }, [client, token, onDone]);

  async function submit() {
    const pair = form.check();
    if (!pair || busy) return;
    setBusy(true);
    const outcome = await signIn({ email, ...pair });
    setBusy(false);
    if (outcome === true) return;
    if (typeof outcome !== 'object') return form.report({ password: outcome || text.againWrong });
    form.set('code', '');
    form.report(outcome);
  }

  async function leave() {
    if (await confirmLeave()) await navigate(addresses.login, { replace: true });
  }

  return (
    <FormDialog
      open
      onClose={() => void leave()}
      title={text.againTitle}
      size="small"
      onSubmit={() => void submit()}
      yes={text.again}
      no={text.againLeave}
      busy={busy || token !== null}
    >
      <div ref={form.ref} className={styles.form}>
        <p className="quiet">{text.againAbout(email)}</p>
        <PasswordField
          label={text.yourPassword}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        {form.values.code !== undefined && (
          <TextField
            label={text.againCode}
            autoComplete="one-time-code"
            required
            {...form.field('code')}
            value={form.values.code}
          />
        )}
      </div>
    </FormDialog>
  );
}
