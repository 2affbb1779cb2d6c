import { type Answer, type Call, calls } from './calls.ts';
import { newStore, type Row, type Store } from './data.ts';

export type { Answer, Row, Store };

/** A request to the foreign host, over HTTP or from a component test. */
export type ForeignRequest = {
  method: string;
  path: string;
  search: string;
  token: string | undefined;
  /** Media type without parameters, '' without a body. */
  type: string;
  body: Row;
};

/** A received request; `call` is its name in calls.ts, or method and path if there is no such call. */
export type Received = Omit<ForeignRequest, 'method'> & { call: string };

type Rule = Answer | 'hang' | 'drop';

/** Calls that the specification lets a client make without a token. */
const OPEN =
  /^(POST \/api\/admin\/login|GET \/api\/orders\/count|GET \/api\/(senders|driver|operator|cashier|supervisor)\/)/;

const patternOf = (call: string) => ({
  call,
  matches: new RegExp(`^${call.replace(/:\w+/g, '([^/]+)')}/?$`),
});

const patterns = Object.keys(calls).map(patternOf);

/**
 * Another company's server, written from the specification alone: the calls and their rules without a transport. A test
 * stubs its next answers with `next` and reads what it received.
 */
export class ForeignHost {
  readonly #rules = new Map<string, Rule[]>();
  readonly #learned = new Map<string, Call>();
  #held: (() => void)[] = [];
  store: Store = newStore();
  received: Received[] = [];

  /** Restores the store and drops rules and received requests. */
  reset(): void {
    this.release();
    this.#rules.clear();
    this.#learned.clear();
    this.received = [];
    this.store = newStore();
  }

  /** Adds a call that the specification does not have, open to all, until `reset`. */
  learn(call: string, answer: Call): void {
    this.#learned.set(call, answer);
  }

  /** Stubs the next answer to `call` (named as in calls.ts); called twice, the next two answers. */
  next(call: string, rule: Rule): void {
    if (!this.#answering(call)) throw new Error(`This host has no call ${call}.`);
    this.#rules.set(call, [...(this.#rules.get(call) ?? []), rule]);
  }

  /** Returns the received requests of `call`, oldest first. */
  asked(call: string): Received[] {
    return this.received.filter((each) => each.call === call);
  }

  /** Number of requests that hang until `release`. */
  get held(): number {
    return this.#held.length;
  }

  /** Answers the requests that hang, and drops the rules that would make later requests hang. */
  release(): void {
    for (const [call, rules] of this.#rules) {
      this.#rules.set(
        call,
        rules.filter((rule) => rule !== 'hang'),
      );
    }
    const held = this.#held;
    this.#held = [];
    for (const go of held) go();
  }

  #answering(call: string): Call | undefined {
    return this.#learned.get(call) ?? calls[call];
  }

  /** Answers a request as its rule or its call says; 'drop' if the connection breaks instead. */
  async answer({ method, ...request }: ForeignRequest): Promise<Answer | 'drop'> {
    const asked = `${method} ${request.path}`;
    const known = [...[...this.#learned.keys()].map(patternOf), ...patterns];
    const found = known.find(({ matches }) => matches.test(asked));
    this.received.push({ ...request, call: found?.call ?? asked });
    if (!found) return { status: 404, body: `<!DOCTYPE html><pre>Cannot ${asked}</pre>` };
    const isOpen = OPEN.test(asked) || this.#learned.has(found.call);
    if (!request.token && !isOpen) return { status: 401, body: { message: 'Token missing' } };
    const rule = this.#rules.get(found.call)?.shift();
    if (rule === 'drop') return rule;
    if (rule === 'hang') await new Promise<void>((resolve) => this.#held.push(resolve));
    if (typeof rule === 'object') return rule;
    const params = (found.matches.exec(asked) ?? []).slice(1).map(decodeURIComponent);
    return this.#answering(found.call)!({ params, body: request.body, store: this.store });
  }
}
