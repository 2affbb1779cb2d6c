import { access } from '@tawseel/contract/access';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { addresses } from '../../addresses.ts';
import { call, fieldProblems, serverMessage } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { hasFeature } from '../../api/host.ts';
import { signInText as text } from '../../texts/sign-in.ts';
import { Logo } from '../../ui/art/logo.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/form-fields.tsx';
import { Forgot } from './forgot.tsx';
import styles from './sign-in.module.css';

/** Sets a password by a link, whose token stands after the #: no server is sent that with the address. */
export function Reset() {
  const token = useLocation().hash.slice(1);
  return token || !hasFeature('password-mail') ? <SetPassword key={token} token={token} /> : <Forgot />;
}

function SetPassword({ token }: { token: string }) {
  const form = useForm(access.resetPassword.body, { token, password: '' });
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState(token ? '' : text.resetNoToken);
  const [isDone, setDone] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = form.check();
    if (!body || busy) return;
    setBusy(true);
    try {
      await call(access.resetPassword, { body });
      setDone(true);
      setNotice('');
    } catch (error) {
      const problems = fieldProblems(error);
      form.report(problems);
      setNotice(problems.password ? '' : (serverMessage(error) ?? text.resetFailed));
    }
    setBusy(false);
  }

  return (
    <main className={styles.alone}>
      <title>{text.resetTitle}</title>
      <Card>
        <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
          <Logo />
          <h1 className={styles.heading}>{text.resetTitle}</h1>
          <p className={styles.quiet} role="status">
            {isDone ? text.resetDone : text.resetLead}
          </p>
          {!isDone && token && (
            <>
              <PasswordField
                label={text.newPassword}
                name="new-password"
                autoComplete="new-password"
                required
                value={form.values.password}
                error={form.problems.password}
                onChange={(value) => form.set('password', value)}
              />
              <Button type="submit" variant="primary" busy={busy}>
                {text.resetSave}
              </Button>
            </>
          )}
          {notice && <p role="alert">{notice}</p>}
          {notice && hasFeature('password-mail') && <Link to={addresses.reset}>{text.askAgain}</Link>}
          <Link to={addresses.login}>{text.toSignIn}</Link>
        </form>
      </Card>
    </main>
  );
}
