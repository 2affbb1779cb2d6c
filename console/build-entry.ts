import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { type Entry, pages } from './build-pages.ts';

/** Builds an entry into a folder without changing other files in it, so that entries never share code. */
export function buildEntry(entry: Entry, outDir: string): ReturnType<typeof build> {
  const { root, name, groups = [] } = entry;
  return build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    root,
    plugins: [pages(entry)],
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: join(root, `${name}.html`), output: { codeSplitting: { groups } } },
    },
  });
}

/** The largest blocks, which are the smallest in sum. */
const BROTLI = { params: { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS } };

const COMPRESSIBLE = /\.(js|css|html|svg|json|wasm)$/;

/** Writes a .br and a .gz next to every text file, so that the server need not compress them per request. */
export function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content, BROTLI));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
