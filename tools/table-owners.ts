// Holds what the server's areas write against the tables that they declare.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file of the server's code. */
export type Source = { file: string; text: string };

/** A read of, or a write to, another area's table that stays, with its reason. */
export type Exception = { from: string; table: string; why: string };

const AREA = /^server\/src\/(?:areas\/)?([^/]+)\//;
const TABLES = /\n( *)interface Tables \{\n(.*?)\n\1\}/s;
/** A write of Kysely or of insertRows, with the name of its table. */
const WRITE = /\b(?:(?:updateTable|insertInto|replaceInto|deleteFrom)\(|insertRows\(\w+,)\s*'(\w+)'/g;

/** A read of Kysely, with the names of its tables. */
const QUERY = /\b(?:selectFrom|(?:inner|left|right|full|cross)Join|using|from)\(\s*('\w+|\[[^\]]*\])/g;
/** A read in raw SQL, with the name of its table. */
const RAW = /\b(?:from|join|using)\s+(\w+)/g;
const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm;

/** Returns the names of tables that a file's code reads; the names of other things may be among them. */
export function readsIn(text: string): Set<string> {
  const code = text.replaceAll(COMMENT, '');
  const queried = [...code.matchAll(QUERY)].flatMap(([, names = '']) => [...names.matchAll(/'(\w+)/g)]);
  return new Set([...queried, ...code.matchAll(RAW)].map(([, name]) => name!));
}

function areaOf(file: string): string {
  return AREA.exec(file)?.[1] ?? file;
}

/** Returns the tables.ts that declares each table. */
export function ownersOf(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { file, text } of sources.filter((source) => source.file.endsWith('/tables.ts'))) {
    const [, indent = '', declared = ''] =
      TABLES.exec(`\n${text.replace('export interface', 'interface')}`) ?? [];
    const names = declared.matchAll(new RegExp(`^ {${indent.length + 2}}(\\w+):`, 'gm'));
    for (const [, table] of names) owners.set(table!, file);
  }
  return owners;
}

/** Returns a sentence for each area that writes another's table, and for each exception that is not needed any more. */
export function ownerFaults(sources: readonly Source[], exceptions: readonly Exception[]): string[] {
  const owners = ownersOf(sources);
  const faults = new Set<string>();
  const used = new Set<Exception>();
  for (const { file, text } of sources) {
    const from = areaOf(file);
    for (const [, table] of text.matchAll(WRITE)) {
      const owner = areaOf(owners.get(table!) ?? file);
      if (owner === from) continue;
      const exception = exceptions.find(
        (one) => one.from === from && (one.table === '*' || one.table === table),
      );
      if (exception) used.add(exception);
      else faults.add(`${file} writes ${table}, which is ${owner}'s: write it through that area's exports.`);
    }
  }
  for (const one of exceptions)
    if (!used.has(one)) faults.add(`${one.from} no longer writes ${one.table}: take out its exception.`);
  return [...faults];
}

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname);

  const EXCEPTIONS = [
    { from: 'demo', table: '*', why: 'the demo enters the past of a whole business as rows' },
    { from: 'orders', table: 'meta', why: 'the lock of imports replaces its token' },
    { from: 'audit', table: 'audit', why: 'retention removes old rows; the platform only adds' },
    { from: 'audit', table: 'order_events', why: 'retention removes addresses from events' },
  ];

  const files = globSync('server/src/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file));
  const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const faults = ownerFaults(sources, EXCEPTIONS);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
