import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runCommandLine } from '../command-line.ts';

const PROGRAM = join(import.meta.dirname, '../tawseel.ts');
/** Compile cache of Node, shared with the server: without it a command takes about twice as long. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, '../../../node_modules/.cache/node');

export type Ran = { code: number | null; out: string; err: string };

export type Surroundings = {
  input?: string;
  /** Arguments of ulimit: '-f 100' for files of at most 100 blocks of 512 bytes. */
  limit?: string;
  /** Root may write into every folder, unless it gives that right away. */
  withoutRights?: true;
  settings?: Record<string, string>;
  /** File descriptor of standard output; a pipe where it is absent. */
  output?: number;
};

/** Child process of the command line, on the database of a folder. */
export function startCommand(
  folder: string,
  args: string[],
  { limit, withoutRights, settings, output }: Surroundings = {},
): ChildProcess {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...settings };
  const node = [PROGRAM, ...args];
  if (withoutRights && process.getuid?.() === 0) {
    const [program = '', ...words] = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'];
    return spawn(program, [...words, process.execPath, ...node], { env });
  }
  if (limit === undefined)
    return spawn(process.execPath, node, {
      env: { ...env, NODE_COMPILE_CACHE },
      stdio: ['pipe', output ?? 'pipe', 'pipe'],
    });
  // The limits of the shell also apply to the process that it becomes.
  return spawn('sh', ['-c', `ulimit ${limit}; exec "$0" "$@"`, process.execPath, ...node], { env });
}

/** Collects what is written to a stream of this process. */
function collect(stream: NodeJS.WriteStream): () => string {
  let text = '';
  vi.spyOn(stream, 'write').mockImplementation((part, ...more) => {
    text += Buffer.from(part as Uint8Array).toString();
    for (const callback of more) if (typeof callback === 'function') callback();
    return true;
  });
  return () => text;
}

/** Commands in this process run one after the other, because each takes over its streams. */
let last: Promise<unknown> = Promise.resolve();

/** Runs a command in this process, with its own settings, input and output. */
async function runHere(folder: string, args: string[], { input = '', settings }: Surroundings): Promise<Ran> {
  const { argv, env, stdin } = process;
  const umask = process.umask(0o077);
  const out = collect(process.stdout);
  const err = collect(process.stderr);
  process.argv = [process.execPath, PROGRAM, ...args];
  process.env = { PATH: env.PATH, DATA_DIR: folder, ...settings };
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true });
  try {
    const code = await runCommandLine(args);
    return { code, out: out(), err: err() };
  } finally {
    process.argv = argv;
    process.env = env;
    process.umask(umask);
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
    vi.mocked(process.stdout.write).mockRestore();
    vi.mocked(process.stderr.write).mockRestore();
  }
}

/** Runs a command to its end: in this process, or in one of its own if its surroundings name what only that has. */
export async function runCommand(
  folder: string,
  args: string[],
  surroundings: Surroundings = {},
): Promise<Ran> {
  const { input = '', limit, withoutRights, output } = surroundings;
  if (limit === undefined && !withoutRights && output === undefined) {
    const mine = last.then(() => runHere(folder, args, surroundings));
    last = mine.catch(() => undefined);
    return mine;
  }
  const child = startCommand(folder, args, surroundings);
  let [out, err] = ['', ''];
  child.stdout?.on('data', (part) => {
    out += part;
  });
  child.stderr?.on('data', (part) => {
    err += part;
  });
  // EPIPE: a command that does not read its input may be gone before this is written.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}
