/** Names of prepared statements by their text. */
const names = new Map<string, string>();

/** Has PostgreSQL keep this statement and its plan on every connection that asks it: for the few that are asked often. */
export function nameStatement(text: string): void {
  if (!names.has(text)) names.set(text, `tawseel_${names.size}`);
}

export function statementName(text: string): string | undefined {
  return names.get(text);
}
