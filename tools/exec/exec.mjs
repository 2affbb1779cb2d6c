#!/usr/bin/env node
// What `exec` in a script of package.json is on Windows, whose shell has no such word; elsewhere the shell's own comes
// first, by which a signal to npm reaches the program. Runs `node …` on the Node that runs this.
import { spawn } from 'node:child_process';

const program = spawn(process.execPath, process.argv.slice(3), { stdio: 'inherit' });
program.on('exit', (status) => process.exit(status ?? 1));
