import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import type { Filled } from '../fill.ts';
import { ask, mb, median, ms, type Result, type Running, start } from '../measure.ts';

const ROUNDS = 3;
const ALL = '/api/orders/orders-all';

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

/** The list of all orders against a file of the same bytes, turn about. */
export async function stream({ dataDir, orders }: Filled): Promise<Result[]> {
  const product = await start('product', { dataDir });
  const file = path.join(dataDir, 'all.json');
  await save(product, file);
  const bare = await start('bare', { args: [file] });
  const ratios: number[] = [];
  const firstBytes: number[] = [];
  const overs: number[] = [];
  let rate = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const its = await ask(bare, { path: '/file' }, false);
    const { value: mine, over } = await memoryOver(product, () => ask(product, { path: ALL }, false));
    if (mine.bytes !== its.bytes) throw new Error(`${mine.bytes} bytes instead of ${its.bytes}`);
    ratios.push(its.ms / mine.ms);
    firstBytes.push(mine.firstByteMs);
    overs.push(over);
    rate = mine.bytes / 1024 / 1024 / (mine.ms / 1000);
  }
  await product.stop();
  await bare.stop();
  const all = `all ${orders} orders in one list`;
  const first = median(firstBytes);
  const over = Math.max(...overs);
  return [
    { what: `${all}: first byte`, measured: ms(first), figure: 'under 50 ms', value: first },
    { what: `${all}: memory over idle`, measured: mb(over), figure: 'at most 50 MB', value: over },
    {
      what: `${all}: speed against a file of the same bytes`,
      measured: `${median(ratios).toFixed(2)} (${rate.toFixed(0)} MB/s)`,
      figure: 'at least 0.5',
      value: median(ratios),
    },
  ];
}
