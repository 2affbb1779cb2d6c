import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Runs statements with psql, one after the other, and answers with the rows, a line each. */
export async function psql(
  url: string,
  statements: string[],
  input: Iterable<string> = [],
): Promise<string[]> {
  const args = ['-qAtX', '-F', '\t', '-v', 'ON_ERROR_STOP=1', ...statements.flatMap((each) => ['-c', each])];
  const child = spawn('psql', [...args, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  let heard = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    heard += part;
  });
  const ended = once(child, 'close');
  await pipeline(Readable.from(input), child.stdin).catch(() => undefined);
  const [code] = await ended;
  if (code !== 0) throw new Error(`psql ended with ${code}: ${statements.join('; ').slice(0, 200)}`);
  return heard.split('\n').filter((line) => line !== '');
}

/** Makes an empty database at `url`, in place of one of that name. `maintenance` names another of the cluster. */
export async function makeDatabase(maintenance: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await psql(maintenance, ['set client_min_messages = error', `drop database if exists ${name}`]);
  await psql(maintenance, [`create database ${name}`]);
}
