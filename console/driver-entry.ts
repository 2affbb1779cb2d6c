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

/** Builds its service worker, which names every file of the build. */
export async function buildDriverWorker(
  output: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
  outDir: string,
): Promise<void> {
  const assets = output.map(({ fileName }) => `/${fileName}`).filter((file) => file.startsWith('/assets/'));
  const files = [...assets.toSorted(), '/favicon.svg', '/d/manifest.webmanifest'];
  const hash = createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 12);
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
