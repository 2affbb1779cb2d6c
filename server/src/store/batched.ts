import { engineOf } from './database.ts';
import type { Database } from './tables.ts';

type Asked<K, V> = { key: K; resolve: (value: V) => void; reject: (error: unknown) => void };

/**
 * Batch loading (as DataLoader does): what is asked of one database, or within one transaction, in the same turn of the
 * event loop is loaded together, one value for each key and in their order. Outside of a transaction, where other
 * connections are free, the first of a turn does not wait for the others: while many ask, a turn is long. On SQLite,
 * which answers within the turn, each is loaded by itself.
 */
export function batched<K, V>(
  load: (db: Database, keys: readonly K[]) => Promise<V[]>,
): (db: Database, key: K) => Promise<V> {
  const waiting = new WeakMap<Database, Asked<K, V>[]>();

  async function answer(db: Database, asked: readonly Asked<K, V>[]): Promise<void> {
    const keys = asked.map(({ key }) => key);
    // A value for each key.
    const settle = (values: V[]) => asked.forEach(({ resolve }, index) => void resolve(values[index] as V));
    const fail = (error: unknown) => asked.forEach(({ reject }) => void reject(error));
    await load(db, keys).then(settle, fail);
  }

  function gather(db: Database): Asked<K, V>[] {
    const asked: Asked<K, V>[] = [];
    waiting.set(db, asked);
    setImmediate(() => {
      waiting.delete(db);
      if (asked.length > 0) void answer(db, asked);
    });
    return asked;
  }

  return (db, key) =>
    new Promise((resolve, reject) => {
      const one = { key, resolve, reject };
      const others = waiting.get(db);
      if (others) {
        others.push(one);
        return;
      }
      if (engineOf(db) === 'sqlite') void answer(db, [one]);
      else if (db.isTransaction) gather(db).push(one);
      else {
        gather(db);
        void answer(db, [one]);
      }
    });
}

/** The same for what is loaded one by one: those who ask for what has the same name share its answer. */
export function shared<A, V>(
  nameOf: (asked: A) => string,
  load: (db: Database, asked: A) => Promise<V>,
): (db: Database, asked: A) => Promise<V> {
  return batched(async (db, all) => {
    const loads = new Map<string, Promise<V>>();
    return Promise.all(
      all.map((asked) => {
        const name = nameOf(asked);
        const loading = loads.get(name) ?? load(db, asked);
        loads.set(name, loading);
        return loading;
      }),
    );
  });
}
