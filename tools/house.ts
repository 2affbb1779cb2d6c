// Compares the table of modules in docs/architecture.md with the imports of the code, and with the tables that it reads.
// Tests may import and read anything.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Exception, ownersOf, readsIn, type Source } from './table-owners.ts';

type Module = { path: string; imports: string[] };

/** Returns the rows of the table under '## Modules': a module's path and its imports; `path/*` means all modules below. */
export function modulesOf(page: string): Module[] {
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

/** Returns the path of an imported file from the repository's root, or undefined for an external package. */
function fileOf(source: string, wanted: string): string | undefined {
  if (wanted.startsWith('.')) return new URL(wanted, `file:///${source}`).pathname.slice(1);
  const [, name, within = 'index'] = PACKAGE.exec(wanted) ?? [];
  if (name === undefined) return undefined;
  return `${name}/${name === 'e2e' ? '' : 'src/'}${within}`;
}

/** Returns the deepest module that contains the file, or undefined. */
function moduleOf(modules: Module[], file: string): Module | undefined {
  const holding = modules.filter(
    ({ path }) => file.startsWith(`${path}/`) || [file, `${file}.ts`].includes(path),
  );
  return holding.toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** Returns the folders that contain modules and are none, where every file is in one of these modules. */
function foldersOf(modules: Module[]): string[] {
  const folders = new Set(modules.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  return [...folders].filter((folder) => !modules.some(({ path }) => path === folder));
}

/** Returns true if an import in the table, which may end in an asterisk, covers a module. */
function isNamed(wanted: string, path: string): boolean {
  return wanted.endsWith('/*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
}

/** The module that may read every table. */
const READS = 'server/src/reads';

/**
 * Returns problems of the plan as sentences: modules that import upwards, imports and reads of tables that it does not
 * allow, allowed imports that do not exist, and exceptions that are not needed.
 */
export function houseFaults(
  page: string,
  sources: readonly Source[],
  exceptions: readonly Exception[] = [],
): string[] {
  const modules = modulesOf(page);
  const faults = new Set<string>();
  const named = (wanted: string) => modules.filter(({ path }) => isNamed(wanted, path));
  for (const [index, { path, imports }] of modules.entries()) {
    for (const wanted of imports) {
      if (named(wanted).length === 0) faults.add(`${path} imports ${wanted}, which is not a module.`);
      else if (named(wanted).some((module) => modules.indexOf(module) <= index))
        faults.add(`${path} imports ${wanted}, which is not below it.`);
    }
  }
  const used = new Set<string>();
  const excepted = new Set<Exception>();
  const owners = ownersOf(sources);
  const parents = foldersOf(modules);
  for (const { file, text } of sources) {
    const from = moduleOf(modules, file);
    const isWithin = (folder: string) => file.startsWith(`${folder}/`) && folder.startsWith(`${from?.path}/`);
    if (!from || parents.some(isWithin)) faults.add(`${file} is in no module.`);
    for (const [, wanted] of text.matchAll(IMPORT)) {
      const target = fileOf(file, wanted!);
      if (!from || target === undefined || /\.(css|json|svg|md)$/.test(target)) continue;
      const to = moduleOf(modules, target);
      if (to === from) continue;
      if (!to) faults.add(`${file} imports ${target}, which is in no module.`);
      else if (!from.imports.some((wanted) => isNamed(wanted, to.path)))
        faults.add(`${file} imports ${target}: ${from.path} may not import ${to.path}.`);
      else used.add(`${from.path} ${to.path}`);
    }
    if (!from || from.path === READS || !file.startsWith('server/') || file.includes('/migrations/'))
      continue;
    for (const table of readsIn(text)) {
      const to = moduleOf(modules, owners.get(table) ?? file);
      if (!to || to === from) continue;
      const exception = exceptions.find((one) => one.from === from.path && one.table === table);
      if (exception) excepted.add(exception);
      else if (!from.imports.some((wanted) => isNamed(wanted, to.path)))
        faults.add(`${file} reads ${table}: ${from.path} may not import ${to.path}.`);
      else used.add(`${from.path} ${to.path}`);
    }
  }
  for (const one of exceptions)
    if (!excepted.has(one)) faults.add(`${one.from} no longer reads ${one.table}: take out its exception.`);
  for (const { path, imports } of modules) {
    for (const wanted of imports)
      if (named(wanted).length > 0 && !named(wanted).some((module) => used.has(`${path} ${module.path}`)))
        faults.add(`${path} no longer imports ${wanted}.`);
  }
  return [...faults];
}

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname);
  const page = 'docs/architecture.md';
  const area = (name: string) => `server/src/areas/${name}`;
  const ENGINE = 'server/src/platform/engine';
  const EXCEPTIONS = [
    {
      from: area('access'),
      table: 'staff',
      why: 'a session is read with the name and state of its person in one query',
    },
    {
      from: area('access'),
      table: 'senders',
      why: 'a key is read with the name and state of its shop in one query',
    },
    {
      from: area('custody'),
      table: 'orders',
      why: 'custody copies the warehouse of its order as it is inserted',
    },
    { from: area('stops'), table: 'runs', why: 'a stop is read with the number and state of its run' },
    { from: area('orders'), table: 'runs', why: 'conditions and cash of orders depend on the run of an act' },
    { from: area('parcels'), table: 'runs', why: 'a parcel is shown with the number of the run that has it' },
    { from: ENGINE, table: 'admins', why: 'the audit log looks up names as it inserts' },
    { from: ENGINE, table: 'staff', why: 'the audit log looks up names as it inserts' },
    { from: ENGINE, table: 'api_keys', why: 'the audit log looks up names as it inserts' },
    { from: ENGINE, table: 'orders', why: 'a backup counts its orders to prove that it opens' },
    { from: ENGINE, table: 'proofs', why: 'a backup lists the files that its proofs name' },
  ];
  const patterns = ['{contract,server,console}/src/**/*.{ts,tsx}', '{bench,e2e,tools}/**/*.ts'];

  const files = globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file));
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const faults = houseFaults(
    read(page),
    files.map((file) => ({ file, text: read(file) })),
    EXCEPTIONS,
  );
  for (const fault of faults) console.error(`${page}: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
