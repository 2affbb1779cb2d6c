import { hasFeature } from '../api/host.ts';
import { useToken } from '../api/session.ts';
import { driverText as text } from '../texts/en/driver.ts';
import { Button } from '../ui/buttons/button.tsx';
import { DayPage } from './day/day-page.tsx';
import styles from './page.module.css';
import { useDriver } from './queue/use-driver.ts';
import { SignIn } from './sign-in.tsx';

function NoServer() {
  return (
    <main className={styles.lone}>
      <h1>{text.noServer}</h1>
      <p>{text.noServerHint}</p>
    </main>
  );
}

/** Shown if the browser stores nothing: work would be lost with the page. */
function NoMemory({ why }: { why: string }) {
  return (
    <main className={styles.lone} role="alert">
      <h1>{text.noMemory}</h1>
      <p>{text.noMemoryHint}</p>
      <p className="soft">{text.noMemoryWhy(why)}</p>
      <Button variant="primary" className={styles.big} onClick={() => window.location.reload()}>
        {text.again}
      </Button>
    </main>
  );
}

export function Page() {
  const { refusal, person } = useDriver();
  const token = useToken();
  if (!hasFeature('tawseel')) return <NoServer />;
  if (refusal !== undefined) return <NoMemory why={refusal} />;
  return token === null && !person ? <SignIn /> : <DayPage hasToken={token !== null} />;
}
