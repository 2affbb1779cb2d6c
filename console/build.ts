// Builds every entry of the console into dist/. Another one is a folder's HTML page, and a line here.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildEntry, compress } from './build-entry.ts';
import { consoleEntry } from './console-entry.ts';
import { buildDriverWorker, driverEntry } from './driver-entry.ts';

const dist = join(import.meta.dirname, 'dist');
rmSync(dist, { recursive: true, force: true });
await buildEntry(consoleEntry, dist);
const driver = await buildEntry(driverEntry, dist);
if ('output' in driver) await buildDriverWorker(driver.output, dist);
compress(dist);
