import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Fragment, use, useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { addresses, type ProtectedAddress } from '../addresses.ts';
import { hasFeature } from '../api/host.ts';
import { useSignedIn } from '../api/person.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { stay, useToken, workplace } from '../api/session.ts';
import { sessionText } from '../texts/en/session.ts';
import { unsaved } from '../ui/navigation/use-leave-guard.ts';
import { WindowBoundary } from '../ui/states/fault-boundary.tsx';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import { Spinner } from '../ui/states/spinner.tsx';
import { followTranslations } from '../ui/translated-texts.ts';
import { LogOut } from './log-out.ts';
import { isOpen } from './nav.ts';
import { screenAt } from './screens.ts';
import { Shell } from './shell.tsx';

followTranslations();

/** Query client of one session around the shell: logging out drops the cache. */
export function SignedInFrame() {
  const [client] = useState(() => makeQueryClient(sessionText.noAuthToken));
  return (
    <QueryClientProvider client={client}>
      {hasFeature('tawseel') ? <ShellOfPerson /> : <Shell />}
    </QueryClientProvider>
  );
}

const FirstPassword = lazyComponent<'FirstPassword', { onSignOut: () => void }>(
  () => import('../features/sign-in/parts.ts'),
  'FirstPassword',
);

const SignInAgain = lazyComponent<'SignInAgain', { email: string; onDone: () => void }>(
  () => import('../features/sign-in/parts.ts'),
  'SignInAgain',
);

/** Sign-in over the page of a user whose session ended while input or a call would be lost. */
function SessionOver({ email }: { email: string }) {
  const client = useQueryClient();
  const token = useToken();
  const [isOver, setOver] = useState(false);
  if (token === null && !isOver) setOver(true);
  const onDone = useCallback(() => setOver(false), []);

  useEffect(() => {
    // A form that waits for an answer does not guard.
    stay.isWanted = () =>
      email !== '' && (workplace.isOpen || unsaved.ask !== undefined || client.isMutating() > 0);
    return () => {
      stay.isWanted = () => false;
    };
  }, [client, email]);

  if (!isOver) return null;
  return (
    <WindowBoundary onFault={() => undefined}>
      <SignInAgain email={email} onDone={onDone} />
    </WindowBoundary>
  );
}

/** Shell of the signed-in user; another user gets a new one. */
function ShellOfPerson() {
  const person = useSignedIn();
  const logOut = use(LogOut);
  if (person?.mustChangePassword) return <FirstPassword onSignOut={logOut} />;
  if (person) {
    return (
      <Fragment key={`${person.role} ${person.email}`}>
        <Shell />
        <SessionOver email={person.email} />
      </Fragment>
    );
  }
  return (
    <main className="center screen-high" aria-busy="true">
      <Spinner />
    </main>
  );
}

/** Where users start: at the first screen that they may open, so that cashiers come to the cash. */
const STARTS = [addresses.home, addresses.cash, addresses.allOrders] as const;

export function Screen({ address }: { address: ProtectedAddress }) {
  const { Screen: Addressed } = screenAt(address);
  if (isOpen(address)) return <Addressed />;
  return <Navigate to={STARTS.find(isOpen) ?? addresses.profileView} replace />;
}

export { addScreens } from './screens.ts';

/** Fetches the code of a screen. */
export function loadScreen(address: ProtectedAddress): Promise<unknown> {
  return screenAt(address).Screen.load();
}
