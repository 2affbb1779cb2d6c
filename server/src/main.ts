// The process. Node keeps what it makes of the sources, so that the next start need not make it again.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Files made here, the database first of all, are for the user who runs it alone.
process.umask(0o077);
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/node'));
await import('./start.ts');
