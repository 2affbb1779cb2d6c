const DEFAULT_FOLDER = 'data';

type Environment = { DATA_DIR?: string | undefined; DATABASE_URL?: string | undefined };

function quoted(text: string): string {
  return /^[\w./@:+=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Returns a shell command for the data of these settings. A PostgreSQL address may hold a password, so it is left to
 * the environment; so is the folder on Windows, whose shells set variables differently.
 */
export function typedCommand(words: string, { DATA_DIR, DATABASE_URL }: Environment = process.env): string {
  const typed = `npm run tawseel -- ${words}`;
  const isPlain = DATABASE_URL || !DATA_DIR || DATA_DIR === DEFAULT_FOLDER || process.platform === 'win32';
  return isPlain ? typed : `DATA_DIR=${quoted(DATA_DIR)} ${typed}`;
}

/** Returns the running command as it was typed, with more arguments. */
export function typedAgain(...more: string[]): string {
  return typedCommand([...process.argv.slice(2), ...more].map(quoted).join(' '));
}

/** Returns the advice for a damaged database. */
export function restoreAdvice(): string {
  return `Restore a backup with: ${typedCommand('restore <file> --yes')}`;
}
