// Holds the modules in docs/architecture.md against the imports of the code. Tests may import anything.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Source = { file: string; text: string };

type Room = { path: string; imports: string[] };

/** The rows of the table under '## Modules': a room's path, what stands in it, the rooms it imports; `path/*` are all below. */
export function roomsOf(page: string): Room[] {
  const [, section = ''] = page.split(/^## Modules$/m);
  const [plan = ''] = section.split(/^## /m);
  const rows = plan.split('\n').filter((line) => line.startsWith('| `'));
  const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);
  return rows.map((row) => {
    const [, path, , imports] = row.split('|');
    return { path: quoted(path)[0]!, imports: quoted(imports) };
  });
}

const IMPORT = /(?:^|[\s(])(?:from|import)\s*\(?\s*'([^']+)'/gm;
const PACKAGE = /^@tawseel\/(\w+)(?:\/(?:src\/)?(.+))?$/;

/** The file an import names, from the root of the repository; nothing for a package of others. */
function fileOf(source: string, wanted: string): string | undefined {
  if (wanted.startsWith('.')) return new URL(wanted, `file:///${source}`).pathname.slice(1);
  const [, name, within = 'index'] = PACKAGE.exec(wanted) ?? [];
  if (name === undefined) return undefined;
  return `${name}/${name === 'e2e' ? '' : 'src/'}${within}`;
}

/** The deepest room that holds the file. */
function roomOf(rooms: Room[], file: string): Room | undefined {
  const holding = rooms.filter(
    ({ path }) => file.startsWith(`${path}/`) || [file, `${file}.ts`].includes(path),
  );
  return holding.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** Whether an import of the table, which may end in an asterisk, is of a room. */
function isNamed(wanted: string, path: string): boolean {
  return wanted.endsWith('/*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
}

/**
 * Returns problems of the plan as sentences: modules that import upwards, imports that it does not allow, and allowed
 * imports that do not exist.
 */
export function houseFaults(page: string, sources: Source[]): string[] {
  const rooms = roomsOf(page);
  const faults = new Set<string>();
  const named = (wanted: string) => rooms.filter(({ path }) => isNamed(wanted, path));
  for (const [index, { path, imports }] of rooms.entries()) {
    for (const wanted of imports) {
      if (named(wanted).length === 0) faults.add(`${path} imports ${wanted}, which is no room.`);
      else if (named(wanted).some((room) => rooms.indexOf(room) <= index))
        faults.add(`${path} imports ${wanted}, which does not stand below it.`);
    }
  }
  const used = new Set<string>();
  for (const { file, text } of sources) {
    const from = roomOf(rooms, file);
    if (!from) faults.add(`${file} stands in no room.`);
    for (const [, wanted] of text.matchAll(IMPORT)) {
      const target = fileOf(file, wanted!);
      if (!from || target === undefined || /\.(css|json|svg|md)$/.test(target)) continue;
      const to = roomOf(rooms, target);
      if (to === from) continue;
      if (!to) faults.add(`${file} imports ${target}, which stands in no room.`);
      else if (!from.imports.some((wanted) => isNamed(wanted, to.path)))
        faults.add(`${file} imports ${target}: ${from.path} may not import ${to.path}.`);
      else used.add(`${from.path} ${to.path}`);
    }
  }
  for (const { path, imports } of rooms) {
    for (const wanted of imports)
      if (named(wanted).length > 0 && !named(wanted).some((room) => used.has(`${path} ${room.path}`)))
        faults.add(`${path} no longer imports ${wanted}.`);
  }
  return [...faults];
}

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname);
  const page = 'docs/architecture.md';
  const patterns = ['{contract,server,console}/src/**/*.{ts,tsx}', '{bench,e2e,tools}/**/*.ts'];

  const files = globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file));
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const faults = houseFaults(
    read(page),
    files.map((file) => ({ file, text: read(file) })),
  );
  for (const fault of faults) console.error(`${page}: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
