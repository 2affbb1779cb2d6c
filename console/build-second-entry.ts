// For the test of entries: builds an entry with a single page into a folder, and prints its modules.
// It draws its own component, or the one that is named.
import { join } from 'node:path';
import { buildEntry } from './build-entry.ts';

const [folder, component = 'Page'] = process.argv.slice(2);
const secondEntry = {
  name: 'second',
  root: join(import.meta.dirname, 'src/testing/second-entry'),
  start: 'start.ts',
  pages: [{ file: 'second.html', draws: [component], reads: [{ address: '/api/warehouse/' }] }],
};
const built = await buildEntry(secondEntry, folder!);
if (!('output' in built)) throw new Error('It was built as something else than one entry.');
const modules = built.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
console.log(`modules: ${JSON.stringify(modules)}`);
