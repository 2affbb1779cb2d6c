import { PEOPLE } from './roles.ts';

/**
 * Kinds of actors in the audit log: a person by role, an API key, the command line, or a caller who is not signed in.
 */
export const ACTOR_KINDS = [...PEOPLE, 'key', 'receiver', 'command', 'nobody'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Ids of actors without an id of their own. */
export const COMMAND = 'command';
export const NOBODY = 'nobody';

/** Kinds of objects in the audit log. */
export const SUBJECT_KINDS = [
  'order',
  'warehouse',
  'sender',
  'staff',
  'administrator',
  'rate',
  'charge',
  'area',
  'payment',
  'query',
  'key',
  'session',
  'business',
  'import',
  'follow-up',
  'run',
  'count',
  'cash',
  'pickup',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Replaces a secret that was changed. */
export const CHANGED_SECRET = 'changed';
/** Replaces a secret within a text. */
export const HIDDEN_SECRET = '[hidden]';
