import { hashToken, KEY_PREFIX, newToken } from '../security/tokens.ts';
import { insertApiKey } from '../store/api-keys.ts';
import { newId } from '../store/ids.ts';
import type { Database } from '../store/tables.ts';
import { NOW } from './app.ts';

/** A new API key of this role, as its holder sends it; without an end unless one is given. */
export async function insertKey(
  db: Database,
  role: 'intake' | 'tracking',
  expires_at: string | null = null,
): Promise<string> {
  const key = KEY_PREFIX + newToken();
  const id = newId();
  await insertApiKey(db, {
    id,
    name: role,
    role,
    key_hash: hashToken(key),
    created_at: NOW,
    expires_at,
    revoked_at: null,
  });
  return key;
}
