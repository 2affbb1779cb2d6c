import { useQueryClient } from '@tanstack/react-query';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { ownProfile } from '@tawseel/contract/profile';
import { useEffect, useRef } from 'react';
import { actAs } from './host.ts';
import { useRead } from './read.ts';
import { readToken, sessionKeys } from './token.ts';

/** Signed-in user, as far as the console needs it. */
export type SignedIn = {
  email: string;
  role: PersonRole;
  /** True if another user set the password: the server refuses all other calls until it is changed. */
  mustChangePassword?: boolean;
};

const ADMINISTRATOR: SignedIn = { email: '', role: 'administrator' };

/** Stored with the token, so that a reloaded page need not wait; another token has another user. */
function readKept(): SignedIn | undefined {
  try {
    const { token, ...kept } = JSON.parse(localStorage.getItem(sessionKeys().person) ?? '{}');
    return token === readToken()?.slice(-8) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the signed-in user on a host with staff, or undefined until that is known. If the profile cannot be read,
 * an administrator is assumed: the server refuses what the user may not do.
 */
export function useSignedIn(): SignedIn | undefined {
  const client = useQueryClient();
  const { data, errorUpdateCount } = useRead(ownProfile.readProfile, {});
  const { mustChangePassword = false } = data ?? {};
  const read = data?.role && { email: data.email ?? '', role: data.role, mustChangePassword };
  // Also after a failure while it is read again: a page that disappeared meanwhile would return to ask again.
  const hasAnswer = data !== undefined || errorUpdateCount > 0;
  const person = read || readKept() || (hasAnswer ? ADMINISTRATOR : undefined);
  const { email, role } = person ?? ADMINISTRATOR;
  actAs(role);

  const before = useRef(email);
  useEffect(() => {
    if (email === '' || mustChangePassword) return;
    localStorage.setItem(
      sessionKeys().person,
      JSON.stringify({ email, role, token: readToken()?.slice(-8) }),
    );
    // Another user signed in, in another tab, and must not see what the one before has read.
    if (before.current !== '' && before.current !== email) client.removeQueries();
    before.current = email;
  }, [client, email, role, mustChangePassword]);
  return person;
}
