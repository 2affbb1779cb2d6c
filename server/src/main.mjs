// The process. Plain JavaScript, so that Node need not load what strips types, 10 MB, once its compile cache has the rest.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Files made here, the database first of all, are for the user who runs it alone.
process.umask(0o077);
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/node'));
await import('./start.ts');
// From here on V8 gives back what the start or a burst has used while requests come in, and not only when none do. Before, it would
// take a fifth of the start.
setFlagsFromString('--memory-saver-mode');
