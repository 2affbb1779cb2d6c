import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { isOwnedRole, KEY_ROLES, PEOPLE } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { byId, day, id, instant, notOneOf, words } from './fields.ts';
import { keyed, table, withMessage } from './route.ts';

/** API key without the secret, which only its holder has. */
export const ApiKey = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.string(),
  /** Sender, driver or cashier that the key belongs to; null for a key of the whole business. */
  owner: z.nullable(z.object({ _id: z.string(), name: z.string(), isActive: z.boolean() })),
  createdAt: instant,
  /** Business day of the last use; null if never used. */
  lastUsedOn: z.nullable(z.string()),
  expiresAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
});
export type ApiKey = z.infer<typeof ApiKey>;

const name = words(LONGEST.name);

export const NewApiKey = z
  .strictObject({
    name,
    role: z.enum(KEY_ROLES, notOneOf(KEY_ROLES)),
    ownerId: z.optional(id),
    /** Last day on which the key works. */
    until: z.optional(day),
  })
  .check(
    z.refine(({ role, ownerId }) => !isOwnedRole(role) || ownerId !== undefined, {
      path: ['ownerId'],
      error: rule('owner_missing'),
    }),
    z.refine(({ role, ownerId }) => isOwnedRole(role) || ownerId === undefined, {
      path: ['ownerId'],
      error: rule('owner_not_taken'),
    }),
  );
export type NewApiKey = z.infer<typeof NewApiKey>;

const noSuchKey = { no_such_key: 'No such key' };

export const apiKeys = table('apiKeys', {
  listApiKeys: {
    method: 'GET',
    path: '/api/keys',
    feature: 'tawseel',
    summary: 'All API keys, newest first, without their secrets',
    ...keyed('data', z.array(ApiKey)),
  },
  createApiKey: {
    method: 'POST',
    path: '/api/keys',
    feature: 'tawseel',
    summary: 'Creates an API key, shown only once',
    invalidates: ['apiKeys', 'overview'],
    body: NewApiKey,
    reply: z.object({ message: z.string(), data: ApiKey, secret: z.string() }),
    key: 'data',
    status: 201,
    refusals: { no_such_owner: 'No such sender, driver or cashier' },
  },
  renameApiKey: {
    method: 'PUT',
    path: '/api/keys/:id',
    feature: 'tawseel',
    summary: 'Renames an API key',
    invalidates: ['apiKeys', 'overview'],
    params: byId,
    body: z.strictObject({ name }),
    ...withMessage(ApiKey),
    refusals: noSuchKey,
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/keys/:id',
    feature: 'tawseel',
    summary: 'Revokes an API key',
    invalidates: ['apiKeys', 'overview'],
    params: byId,
    ...withMessage(ApiKey),
    refusals: noSuchKey,
  },
  readCaller: {
    method: 'GET',
    path: '/api/whoami',
    may: [...PEOPLE, ...KEY_ROLES],
    feature: 'tawseel',
    summary: 'The owner of the token or key, and its limits',
    ...keyed(
      'data',
      z.object({
        kind: z.enum(['person', 'key']),
        role: z.string(),
        _id: z.string(),
        name: z.string(),
        /** If set, only the orders of this sender are visible. */
        senderId: z.nullable(z.string()),
        /** If set, only data of this warehouse is visible. */
        warehouseId: z.nullable(z.string()),
      }),
    ),
  },
});
