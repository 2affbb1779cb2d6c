import { IconArrowLeft } from '@tabler/icons-react';
import { admin, LoginForm } from '@tawseel/contract/admin';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAction } from '../api/action.ts';
import { CallError } from '../api/call.ts';
import { useForm } from '../api/form.ts';
import { startSession } from '../api/session.ts';
import { Logo } from '../app/art/logo.tsx';
import { sessionText as text } from '../texts/session.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField, TextField } from '../ui/form-fields.tsx';
import styles from './login.module.css';

function loginFailure(error: unknown): string {
  return error instanceof CallError && error.status === 429 ? text.tooManyAttempts : text.loginFailed;
}

export function Login() {
  const form = useForm(LoginForm, { email: '', password: '' });
  const navigate = useNavigate();
  const login = useAction(admin.login, {
    done: text.loggedIn,
    failedAlways: loginFailure,
    after: (reply) => {
      if (!reply?.token) return;
      startSession(reply.token);
      void navigate('/home', { replace: true });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.check()) void login.run({ body: form.values });
  }

  return (
    <main className={styles.page}>
      <title>{text.login}</title>
      <form ref={form.ref} className={styles.card} onSubmit={submit} noValidate>
        <Logo />
        <p className={styles.greeting}>{text.greeting}</p>
        <h1 className={styles.title}>{text.login}</h1>
        <TextField
          label={text.email}
          placeholder={text.email}
          type="email"
          autoComplete="username"
          required
          value={form.values.email}
          error={form.problems.email}
          onChange={(value) => form.set('email', value)}
        />
        <PasswordField
          label={text.password}
          placeholder={text.password}
          autoComplete="current-password"
          required
          value={form.values.password}
          error={form.problems.password}
          onChange={(value) => form.set('password', value)}
        />
        <Button type="submit" variant="primary" wide busy={login.busy}>
          {text.login}
        </Button>
        <Link to="/" className={styles.back}>
          <IconArrowLeft size={16} aria-hidden="true" />
          {text.goBack}
        </Link>
      </form>
    </main>
  );
}
