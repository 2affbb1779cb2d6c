// The process. Node keeps what it makes of the sources, so that the next start need not make it again.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/node'));
await import('./start.ts');
