import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** Depth of SQLite's check: every page of the file (quick), or also its indexes against their tables (slower). */
export type Look = 'quick_check' | 'integrity_check';

/** Maximum faults shown of a table, because more of them add no information. */
const SHOWN = 3;

/**
 * Opens a file to read. If it has no write-ahead log, it is opened as immutable, so that SQLite creates no files next
 * to it.
 */
export function openToRead(file: string): DatabaseSync {
  const address = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true, timeout: 10_000 });
}

/** Returns the faults that SQLite reports, up to the page where it gives up. */
function ask(connection: DatabaseSync, question: string): string[] {
  const reports: string[] = [];
  try {
    for (const row of connection.prepare(question).iterate()) reports.push(String(Object.values(row)[0]));
  } catch (error) {
    if (reports.length === 0) reports.push(error instanceof Error ? error.message : String(error));
  }
  return reports
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== 'ok' && !line.startsWith('*** in database'));
}

/** Returns a sentence for each fault in a SQLite file, with the name of the table or index and the page. */
export function findDamage(file: string, look: Look): string[] {
  const connection = openToRead(file);
  try {
    const all = ask(connection, `pragma ${look}`);
    if (all.length === 0) return [];
    const parts = connection.prepare('select type, name, rootpage as root from sqlite_master').all();
    const byRoot = new Map(parts.map(({ type, name, root }) => [root, `${type} ${name}`]));
    const found = parts
      .filter(({ type }) => type === 'table')
      .flatMap(({ name }) =>
        ask(connection, `pragma ${look}("${name}")`)
          .slice(0, SHOWN)
          .map((line) => sentence(line, byRoot, `table ${name}`)),
      );
    return found.length > 0 ? found : all.slice(0, SHOWN).map((line) => `The file is damaged: ${line}.`);
  } finally {
    connection.close();
  }
}

/** Returns a fault as a sentence. 'Tree 31 page 1197 cell 2: …' identifies a tree by its root page. */
function sentence(line: string, byRoot: Map<unknown, string>, table: string): string {
  const [, root, page = root, why] = /^Tree (\d+)(?: page (\d+))?[^:]*: (.*)$/.exec(line) ?? [];
  const part = byRoot.get(Number(root));
  return part
    ? `The ${part} is damaged at page ${page} of the file: ${why}.`
    : `The ${table} is damaged: ${line}.`;
}
