import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSets } from '../data-sets.ts';
import { ask, mb, median, ms, type Running, ratio, start, turnAbout } from '../measure.ts';
import { atLeast, atMost, type Result, under } from '../result.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const ROUNDS = 3;
const ALL = '/api/orders/orders-all';
const MB = 1024 * 1024;
const MOST_FIRST_MS = 50;
const MOST_MB = 50;
const OF_A_FILE = 0.5;

/** Saves the whole list, so that the same bytes can be sent from a file. */
async function save(server: Running, file: string): Promise<void> {
  const headers = { authorization: `Bearer ${server.token}` };
  const [reply] = await once(get(server.url + ALL, { headers }), 'response');
  await once(reply.pipe(createWriteStream(file)), 'finish');
}

/** The highest memory of a server while something goes on, over what it had before. */
async function memoryOver<T>(server: Running, during: () => Promise<T>): Promise<{ value: T; over: number }> {
  const before = await server.memory();
  let highest = before;
  let going = true;
  const watch = (async () => {
    while (going) {
      highest = Math.max(highest, await server.memory());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const value = await during();
  going = false;
  await watch;
  return { value, over: highest - before };
}

type Listed = { firstByteMs: number; over: number; rate: number };

/** Asks for the whole list; `rate` is in bytes a second. */
async function listAll(server: Running, at: string): Promise<Listed> {
  const { value, over } = await memoryOver(server, () => ask(server, { path: at }, false));
  return { firstByteMs: value.firstByteMs, over, rate: value.bytes / (value.ms / 1000) };
}

/** The list of all orders against a file of those of the main size. The largest is so long that it is read once. */
export async function stream(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-bench-'));
    const file = path.join(folder, 'all.json');
    const main = targets.find(({ orders }) => orders === sets.main);
    if (!main) return [];
    await save(main.server, file);
    const bare = await start('bare', { args: [file] });
    const often = targets.filter(({ orders }) => orders <= sets.main);
    const rarely = targets.filter(({ orders }) => orders > sets.main);
    const measure = ({ server, at }: { server: Running; at: string }) => listAll(server, at);
    const withList = (each: readonly Target[]) => each.map((target) => ({ ...target, at: ALL }));
    const [files = [], ...rounds] = await turnAbout(
      [{ server: bare, at: '/file' }, ...withList(often)],
      ROUNDS,
      measure,
    );
    const more = await turnAbout(withList(rarely), 1, measure);
    await bare.stop();
    rmSync(folder, { recursive: true });
    const fileRates = files.map(({ rate }) => rate);
    const measured = [...often, ...rarely].map((target, index) => {
      const listed = [...rounds, ...more][index] ?? [];
      const rates = listed.map(({ rate }) => rate);
      return {
        ...target,
        firstByteMs: median(listed.map(({ firstByteMs }) => firstByteMs)),
        over: Math.max(...listed.map(({ over }) => over)) / MB,
        rate: median(rates),
        ofFile: rates.length === ROUNDS ? ratio(rates, fileRates) : median(rates) / median(fileRates),
      };
    });
    type Measured = (typeof measured)[number];
    const rows = (
      what: string,
      cell: (each: Measured) => string,
      goal: (own: Measured[]) => Pick<Result, 'figure' | 'isReached'>,
    ) =>
      byEngine(measured, cell).map(({ engine, own, cells }) => ({
        what: `all orders in one list: ${what}, ${engine}`,
        measured: cells,
        ...goal(own),
      }));
    const most = (own: Measured[], of: (each: Measured) => number) => Math.max(...own.map(of));
    const mainOf = (own: Measured[]) => own.find(({ orders }) => orders === sets.main)?.ofFile ?? Number.NaN;
    return [
      ...rows(
        'first byte',
        ({ firstByteMs }) => ms(firstByteMs),
        (own) =>
          under(
            MOST_FIRST_MS,
            most(own, ({ firstByteMs }) => firstByteMs),
            'ms',
          ),
      ),
      ...rows(
        'memory over idle',
        ({ over }) => mb(over * MB),
        (own) =>
          atMost(
            MOST_MB,
            most(own, ({ over }) => over),
            'MB',
          ),
      ),
      ...rows(
        'speed against a file of the same bytes',
        ({ rate, ofFile }) => `${mb(rate)}/s, ${ofFile.toFixed(2)}`,
        (own) => atLeast(OF_A_FILE, mainOf(own)),
      ),
    ];
  });
}
