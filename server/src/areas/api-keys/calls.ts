import type { ApiKey, apiKeys, NewApiKey } from '@tawseel/contract/api-keys';
import { ACTIVE } from '@tawseel/contract/facts/limits';
import { isOwnedRole, KEY_OWNERS, type OwnedRole } from '@tawseel/contract/facts/roles';
import { newId } from '../../platform/engine/ids.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import type { Acting } from '../../platform/engine/work.ts';
import { invalidField, refuse } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import { hashToken, KEY_PREFIX, newToken } from '../../platform/security/tokens.ts';
import { endOfDay } from '../../platform/values/period.ts';
import { WHOLE_BUSINESS } from '../../platform/values/scope.ts';
import {
  insertApiKey,
  type KeyOwner,
  listApiKeys,
  readApiKey,
  renameApiKey,
  revokeApiKey,
  STORED_ROLE,
} from '../access/store/api-keys.ts';
import { findSender } from '../senders/store.ts';
import { findStaff } from '../staff/store/staff.ts';

async function ownerOf(trx: Trx, role: OwnedRole, id: string): Promise<KeyOwner> {
  const unknown = (owner: string) => refuse('no_such_owner', { owner });
  const kind = KEY_OWNERS[role];
  if (kind === 'sender') {
    if (!(await findSender(trx, id, 'child'))) throw unknown(kind);
    return { sender_id: id };
  }
  const person = await findStaff(trx, kind, id, WHOLE_BUSINESS);
  if (!person) throw unknown(kind);
  if (person.profileStatus !== ACTIVE) {
    const name = `${person.firstName} ${person.lastName}`;
    throw invalidField('ownerId', 'owner_not_active', { name });
  }
  return { staff_id: id };
}

function endOf({ until }: NewApiKey, { now, timeZone }: Acting): string | null {
  if (until === undefined) return null;
  const end = endOfDay(until, timeZone);
  if (end > now.toISOString()) return end;
  throw invalidField('until', 'day_in_past');
}

function subjectOf({ _id: id, name }: ApiKey) {
  return { kind: 'key', id, name } as const;
}

async function knownKey(db: Database, id: string): Promise<ApiKey> {
  const key = await readApiKey(db, id);
  if (!key) throw refuse('no_such_key');
  return key;
}

export const apiKeyCalls: Handlers<typeof apiKeys> = {
  listApiKeys: (_, { db }) => listApiKeys(db),

  createApiKey: async ({ body }, context) => {
    const secret = `${KEY_PREFIX}${newToken()}`;
    const data = await write(context, async (work) => {
      const { trx, now, audit } = work;
      const { name, role } = body;
      const id = newId(now.getTime());
      const expires_at = endOf(body, work);
      const owner = isOwnedRole(role) ? await ownerOf(trx, role, body.ownerId ?? '') : {};
      const key = { id, name, role: STORED_ROLE[role], key_hash: hashToken(secret), expires_at };
      await insertApiKey(trx, { ...key, created_at: now.toISOString(), revoked_at: null }, owner);
      const made = await knownKey(trx, id);
      await audit({ subject: subjectOf(made), after: made });
      return made;
    });
    return { ...context.done('key_created', { name: data.name }), data, secret };
  },

  renameApiKey: ({ params, body }, context) =>
    write(context, async ({ trx, audit }) => {
      const before = await knownKey(trx, params.id);
      await renameApiKey(trx, params.id, body.name);
      const data = { ...before, name: body.name };
      await audit({ subject: subjectOf(data), before, after: data });
      return { ...context.done('key_renamed', { name: data.name }), data };
    }),

  revokeApiKey: ({ params }, context) =>
    write(context, async ({ trx, now, audit }) => {
      const before = await knownKey(trx, params.id);
      await revokeApiKey(trx, params.id, now.toISOString());
      const data = await knownKey(trx, params.id);
      await audit({ subject: subjectOf(data), before, after: data });
      return { ...context.done('key_revoked', { name: before.name }), data };
    }),

  readCaller: async (_, context) => {
    const { caller, scope } = context;
    if (caller.kind === 'nobody') throw refuse('session_missing');
    return {
      kind: caller.kind,
      role: caller.role,
      _id: caller.id,
      name: caller.name,
      senderId: scope.senderId ?? null,
      warehouseId: scope.warehouseId ?? null,
    };
  },
};
