import { Connection, type RawResponse } from '../connection.ts';

/** The server that is attacked, the token of an administrator and the key of a shop: some attackers have one. */
export type Target = { url: string; token: string; key: string };

/** One way to attack, from one address, until an instant of `performance.now()`; says what came of it. */
export type Attack = {
  what: string;
  run: (target: Target, from: string, until: number) => Promise<string>;
};

/** Answers by kind, with their numbers. */
export class Tally {
  readonly #kinds = new Map<string, number>();
  #slowest = 0;

  add(kind: string): void {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
  }

  note({ status, body, ms }: Pick<RawResponse, 'status' | 'body' | 'ms'>): void {
    this.#slowest = Math.max(this.#slowest, ms);
    const code = /"code":"(\w+)"/.exec(body)?.[1];
    this.add(code ? `${status} ${code}` : String(status));
  }

  toString(): string {
    const outcomes = [...this.#kinds].map(([kind, times]) => `${times} × ${kind}`).join(', ');
    return this.#slowest > 0 ? `${outcomes}, the slowest in ${this.#slowest.toFixed(0)} ms` : outcomes;
  }
}

type Flood = { from: string[]; connections: number; words: (turn: number) => string; most?: number };

/** Asks on some connections at once, each again as soon as it is answered, opened anew where the server closes one. */
export async function flood(
  { url }: Target,
  until: number,
  { from, connections, words, most = Number.POSITIVE_INFINITY }: Flood,
): Promise<Tally> {
  const tally = new Tally();
  let turn = 0;
  const caller = async (index: number) => {
    let connection: Connection | undefined;
    while (turn < most && performance.now() < until) {
      turn += 1;
      try {
        connection ??= await Connection.open(url, from[index % from.length]!);
        tally.note(await connection.ask(words(turn)));
      } catch (error) {
        tally.add((error as Error).message);
      }
      if (connection?.socket.readyState !== 'open') connection = undefined;
    }
    connection?.close();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => caller(index)));
  return tally;
}
