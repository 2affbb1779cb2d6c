import { driverSignIn } from '@tawseel/contract/driver-sign-in';
import { digitsFromText } from '@tawseel/contract/facts/characters';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError, call, codeOf, serverMessage } from '../api/call.ts';
import { hostSettings } from '../api/host.ts';
import { startSession } from '../api/session.ts';
import { tolerant } from '../api/tolerant.ts';
import { DRIVER_LANGUAGES } from '../texts/driver-languages.ts';
import { driverText as text } from '../texts/en/driver.ts';
import { keepTyped, takeTyped } from '../texts/keep-typed.ts';
import { chooseLanguage, languageName, languageTag } from '../texts/language-choice.ts';
import { Logo } from '../ui/art/logo.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { TextField } from '../ui/fields/form-fields.tsx';
import { Notice } from '../ui/states/notice.tsx';
import styles from './page.module.css';
import { inTime, orNoNetwork } from './queue/ask.ts';
import { deviceOf, type Person } from './queue/identity.ts';
import { driver, useDriver } from './queue/use-driver.ts';
import { registerWorker } from './worker/register-worker.ts';

const TOO_MANY = 429;

/** Signs in. Resolves to a sentence if that failed. */
async function signIn(phone: string, pin: string): Promise<string | undefined> {
  try {
    const body = { phone, pin, deviceId: deviceOf() };
    const { token } = tolerant(
      driverSignIn.signInDriver,
      await orNoNetwork(call(driverSignIn.signInDriver, { body }, inTime())),
    );
    if (!token) return text.signInFailed;
    startSession(token);
    return undefined;
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): string {
  const status = error instanceof CallError ? error.status : 0;
  if (status === 0) return text.noNetwork;
  const code = codeOf(error);
  if (code === 'wrong_pin') return text.wrongPin;
  if (code === 'driver_not_active') return text.notActive;
  if (status === TOO_MANY) return serverMessage(error) ?? text.tooMany;
  return serverMessage(error) ?? text.signInFailed;
}

/** Other drivers whose acts are queued on this phone until they sign in. */
export function OthersWait() {
  const { others } = useDriver();
  return others.map(({ name, ...unsent }) => <Notice key={name}>{text.othersWait(unsent, name)}</Notice>);
}

const PIN = /^\d{6}$/;

type SignInFormProps = { knownPhone: string; onPhone?: (phone: string) => void };

/** Form for phone and PIN; for a known driver, only the PIN. */
function SignInForm({ knownPhone, onPhone }: SignInFormProps) {
  const [phone, setPhone] = useState(knownPhone);
  const [typedPin, setTypedPin] = useState('');
  const [problems, setProblems] = useState<{ phone?: string; pin?: string }>({});
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    const pin = digitsFromText(typedPin);
    const found = {
      ...(phone.trim() === '' && { phone: text.phoneMissing }),
      ...(!PIN.test(pin) && { pin: text.pinMissing }),
    };
    setProblems(found);
    setTrouble(undefined);
    const [wrong] = Object.keys(found);
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    setBusy(true);
    const problem = await signIn(phone.trim(), pin);
    setBusy(false);
    setTypedPin('');
    if (problem === undefined) return driver.signedIn(phone.trim());
    setTrouble(problem);
  }

  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        name="phone"
        label={text.phone}
        type="tel"
        autoComplete="username"
        value={phone}
        error={problems.phone}
        onChange={(typed) => {
          setPhone(typed);
          onPhone?.(typed);
        }}
        className={styles.field}
      />
      <TextField
        name="pin"
        label={text.pin}
        type="password"
        inputMode="numeric"
        autoComplete="current-password"
        value={typedPin}
        error={problems.pin}
        onChange={setTypedPin}
        className={styles.field}
      />
      <div role="alert">{trouble && <Notice>{trouble}</Notice>}</div>
      <Button type="submit" variant="primary" wide busy={isBusy} className={styles.big}>
        {isBusy ? text.signingIn : text.signIn}
      </Button>
    </form>
  );
}

/** Languages to change to. Without a network there is no other one than that which is stored. */
export function LanguageLinks({ phone }: { phone?: string }) {
  const chosen = languageTag(DRIVER_LANGUAGES, hostSettings());
  const others = Object.keys(DRIVER_LANGUAGES).filter((tag) => tag !== chosen);
  const [busy, setBusy] = useState('');
  const [isRefused, setRefused] = useState(false);

  async function change(tag: string) {
    setBusy(tag);
    const isStored = await registerWorker(tag);
    setBusy('');
    setRefused(!isStored);
    if (!isStored) return;
    keepTyped(phone ?? '');
    chooseLanguage(tag);
  }

  return (
    <>
      {others.map((tag) => (
        <Button
          key={tag}
          wide
          variant="quiet"
          className={styles.big}
          lang={tag}
          busy={busy === tag}
          onClick={() => void change(tag)}
        >
          {languageName(tag)}
        </Button>
      ))}
      <div role="alert">{isRefused && <Notice>{text.noNetwork}</Notice>}</div>
    </>
  );
}

export function SignIn() {
  const [phone, setPhone] = useState(takeTyped);
  return (
    <main className={styles.lone}>
      <Logo size={48} />
      <h1>{text.signInTitle}</h1>
      <OthersWait />
      <SignInForm knownPhone={phone} onPhone={setPhone} />
      <LanguageLinks phone={phone} />
    </main>
  );
}

type PinDialogProps = { person: Person; onLater: () => void };

/** Asks for the PIN in a dialog; the page below stays as it is. */
export function PinDialog({ person, onLater }: PinDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="pin-title" onClose={onLater}>
      <h2 id="pin-title">{text.pinTitle}</h2>
      <p>{text.pinWhy(person.name)}</p>
      <SignInForm knownPhone={person.phone} />
      <Button wide className={styles.big} onClick={onLater}>
        {text.pinLater}
      </Button>
      <Button wide variant="quiet" className={styles.big} onClick={() => void driver.signOut()}>
        {text.otherDriver}
      </Button>
    </dialog>
  );
}
