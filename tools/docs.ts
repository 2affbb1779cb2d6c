// npm run docs: writes docs/openapi.json from the contract, and the index of the decisions from their heads.
// With --check it writes nothing and fails if one of them is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApi, undescribedFields } from '../server/src/platform/http/api-docs/openapi.ts';
import { indexOfDecisions } from './decisions.ts';

const root = path.dirname(import.meta.dirname);
const decisions = 'docs/decisions';
const index = 'README.md';

function complain(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function write(name: string, text: string): void {
  const file = path.join(root, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (process.argv.includes('--check')) {
    complain(`${name} is not what its sources say; write it anew with: npm run docs`);
    return;
  }
  writeFileSync(file, text);
  console.log(`${name} written.`);
}

const description = openApi();
for (const field of undescribedFields(description)) {
  complain(`contract/src/field-notes.ts says nothing about ${field}.`);
}
write('docs/openapi.json', `${JSON.stringify(description, null, 2)}\n`);

const files = readdirSync(path.join(root, decisions)).filter(
  (name) => name.endsWith('.md') && name !== index,
);
const { page, faults } = indexOfDecisions(
  files.map((name) => ({
    name,
    text: readFileSync(path.join(root, decisions, name), 'utf8'),
  })),
);
for (const fault of faults) complain(`${decisions}/${fault}`);
write(`${decisions}/${index}`, page);
