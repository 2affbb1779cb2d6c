import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { exitAddress, useToken } from '../api/session.ts';
import { Landing } from '../screens/landing.tsx';
import { Login } from '../screens/login.tsx';
import { NotFound } from '../screens/not-found.tsx';
import { protectedScreens } from './screens.ts';

const Shell = lazy(() => import('./shell.tsx').then(({ Shell }) => ({ default: Shell })));

function SignedIn() {
  const token = useToken();
  const { pathname } = useLocation();
  if (token === null) return <Navigate to={exitAddress()} replace state={{ from: pathname }} />;
  return (
    <Suspense>
      <Shell />
    </Suspense>
  );
}

function SignedOut() {
  const token = useToken();
  return token === null ? <Login /> : <Navigate to="/home" replace />;
}

/** Every address of the console. Public pages come with the first bytes, the rest when a signed-in visitor needs it. */
export function Pages() {
  return (
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route path="/login" element={<SignedOut />} />
      <Route element={<SignedIn />}>
        {protectedScreens.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
