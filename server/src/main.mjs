// The process. Plain JavaScript, so that Node need not load what strips types, 10 MB, once its compile cache has the rest.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Files made here, the database first of all, are for the user who runs it alone.
process.umask(0o077);
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/node'));
// From the start on: what it reads once is garbage soon (see saveMemoryWhileIdle).
setFlagsFromString('--memory-saver-mode');
await import('./start.ts');
