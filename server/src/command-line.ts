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
import { buildInfo } from './platform/http/build-info.ts';
import { exitCodeAfter, newProgram } from './program.ts';

const EPILOGUE = `
The database is the one of the settings DATA_DIR or DATABASE_URL, as for npm start.
Exit codes: 0 done, 1 refused or failed, 2 the command line was not understood.`;

function makeProgram() {
  const { version, schema } = buildInfo();
  const program = newProgram('tawseel')
    .description("The command line of Tawseel. Use it as 'npm run tawseel -- <command>'.")
    .version(`Tawseel ${version}, schema ${schema}`)
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
  for (const command of commands) program.addCommand(command);
  for (const command of program.commands) command.copyInheritedSettings(program);
  for (const command of program.commands.flatMap((one) => one.commands))
    command.copyInheritedSettings(program);
  return program;
}

/** Runs a command and returns its exit code; an error is a sentence on standard error. */
export async function runCommandLine(words: string[]): Promise<number> {
  try {
    await makeProgram().parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return exitCodeAfter(error);
    const sentence = explain(error);
    process.stderr.write(
      sentence ? `${sentence}\n` : `This failed. ${error instanceof Error ? error.stack : error}\n`,
    );
    return 1;
  }
}
