import { PEOPLE } from './roles.ts';

/** Who wrote, as the audit log names it: a person by their role, an API key, the command line, or a stranger. */
export const ACTOR_KINDS = [...PEOPLE, 'key', 'command', 'nobody'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Ids of the actors that have none of their own. */
export const COMMAND = 'command';
export const NOBODY = 'nobody';

/** What is written about. */
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
  'pickup',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];
