import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { whoRuns } from './postgres.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));
const PORT = 6432;

export type Pooler = { url: string; stop: () => Promise<void> };

/**
 * PgBouncer in transaction mode in front of a PostgreSQL on a socket; undefined where it is
 * not installed.
 */
export async function startPooler(url: string): Promise<Pooler | undefined> {
  if (!PROGRAM) return undefined;
  const address = new URL(url);
  const who = whoRuns();
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-pooler-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const file = path.join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=${address.searchParams.get('host')} user=${address.searchParams.get('user')}`,
    '[pgbouncer]',
    'listen_addr =',
    `listen_port = ${PORT}`,
    `unix_socket_dir = ${folder}`,
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    `logfile = ${folder}/log`,
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  const child = spawn(PROGRAM, ['-q', file], { ...who, stdio: 'ignore' });
  const socket = path.join(folder, `.s.PGSQL.${PORT}`);
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}: see ${folder}/log`);
    await setTimeout(10);
  }
  address.searchParams.set('host', folder);
  address.searchParams.set('port', String(PORT));
  return {
    url: address.href,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
