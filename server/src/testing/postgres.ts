import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DISK } from './disk.ts';

export type Cluster = {
  url: string;
  /** Shutdown that keeps the data: 'fast' in good order, 'immediate' as if it had crashed. */
  halt: (how: 'fast' | 'immediate') => Promise<void>;
  resume: () => Promise<void>;
  /** Failover: makes a standby the primary, which takes writes from then on. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Path lookup of initdb and pg_ctl: on the PATH, or where Debian keeps them (the newest). */
export function findBinaries(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort(
    (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
  );
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...debian];
  const found = folders.find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))),
  );
  // On the PATH some may be links, with the rest beside what they lead to.
  return found && path.dirname(realpathSync(path.join(found, 'pg_ctl')));
}

/** Returns the user to run PostgreSQL as, because it refuses to run as root. */
export function whoRuns(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

const REMOVE = 'cat; "$1/pg_ctl" -D "$2/data" -m immediate stop; rm -rf "$2"';
const KEEP = 'cat; "$1/pg_ctl" -D "$2/data" -m fast stop';

/** Watchdog process: stops the server and tidies up when its stdin closes, also when this process is killed. */
function watch(script: string, binaries: string, folder: string, who: { uid?: number; gid?: number }) {
  const watcher = spawn('sh', ['-c', script, 'sh', binaries, folder], {
    ...who,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return watcher;
}

const QUICK = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

type Keeping = {
  /** The folder of a cluster that stays; a temporary one otherwise. */
  keptIn?: string;
  /** Configuration beside the defaults, as 'name=value'. */
  more?: string[];
};
type Durability = 'quick' | 'durable';
/** Location of a cluster, and a function that runs a PostgreSQL program on it. */
type Site = {
  folder: string;
  data: string;
  watcher: ReturnType<typeof watch>;
  run: (name: string, args: string[]) => void;
  control: (args: string[]) => Promise<void>;
};

function newSite(kind: Durability, keptIn?: string): Site | undefined {
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const who = whoRuns();
  const folder = keptIn ?? mkdtempSync(path.join(kind === 'durable' ? DISK : tmpdir(), 'tawseel-pg-'));
  mkdirSync(folder, { recursive: true });
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  return {
    folder,
    data: path.join(folder, 'data'),
    watcher: watch(keptIn === undefined ? REMOVE : KEEP, binaries, folder, who),
    run: (name, args) => {
      const options = { ...who, cwd: folder };
      execFileSync(path.join(binaries, name), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    },
    control: async (args) => {
      // Inherited pipes: PostgreSQL keeps those it is started with, and waiting for their end would be waiting for its own.
      const child = spawn(path.join(binaries, 'pg_ctl'), args, { ...who, cwd: folder, stdio: 'ignore' });
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`pg_ctl ${args.at(-1)} ended with ${code}`);
    },
  };
}

function launch(
  { folder, data, watcher, run, control }: Site,
  kind: Durability,
  more: string[] = [],
): Cluster {
  const settings = [
    "listen_addresses=''",
    `unix_socket_directories='${folder}'`,
    'max_connections=200',
    ...(kind === 'quick' ? QUICK : []),
    ...more,
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const starting = ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start'];
  run('pg_ctl', starting);
  return {
    url: `postgresql:///postgres?user=tawseel&host=${encodeURIComponent(folder)}`,
    halt: (how) => control(['-D', data, '-w', '-m', how, 'stop']),
    resume: () => control(starting),
    promote: () => control(['-D', data, '-w', 'promote']),
    stop: () =>
      new Promise((resolve) => {
        watcher.ref();
        watcher.once('exit', () => resolve());
        watcher.stdin.end();
      }),
  };
}

/**
 * PostgreSQL cluster on a Unix socket, or undefined where none is installed. A quick one runs without fsync
 * and forgets what it likes when it crashes, a durable one, on the disk, nothing.
 */
export function startCluster(
  kind: Durability = 'quick',
  { keptIn, more }: Keeping = {},
): Cluster | undefined {
  const site = newSite(kind, keptIn);
  if (!site) return undefined;
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  const encoding = ['-E', 'UTF8', `--locale=${locale}`];
  const making = ['-D', site.data, '-A', 'trust', '-U', 'tawseel', ...encoding, '--no-sync'];
  if (!existsSync(site.data)) site.run('initdb', making);
  return launch(site, kind, more);
}
