import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { nextStatuses, type TrackingStatus } from '@tawseel/contract/facts/tracking';
import type { Order } from '@tawseel/contract/order-replies';
import type { Database } from '@tawseel/server/src/platform/engine/tables.ts';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import { ask, type BenchRequest, type Timed } from '../measure.ts';
import type { Business, Server } from './business.ts';

/** An acknowledged order, and its acknowledged moves. */
type Entry = {
  key: string;
  title: string;
  answer: string;
  trackingID: string;
  statuses: TrackingStatus[];
  /** The move on which no answer came: it may be made or not. */
  open?: TrackingStatus;
};

/** Answers to callers, with which the database is compared. */
export type Ledger = {
  entries: Entry[];
  /** Orders on which no answer came: each is in once or not at all. */
  unanswered: { key: string; title: string }[];
  /** Answers other than success: how many of each status and message. */
  refusals: Map<string, number>;
  faults: string[];
};

export function emptyLedger(): Ledger {
  return { entries: [], unanswered: [], refusals: new Map(), faults: [] };
}

const MOVES_AT_MOST = 3;

/** Asks, and answers undefined where the server was gone before it answered. */
async function tryToAsk(server: Server, request: BenchRequest): Promise<Timed | undefined> {
  return ask(server, request).catch(() => undefined);
}

function putIn(server: Server, { key, title }: { key: string; title: string }, over?: Agent) {
  const body = { ...ORDER, orderTitle: title };
  return tryToAsk(server, { path: '/api/orders', body, headers: { 'idempotency-key': key }, over });
}

function noteRefusal({ refusals, faults }: Ledger, { status, headers, body }: Timed): void {
  const { message } = JSON.parse(body) as { message: string };
  const answer = `${status} ${message}`;
  refusals.set(answer, (refusals.get(answer) ?? 0) + 1);
  if (status !== 503) faults.push(`unexpected: ${answer}`);
  else if (!headers['retry-after']) faults.push(`no Retry-After: ${answer}`);
}

/** Puts an order in, and hands it back if that was acknowledged. */
export async function takeIn(server: Server, ledger: Ledger, over: Agent): Promise<Entry | undefined> {
  const parcel = { key: randomUUID(), title: `Parcel ${randomUUID()}` };
  const answer = await putIn(server, parcel, over);
  if (answer?.status === 201) {
    const { data } = JSON.parse(answer.body) as { data: Order };
    const entry: Entry = {
      ...parcel,
      answer: answer.body,
      trackingID: data.trackingID,
      statuses: ['created'],
    };
    ledger.entries.push(entry);
    return entry;
  }
  if (answer) noteRefusal(ledger, answer);
  ledger.unanswered.push(parcel);
  return undefined;
}

/** Moves an order some steps on, as long as each is acknowledged. */
async function moveOn(
  server: Server,
  { tracking }: Business,
  ledger: Ledger,
  entry: Entry,
  over: Agent,
): Promise<void> {
  for (let moves = Math.floor(Math.random() * (MOVES_AT_MOST + 1)); moves > 0; moves -= 1) {
    const [trackingStatus] = nextStatuses(entry.statuses.at(-1)!);
    if (!trackingStatus) return;
    const move = { path: `/api/orders/${entry.trackingID}/tracking`, body: { trackingStatus } };
    const answer = await tryToAsk(server, { ...move, token: tracking, over });
    if (answer?.status !== 200) {
      if (answer) noteRefusal(ledger, answer);
      entry.open = trackingStatus;
      return;
    }
    entry.statuses.push(trackingStatus);
  }
}

/**
 * Creates orders over a connection and moves them while `going`, and records the answers. A caller without an answer
 * tries again after a pause, as ordinary clients do.
 */
export async function write(
  server: Server,
  business: Business,
  ledger: Ledger,
  going: () => boolean,
): Promise<void> {
  const over = new Agent({ keepAlive: true, maxSockets: 1 });
  while (going()) {
    const entry = await takeIn(server, ledger, over);
    if (entry) await moveOn(server, business, ledger, entry, over);
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  over.destroy();
}

/** Asks everything unanswered again with its key, twice: both answers must be one. Those answered join the entries. */
export async function repeatUnanswered(server: Server, ledger: Ledger): Promise<number> {
  const repeated = ledger.unanswered.splice(0);
  for (const parcel of repeated) {
    const first = await putIn(server, parcel);
    const second = await putIn(server, parcel);
    if (first?.status !== 201 || second?.body !== first.body) {
      ledger.faults.push(`repeats differ: ${first?.body}, then ${second?.body}`);
      continue;
    }
    const { data } = JSON.parse(first.body) as { data: Order };
    ledger.entries.push({
      ...parcel,
      answer: first.body,
      trackingID: data.trackingID,
      statuses: ['created'],
    });
  }
  return repeated.length;
}

/** An answer to a new order but for where its parcel is: a repeat tells the order as it is by then. */
function withoutMoves(body: string): string {
  const { message, data } = JSON.parse(body) as { message: string; data?: Order };
  const { status: _, orderStatus: __, trackingStatus: ___, movedAt: ____, ...order } = data ?? {};
  return JSON.stringify([message, order]);
}

/** Asks some of what was acknowledged again with its key: it must name the order of the first answer, as it came in. */
export async function repeatAnswered(server: Server, ledger: Ledger, entries: Entry[]): Promise<number> {
  for (const entry of entries) {
    const again = await putIn(server, entry);
    if (again?.status !== 201 || withoutMoves(again.body) !== withoutMoves(entry.answer)) {
      ledger.faults.push(`the first answer of ${entry.trackingID} became ${again?.status} ${again?.body}`);
    }
  }
  return entries.length;
}

type StoredOrder = { status: string; events: string[] };

async function readStored(db: Database): Promise<Map<string, StoredOrder>> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('order_events', 'order_events.order_id', 'orders.id')
    .select(['orders.tracking_id', 'orders.tracking_status', 'order_events.status as event'])
    .orderBy('order_events.created_at')
    .orderBy('order_events.id')
    .execute();
  const stored = new Map<string, StoredOrder>();
  for (const { tracking_id, tracking_status, event } of rows) {
    const known = stored.get(tracking_id) ?? { status: tracking_status, events: [] };
    stored.set(tracking_id, known);
    if (event) known.events.push(event);
  }
  return stored;
}

/** Returns answers that the database does not have, or only in part. */
function faultOf({ trackingID, statuses, open }: Entry, stored: StoredOrder | undefined): string | undefined {
  if (!stored) return `${trackingID} is lost`;
  const whole = [statuses, ...(open ? [[...statuses, open]] : [])];
  if (!whole.some((events) => isDeepStrictEqual(events, stored.events))) {
    return `${trackingID} was told ${statuses.join(' → ')}, its events say ${stored.events.join(' → ')}`;
  }
  if (stored.events.at(-1) === stored.status) return undefined;
  return `${trackingID} is at ${stored.status}, its last event at ${stored.events.at(-1)}`;
}

async function count(db: Database, table: 'order_events' | 'idempotency_keys'): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Holds a database, all of whose orders are in the ledger, against it: what is lost, half written or there twice. */
export async function faultsOf(db: Database, { entries }: Ledger): Promise<string[]> {
  const stored = await readStored(db);
  const faults = entries.map((entry) => faultOf(entry, stored.get(entry.trackingID)));
  const known = new Set(entries.map(({ trackingID }) => trackingID));
  for (const id of stored.keys()) if (!known.has(id)) faults.push(`${id} was put in twice`);
  const events = [...stored.values()].reduce((sum, order) => sum + order.events.length, 0);
  if (events !== (await count(db, 'order_events'))) faults.push('there are events of no order');
  if (stored.size !== (await count(db, 'idempotency_keys'))) faults.push('an order is there without its key');
  return faults.filter((fault) => fault !== undefined);
}
