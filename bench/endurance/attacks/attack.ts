import { Connection, type RawResponse } from '../connection.ts';

/** Attacked server; `token` of an administrator and `key` of a shop are for attacks of signed-in callers. */
export type Target = { url: string; token: string; key: string };

/** An attack from one address until an instant of `performance.now()`; resolves to a summary of the answers. */
export type Attack = {
  what: string;
  run: (target: Target, from: string, until: number) => Promise<string>;
};

/** Counts answers by kind. */
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

type Flood = { from: string[]; connections: number; requestText: (turn: number) => string; most?: number };

/** Sends requests on several connections, each as soon as the last is answered; reopens connections that are closed. */
export async function flood(
  { url }: Target,
  until: number,
  { from, connections, requestText, most = Number.POSITIVE_INFINITY }: Flood,
): Promise<Tally> {
  const tally = new Tally();
  let turn = 0;
  const caller = async (index: number) => {
    let connection: Connection | undefined;
    while (turn < most && performance.now() < until) {
      turn += 1;
      try {
        connection ??= await Connection.open(url, from[index % from.length]!);
        tally.note(await connection.ask(requestText(turn)));
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
