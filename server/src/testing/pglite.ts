import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { numberParsers } from '../platform/engine/database.ts';
import { PostgresEngine } from '../platform/engine/postgres-engine.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';

const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/tawseel');
const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const { version } = JSON.parse(readFileSync(path.join(path.dirname(main), '..', 'package.json'), 'utf8'));
const image = path.join(folder, `pglite-${version}.tar`);
const options = { extensions: { pg_trgm }, parsers: numberParsers };

/** Data directory image, cached between runs: booting takes seconds, loading the image a third of one. */
async function keepImage(): Promise<void> {
  if (existsSync(image)) return;
  const booted = await PGlite.create(options);
  const dump = await booted.dumpDataDir('none');
  await booted.close();
  mkdirSync(folder, { recursive: true });
  // Atomic rename: another run may be reading, so the name appears when the file is whole.
  const unfinished = `${image}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, image);
}

export async function loadImage(): Promise<PGlite> {
  await keepImage();
  return PGlite.create({ ...options, loadDataDir: new Blob([readFileSync(image)]) });
}

class OneConnectionEngine extends PostgresEngine {
  override get supportsMultipleConnections(): boolean {
    return false;
  }
}

class OneConnection extends PGliteDialect {
  override createAdapter(): PostgresEngine {
    return new OneConnectionEngine();
  }
}

/** A database handle whose destroy leaves the instance running for the next one. */
export function openPglite(instance: PGlite): Database {
  const lent = {
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
    close: async () => undefined,
    query: instance.query.bind(instance),
    transaction: instance.transaction.bind(instance),
  };
  return new Kysely<Tables>({ dialect: new OneConnection({ pglite: lent }) });
}
