import type { Say } from '@tawseel/contract/facts/sentences/say';
import type { Actor } from '../values/actor.ts';
import type { Scope } from '../values/scope.ts';
import type { Written } from './audit.ts';
import type { Trx } from './tables.ts';
import type { UnitOfWork } from './write-queue.ts';

/** What the code below a call must know of the call; nothing of HTTP. */
export type Acting = {
  actor: Actor;
  now: Date;
  /** Of what is outside it, the actor is told that it does not exist. */
  scope: Scope;
  /** How long an act may be undone by whoever did it. */
  undoMinutes: number;
  /** IANA name of the business's time zone. */
  timeZone: string;
  /** Says a sentence in the language of the actor. */
  say: Say;
};

/** The same with a transaction. It is made once for each, so all that is written in one has the same time. */
export type Work = Acting & {
  trx: Trx;
  /** Takes what is written at the end of the transaction. */
  unit: UnitOfWork;
  /** Keyed hash of the address that the actor writes from; see hashAddress. */
  addressHash: string;
  /** Throws if the actor may no longer make the call; `audit` checks it too. */
  hold: () => Promise<void>;
  /** Adds what was done to the audit log. */
  audit: (written: Written) => Promise<void>;
};
