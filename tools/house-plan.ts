// Holds the modules in docs/architecture.md against the imports of the code. Tests may import anything.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { houseFaults } from './house.ts';

const root = path.dirname(import.meta.dirname);
const page = 'docs/architecture.md';
const patterns = ['{contract,server,console}/src/**/*.{ts,tsx}', '{bench,e2e,tools}/**/*.ts'];

const files = globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|d)\.tsx?$/.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const faults = houseFaults(
  read(page),
  files.map((file) => ({ file, text: read(file) })),
);
for (const fault of faults) console.error(`${page}: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
