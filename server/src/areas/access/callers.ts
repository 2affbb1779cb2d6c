import type { IncomingHttpHeaders } from 'node:http';
import { DEVICE_HEADER } from '@tawseel/contract/facts/limits';
import { isAllowed } from '@tawseel/contract/facts/permission';
import { isKeyRole, type KeyRole } from '@tawseel/contract/facts/roles';
import type { Route } from '@tawseel/contract/route';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Caller, Callers } from '../../platform/http/auth.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/http/serve.ts';
import { hashToken, isToken, KEY_PREFIX } from '../../platform/security/tokens.ts';
import { findApiKey, noteKeyUse } from './store/api-keys.ts';
import { findSession, holdSession, markWrite, type Session, touchSession } from './store/sessions.ts';

const NO_KEY = 'This API key is unknown, revoked or expired, or its owner is not active.';

const ENDED = 'Your session has ended. Please sign in again.';

function unauthorized(message: string): Refusal {
  return new Refusal('unauthorized', message);
}

/** The key roles that may make a call. */
function keysFor({ may }: Route): readonly KeyRole[] {
  return may && may !== 'anybody' ? may.filter(isKeyRole) : [];
}

/** A shop whose key is wrong has no session that could have ended. */
function refuseToken(token: string, row: Route): Refusal {
  if (keysFor(row).length > 0) return unauthorized('This is not a valid API key or session token.');
  if (!isToken(token)) return unauthorized('This is not a token of this server.');
  return unauthorized(ENDED);
}

function askForToken(row: Route): Refusal {
  const header = 'this call needs the header “Authorization: Bearer”, a space and';
  const [key] = keysFor(row);
  return key
    ? unauthorized(`T${header.slice(1)} an API key for ${key}, or the token of a session.`)
    : unauthorized(`Sign in first: ${header} the token of a session.`);
}

/**
 * Asks within the transaction that writes whether a person may still make the call: since it was authenticated the session
 * may have ended, and staff may have moved to another warehouse.
 */
async function holdCaller(trx: Trx, caller: Caller, now: Date): Promise<void> {
  if (caller.kind !== 'person') return;
  const session = await holdSession(trx, caller, caller.sessionHash, now.toISOString());
  if (!session) throw unauthorized(ENDED);
  if (session.warehouse_id !== (caller.warehouseId ?? null))
    throw new Refusal('conflict', 'You were just moved to another warehouse. Please try again.');
}

const DEVICE = DEVICE_HEADER.toLowerCase();
const SEEN_EVERY_MS = 5 * 60_000;

/** Seen long ago, or in the future: the clock was set back. */
function isLongAgo({ seen_at }: Session, now: string): boolean {
  return Math.abs(Date.parse(now) - Date.parse(seen_at ?? '1970')) >= SEEN_EVERY_MS;
}

async function identify(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  row: Route,
  token: string,
  headers: IncomingHttpHeaders,
): Promise<Exclude<Caller, { kind: 'nobody' }>> {
  const now = clock().toISOString();
  if (token.startsWith(KEY_PREFIX)) {
    const key = await findApiKey(db, hashToken(token), now);
    if (!key) throw unauthorized(NO_KEY);
    await noteKeyUse(db, key, now, settings.TIME_ZONE);
    return { kind: 'key', ...key };
  }
  const sessionHash = hashToken(token);
  const session = await findSession(db, sessionHash, now);
  if (!session) throw refuseToken(token, row);
  if (session.device_hash && session.device_hash !== hashToken(String(headers[DEVICE])))
    throw unauthorized('This session belongs to another device. Please sign in again.');
  if (session.must_change_password && !row.firstPassword)
    throw new Refusal('password_change', 'First change the password that was created for you.');
  if (isLongAgo(session, now)) await touchSession(db, sessionHash, now).catch(() => undefined);
  return {
    kind: 'person',
    role: session.role,
    id: session.account_id,
    name: session.name,
    warehouseId: session.warehouse_id ?? undefined,
    sessionHash,
    writtenLsn: session.written_lsn ?? 0,
  };
}

async function authenticate(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  row: Route,
  headers: IncomingHttpHeaders,
): Promise<Caller> {
  if (row.may === 'anybody') return { kind: 'nobody' };
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!token) throw askForToken(row);
  const caller = await identify(services, row, token, headers);
  if (isAllowed(row, caller.role)) return caller;
  const who =
    caller.kind === 'key'
      ? `This API key is for ${caller.role} and`
      : `${/^[aeiou]/.test(caller.role) ? 'An' : 'A'} ${caller.role}`;
  throw new Refusal('forbidden', `${who} may not make this call.`);
}

/** Callers of one server, as its database knows them. */
export function callersOf(services: Pick<Services, 'db' | 'clock' | 'settings'>): Callers {
  return {
    authenticate: (row, headers) => authenticate(services, row, headers),
    hold: holdCaller,
    markWrite: ({ sessionHash }) => markWrite(services.db, sessionHash),
  };
}
