import { CommanderError } from 'commander';
import { adminCommand } from './commands/admin.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { checkCommand } from './commands/check.ts';
import { demoCommand } from './commands/demo.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { keysCommand } from './commands/keys.ts';
import { migrateToCommand } from './commands/migrate-to.ts';
import { pricesCommand } from './commands/prices.ts';
import { explain } from './explain.ts';
import { exitCodeAfter, newProgram } from './program.ts';

const EPILOGUE = `
The database is the one of the settings DATA_DIR or DATABASE_URL, as for npm start.
Exit codes: 0 done, 1 refused or failed, 2 the command line was not understood.`;

// Databases, copies and exports are for the user who makes them alone.
process.umask(0o077);

const program = newProgram('tawseel')
  .description("The command line of Tawseel. Use it as 'npm run tawseel -- <command>'.")
  .addHelpText('after', EPILOGUE);

const commands = [
  adminCommand(),
  keysCommand(),
  importCommand(),
  exportCommand(),
  pricesCommand(),
  backupCommand(),
  restoreCommand(),
  migrateToCommand(),
  checkCommand(),
  demoCommand(),
];
for (const command of commands) {
  program.addCommand(command);
}
for (const command of program.commands) command.copyInheritedSettings(program);
for (const command of program.commands.flatMap((one) => one.commands)) command.copyInheritedSettings(program);

/** Who reads may have had enough, as head does: the work goes on. Anything else is told, since nobody has read it. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return;
  process.stderr.write(`The output could not be written (${code}).\n`);
  process.exitCode = 1;
});
process.stderr.on('error', () => undefined);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exit(exitCodeAfter(error));
  const sentence = explain(error);
  process.stderr.write(
    sentence ? `${sentence}\n` : `This failed. ${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
