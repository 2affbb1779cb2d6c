import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

test('runs the arguments after node, with their output and exit code', () => {
  const program = 'console.log(JSON.stringify(process.argv.slice(1))); process.exit(7)';
  const args = ['node', '-e', program, '--', 'two words', '--port', '3000'];
  const done = spawnSync(process.execPath, [path.join(import.meta.dirname, 'exec.mjs'), ...args], {
    encoding: 'utf8',
  });
  expect([done.status, done.stdout]).toEqual([7, '["two words","--port","3000"]\n']);
});

test('scripts of the project use no shell command that Windows lacks, except exec and node', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  for (const [name, script] of Object.entries(scripts)) {
    expect(script, name).toMatch(/^(exec )?node (--[\w=-]+ )*[\w/.-]+( \w+)?$|^biome [\w .-]+$/);
  }
});
