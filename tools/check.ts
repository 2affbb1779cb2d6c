// npm run check: runs all static checks and prints the output of those that fail.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** TypeScript projects, each with the globals of its platform: no `window` in a handler, no `Buffer` in a screen. */
const programs = [
  'contract',
  'contract/tsconfig.tests.json',
  'server',
  'console',
  'console/tsconfig.tests.json',
  'e2e',
  'bench',
  'tools',
];

const checks = {
  ...Object.fromEntries(
    programs.map((program) => [`types of ${program}`, ['node_modules/typescript/bin/tsc', '-p', program]]),
  ),
  'lint, format and import directions': [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '.',
  ],
  'dead code': ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  'code that only tests use': [
    'node_modules/knip/bin/knip.js',
    '--production',
    '--no-progress',
    '--no-config-hints',
  ],
  'notes on fields, and the index of decisions': ['tools/docs.ts', '--check'],
  'the OpenAPI document by a public linter': ['tools/api-lint.ts'],
  'tests named in docs/security.md': ['tools/titles.ts'],
  'settings in docs/operating.md': ['tools/setting-rows.ts'],
  'the modules in docs/architecture.md': ['tools/house.ts'],
  'tables that areas write': ['tools/table-owners.ts'],
  'landed migrations': ['tools/landed-migrations.ts'],
  'links in the documents': ['tools/dead-links.ts'],
  'names of types and files': ['tools/plain-names.ts'],
};

type Ran = {
  name: string;
  status: number | null;
  output: string;
  seconds: string;
};

function run(name: string, args: string[]): Promise<Ran> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: root });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stderr.on('data', (part: Buffer) => parts.push(part));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      resolve({
        name,
        status,
        output: Buffer.concat(parts).toString('utf8'),
        seconds,
      });
    });
  });
}

const all = await Promise.all(Object.entries(checks).map(([name, args]) => run(name, args)));
for (const { name, status, output, seconds } of all) {
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) console.log(output);
}
process.exitCode = all.some(({ status }) => status !== 0) ? 1 : 0;
