import { DAY_MS } from '@tawseel/contract/facts/durations';
import type { Trx } from '../../../platform/engine/tables.ts';
import { hashToken, newToken } from '../../../platform/security/tokens.ts';
import { insertResetLink } from '../store/reset-links.ts';

const LINK_MS = DAY_MS;

/** A link by which somebody sets a password, once; it ends the one before. */
export async function makeLink(trx: Trx, accountId: string, now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_MS).toISOString();
  const times = { created_at: now.toISOString(), expires_at: expiresAt };
  await insertResetLink(trx, { account_id: accountId, token_hash: hashToken(token), ...times });
  // After the #: what stands there, browsers send to no server.
  return { path: `/reset#${token}`, expiresAt };
}
