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
  const build = 'mkdir -p dist && echo built >> dist/index.html';
  write(
    'console/package.json',
    JSON.stringify({ name: '@tawseel/console', version: '1.0.0', scripts: { build } }),
  );
  write('console/src/main.tsx', '');
  write('contract/src/index.ts', '');
});

afterEach(() => rmSync(root, { recursive: true }));

function ensure(env: Record<string, string> = {}) {
  const { npm_execpath: _, ...rest } = process.env;
  const done = spawnSync(process.execPath, [path.join(root, 'tools', 'ensure.mjs')], {
    env: { ...rest, ...env },
    encoding: 'utf8',
  });
  return { status: done.status, out: done.stdout, err: done.stderr };
}

const builds = () =>
  readFileSync(path.join(root, 'console/dist/index.html'), 'utf8').trim().split('\n').length;

test('a fresh clone is installed and built, and the second time nothing is done or said', () => {
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

test('an installation made by hand is taken as it is', () => {
  spawnSync('npm', ['ci'], { cwd: root });
  expect(ensure().out).toBe('Building the console.\n');
});

test('a failed installation ends in one clear sentence and is tried again the next time', () => {
  write('package-lock.json', '{');
  const failed = ensure();
  expect(failed.status).toBe(1);
  expect(failed.err).toMatch(/\nInstalling failed: .* run this again\.\n$/);
  expect(existsSync(path.join(root, 'node_modules'))).toBe(false);
  writeLock('1.0.0');
  expect(ensure().status).toBe(0);
});

test('a Node that is too old, with none packaged for the system, is said in one sentence', () => {
  write('old/node', '#!/bin/sh\necho v20.20.2\n');
  spawnSync('chmod', ['+x', path.join(root, 'old/node')]);
  write('old/npm', '#!/bin/sh\nmkdir -p node_modules\n');
  spawnSync('chmod', ['+x', path.join(root, 'old/npm')]);
  const failed = ensure({ PATH: `${path.join(root, 'old')}:${process.env.PATH}` });
  expect(failed.status).toBe(1);
  expect(failed.err).toMatch(/^Tawseel needs Node 24 or newer; here runs v20\.20\.2, [^\n]*\n$/);
});
