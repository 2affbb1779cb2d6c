import { readFileSync, writeFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { FirstRead } from './src/api/ahead.ts';

export type Page = {
  /** Its file in the build, which the server serves at the address of that name: 'home.html'. */
  file: string;
  /** Names of the lazy components that it draws first. */
  draws?: readonly string[];
  reads?: readonly FirstRead[];
};

/** A part of the product with HTML pages, code and styles of its own. */
export type Entry = {
  /** Names its HTML page, `<name>.html`, from which all its pages are made, and its manifest. */
  name: string;
  /** Folder of that page. */
  root: string;
  /** The module that the page starts; it imports the rest of the code that every page of it needs. */
  start: string;
  pages: readonly Page[];
  /** Code splitting; without groups by what is imported lazily. */
  groups?: Rolldown.CodeSplittingGroup[];
};

/** Files by module that is asked for by name: its own chunk first, then all that this one cannot run without. */
type Manifest = Record<string, string[]>;

function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, seen);
  }
  return seen;
}

const nameOf = (root: string, id: string) => relative(root, id).replaceAll('\\', '/');

function manifestOf(root: string, bundle: Rolldown.OutputBundle, asked: Set<string>): Manifest {
  const manifest: Manifest = {};
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds.filter((each) => asked.has(each))) {
      manifest[nameOf(root, id)] = [...filesOf(chunk, bundle)];
    }
  }
  return manifest;
}

function link(file: string): string {
  if (file.endsWith('.woff2'))
    return `<link rel="preload" as="font" crossorigin fetchpriority="low" href="/${file}">`;
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/**
 * The pages of an entry: each names all code that it draws first, and what that reads, so that a browser asks for
 * everything at once. The manifest beside them says which file a module is in.
 */
export function pages({ name, root, start, pages }: Entry): Plugin {
  return {
    name: 'pages',
    writeBundle({ dir }, bundle) {
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      const entry = infos.find(({ id }) => normalize(id) === join(root, start))!;
      const lazy = infos.filter(({ dynamicImporters }) => dynamicImporters.length > 0);
      const manifest = manifestOf(root, bundle, new Set([entry, ...lazy].map(({ id }) => id)));

      function moduleOf(component: string): string {
        const found = lazy.filter(({ exports }) => exports?.includes(component));
        if (found.length !== 1) throw new Error(`${found.length} lazy modules export ${component}.`);
        return found[0]!.id;
      }

      const always = [entry.id, ...entry.dynamicallyImportedIds];
      // Ahead of the style that names it: text that has to wait for its typeface is laid out twice.
      // That of every page; a browser fetches others once it draws letters of theirs.
      const fonts = Object.keys(bundle).filter((file) => /inter-[^/]*\.woff2$/.test(file));
      const bare = readFileSync(join(dir!, `${name}.html`), 'utf8');
      for (const { file, draws = [], reads = [] } of pages) {
        const needed = new Set(
          [...always, ...draws.map(moduleOf)].flatMap((id) => manifest[nameOf(root, id)]!),
        );
        const links = [...needed, ...fonts].filter((each) => !bare.includes(each)).map(link);
        const block = `<script type="application/json" id="first-reads">${JSON.stringify(reads)}</script>`;
        writeFileSync(join(dir!, file), bare.replace('</head>', `${links.join('\n')}\n${block}\n</head>`));
      }
      writeFileSync(join(dir!, `${name}.manifest.json`), JSON.stringify(manifest));
    },
  };
}
