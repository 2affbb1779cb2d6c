import { once } from 'node:events';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runCommand, startCommand } from '../testing/command.ts';
import { commandFolder } from '../testing/command-folder.ts';

const { fillDatabase, inFolder, run } = commandFolder();

describe('the command line', () => {
  const COMMANDS = [
    'admin',
    'admin create',
    'admin password',
    'keys',
    'keys create',
    'keys list',
    'admin list',
    'admin remove',
    'admin unlock',
    'keys revoke',
    'import',
    'export',
    'backup',
    'restore',
    'migrate-to',
    'check',
    'demo',
    'demo remove',
    'prices',
    'prices list',
    'prices keep',
  ];

  test.each(COMMANDS)('%s --help lists its arguments', async (command) => {
    const { code, out, err } = await run(...command.split(' '), '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(`Usage: tawseel ${command}`);
  });

  test.each([
    [['--unheard-of'], '--unheard-of'],
    [['nothing'], 'nothing'],
    [['check', '--fast'], '--fast'],
    [['import'], 'kind'],
    [['import', 'parcels', 'x.csv'], 'parcels'],
    [['import', 'orders', 'x.csv', '--set', 'colour'], '<column>=<value>'],
    [['keys', 'create', 'shop', '--role', 'boss'], 'boss'],
    [['backup'], 'file'],
  ])('%j exits 2 with a sentence and without a stack', async (args, words) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).not.toMatch(/\n {4}at /);
  });

  test('a reader that closes the pipe early, like head, fails no command', async () => {
    await fillDatabase();
    const child = startCommand(inFolder(), ['check']);
    child.stdout?.destroy();
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    expect([code, said]).toEqual([0, '']);
  });

  test.runIf(existsSync('/dev/full'))('a failed write of the output is not a success', async () => {
    await fillDatabase();
    const full = openSync('/dev/full', 'w');
    const child = startCommand(inFolder(), ['check'], { output: full });
    closeSync(full);
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
    });
    const [code] = await once(child, 'close');
    expect([code, said]).toEqual([1, 'The output could not be written (ENOSPC).\n']);
  });

  test('an invalid setting exits 1 with a sentence', async () => {
    writeFileSync(inFolder('file'), '');
    const { code, err } = await runCommand(inFolder('file'), ['admin', 'create', 'a@tawseel.example']);
    expect([code, err.split('\n').length]).toEqual([1, 2]);
    expect(err).toMatch('cannot be written');
  });
});
