import type { KeyRole } from '@tawseel/contract/facts/roles';
import { insertApiKey, type KeyOwner, STORED_ROLE } from '../areas/access/store/api-keys.ts';
import { newId } from '../platform/engine/ids.ts';
import type { Database } from '../platform/engine/tables.ts';
import { hashToken, KEY_PREFIX, newToken } from '../platform/security/tokens.ts';
import { NOW } from './app.ts';

/** A new API key of this role, as its holder sends it; without an end unless one is given. */
export async function insertKey(
  db: Database,
  role: KeyRole,
  expires_at: string | null = null,
  owner: KeyOwner = {},
): Promise<string> {
  const key = KEY_PREFIX + newToken();
  const id = newId();
  const row = { id, name: role, role: STORED_ROLE[role], key_hash: hashToken(key) };
  await insertApiKey(db, { ...row, created_at: NOW, expires_at, revoked_at: null }, owner);
  return key;
}
