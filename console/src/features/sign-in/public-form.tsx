import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.ts';
import { useBrand } from '../../api/brand.ts';
import { fieldProblems, serverMessage } from '../../api/call.ts';
import type { Form } from '../../api/form.ts';
import { signInText } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { BrandLogo } from '../../ui/display/brand.tsx';
import { Card } from '../../ui/display/card.tsx';
import { Refusal } from '../../ui/display/refusal.tsx';
import { useFirstFocus } from '../../ui/fields/use-first-focus.ts';
import styles from './sign-in.module.css';

type PublicFormProps<F, Body> = {
  texts: { title: string; lead: string; done: string; send: string; failed: string };
  form: Form<F, Body>;
  send: (body: Body) => Promise<unknown>;
  /** Why there is nothing to send. */
  refused?: string | undefined;
  /** The one field, which says itself what is wrong with it. */
  name: keyof F & string;
  children: ReactNode;
  /** Further action after a refusal. */
  instead?: ReactNode;
};

/** Page with one form for users who have not signed in; after sending it shows the next step. */
export function PublicForm<F, Body>(props: PublicFormProps<F, Body>) {
  const { texts, form, send, refused = '', name, children, instead } = props;
  const { logo } = useBrand();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState(refused);
  const [isDone, setDone] = useState(false);
  const page = useRef<HTMLElement>(null);
  useFirstFocus(page);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = form.check();
    if (!body || busy) return;
    setBusy(true);
    try {
      await send(body);
      setDone(true);
      setNotice('');
    } catch (error) {
      const problems = fieldProblems(error);
      form.report(problems);
      setNotice(problems[name] ? '' : (serverMessage(error) ?? texts.failed));
    }
    setBusy(false);
  }

  return (
    <main ref={page} className={styles.alone}>
      <title>{texts.title}</title>
      <Card>
        <form ref={form.ref} className={styles.form} onSubmit={submit} noValidate>
          <BrandLogo src={logo} />
          <h1 className="text-20">{texts.title}</h1>
          <p className="quiet" role="status">
            {isDone ? texts.done : texts.lead}
          </p>
          {!isDone && !refused && (
            <>
              {children}
              <Button type="submit" variant="primary" wide busy={busy}>
                {texts.send}
              </Button>
            </>
          )}
          {notice && (
            <Refusal className="bad" role="alert">
              {notice}
            </Refusal>
          )}
          {notice && instead}
          <Link to={addresses.login}>{signInText.toSignIn}</Link>
        </form>
      </Card>
    </main>
  );
}
