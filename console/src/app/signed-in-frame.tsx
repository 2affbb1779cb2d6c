import { QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import { Navigate } from 'react-router';
import { addresses, type ProtectedAddress } from '../addresses.ts';
import { hasFeature } from '../api/host.ts';
import { useSignedIn } from '../api/person.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { Spinner } from '../ui/spinner.tsx';
import { isOpen } from './access.ts';
import { LogOut } from './log-out.ts';
import { SCREENS } from './screens.ts';
import styles from './shell.module.css';
import { Shell } from './shell.tsx';

/** Query client of one session around the shell: logging out drops the cache. */
export function SignedInFrame() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      {hasFeature('people') ? <ShellOfPerson /> : <Shell />}
    </QueryClientProvider>
  );
}

const FirstPassword = lazyComponent<'FirstPassword', { onSignOut: () => void }>(
  () => import('../features/sign-in/parts.ts'),
  'FirstPassword',
);

/** The shell as it is for whoever has signed in; another person gets another one. */
function ShellOfPerson() {
  const person = useSignedIn();
  const logOut = use(LogOut);
  if (person?.mustChangePassword) return <FirstPassword onSignOut={logOut} />;
  if (person) return <Shell key={`${person.role} ${person.email}`} />;
  return (
    <main className={styles.waiting} aria-busy="true">
      <Spinner />
    </main>
  );
}

export function Screen({ address }: { address: ProtectedAddress }) {
  const Addressed = SCREENS[address];
  if (isOpen(address)) return <Addressed />;
  return (
    <Navigate to={[addresses.home, addresses.allOrders].find(isOpen) ?? addresses.profileView} replace />
  );
}

/** Fetches the code of a screen. */
export function loadScreen(address: ProtectedAddress): Promise<unknown> {
  return SCREENS[address].load();
}
