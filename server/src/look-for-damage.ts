// Child process entry: prints what is damaged in the file it is given, as JSON.
import { type ChildProcess, execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { findDamage } from './platform/engine/damage.ts';
import { restoreAdvice, typedCommand } from './platform/typed-command.ts';

const MOST_OUTPUT = 10_000_000;

/**
 * Runs the integrity check of a database file in a child process, because reading a large one takes seconds in which
 * no request would be served. Reports the damage, if any.
 */
export function lookForDamage(file: string, say: (sentences: string[]) => void): ChildProcess {
  return execFile(
    process.execPath,
    [import.meta.filename, file],
    { maxBuffer: MOST_OUTPUT },
    (error, out) => {
      // Killed when the server ends; a look that fails by itself has found nothing.
      if (error) return;
      const damage: string[] = JSON.parse(out);
      if (damage.length === 0) return;
      say([
        'The database is damaged. Calls that need the damaged part are refused; the rest works. Restore a backup soon.',
        ...damage,
        `See all damage with: ${typedCommand('check')}`,
        restoreAdvice(),
      ]);
    },
  );
}

if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_LOW);
  process.stdout.write(JSON.stringify(findDamage(process.argv[2] ?? '', 'quick_check')));
}
