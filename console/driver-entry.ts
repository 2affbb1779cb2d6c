import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Entry } from './build-pages.ts';

/** The page of drivers, at `/d/`: its worker answers for what is below that. */
export const driverEntry: Entry = {
  name: 'd/index',
  root: import.meta.dirname,
  start: 'src/driver/start.ts',
  pages: [{ file: 'd/index.html' }],
  groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
};

type Output = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[];

/** A text of a language, by its tag; texts with the mark of `live-texts.ts` are code of the page. */
const TEXT = /src\/texts\/([^/]+)\/(?!driver-english)[\w-]+\.ts$/;

/** Returns the tag of the language that a chunk is of, or undefined for code of the page. */
function languageOf({ moduleIds }: Rolldown.OutputChunk): string | undefined {
  return moduleIds.flatMap((id) => TEXT.exec(id.replaceAll('\\', '/'))?.[1] ?? [])[0];
}

type Chunks = readonly Rolldown.OutputChunk[];

/** Returns the files that some chunks load, now or later, without those of languages that they offer. */
function loadedBy(some: Chunks, chunks: Chunks, seen = new Set<string>()): Set<string> {
  for (const { fileName, imports, dynamicImports, viteMetadata } of some) {
    if (seen.has(fileName)) continue;
    for (const file of [fileName, ...viteMetadata!.importedCss, ...viteMetadata!.importedAssets])
      seen.add(file);
    const names = [...imports, ...dynamicImports];
    loadedBy(
      chunks.filter((next) => names.includes(next.fileName) && languageOf(next) === undefined),
      chunks,
      seen,
    );
  }
  return seen;
}

/** Returns the files that only pages in a language load, by its tag: its texts, style and font. */
function filesByLanguage(output: Output): Record<string, string[]> {
  const chunks = output.filter((part) => part.type === 'chunk');
  const always = loadedBy(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const ofLanguages = Map.groupBy(chunks, languageOf);
  return Object.fromEntries(
    [...ofLanguages].flatMap(([tag, parts]) => {
      const files = [...loadedBy(parts, chunks).difference(always)];
      return tag === undefined ? [] : [[tag, files.toSorted().map((file) => `/${file}`)]];
    }),
  );
}

/** Builds its service worker, which names every file of the build: those of every page, and those of each language. */
export async function buildDriverWorker(output: Output, outDir: string): Promise<void> {
  const assets = output.map(({ fileName }) => `/${fileName}`).filter((file) => file.startsWith('/assets/'));
  const byLanguage = filesByLanguage(output);
  const ofLanguages = new Set(Object.values(byLanguage).flat());
  const always = assets.toSorted().filter((file) => !ofLanguages.has(file));
  const files = { always: [...always, '/favicon.svg', '/d/manifest.webmanifest'], byLanguage };
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 12);
  await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(hash), FILES: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(import.meta.dirname, 'src/driver/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'd/sw.js' },
      },
    },
  });
}
