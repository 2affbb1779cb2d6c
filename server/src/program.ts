import { Command, type CommanderError } from 'commander';

/**
 * Command line parser. It throws a CommanderError after its help, and after a sentence on what it did not understand.
 */
export function newProgram(name: string): Command {
  return new Command(name)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) })
    .showHelpAfterError('(add --help for what can be said)');
}

/** Exit code: 2 where the command line was not understood. */
export function exitCodeAfter({ exitCode }: CommanderError): number {
  return exitCode === 0 ? 0 : 2;
}
