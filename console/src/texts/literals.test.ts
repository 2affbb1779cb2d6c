import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../', import.meta.url));
const files = globSync('{api,app,driver,features,screens,ui}/**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

const COMMENTS = /\/\*.*?\*\/|\/\/[^\n]*/gs;
/** Texts for developers in the browser's console. */
const FAULTS = /new \w*Error\([^)]*\)/g;
/** Two words in quotation marks, the first with a capital letter. */
const SENTENCE = /(['"`])[A-Z][a-z’']+ [a-z][^'"`\n]*\1/g;
/** A word where a text is named: what a toast, a question or a field says. */
const NAMED =
  /\b(?:done|failed|failedAlways|noToken|title|text|yes|no|label|hint|about|description|placeholder|alt|aria-label)(?::\s*|=\{?)(['"`])[A-Z][^'"`\n]*\1/g;

function literalsIn(code: string): string[] {
  const said = code.replace(COMMENTS, '').replace(FAULTS, '');
  return [SENTENCE, NAMED].flatMap((pattern) => said.match(pattern) ?? []);
}

test('finds a literal that a user would read', () => {
  expect(literalsIn("useAction(row, { done: 'Saved' }); toast.error('Not saved, sorry');")).toEqual([
    "'Not saved, sorry'",
    "done: 'Saved'",
  ]);
  expect(literalsIn('<Select label="City" /> // "Not this"')).toEqual(['label="City"']);
});

test('no text for users is outside of the texts', () => {
  const found = files.flatMap((file) =>
    literalsIn(readFileSync(src + file, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
