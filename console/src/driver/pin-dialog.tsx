import { useEffect, useRef } from 'react';
import { driverText as text } from '../texts/en/driver.ts';
import { Button } from '../ui/buttons/button.tsx';
import styles from './page.module.css';
import type { Person } from './queue/identity.ts';
import { driver } from './queue/this-phone.ts';
import { SignInForm } from './sign-in.tsx';

type PinDialogProps = { person: Person; onLater: () => void };

/** Asks for the PIN over the page, whose work stays as it is. */
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
