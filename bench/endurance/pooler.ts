import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startPooler } from '@tawseel/server/src/testing/pgbouncer.ts';
import { startCluster } from '@tawseel/server/src/testing/postgres.ts';
import type { Result } from '../result.ts';

/** The server's own tests of whatever it does on PostgreSQL: calls, imports, commands, locks, lost connections. */
const TESTS = ['calls', 'csv', 'commands', 'store', 'http', 'two-servers.test.ts'];

/** Runs tests of the server on a PostgreSQL at an address; what npm says of them last. */
async function runTests(url: string): Promise<string> {
  const files = TESTS.map((name) => `server/src/${name}`);
  const child = spawn('npm', ['test', '--', 'unit', ...files], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL_TEST: url, POOLED: 'yes' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
    process.stdout.write(text);
  });
  await once(child, 'close');
  return said.trim().split('\n').at(-1) ?? '';
}

/** Whether PgBouncer may stand between, each transaction on another session: the server's own tests through it. */
export async function pooler(): Promise<Result[]> {
  const cluster = startCluster();
  const through = cluster && (await startPooler(cluster.url));
  try {
    const what = "the server's own tests through PgBouncer in transaction mode";
    const measured = through
      ? await runTests(through.url)
      : 'not run: PostgreSQL or PgBouncer is not installed';
    return [{ what, measured, figure: '0 failed', isReached: /\b0 failed\b/.test(measured) }];
  } finally {
    await through?.stop();
    await cluster?.stop();
  }
}
