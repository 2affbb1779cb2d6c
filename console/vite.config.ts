import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
/**
 * Manual chunk: what the login page needs, in one file, since many small ones compress worse. The entry stays beside
 * it for the manifest.
 */
const FIRST = { name: 'first', tags: ['$initial' as const], test: /(?<!\/main)\.(ts|tsx|js|mjs|css)$/ };
/** Where `npm run dev` has the server listen. */
const SERVER = `http://127.0.0.1:${process.env.PORT || 3000}`;

/** Writes a .br and a .gz beside every text file once, so that the server compresses nothing as it serves. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const path = join(dir!, name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressed()],
  build: {
    target: 'es2023',
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST] } } },
  },
  server: { proxy: { '/api': SERVER, '/settings.json': SERVER, '/pictures': SERVER } },
});
