import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pages } from './build-pages.ts';

/** Tag of the language that a file of texts is of. */
const languageOf = (file: string) => /src\/texts\/([^/]+)\//.exec(file)?.[1] ?? null;

const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;
/**
 * Code splitting, each group with what it imports: what asks ahead, the sign-in, the frame with the overview, what is
 * said there and all styles, All Orders with what is said everywhere else, what several screens share, and any other
 * language. What another screen has alone is a chunk of its own. An `await` at the top of any module would bring a chunk
 * back for each dynamic import.
 */
const GROUPS = [
  { name: 'start', test: /src\/start\.ts$/ },
  { name: 'sign-in', test: /src\/(main\.tsx|texts\/en\/(common|session)\.ts)$/ },
  {
    name: 'frame',
    test: /src\/(app\/signed-in-frame|screens\/home)\.tsx$|src\/texts\/en\/(export|finance|home|orders|shell)\.ts$|src\/(?!.*(landing|not-found|delivery)).+\.module\.css$/,
  },
  { name: 'lists', test: /src\/texts\/en\/|src\/screens\/all-orders\.tsx$/ },
  { name: 'kit', test: /\.(ts|tsx|js|mjs)$/, minShareCount: 2 },
  { name: languageOf, test: /src\/texts\/(?!en\/)[^/]+\// },
];
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
  plugins: [react(), pages(), compressed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': SERVER, '/settings.json': SERVER, '/pictures': SERVER } },
});
