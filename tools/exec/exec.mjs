#!/usr/bin/env node
// What `exec` in a script of package.json is on Windows, whose shell has no such word; elsewhere the shell's own comes
// first, by which a signal to npm reaches the program. Runs `node …` on the Node that runs this.
import { spawn } from 'node:child_process';

const [, ...args] = process.argv.slice(2);
const program = spawn(process.execPath, args, { stdio: 'inherit' });
program.on('exit', (status) => process.exit(status ?? 1));
