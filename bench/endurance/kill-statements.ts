import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { NEW_SHOP } from '@tawseel/server/src/areas/senders/store.ts';
import { sessionOf } from '@tawseel/server/src/testing/app.ts';
import { insertRow } from '@tawseel/server/src/testing/rows.ts';
import { ask } from '../measure.ts';
import type { Result } from '../result.ts';
import { type Business, onBothDatabases, type Server, withDatabaseOf } from './business.ts';
import { killAgainAndAgain } from './kill-cycles.ts';

const SHOPS = 3;
const BOOKKEEPERS = 4;

type Books = { token: string; shops: string[]; closed: number; faults: string[] };
type Shop = { shop: { _id: string }; toPay: number };
type Closed = { number: number | null }[];

async function openShops(business: Business): Promise<Books> {
  return withDatabaseOf(business, async (db) => {
    await db.updateTable('business').set({ trn: '100384726190003' }).execute();
    const shops: string[] = [];
    for (let at = 0; at < SHOPS; at += 1) {
      const { id } = await insertRow(db, 'senders', { email: `shop-${at}@example.ae` });
      await db
        .insertInto('shops')
        .values({ ...NEW_SHOP, sender_id: id, billed_from: '2020-01-01' })
        .execute();
      shops.push(id);
    }
    const { id } = await insertRow(db, 'admins');
    return { token: await sessionOf(db, id), shops, closed: 0, faults: [] };
  });
}

/** Charges, compensates and pays every shop, and closes its statement, at the same time as the other bookkeepers. */
async function keepBooks(server: Server, books: Books, at: number, going: () => boolean): Promise<void> {
  const over = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async <T>(path: string, body?: object): Promise<T | undefined> => {
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await ask(server, { path, body, token: books.token, over, headers }).catch(
      () => undefined,
    );
    if (answer && answer.status >= 500) books.faults.push(`${path}: ${answer.status} ${answer.body}`);
    return answer && answer.status < 300 ? (JSON.parse(answer.body) as { data: T }).data : undefined;
  };
  while (going()) {
    const day = new Date().toISOString().slice(0, 10);
    for (const id of books.shops) {
      const kind = (at + books.closed) % 2 === 0 ? 'charge' : 'compensation';
      await send(`/api/shops/${id}/adjustments`, { kind, amount: 17.33 + at, what: 'Because' });
    }
    const shops = ((await send<Shop[]>('/api/shops')) ?? []).map(({ shop, toPay }) => ({
      ...{ _id: shop._id, toPay },
    }));
    const closed = await send<Closed>('/api/statements', { through: day, shops });
    for (const { number } of closed ?? []) {
      if (number === null) continue;
      books.closed += 1;
      await send('/api/statements/payments', { numbers: [number], from: 'bank', on: day, slip: 'FT' });
    }
  }
  over.destroy();
}

async function killOn(name: string, business: Business, cycles: number): Promise<Result> {
  const books = await openShops(business);
  await killAgainAndAgain(business, cycles, {
    callers: BOOKKEEPERS,
    spanMs: 2000,
    work: (server, at, going) => keepBooks(server, books, at, going),
    sendAgain: async () => 0,
    faults: () => books.faults,
    done: () => books.closed,
  });
  await business.remove();
  return {
    what: `kill -9 while statements are closed, ${name}, ${cycles} cycles`,
    measured: `0 differences, no number of ${books.closed} statements missing or twice`,
    figure: '0 differences, 0 missing, 0 twice',
    isReached: true,
  };
}

/** Crash test of statements: the server killed while bookkeepers charge, close and pay the same shops. */
export const killStatements = (cycles: number): Promise<Result[]> => onBothDatabases(killOn, cycles);
