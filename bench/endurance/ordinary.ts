// An ordinary user while the server is attacked, in a process of its own: requests a page of orders at intervals, and
// tells its parent the waits when asked. `node ordinary.ts <url> <token> <address>`
import { setTimeout } from 'node:timers/promises';
import { Connection, serializeRequest } from './connection.ts';

const EVERY_MS = 60;

const [url = '', token = '', from = ''] = process.argv.slice(2);
let times: number[] = [];
let failed: string[] = [];

process.on('message', () => {
  process.send?.({ times, failed });
  times = [];
  failed = [];
});
process.on('disconnect', () => process.exit());

let connection: Connection | undefined;
for (let turn = 0; ; turn += 1) {
  const started = performance.now();
  try {
    connection ??= await Connection.open(url, from);
    const words = serializeRequest({ path: `/api/orders/orders-all?page=${1 + (turn % 500)}`, token });
    const { status } = await connection.ask(words);
    times.push(performance.now() - started);
    if (status !== 200) failed.push(String(status));
  } catch (error) {
    failed.push((error as Error).message);
  }
  if (connection?.socket.readyState !== 'open') connection = undefined;
  await setTimeout(Math.max(0, EVERY_MS - (performance.now() - started)));
}
