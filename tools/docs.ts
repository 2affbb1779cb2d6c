// npm run docs: writes the documents made from the contract. With --check it writes nothing and fails if one is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApi } from '../server/src/http/openapi.ts';
import { apiPage } from './api-page.ts';

const docs = path.join(path.dirname(import.meta.dirname), 'docs');
const description = openApi();
const pages = {
  'openapi.json': `${JSON.stringify(description, null, 2)}\n`,
  'api.md': apiPage(description),
};

for (const [name, text] of Object.entries(pages)) {
  const file = path.join(docs, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`docs/${name} is not what the contract says; write it anew with: npm run docs`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`docs/${name} written.`);
  }
}
