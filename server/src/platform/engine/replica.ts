import { setInterval } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresIntrospector,
  sql,
} from 'kysely';
import { openPostgres } from './database.ts';
import { EmptyListCompiler } from './postgres-compiler.ts';
import { PostgresEngine } from './postgres-engine.ts';
import type { Database, Tables } from './tables.ts';

const LOOK_EVERY_MS = 1000;
/** Statement timeout on the replica, after which the primary is asked. */
const QUERY_MS = 10_000;

type Options = {
  url: string;
  primary: Database;
  /** Bounded staleness: a replica that lacks something older than this is not used. */
  mostMsBehind: number;
  /** Monotonic clock in ms. */
  now?: () => number;
};

/**
 * Streaming replica for reads (hot standby). It is used while it is known to hold all that the primary held some
 * seconds ago, and for a session only when it holds all that this session has written (read your writes): how far the
 * log was then stands with the session, so that it holds at any server.
 */
export class Replica {
  readonly #replica: Database;
  readonly #primary: Database;
  readonly #reads: Database;
  readonly #mostMsBehind: number;
  readonly #now: () => number;
  readonly #closed = new AbortController();
  /** How far the primary's log was, and when. */
  #marks: { at: number; lsn: number }[] = [];
  #replayed = -1;
  /** It holds all that was written before this. */
  #holdsUntil = Number.NEGATIVE_INFINITY;

  constructor({ url, primary, mostMsBehind, now = () => performance.now() }: Options) {
    this.#replica = openPostgres(url, QUERY_MS);
    this.#primary = primary;
    this.#reads = withFallback(this.#replica, primary, () => this.#leave());
    this.#mostMsBehind = mostMsBehind;
    this.#now = now;
  }

  /** Staleness: the age of the oldest write that it may lack; Infinity while nothing is known of it. */
  get msBehind(): number {
    return this.#now() - this.#holdsUntil;
  }

  get isUsed(): boolean {
    return this.msBehind <= this.#mostMsBehind;
  }

  /** Why it is not used. */
  get trouble(): string | undefined {
    if (this.isUsed) return undefined;
    const why = Number.isFinite(this.msBehind)
      ? `${Math.round(this.msBehind / 1000)} seconds behind`
      : 'away, or no replica of the primary';
    return `Lists are read from the primary: the replica is ${why}.`;
  }

  /** Where a session reads that wrote last when the log was at `writtenLsn`: here, or on the primary. */
  readerFor(writtenLsn: number): Database {
    return this.isUsed && writtenLsn <= this.#replayed ? this.#reads : this.#primary;
  }

  /** Asks both how far their log is. */
  async look(): Promise<void> {
    const at = this.#now();
    try {
      const primary = await findLog(this.#primary);
      const isRecent = (mark: { at: number }) => mark.at >= at - this.#mostMsBehind;
      this.#marks = [...this.#marks.filter(isRecent), { at, lsn: primary.lsn }];
      const { isStandby, database, lsn } = await findLog(this.#replica);
      if (!isStandby || database !== primary.database) return this.#leave();
      this.#replayed = lsn;
      const held = this.#marks.findLast((mark) => mark.lsn <= lsn);
      if (held) this.#holdsUntil = held.at;
    } catch {
      this.#leave();
    }
  }

  /** Looks every second until it is closed; `tell` hears when it is no longer used, and when it is again. */
  async watch(tell: (sentence: string) => void): Promise<void> {
    let wasUsed = true;
    await this.look();
    const { signal } = this.#closed;
    try {
      for await (const _ of setInterval(LOOK_EVERY_MS, undefined, { ref: false, signal })) {
        await this.look();
        if (this.isUsed === wasUsed) continue;
        wasUsed = this.isUsed;
        tell(this.trouble ?? 'Lists are read from the replica again.');
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#replica.destroy();
  }

  /** Until the next look finds it as it should be. */
  #leave(): void {
    this.#holdsUntil = Number.NEGATIVE_INFINITY;
  }
}

type Log = { isStandby: boolean; database: string; lsn: number };

/** How far the write-ahead log is, in bytes: as flushed by a primary, as replayed by a standby. */
async function findLog(db: Database): Promise<Log> {
  const { rows } = await sql<Log>`
    select pg_is_in_recovery() as "isStandby",
      (select system_identifier from pg_control_system()) || ' ' || current_database() as database,
      pg_wal_lsn_diff(
        case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0'
      ) as lsn`.execute(db);
  return rows[0]!;
}

/** No transactions: each statement may be asked of either. */
class FallbackDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(executeQuery: DatabaseConnection['executeQuery']) {
    super();
    this.#connection = {
      executeQuery,
      // biome-ignore lint/correctness/useYield: nothing is read by cursor.
      async *streamQuery() {
        throw new Error('A replica is read statement by statement.');
      },
    };
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  override async beginTransaction(): Promise<void> {
    throw new Error('A transaction belongs to the primary.');
  }
}

/** Asks `first`, and where that fails (away, too slow, in the way of what it replays) `second`. */
function withFallback(first: Database, second: Database, onFailure: () => void): Database {
  const executeQuery = async <R>(query: CompiledQuery) => {
    try {
      return await first.executeQuery<R>(query);
    } catch {
      onFailure();
      return second.executeQuery<R>(query);
    }
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresEngine(),
      createDriver: () => new FallbackDriver(executeQuery),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new EmptyListCompiler(),
    },
  });
}
