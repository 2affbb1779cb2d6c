#!/usr/bin/env node
// Replaces `exec` in scripts of package.json on Windows, whose shell has no such command; elsewhere the shell's own
// comes first.
import { spawn } from 'node:child_process';

const program = spawn(process.execPath, process.argv.slice(3), { stdio: 'inherit' });
program.on('exit', (status) => process.exit(status ?? 1));
