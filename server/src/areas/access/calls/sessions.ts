import type { Session } from '@tawseel/contract/account';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/engine/tables.ts';
import { shownNetwork } from '../../../platform/http/caller-address.ts';
import { deviceName } from '../../../platform/security/device-name.ts';
import { listSessions } from '../store/sessions.ts';

/** Returns the device and network that a session stores. */
export function deviceOf({ ip, headers }: FastifyRequest): { device: string; source: string } {
  return { device: deviceName(headers['user-agent']), source: shownNetwork(ip) };
}

/** Returns an account's sessions for display, the calling one first. */
export async function shownSessions(
  db: Database,
  accountId: string,
  now: Date,
  askedBy?: string,
): Promise<Session[]> {
  const rows = await listSessions(db, accountId, now.toISOString());
  const shown = rows.map((row) => ({
    _id: row.id,
    device: row.device ?? '',
    network: row.source ?? '',
    createdAt: row.created_at,
    seenAt: row.seen_at ?? row.created_at,
    current: row.token_hash === askedBy,
  }));
  return shown.sort((one, other) => Number(other.current) - Number(one.current));
}
