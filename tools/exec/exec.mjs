#!/usr/bin/env node
// What `exec` in a script of package.json is on Windows, whose shell has no such word; elsewhere the shell's own comes
// first, by which a signal to npm reaches the program. Runs `node …`, or `env NAME=value … node …`, on the Node that
// runs this.
import { spawn } from 'node:child_process';

const words = process.argv.slice(2);
const at = words.indexOf('node');
const env = Object.fromEntries(words.slice(1, Math.max(1, at)).map((word) => word.split('=')));
const program = spawn(process.execPath, words.slice(at + 1), {
  stdio: 'inherit',
  env: { ...process.env, ...env },
});
program.on('exit', (status) => process.exit(status ?? 1));
