import type { ApiKey } from '@tawseel/contract/api-keys';
import { ACTIVE } from '@tawseel/contract/facts/limits';
import { KEY_OWNERS, type KeyRole, OWNED_ROLES } from '@tawseel/contract/facts/roles';
import { fullName } from '@tawseel/contract/facts/searches';
import { sql } from 'kysely';
import { prepared } from '../../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../../platform/engine/tables.ts';
import { businessDay } from '../../../platform/values/period.ts';

type Row = Tables['api_keys'];

/** Role stored for each key role; the owner determines the rest. */
export const STORED_ROLE = {
  sender: 'intake',
  intake: 'intake',
  'driver-app': 'tracking',
  'cashier-app': 'tracking',
  tracking: 'tracking',
} as const satisfies Record<KeyRole, string>;

type Owned = Pick<Row, 'role' | 'sender_id'> & { kind: string | null };

function roleOf({ role, sender_id, kind }: Owned): KeyRole {
  const owner = sender_id === null ? kind : KEY_OWNERS.sender;
  return OWNED_ROLES.find((owned) => KEY_OWNERS[owned] === owner) ?? (role === 'tracking' ? role : 'intake');
}

export type KeyOwner = { sender_id?: string; staff_id?: string };

/** Valid key with its limits. */
export type UsedKey = {
  id: string;
  name: string;
  role: KeyRole;
  senderId: string | undefined;
  warehouseId: string | undefined;
  /** Member of staff whose key it is. */
  staffId: string | undefined;
  lastUsedOn: string | null;
};

type FoundKey = Owned &
  Pick<Row, 'id' | 'name' | 'staff_id' | 'last_used_on'> & { warehouse_id: string | null };

type LookedUp = { keyHash: string; now: string };

const keys = prepared<LookedUp, FoundKey>((db, slots) =>
  db
    .selectFrom('api_keys')
    .leftJoin('senders', 'senders.id', 'api_keys.sender_id')
    .leftJoin('staff', 'staff.id', 'api_keys.staff_id')
    .select([
      'api_keys.id',
      'api_keys.name',
      'api_keys.role',
      'api_keys.sender_id',
      'api_keys.staff_id',
      'api_keys.last_used_on',
      'staff.kind',
      'staff.warehouse_id',
    ])
    .where('api_keys.key_hash', '=', slots.keyHash)
    .where('api_keys.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('api_keys.expires_at', 'is', null), eb('api_keys.expires_at', '>', slots.now)]))
    .where('senders.deleted_at', 'is', null)
    .where('staff.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('api_keys.staff_id', 'is', null), eb('staff.profile_status', '=', sql.lit(ACTIVE))]),
    ),
);

/** Returns the key with this hash, unless it is revoked or expired or its owner is not active. */
export async function findApiKey(db: Database, keyHash: string, now: string): Promise<UsedKey | undefined> {
  const [row] = await keys(db, { keyHash, now });
  return (
    row && {
      id: row.id,
      name: row.name,
      role: roleOf(row),
      senderId: row.sender_id ?? undefined,
      warehouseId: row.warehouse_id ?? undefined,
      staffId: row.staff_id ?? undefined,
      lastUsedOn: row.last_used_on,
    }
  );
}

/** Stores the day of a key's use, once a day. Errors are ignored, because it must not make a call fail. */
export async function noteKeyUse(db: Database, key: UsedKey, now: string, timeZone: string): Promise<void> {
  const last_used_on = businessDay(now, timeZone);
  if (key.lastUsedOn === last_used_on) return;
  const noted = db.updateTable('api_keys').set({ last_used_on }).where('id', '=', key.id).execute();
  await noted.catch(() => undefined);
}

type NewKey = Omit<Row, 'sender_id' | 'staff_id' | 'last_used_on'>;

/** Inserts a key, which has no owner if `owner` is empty. */
export async function insertApiKey(db: Database, key: NewKey, owner: KeyOwner): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({ ...key, sender_id: null, staff_id: null, last_used_on: null, ...owner })
    .execute();
}

function withOwners(db: Database) {
  return db
    .selectFrom('api_keys')
    .leftJoin('senders', 'senders.id', 'api_keys.sender_id')
    .leftJoin('staff', 'staff.id', 'api_keys.staff_id')
    .selectAll('api_keys')
    .select([
      'senders.name as sender_name',
      'senders.deleted_at as sender_deleted_at',
      'staff.kind',
      'staff.first_name',
      'staff.last_name',
      'staff.profile_status',
      'staff.deleted_at as staff_deleted_at',
    ]);
}

type ListedKey = Awaited<ReturnType<ReturnType<typeof withOwners>['execute']>>[number];

function ownerOf(row: ListedKey): ApiKey['owner'] {
  if (row.sender_id !== null) {
    return { _id: row.sender_id, name: row.sender_name ?? '', isActive: row.sender_deleted_at === null };
  }
  if (row.staff_id === null) return null;
  const isActive = row.staff_deleted_at === null && row.profile_status === ACTIVE;
  const name = fullName({ firstName: row.first_name ?? '', lastName: row.last_name ?? '' });
  return { _id: row.staff_id, name, isActive };
}

function toApiKey(row: ListedKey): ApiKey {
  return {
    _id: row.id,
    name: row.name,
    role: roleOf(row),
    owner: ownerOf(row),
    createdAt: row.created_at,
    lastUsedOn: row.last_used_on,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}

/** Lists all keys, newest first. */
export async function listApiKeys(db: Database): Promise<ApiKey[]> {
  const rows = await withOwners(db)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .execute();
  return rows.map(toApiKey);
}

export async function readApiKey(db: Database, id: string): Promise<ApiKey | undefined> {
  const row = await withOwners(db).where('api_keys.id', '=', id).executeTakeFirst();
  return row && toApiKey(row);
}

export async function renameApiKey(trx: Trx, id: string, name: string): Promise<void> {
  await trx.updateTable('api_keys').set({ name }).where('id', '=', id).execute();
}

/** Returns true if the owner has a key that is neither revoked nor expired. */
export async function hasKeys(trx: Trx, owner: KeyOwner, now: string): Promise<boolean> {
  const found = await trx
    .selectFrom('api_keys')
    .select('id')
    .where((eb) => eb.and(owner))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  return found !== undefined;
}

export async function revokeKeysOf(trx: Trx, owner: KeyOwner, now: string): Promise<void> {
  await trx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where((eb) => eb.and(owner))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Returns true if this call revoked the key; false if there is none, or it was revoked before. */
export async function revokeApiKey(db: Database, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
