import { useEffect } from 'react';
import { useBrand } from '../../api/brand.ts';
import { signInText as text } from '../../texts/en/sign-in.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './sign-in.module.css';

/** Shown instead of every screen while another user has set the password. */
export function FirstPassword({ onSignOut }: { onSignOut: () => void }) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${text.firstTitle} · ${name}`;
  }, [name]);
  return (
    <main className={styles.alone}>
      <Card>
        <div className={styles.form}>
          <h1 className="text-20">{text.firstTitle}</h1>
          <p className="quiet">{text.firstAbout}</p>
          <PasswordForm oldLabel={text.firstOld} />
          <Button variant="quiet" onClick={onSignOut}>
            {text.signOut}
          </Button>
        </div>
      </Card>
    </main>
  );
}
