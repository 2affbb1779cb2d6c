// Holds what the server's areas write against the tables that they declare.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ownerFaults } from './table-owners.ts';

const root = path.dirname(import.meta.dirname);

const EXCEPTIONS = [
  { from: 'demo', table: '*', why: 'the demo enters the past of a whole business as rows' },
  { from: 'orders', table: 'meta', why: 'the lock of imports replaces its token' },
  { from: 'audit', table: 'audit', why: 'retention removes old rows; the platform only adds' },
  { from: 'audit', table: 'order_events', why: 'retention removes addresses from events' },
];

const files = globSync('server/src/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(file));
const sources = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const faults = ownerFaults(sources, EXCEPTIONS);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
