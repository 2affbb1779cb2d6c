import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { addresses, type ProtectedAddress } from '../addresses.ts';
import { hasFeature, isAdministrator } from '../api/host.ts';
import { endSession, stay, useToken } from '../api/session.ts';
import { readToken } from '../api/token.ts';
import { Login } from '../screens/login.tsx';
import { sessionText } from '../texts/en/session.ts';
import { buttonClass } from '../ui/buttons/button.tsx';
import { FaultBoundary } from '../ui/states/fault-boundary.tsx';
import { lazyComponent } from '../ui/states/lazy-component.ts';
import { LogOut } from './log-out.ts';
import { protectedHere } from './protected-here.ts';
import { Landing, NotFound, Reset } from './public-screens.ts';

/** Loads the frame, with the screens beyond the specification if the host has any. */
async function loadFrame() {
  const [frame, more] = await Promise.all([
    import('./signed-in-frame.tsx'),
    hasFeature('tawseel') ? import('./more-nav.tsx') : undefined,
  ]);
  if (more) frame.addScreens(more.MORE_SCREENS, more.MoreNav);
  return frame;
}

const SignedInFrame = lazyComponent<'SignedInFrame', object>(loadFrame, 'SignedInFrame');
const Screen = lazyComponent<'Screen', { address: ProtectedAddress }>(loadFrame, 'Screen');
const loadScreen = (address: ProtectedAddress) => loadFrame().then((frame) => frame.loadScreen(address));
const loadOverview = () => loadScreen(addresses.home);

function publicScreen(isAt: (address: string) => boolean) {
  if (isAt(addresses.landing)) return Landing;
  return isAt(addresses.reset) && hasFeature('tawseel') ? Reset : NotFound;
}

/**
 * Fetches all code of the page at an address. React delays everything after its first rendering by 300 ms, so
 * rendering starts when all code has loaded.
 */
export async function loadPage(pathname: string): Promise<void> {
  const isAt = (address: string) => matchPath(address, pathname) !== null;
  const address = protectedHere().find(isAt);
  if (address) {
    if (readToken() === null) return;
    await Promise.all([SignedInFrame.load(), Screen.load(), loadScreen(address)]);
  } else if (!isAt(addresses.login)) await publicScreen(isAt).load();
}

/**
 * Auth guard of the protected routes: a user without a token is redirected to the login, unless the page stays for
 * signing in again; LogOut opens the landing page.
 */
function SignedIn() {
  const token = useToken();
  const [hadToken] = useState(token !== null);
  const [loggedOut, setLoggedOut] = useState(false);
  // Rerenders on navigation, because clearing the storage in this tab fires no event.
  useLocation();
  const [hasStayed, setHasStayed] = useState(false);
  const isOver = hadToken && token === null && !loggedOut;
  const isStaying = isOver && (hasStayed || stay.isWanted());
  if (isStaying !== hasStayed) setHasStayed(isStaying);
  const isLost = isOver && !isStaying;

  useEffect(() => {
    if (isLost) toast.error(sessionText.noAuthToken, { id: 'no-token' });
  }, [isLost]);

  function logOut() {
    setLoggedOut(true);
    endSession();
    toast.success(isAdministrator() ? sessionText.loggedOut : sessionText.staffLoggedOut);
  }

  if (loggedOut) return <Navigate to={addresses.landing} replace />;
  if (token === null && !isStaying) return <Navigate to={addresses.login} replace />;
  return (
    <LogOut value={logOut}>
      <SignedInFrame />
    </LogOut>
  );
}

function SignedOut() {
  const token = useToken();
  // The login is still shown after leaving it for a page whose code is loading.
  const isLeft = matchPath(addresses.login, window.location.pathname) === null;
  if (token === null || isLeft) return <Login loadNext={loadOverview} />;
  return <Navigate to={addresses.home} replace />;
}

/**
 * Route table of the console, split by code: the login page is in the first bundle, any other loads when it is
 * visited.
 */
export function Pages() {
  const { pathname } = useLocation();
  // Not a Link: a fault may recur until the page is reloaded.
  const home = (
    <a href={addresses.landing} className={buttonClass({})}>
      {sessionText.goHome}
    </a>
  );
  return (
    <FaultBoundary of={pathname} more={home}>
      <Routes>
        <Route path={addresses.landing} element={<Landing />} />
        <Route path={addresses.login} element={<SignedOut />} />
        {hasFeature('tawseel') && <Route path={addresses.reset} element={<Reset />} />}
        <Route element={<SignedIn />}>
          {protectedHere().map((address) => (
            <Route key={address} path={address} element={<Screen address={address} />} />
          ))}
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </FaultBoundary>
  );
}
