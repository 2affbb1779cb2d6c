import { shared } from './batched.ts';
import { prepared } from './prepared.ts';
import type { Database, Tables } from './tables.ts';

type ApiKey = { id: string; name: string; role: 'intake' | 'tracking' };

type Asked = { keyHash: string; now: string };

const keys = prepared<Asked, Pick<Tables['api_keys'], 'id' | 'name' | 'role'>>((db, slots) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'name', 'role'])
    .where('key_hash', '=', slots.keyHash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', slots.now)])),
);

const sharedKey = shared(
  ({ keyHash }: Asked) => keyHash,
  async (db, asked): Promise<ApiKey | undefined> => {
    const [row] = await keys(db, asked);
    return row && { id: row.id, name: row.name, role: row.role === 'tracking' ? 'tracking' : 'intake' };
  },
);

/**
 * The key of this hash, unless it was revoked or has come to its end. It is looked up after it was asked for, whoever
 * else asks: what is revoked by then is revoked.
 */
export function findApiKey(db: Database, keyHash: string, now: string): Promise<ApiKey | undefined> {
  return sharedKey(db, { keyHash, now });
}

export async function insertApiKey(db: Database, key: Tables['api_keys']): Promise<void> {
  await db.insertInto('api_keys').values(key).execute();
}

export async function listApiKeys(db: Database) {
  return db
    .selectFrom('api_keys')
    .select(['id', 'name', 'role', 'created_at', 'expires_at', 'revoked_at'])
    .orderBy('created_at')
    .execute();
}

/** True when a key was revoked by this; false when there is none, or it was revoked before. */
export async function revokeApiKey(db: Database, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
