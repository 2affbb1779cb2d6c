import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
// biome-ignore lint/style/noRestrictedImports: signing in comes before any action and has texts of its own.
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { addresses } from '../addresses.ts';
import { useBrand } from '../api/brand.ts';
import { hasFeature } from '../api/host.ts';
import type { CodeAsked } from '../api/sign-in.ts';
import { sessionText as text } from '../texts/en/session.ts';
import { Button } from '../ui/buttons/button.tsx';
import { BrandLogo, BrandName } from '../ui/display/brand.tsx';
import { Refusal } from '../ui/display/refusal.tsx';
import { focusFirstProblem, PasswordField, TextField } from '../ui/fields/form-fields.tsx';
import { useFirstFocus } from '../ui/fields/use-first-focus.ts';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import { reloadOnce } from '../ui/states/reload.ts';
import styles from './login.module.css';

const LoginLanguages = lazyComponent(
  () => import('../features/profile/login-languages.tsx'),
  'LoginLanguages',
);

type Problems = { email?: string; password?: string; code?: string };

const loadSignIn = () => import('../api/sign-in.ts');

/** Validation of the two fields by the browser's own rules, in our words. */
function problemsIn(form: HTMLFormElement): Problems {
  const { email, password } = form.elements as unknown as Record<'email' | 'password', HTMLInputElement>;
  return {
    ...(email.validity.valid ? {} : { email: email.value ? text.emailInvalid : text.emailMissing }),
    ...(password.validity.valid ? {} : { password: text.passwordMissing }),
  };
}

type LoginProps = {
  /** Preloads the code of the page that follows. */
  loadNext: () => Promise<unknown>;
};

export function Login({ loadNext }: LoginProps) {
  const { name, logo, isOwn } = useBrand();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  /** Undefined until a code is needed. */
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const failures = useRef<string[]>([]);
  useFirstFocus(formRef);

  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstProblem(formRef.current);
  }, [problems]);

  const loadCode = () => Promise.all([loadSignIn(), loadNext()]);
  const isTypedIn = () => new FormData(formRef.current!).values().some(Boolean);

  /** Reloads the page after a chunk load error, as long as nothing is typed. */
  async function loadAhead(): Promise<void> {
    try {
      await loadCode();
    } catch {
      await reloadOnce(isTypedIn);
    }
  }

  async function trySigningIn(): Promise<boolean | string | CodeAsked> {
    try {
      const [{ signIn }] = await loadCode();
      return signIn({ email, password, code });
    } catch {
      return text.codeMissing;
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = problemsIn(event.currentTarget);
    setProblems(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    const outcome = await trySigningIn();
    setBusy(false);
    if (typeof outcome === 'object') {
      setCode('');
      return setProblems(outcome);
    }
    setNotice(typeof outcome === 'string' ? outcome : '');
    if (outcome !== true) {
      failures.current.push(toast.error(text.loginFailed));
      return;
    }
    // Earlier failures are over.
    for (const failure of failures.current) toast.dismiss(failure);
    const { sayWelcome } = await loadSignIn();
    toast.success(await sayWelcome());
  }

  return (
    <main className="center padded screen-high">
      <title>{text.login}</title>
      <form
        ref={formRef}
        className={styles.card}
        onSubmit={submit}
        onKeyDown={loadAhead}
        onPointerDown={loadAhead}
        noValidate
      >
        <p className="row gap-1-half heavy">
          <BrandLogo src={logo} />
          {isOwn && <BrandName>{name}</BrandName>}
        </p>
        <p className="soft">{text.greeting}</p>
        <h1 className={styles.title}>{text.login}</h1>
        <TextField
          label={text.email}
          placeholder={text.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          error={problems.email}
          onChange={setEmail}
        />
        <PasswordField
          label={text.password}
          placeholder={text.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={problems.password}
          onChange={setPassword}
        />
        {code !== undefined && (
          <TextField
            label={text.code}
            name="code"
            autoComplete="one-time-code"
            value={code}
            error={problems.code}
            onChange={setCode}
          />
        )}
        <Button type="submit" variant="primary" wide busy={busy}>
          {text.login}
        </Button>
        {notice && (
          <Refusal className="bad quiet" role="alert">
            {notice}
          </Refusal>
        )}
        {hasFeature('mail') && (
          <Link to={addresses.reset} className="row inline middle gap-half text-13 strong unlined action">
            {text.forgot}
          </Link>
        )}
        {hasFeature('tawseel') && (
          <Suspense>
            <LoginLanguages email={email} setEmail={setEmail} />
          </Suspense>
        )}
        <Link to={addresses.landing} className="row inline middle gap-half text-13 strong unlined action">
          <IconArrowLeft size={16} aria-hidden="true" />
          {text.goBack}
        </Link>
      </form>
    </main>
  );
}
