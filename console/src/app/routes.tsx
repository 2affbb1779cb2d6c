import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { exitAddress, useToken } from '../api/session.ts';
import { Login } from '../screens/login.tsx';
import { PROTECTED_PATHS } from './paths.ts';

const Landing = lazy(() => import('../screens/landing.tsx').then(({ Landing }) => ({ default: Landing })));
const NotFound = lazy(() =>
  import('../screens/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })),
);
const SignedInFrame = lazy(() =>
  import('./signed-in-frame.tsx').then(({ SignedInFrame }) => ({ default: SignedInFrame })),
);

function SignedIn() {
  const token = useToken();
  const { pathname } = useLocation();
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
