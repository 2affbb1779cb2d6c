// npm run docs: writes docs/openapi.json, which is not in git, the index of the decisions, and lists of files in code.
// With --check it writes nothing, and fails if one of these is stale or a field of the contract has no note.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApi, undescribedFields } from '../server/src/platform/http/api-docs/openapi.ts';
import { indexOfDecisions } from './decisions.ts';
import { staleLists } from './lists.ts';

const root = path.dirname(import.meta.dirname);
const decisions = 'docs/decisions';
const index = `${decisions}/README.md`;
const isCheck = process.argv.includes('--check');

function complain(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function isCurrent(name: string, text: string): boolean {
  const file = path.join(root, name);
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

function write(name: string, text: string): void {
  if (isCurrent(name, text)) return;
  writeFileSync(path.join(root, name), text);
  console.log(`${name} written.`);
}

const description = openApi();
for (const field of undescribedFields(description)) {
  complain(`contract/src/field-notes.ts says nothing about ${field}.`);
}

const files = readdirSync(path.join(root, decisions)).filter(
  (name) => name.endsWith('.md') && name !== path.basename(index),
);
const { page, faults } = indexOfDecisions(
  files.map((name) => ({
    name,
    text: readFileSync(path.join(root, decisions, name), 'utf8'),
  })),
);
for (const fault of faults) complain(`${decisions}/${fault}`);

for (const { file, text } of staleLists(root)) {
  if (isCheck) complain(`${file} does not list the files of its folder; write it anew with: npm run docs`);
  else write(file, text);
}

if (!isCheck) {
  write('docs/openapi.json', `${JSON.stringify(description, null, 2)}\n`);
  write(index, page);
} else if (!isCurrent(index, page)) {
  complain(`${index} is not what the decisions say; write it anew with: npm run docs`);
}
