import { hash, randomBytes } from 'node:crypto';
import type { Route } from '@tawseel/contract/route';
import { findApiKey } from '../store/api-keys.ts';
import { findSession } from '../store/sessions.ts';
import { Refusal } from './errors.ts';
import type { Services } from './serve.ts';

/** Who is asking. */
export type Caller =
  | { kind: 'nobody' }
  | { kind: 'admin'; id: string }
  | { kind: 'key'; id: string; role: 'intake' | 'tracking' };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/** What an API key begins with, so that a leaked one is recognised for what it is. */
export const KEY_PREFIX = 'tws_';

/** 256 random bits, safe in a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens and keys are stored as this alone: 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** The caller a row admits, or a 401 or 403. */
export async function authenticate(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  auth: Route['auth'],
  header: string | undefined,
): Promise<Caller> {
  if (auth === 'none') return { kind: 'nobody' };
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (!token)
    throw new Refusal('unauthorized', 'Sign in first: this call needs a token in the Authorization header.');
  if (token.startsWith(KEY_PREFIX)) {
    const key = await findApiKey(db, hashToken(token));
    if (!key) throw new Refusal('unauthorized', 'This API key is unknown or was revoked.');
    if (key.role !== auth)
      throw new Refusal('forbidden', `This API key is for ${key.role} and may not make this call.`);
    return { kind: 'key', id: key.id, role: key.role };
  }
  const session = await findSession(db, hashToken(token), clock().toISOString());
  if (!session) throw new Refusal('unauthorized', 'Your session has ended. Please sign in again.');
  return { kind: 'admin', id: session.admin_id };
}
