import type { Say } from '@tawseel/contract/facts/sentences/say';
import type { Actor } from '../values/actor.ts';
import type { Scope } from '../values/scope.ts';
import type { Written } from './audit.ts';
import type { Trx } from './tables.ts';
import type { UnitOfWork } from './write-queue.ts';

/** Context of a call for the code below it, without anything of HTTP. */
export type Acting = {
  actor: Actor;
  now: Date;
  /** Part of the business that the actor may access; anything outside it does not exist for the actor. */
  scope: Scope;
  /** Minutes for which the actor may undo an act. */
  undoMinutes: number;
  /** IANA name of the business's time zone. */
  timeZone: string;
  /** Address of this server for links in messages; undefined if it has none. */
  publicUrl: string | undefined;
  /** Address by which the caller reached this server. */
  calledUrl: string;
  /** Translates a sentence into the actor's language. */
  say: Say;
};

/**
 * Context of a call with a transaction. Each transaction gets its own, so that everything written in it has the same
 * time.
 */
export type Work = Acting & {
  trx: Trx;
  /** Writes that are deferred to the end of the transaction. */
  unit: UnitOfWork;
  /** Keyed hash of the actor's address; see hashAddress. */
  addressHash: string;
  /** Throws if the actor may no longer make the call; `audit` calls it too. */
  assertStillAllowed: () => Promise<void>;
  /** Adds a write to the audit log. */
  audit: (written: Written) => Promise<void>;
};
