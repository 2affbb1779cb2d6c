/** Every address behind the sign-in; apart from the screens, so that the sign-in page does not carry their list. */
export const PROTECTED_PATHS = [
  '/home',
  '/register-warehouse',
  '/warehouses',
  '/single-warehouse',
  '/users',
  '/prices',
  '/supervisors',
  '/operators',
  '/drivers',
  '/cashier',
  '/all-orders',
  '/profile-view',
  '/queries',
] as const;

export type ProtectedPath = (typeof PROTECTED_PATHS)[number];

/** The protected address that a pathname is, a trailing slash forgiven. */
export function protectedPath(pathname: string): ProtectedPath | undefined {
  const plain = pathname.replace(/\/+$/, '');
  return PROTECTED_PATHS.find((path) => path === plain);
}
