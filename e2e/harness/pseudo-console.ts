import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { build, preview } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const outDir = path.join(root, '.cache/console-pseudo');
const configFile = path.join(root, 'console/vite.config.ts');

/** Builds the console as it is developed: with the pseudo-language, which the production build leaves out. */
export async function buildPseudoConsole(): Promise<void> {
  await build({ configFile, mode: 'pseudo', logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Serves that console in front of a server's API. */
export async function servePseudoConsole(
  api: string,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const proxy = { '/api': api, '/settings.json': api, '/pictures': api };
  const served = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy,
      headers: { 'cache-control': 'max-age=3600' },
    },
  });
  return { address: `http://127.0.0.1:${port}`, stop: () => served.close() };
}
