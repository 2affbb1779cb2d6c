import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Filled } from '../fill.ts';
import { ask, median, type Result, requestsPerSecond, start } from '../measure.ts';

const ROUNDS = 5;
const PAGE = '/api/orders/orders-all?page=1&limit=10';

/** One page of orders against bare Fastify sending the same bytes, turn about. */
export async function ordersPage({ dataDir }: Filled): Promise<Result[]> {
  const product = await start('product', { dataDir });
  const constant = path.join(dataDir, 'page.json');
  writeFileSync(constant, (await ask(product, { path: PAGE })).body);
  const bare = await start('bare', { args: [constant] });
  await requestsPerSecond(product, { path: PAGE });
  await requestsPerSecond(bare, { path: '/' });
  const ratios: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const mine = await requestsPerSecond(product, { path: PAGE });
    const its = await requestsPerSecond(bare, { path: '/' });
    ours.push(mine);
    ratios.push(mine / its);
  }
  await product.stop();
  await bare.stop();
  const value = median(ratios);
  return [
    {
      what: 'one orders page against bare Fastify sending the same bytes',
      measured: `${value.toFixed(2)} (${median(ours).toFixed(0)} requests/s)`,
      figure: 'at least 0.30',
      value,
    },
  ];
}
