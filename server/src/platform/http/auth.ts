import type { IncomingHttpHeaders } from 'node:http';
import type { KeyRole, PersonRole } from '@tawseel/contract/facts/roles';
import type { Route } from '@tawseel/contract/route';
import type { Trx } from '../engine/tables.ts';
import type { Actor } from '../values/actor.ts';
import { makeScope, type Scope, WHOLE_BUSINESS } from '../values/scope.ts';
import { refuse } from './errors.ts';

/** Signed-in user; staff belong to a warehouse. */
export type Person = {
  kind: 'person';
  role: PersonRole;
  id: string;
  name: string;
  warehouseId?: string | undefined;
  sessionHash: string;
};

/** Authenticated caller. */
export type Caller =
  | { kind: 'nobody' }
  | Person
  | {
      kind: 'key';
      id: string;
      name: string;
      role: KeyRole;
      warehouseId?: string | undefined;
      senderId?: string | undefined;
      staffId?: string | undefined;
    };

/** Authentication of callers, implemented by the area `access`. */
export type Callers = {
  /** Authenticates and authorises the caller of a row, or throws a 401 or 403. */
  authenticate: (row: Route, headers: IncomingHttpHeaders) => Promise<Caller>;
  /** Checks within the writing transaction that a caller may still make the call; throws otherwise. */
  hold: (trx: Trx, caller: Caller, now: Date) => Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    callers: Callers;
  }
  interface FastifyRequest {
    caller: Caller;
  }
}

/** Returns the caller as an actor, for histories and the audit log. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind === 'nobody') throw new Error('a call that anybody may make has no actor');
  const { kind, role, id, name } = caller;
  if (kind === 'person') return { kind: role, id, name, role };
  return { kind, id, name, role, staffId: caller.staffId };
}

/** Returns true for administrators, who may see and change full account numbers. */
export function isAdministrator(caller: Caller): boolean {
  return caller.kind === 'person' && caller.role === 'administrator';
}

/** Returns the caller of a row that only people may call; refuses API keys. */
export function personOf(caller: Caller): Person {
  if (caller.kind === 'person') return caller;
  throw refuse('people_only');
}

export function scopeOf(caller: Caller, { held }: Pick<Route, 'held'>): Scope {
  return caller.kind === 'nobody' ? WHOLE_BUSINESS : makeScope({ ...caller, includesHeld: held === true });
}
