import { runCommandLine } from './command-line.ts';

// Databases, copies and exports are readable only for the user who creates them.
process.umask(0o077);

/** Ignores a closed pipe, as after `head`: the work continues. Other errors are reported. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return;
  process.stderr.write(`The output could not be written (${code}).\n`);
  process.exitCode = 1;
});
process.stderr.on('error', () => undefined);

const code = await runCommandLine(process.argv.slice(2));
// Without process.exit after a success, so that output still on its way arrives.
if (code !== 0) process.exit(code);
