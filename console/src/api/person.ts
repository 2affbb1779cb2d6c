import { useQueryClient } from '@tanstack/react-query';
import { account } from '@tawseel/contract/account';
import type { PersonRole } from '@tawseel/contract/facts/roles';
import { useEffect, useRef } from 'react';
import { actAs } from './host.ts';
import { useRead } from './read.ts';
import { readToken, sessionKeys } from './token.ts';

/** Who has signed in, as far as the console goes by it. */
export type SignedIn = {
  email: string;
  role: PersonRole;
  /** Whether somebody else set the password: the server then refuses all other calls until it is changed. */
  mustChangePassword?: boolean;
};

const ADMINISTRATOR: SignedIn = { email: '', role: 'administrator' };

/** Kept beside the token, so that a page that is loaded anew waits for nothing; another token has another person. */
function readKept(): SignedIn | undefined {
  try {
    const { token, ...kept } = JSON.parse(localStorage.getItem(sessionKeys().person) ?? '{}');
    return token === readToken()?.slice(-8) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Who has signed in on a host that has staff; undefined until that is known. Where the profile cannot be read it is
 * taken for an administrator's: the server refuses what is not theirs.
 */
export function useSignedIn(): SignedIn | undefined {
  const client = useQueryClient();
  const { data, errorUpdateCount } = useRead(account.readProfile, {});
  const { mustChangePassword = false } = data ?? {};
  const read = data?.role && { email: data.email ?? '', role: data.role, mustChangePassword };
  // Once it has failed, also while it is asked for again: a page that went away meanwhile would come back to ask anew.
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
    // Somebody else signed in, in another tab: what the one before read is not for their eyes.
    if (before.current !== '' && before.current !== email) client.removeQueries();
    before.current = email;
  }, [client, email, role, mustChangePassword]);
  return person;
}
