import { lazy, Suspense, useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { exitAddress, useToken } from '../api/session.ts';
import { Login } from '../screens/login.tsx';
import { sessionText } from '../texts/session.ts';
import { PROTECTED_PATHS } from './paths.ts';

const Landing = lazy(() => import('../screens/landing.tsx').then(({ Landing }) => ({ default: Landing })));
const NotFound = lazy(() =>
  import('../screens/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })),
);
const SignedInFrame = lazy(() =>
  import('./signed-in-frame.tsx').then(({ SignedInFrame }) => ({ default: SignedInFrame })),
);

/** Says it when the token went while a page was in use: in another tab, or cleared; whoever logs out here knows. */
function useWordOnLostToken(token: string | null): void {
  const hadToken = useRef(false);
  useEffect(() => {
    if (token === null && hadToken.current && exitAddress() === '/login') {
      toast.error(sessionText.noAuthToken, { id: 'no-token' });
    }
    hadToken.current = token !== null;
  }, [token]);
}

function SignedIn() {
  const token = useToken();
  const { pathname } = useLocation();
  useWordOnLostToken(token);
  if (token === null) return <Navigate to={exitAddress()} replace state={{ from: pathname }} />;
  return <SignedInFrame />;
}

function SignedOut() {
  const token = useToken();
  return token === null ? <Login /> : <Navigate to="/home" replace />;
}

/** Every address of the console. The sign-in page comes with the first bytes, any other when it is visited. */
export function Pages() {
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Landing />} />
        <Route path="/login" element={<SignedOut />} />
        <Route element={<SignedIn />}>
          {PROTECTED_PATHS.map((path) => (
            <Route key={path} path={path} element={null} />
          ))}
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
