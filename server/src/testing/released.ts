import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the released schemas with data, as `keep-schema.ts` writes them: `<migration>.<engine>.sql`. */
export const RELEASED = path.join(import.meta.dirname, '../platform/engine/migrations/released');

/** Token of the user who is signed in to each of them. */
export const RELEASED_TOKEN = 'the-token-of-a-released-schema';

export type Released = { name: string; text: string };

export function releasedSchemas(engine: 'sqlite' | 'postgres'): Released[] {
  const ending = `.${engine}.sql`;
  const files = readdirSync(RELEASED).filter((file) => file.endsWith(ending));
  return files.sort().map((file) => ({
    name: file.slice(0, -ending.length),
    text: readFileSync(path.join(RELEASED, file), 'utf8'),
  }));
}

/** Dollar quotes as pg_dump writes them. */
const QUOTE = /\$(_\w*)?\$/g;

/** The statements of a dump, one by one; a function's body, between dollar quotes, has line ends of its own. */
export function* statementsOf(text: string): Generator<string> {
  let statement = '';
  for (const part of text.split(/(?<=;\n)/)) {
    statement += part;
    if ([...statement.matchAll(QUOTE)].length % 2 === 1) continue;
    yield statement;
    statement = '';
  }
}
