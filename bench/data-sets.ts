import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openAlone } from '@tawseel/server/src/areas/transfer/store/source.ts';
import { transfer } from '@tawseel/server/src/areas/transfer/store/transfer.ts';
import { COMMAND_QUERY_MS, openPostgres } from '@tawseel/server/src/platform/engine/database.ts';
import { deleteFact } from '@tawseel/server/src/platform/engine/meta.ts';
import { databaseFile, openDatabase } from '@tawseel/server/src/platform/engine/open.ts';
import { readSettings } from '@tawseel/server/src/platform/settings.ts';
import { type Cluster, findBinaries, startCluster } from '@tawseel/server/src/testing/postgres.ts';
import { sql } from 'kysely';
import { fill } from './fill.ts';
import { familyOf } from './processes.ts';

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof ENGINES)[number];
export const SIZES = [10_000, 1_000_000, 10_000_000];

/** A filled database, and the settings for a server that uses it. */
export type DataSet = { engine: Engine; orders: number; settings: { [name: string]: string } };

/** Settings of PostgreSQL by an operator of a machine of this size; the others are its defaults. */
export const POSTGRES_SETTINGS = ['shared_buffers=2GB', 'effective_cache_size=8GB', 'random_page_cost=1.1'];
/** Settings for filling: indexes are built in memory, and without checkpoints in between. */
const FILLING = ['maintenance_work_mem=1GB', 'max_wal_size=16GB', 'wal_level=minimal', 'max_wal_senders=0'];

/** 1000000 is '1 million', 10000 '10 thousand': the names of the columns. */
export function sizeName(orders: number): string {
  return orders >= 1_000_000 ? `${orders / 1_000_000} million` : `${orders / 1000} thousand`;
}

const here = import.meta.dirname;
const migrations = path.join(here, '../server/src/platform/engine/migrations');

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const FILLED_BY = ['order-rows.ts', 'people-rows.ts', 'names.ts', 'fill.ts'];

/** Contents of a filled database. Later migrations are run on it instead of filling it again. */
type FillRecord = { rows: string; schema: { [migration: string]: string } };

function madeNow(): FillRecord {
  const files = globSync('**/*.ts', { cwd: migrations }).sort();
  return {
    rows: hashOf(FILLED_BY.map((file) => path.join(here, file))),
    schema: Object.fromEntries(files.map((file) => [file, hashOf([path.join(migrations, file)])])),
  };
}

function isMadeLike(made: FillRecord, now: FillRecord): boolean {
  return (
    made.rows === now.rows && Object.entries(made.schema).every(([file, hash]) => now.schema[file] === hash)
  );
}

/** Lock file: one process at a time fills and measures in a folder. What a process left that is gone does not count. */
function lock(file: string): void {
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner !== process.pid && existsSync(`/proc/${owner}`)) {
    throw new Error(
      `Process ${owner} measures in ${path.dirname(file)}. Wait for it, or name another --folder.`,
    );
  }
  writeFileSync(file, String(process.pid));
}

/** Makes an empty database at `url`, in place of one of that name. `maintenance` names another of the cluster. */
async function makeDatabase(maintenance: string, url: string): Promise<void> {
  const db = openPostgres(maintenance);
  const name = sql.id(new URL(url).pathname.slice(1));
  await sql`drop database if exists ${name}`.execute(db);
  await sql`create database ${name}`.execute(db);
  await db.destroy();
}

/** Moves a filled SQLite to an empty PostgreSQL as the product does, but leaves both open for a start. */
async function fillPostgres(DATABASE_URL: string, dataDir: string): Promise<void> {
  const file = databaseFile({ DATA_DIR: dataDir });
  const source = await openAlone(file);
  const opening = { mayBeUnfinished: true, queryMs: COMMAND_QUERY_MS };
  const { db: target, location } = await openDatabase(readSettings({ DATABASE_URL }), opening);
  await transfer({ source, target }, { from: file, location }, () => undefined);
  await deleteFact(source, 'moved_to');
  await Promise.all([source.destroy(), target.destroy()]);
}

/** Databases of several sizes on both engines, kept in a folder and filled once. */
export class DataSets {
  readonly sizes: readonly number[];
  readonly #folder: string;
  #cluster: Cluster | undefined;

  constructor(folder: string, sizes: readonly number[]) {
    mkdirSync(folder, { recursive: true });
    lock(path.join(folder, 'in-use-by'));
    this.#folder = folder;
    this.sizes = sizes;
  }

  /** The size that most figures are of: a million, or the largest of others. */
  get main(): number {
    return this.sizes.includes(1_000_000) ? 1_000_000 : (this.sizes.at(-1) ?? 0);
  }

  /** Those of an engine, smallest first; none where PostgreSQL is not installed. */
  async of(engine: Engine, sizes: readonly number[] = this.sizes): Promise<DataSet[]> {
    const sets: DataSet[] = [];
    for (const orders of sizes) {
      if (engine === 'SQLite') sets.push(await this.sqlite(orders));
      else sets.push(...(await this.#postgres(orders)));
    }
    return sets;
  }

  async all(sizes: readonly number[] = this.sizes): Promise<DataSet[]> {
    return [...(await this.of('SQLite', sizes)), ...(await this.of('PostgreSQL', sizes))];
  }

  async sqlite(orders: number): Promise<DataSet> {
    const dataDir = path.join(this.#folder, `sqlite-${orders}`);
    const set: DataSet = { engine: 'SQLite', orders, settings: { DATA_DIR: dataDir } };
    await this.#unlessMade(set, () => fill(dataDir, orders));
    return set;
  }

  /** An empty business, in place of that which was made before; none where PostgreSQL is not installed. */
  async empty(engine: Engine): Promise<DataSet | undefined> {
    if (engine === 'SQLite') {
      const DATA_DIR = path.join(this.#folder, 'sqlite-empty');
      rmSync(DATA_DIR, { recursive: true, force: true });
      return { engine, orders: 0, settings: { DATA_DIR } };
    }
    if (!findBinaries()) return undefined;
    const DATABASE_URL = this.#urlOf('empty');
    await makeDatabase(this.#urlOf('postgres'), DATABASE_URL);
    return { engine, orders: 0, settings: { DATABASE_URL } };
  }

  async #postgres(orders: number): Promise<DataSet[]> {
    if (!findBinaries()) return [];
    const source = await this.sqlite(orders);
    const DATABASE_URL = this.#urlOf(`orders_${orders}`);
    const set: DataSet = { engine: 'PostgreSQL', orders, settings: { DATABASE_URL } };
    await this.#unlessMade(set, async () => {
      await this.close();
      const filling = this.#start('quick', FILLING);
      await makeDatabase(filling.url, DATABASE_URL);
      await fillPostgres(DATABASE_URL, source.settings.DATA_DIR ?? '');
      await filling.stop();
      this.#cluster = this.#start('durable');
    });
    return [set];
  }

  /** The address of a database of the cluster, which is started. */
  #urlOf(name: string): string {
    this.#cluster ??= this.#start('durable');
    return this.#cluster.url.replace('///postgres?', `///${name}?`);
  }

  #start(kind: 'quick' | 'durable', more: readonly string[] = []): Cluster {
    const keptIn = path.join(this.#folder, 'postgres');
    const cluster = startCluster(kind, { keptIn, more: [...POSTGRES_SETTINGS, ...more] });
    if (!cluster) throw new Error('PostgreSQL is not installed.');
    return cluster;
  }

  /** The processes of PostgreSQL, where it runs. */
  databaseProcesses = (): number[] => {
    const file = path.join(this.#folder, 'postgres', 'data', 'postmaster.pid');
    return this.#cluster && existsSync(file) ? familyOf(Number.parseInt(readFileSync(file, 'utf8'), 10)) : [];
  };

  /** Ends PostgreSQL; what is filled stays. */
  async close(): Promise<void> {
    await this.#cluster?.stop();
    this.#cluster = undefined;
  }

  async #unlessMade({ engine, orders, settings }: DataSet, fill: () => Promise<void>): Promise<void> {
    const mark = path.join(this.#folder, `${engine.toLowerCase()}-${orders}.json`);
    const now = madeNow();
    const made: FillRecord | undefined = existsSync(mark)
      ? JSON.parse(readFileSync(mark, 'utf8'))
      : undefined;
    if (made && isMadeLike(made, now)) {
      if (Object.keys(made.schema).length === Object.keys(now.schema).length) return;
      const { db } = await openDatabase(readSettings(settings), { queryMs: COMMAND_QUERY_MS });
      await db.destroy();
    } else {
      const started = performance.now();
      rmSync(mark, { force: true });
      await fill();
      const seconds = (performance.now() - started) / 1000;
      console.log(`Filled ${engine} with ${sizeName(orders)} orders in ${seconds.toFixed(0)} s.`);
    }
    writeFileSync(mark, JSON.stringify(now));
  }
}
