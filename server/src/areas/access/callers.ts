import type { IncomingHttpHeaders } from 'node:http';
import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { DEVICE_HEADER } from '@tawseel/contract/facts/limits';
import { isAllowed } from '@tawseel/contract/facts/permission';
import { isKeyRole, type KeyRole } from '@tawseel/contract/facts/roles';
import type { Route } from '@tawseel/contract/route';
import type { Trx } from '../../platform/engine/tables.ts';
import type { Caller, Callers } from '../../platform/http/auth.ts';
import { type Refusal, refuse } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/http/serve.ts';
import { hashToken, isToken, KEY_PREFIX } from '../../platform/security/tokens.ts';
import { findApiKey, noteKeyUse } from './store/api-keys.ts';
import { findSession, holdSession, type Session, touchSession } from './store/sessions.ts';

/** Returns the key roles that may make a call. */
function keysFor({ may }: Route): readonly KeyRole[] {
  return may && may !== 'anybody' ? may.filter(isKeyRole) : [];
}

/**
 * Returns the refusal of an invalid token. It does not mention an ended session if keys are allowed, because a shop
 * with a wrong key has none.
 */
function refuseToken(token: string, row: Route): Refusal {
  if (keysFor(row).length > 0) return refuse('key_or_token_invalid');
  if (!isToken(token)) return refuse('not_a_token');
  return refuse('session_ended');
}

function askForToken(row: Route): Refusal {
  const [role] = keysFor(row);
  return role ? refuse('key_missing', { role }) : refuse('session_missing');
}

/**
 * Checks in the writing transaction that a person may still make the call: since authentication the session may have
 * ended, and staff may have moved to another warehouse.
 */
async function holdCaller(trx: Trx, caller: Caller, now: Date): Promise<void> {
  if (caller.kind !== 'person') return;
  const session = await holdSession(trx, caller, caller.sessionHash, now.toISOString());
  if (!session) throw refuse('session_ended');
  if (session.warehouse_id !== (caller.warehouseId ?? null)) throw refuse('just_moved');
}

const DEVICE = DEVICE_HEADER.toLowerCase();
const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** Returns true if a session was last seen long ago, or in the future because the clock was set back. */
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
    if (!key) throw refuse('key_invalid');
    await noteKeyUse(db, key, now, settings.TIME_ZONE);
    return { kind: 'key', ...key };
  }
  const sessionHash = hashToken(token);
  const session = await findSession(db, sessionHash, now);
  if (!session) throw refuseToken(token, row);
  if (session.device_hash && session.device_hash !== hashToken(String(headers[DEVICE])))
    throw refuse('other_device');
  if (session.must_change_password && !row.firstPassword) throw refuse('change_password_first');
  if (isLongAgo(session, now)) await touchSession(db, sessionHash, now).catch(() => undefined);
  return {
    kind: 'person',
    role: session.role,
    id: session.account_id,
    name: session.name,
    warehouseId: session.warehouse_id ?? undefined,
    sessionHash,
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
  throw refuse(caller.kind === 'key' ? 'key_not_allowed' : 'role_not_allowed', { role: caller.role });
}

/** Returns the authentication of callers for one server, using its database. */
export function callersOf(services: Pick<Services, 'db' | 'clock' | 'settings'>): Callers {
  return {
    authenticate: (row, headers) => authenticate(services, row, headers),
    hold: holdCaller,
  };
}
