import { access } from '@tawseel/contract/access';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { call, fieldProblems, serverMessage } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { signInText as text } from '../../texts/sign-in.ts';
import { Logo } from '../../ui/art/logo.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import styles from './sign-in.module.css';

/** Asks for a link by mail; what is said is the same whether somebody signs in by the email or not. */
export function Forgot() {
  const form = useForm(access.forgotPassword.body, { email: '' });
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const [isDone, setDone] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = form.check();
    if (!body || busy) return;
    setBusy(true);
    try {
      await call(access.forgotPassword, { body });
      setDone(true);
      setNotice('');
    } catch (error) {
      const problems = fieldProblems(error);
      form.report(problems);
      setNotice(problems.email ? '' : (serverMessage(error) ?? text.forgotFailed));
    }
    setBusy(false);
  }

  return (
    <main className={styles.alone}>
      <title>{text.forgotTitle}</title>
      <Card>
        <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
          <Logo />
          <h1 className={styles.heading}>{text.forgotTitle}</h1>
          <p className={styles.quiet} role="status">
            {isDone ? text.forgotDone : text.forgotLead}
          </p>
          {!isDone && (
            <>
              <TextField
                label={text.forgotEmail}
                name="email"
                type="email"
                autoComplete="username"
                required
                value={form.values.email}
                error={form.problems.email}
                onChange={(value) => form.set('email', value)}
              />
              <Button type="submit" variant="primary" busy={busy}>
                {text.forgotSend}
              </Button>
            </>
          )}
          {notice && <p role="alert">{notice}</p>}
          <Link to={addresses.login}>{text.toSignIn}</Link>
        </form>
      </Card>
    </main>
  );
}
