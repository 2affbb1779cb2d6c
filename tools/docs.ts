// npm run docs: writes docs/openapi.json from the contract. With --check it writes nothing and fails if it is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApi, undescribedFields } from '../server/src/http/api-docs/openapi.ts';

const file = path.join(path.dirname(import.meta.dirname), 'docs', 'openapi.json');
const description = openApi();
const text = `${JSON.stringify(description, null, 2)}\n`;

for (const field of undescribedFields(description)) {
  console.error(`contract/src/field-notes.ts says nothing about ${field}.`);
  process.exitCode = 1;
}
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  if (process.argv.includes('--check')) {
    console.error('docs/openapi.json is not what the contract says; write it anew with: npm run docs');
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log('docs/openapi.json written.');
  }
}
