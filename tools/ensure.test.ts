import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function writeLock(version: string): void {
  const packages = {
    '': { name: 'small', version, workspaces: ['console'] },
    console: { name: '@tawseel/console', version: '1.0.0' },
    'node_modules/@tawseel/console': { resolved: 'console', link: true },
  };
  write('package.json', JSON.stringify({ name: 'small', version, workspaces: ['console'] }));
  write(
    'package-lock.json',
    JSON.stringify({ name: 'small', version, lockfileVersion: 3, requires: true, packages }),
  );
}

/** A project of the same shape whose build appends a line to console/dist/index.html. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tawseel-ensure-'));
  cpSync(path.join(import.meta.dirname, 'ensure.mjs'), path.join(root, 'tools', 'ensure.mjs'), {
    recursive: true,
  });
  writeLock('1.0.0');
  write('server/package.json', JSON.stringify({ engines: { node: '>=24.7' } }));
  const build = 'mkdir -p dist && echo built >> dist/index.html';
  write(
    'console/package.json',
    JSON.stringify({ name: '@tawseel/console', version: '1.0.0', scripts: { build } }),
  );
  write('console/src/main.tsx', '');
  write('contract/src/index.ts', '');
});

afterEach(() => rmSync(root, { recursive: true }));

function ensure(env: Record<string, string> = {}, before: string[] = [], after: string[] = []) {
  const { npm_execpath: _, ...rest } = process.env;
  const done = spawnSync(process.execPath, [...before, path.join(root, 'tools', 'ensure.mjs'), ...after], {
    env: { ...rest, ...env },
    encoding: 'utf8',
  });
  return { status: done.status, out: done.stdout, err: done.stderr };
}

const builds = () =>
  readFileSync(path.join(root, 'console/dist/index.html'), 'utf8').trim().split('\n').length;

test('a fresh clone is installed and built, and the second run does and prints nothing', () => {
  expect(ensure()).toMatchObject({ status: 0, out: expect.stringMatching(/^Installing .*\nBuilding .*\n$/) });
  expect(ensure()).toEqual({ status: 0, out: '', err: '' });
  expect(builds()).toBe(1);
});

test('a changed lock file installs and builds again', () => {
  ensure();
  writeLock('1.0.1');
  expect(ensure().out).toMatch(/^Installing .*\nBuilding .*\n$/);
});

test('a changed, added or removed source builds again, a changed test does not', () => {
  ensure();
  utimesSync(path.join(root, 'contract/src/index.ts'), new Date(), new Date(Date.now() + 5_000));
  expect(ensure().out).toBe('Building the console.\n');
  write('console/src/added.test.ts', '');
  utimesSync(path.join(root, 'console/src'), new Date(0), new Date(0));
  expect(ensure().out).toBe('');
  utimesSync(path.join(root, 'console/src'), new Date(), new Date(Date.now() + 10_000));
  expect(ensure().out).toBe('Building the console.\n');
  expect(builds()).toBe(3);
});

test('for development it is installed, and Vite serves the console', () => {
  expect(ensure({}, [], ['install']).out).toMatch(/^Installing .*\n$/);
});

test('a manual installation is accepted', () => {
  spawnSync('npm', ['ci'], { cwd: root });
  expect(ensure().out).toBe('Building the console.\n');
});

test('a failed installation ends with one clear sentence and is retried the next time', () => {
  write('package-lock.json', '{');
  const failed = ensure();
  expect(failed.status).toBe(1);
  expect(failed.err).toMatch(/\nInstalling failed: .* run this again\.\n$/);
  expect(existsSync(path.join(root, 'node_modules'))).toBe(false);
  writeLock('1.0.0');
  expect(ensure().status).toBe(0);
});

/** A `node` of this version before all others on the PATH. */
function withNode(version: string, more = ''): { PATH: string } {
  write('old/node', `#!/bin/sh\necho ${version}\n`);
  spawnSync('chmod', ['+x', path.join(root, 'old/node')]);
  if (more) {
    write('old/npm', `#!/bin/sh\n${more}\n`);
    spawnSync('chmod', ['+x', path.join(root, 'old/npm')]);
  }
  return { PATH: `${path.join(root, 'old')}:${process.env.PATH}` };
}

/** Makes the program see another operating system. */
function on(platform: string, arch = process.arch, report = '{}'): string[] {
  const says = `Object.defineProperty(process, 'platform', { value: '${platform}' });
    Object.defineProperty(process, 'arch', { value: '${arch}' });
    process.report.getReport = () => ({ header: ${report} });`;
  return ['--import', `data:text/javascript,${encodeURIComponent(says)}`];
}

test('a packaged Node that does not run here is removed, and an old one is reported in one sentence', () => {
  const npmOfAnotherLibrary =
    'mkdir -p node_modules/.bin; printf "#!/bin/sh\\nexit 127\\n" > node_modules/.bin/node; chmod +x node_modules/.bin/node';
  const failed = ensure(withNode('v20.20.2', npmOfAnotherLibrary));
  expect(failed.status).toBe(1);
  expect(failed.err).toMatch(/^Tawseel needs Node 24\.7 or newer; here runs v20\.20\.2, [^\n]*\n$/);
  expect(existsSync(path.join(root, 'node_modules/.bin/node'))).toBe(false);
});

test.each([
  ['a Mac', on('darwin', 'arm64')],
  ['Alpine, which has another C library', on('linux', 'x64')],
  ['a machine of another kind', on('linux', 's390x', '{ glibcVersionRuntime: "2.36" }')],
])('on %s an old Node is reported before anything is installed', (_, system) => {
  for (const version of ['v20.20.2', 'v24.6.0']) {
    const failed = ensure(withNode(version), system);
    expect(failed).toMatchObject({ status: 1, out: '' });
    expect(failed.err).toMatch(`Tawseel needs Node 24.7 or newer; here runs ${version}`);
    expect(existsSync(path.join(root, 'node_modules'))).toBe(false);
  }
});

test('on a Mac a Node that is new enough is accepted', () => {
  for (const version of ['v24.7.0', 'v26.1.0']) {
    expect(ensure(withNode(version, 'mkdir -p node_modules'), on('darwin')).status).toBe(0);
    rmSync(path.join(root, 'node_modules'), { recursive: true });
  }
});
