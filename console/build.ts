// Builds every entry of the console into dist/. Another one is a folder's HTML page, and a line here.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildEntry, compress } from './build-entry.ts';
import { consoleEntry } from './console-entry.ts';

const dist = join(import.meta.dirname, 'dist');
rmSync(dist, { recursive: true, force: true });
for (const entry of [consoleEntry]) await buildEntry(entry, dist);
compress(dist);
