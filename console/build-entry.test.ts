import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

const KB = 1000;
const script = fileURLToPath(new URL('build-second-entry.ts', import.meta.url));
const dist = mkdtempSync(join(tmpdir(), 'tawseel-entry-'));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const code = () => readdirSync(join(dist, 'assets')).filter((file) => /\.(js|css)$/.test(file));
let modules: string[];

function build(...component: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' };
  return spawnSync(process.execPath, [script, dist, ...component], { env, encoding: 'utf8' });
}

beforeAll(() => {
  const { stdout, stderr } = build();
  const [, said] = /^modules: (.+)$/m.exec(stdout) ?? [];
  if (said === undefined) throw new Error(`The second entry was not built: ${stderr}`);
  modules = JSON.parse(said);
});

afterAll(() => rmSync(dist, { recursive: true }));

test('a second entry is built from the kit, without code of the console', () => {
  const rooms = modules.map((id) => /console\/src\/(\w+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? '');
  expect(new Set(rooms)).toEqual(new Set(['', 'api', 'entry', 'testing', 'texts', 'ui']));
  expect(code().filter((file) => read(`assets/${file}`).includes('authToken'))).toEqual([]);
});

test('its page preloads all code of its first render, and the responses it needs', () => {
  const manifest: Record<string, string[]> = JSON.parse(read('second.manifest.json'));
  const page = read('second.html');
  const needed = new Set(['main.tsx', 'page.tsx'].flatMap((name) => manifest[name]!));
  expect(needed.size).toBe(5);
  expect([...needed].filter((file) => !page.includes(`="/${file}"`))).toEqual([]);
  expect(page).toContain('id="first-reads">[{"address":"/api/warehouse/"}]<');
});

test('it loads at most 92.2 kB of script and style, with brotli', () => {
  const bytes = code().map((file) => brotliCompressSync(read(`assets/${file}`)).length);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(92.2 * KB);
});

test('a page of a component that nobody exports is not built', () => {
  expect(build('Nowhere')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('0 lazy modules export Nowhere.'),
  });
});
