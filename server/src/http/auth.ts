import type { Route } from '@tawseel/contract/route';
import { hashToken, isToken, KEY_PREFIX } from '../security/tokens.ts';
import { findApiKey } from '../store/api-keys.ts';
import { findSession } from '../store/sessions.ts';
import { Refusal } from './errors.ts';
import type { Services } from './serve.ts';

/** Authenticated caller. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'admin'; id: string; sessionHash: string; writtenLsn: number }
  | { kind: 'key'; id: string; role: 'intake' | 'tracking' };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

function unauthorized(message: string): Refusal {
  return new Refusal('unauthorized', message);
}

/** A shop whose key is wrong has no session that could have ended. */
function refuseToken(token: string, auth: Route['auth']): Refusal {
  if (auth)
    return unauthorized('This is neither an API key that holds nor the token of a session that lasts.');
  if (!isToken(token)) return unauthorized('This is no token of this server.');
  return unauthorized('Your session has ended. Please sign in again.');
}

function askForToken(auth: Route['auth']): Refusal {
  const header = 'this call needs the header Authorization: Bearer, a space and';
  return auth
    ? unauthorized(`T${header.slice(1)} an API key for ${auth}, or the token of an administrator.`)
    : unauthorized(`Sign in first: ${header} the token of an administrator.`);
}

/** Authenticates and authorises the caller of a row, or throws a 401 or 403. */
export async function authenticate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  auth: Route['auth'],
  header: string | undefined,
): Promise<Caller> {
  if (auth === 'none') return { kind: 'nobody' };
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (!token) throw askForToken(auth);
  if (token.startsWith(KEY_PREFIX)) {
    const key = await findApiKey(db, hashToken(token), clock().toISOString());
    if (!key) throw unauthorized('This API key is unknown, was revoked or has come to its end.');
    if (key.role !== auth)
      throw new Refusal('forbidden', `This API key is for ${key.role} and may not make this call.`);
    return { kind: 'key', id: key.id, role: key.role };
  }
  const session = await findSession(db, hashToken(token), clock().toISOString());
  if (!session) throw refuseToken(token, auth);
  return {
    kind: 'admin',
    id: session.admin_id,
    sessionHash: hashToken(token),
    writtenLsn: session.written_lsn ?? 0,
  };
}
