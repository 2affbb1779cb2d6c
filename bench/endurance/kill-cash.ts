import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { CashCount } from '@tawseel/contract/cash-replies';
import { sessionOf } from '@tawseel/server/src/testing/app.ts';
import { insertRow } from '@tawseel/server/src/testing/rows.ts';
import { ask, type Timed } from '../measure.ts';
import type { Result } from '../result.ts';
import { type Business, onBothDatabases, type Server, withDatabaseOf } from './business.ts';
import { killAgainAndAgain } from './kill-cycles.ts';
import { type Phone, sendOut } from './road.ts';

const DESKS = 4;
const ACTS = 400;

/** Request of a desk or of a phone, which is sent again until it is answered. */
type DeskRequest = { path: string; body: unknown; token: string; key: string };
/** Cashier with a driver, whose deliveries are sent two at a time. */
type Desk = { token: string; driverId: string; phone: Phone };
type Cash = { desks: Desk[]; unanswered: DeskRequest[]; numbers: number[]; moves: number; faults: string[] };

async function openDesks(business: Business): Promise<Cash> {
  const phones = await sendOut(business, { phones: DESKS, acts: ACTS, photos: 0 });
  return withDatabaseOf(business, async (db) => {
    const drivers = await db
      .selectFrom('staff')
      .selectAll()
      .where('kind', '=', 'driver')
      .orderBy('id')
      .execute();
    const desks: Desk[] = [];
    for (const [at, phone] of phones.entries()) {
      const { id: driverId, warehouse_id } = drivers[at]!;
      const { id } = await insertRow(db, 'staff', { kind: 'cashier', warehouse_id });
      desks.push({ token: await sessionOf(db, id), driverId, phone });
    }
    return { desks, unanswered: [], numbers: [], moves: 0, faults: [] };
  });
}

/** Sends a request. Returns undefined if the server was gone before it answered. */
async function send(
  server: Server,
  { path, body, token, key }: DeskRequest,
  over?: Agent,
): Promise<Timed | undefined> {
  return ask(server, { path, body, token, over, headers: { 'idempotency-key': key } }).catch(() => undefined);
}

function note(cash: Cash, { path }: DeskRequest, { status, body }: Timed): void {
  if (status >= 500) cash.faults.push(`${path}: ${status} ${body}`);
  if (status !== 201) return;
  if (path === '/api/cash/moves') cash.moves += 1;
  else cash.numbers.push((JSON.parse(body) as { data: CashCount }).data.number);
}

/** Returns what a desk does in turn: change for the driver, the hand-in of all that the driver holds, the closing of the box. */
function requestsOf({ driverId, token }: Desk, total: number): DeskRequest[] {
  const moved = { from: { kind: 'box' }, to: { kind: 'float', person: driverId }, amount: 5 };
  const counted = { driverId, pieces: { 25: Math.floor(total * 4) }, reason: 'Counted' };
  const closed = { pieces: { 25: 80 }, keep: 15, reason: 'Counted' };
  const asked = { '/api/cash/moves': moved, '/api/cash/hand-ins': counted, '/api/cash/closings': closed };
  return Object.entries(asked).map(([path, body]) => ({ path, body, token, key: randomUUID() }));
}

async function work(server: Server, cash: Cash, desk: Desk, going: () => boolean): Promise<void> {
  const over = new Agent({ keepAlive: true, maxSockets: 1 });
  const { phone, driverId, token } = desk;
  while (going()) {
    const acts = phone.acts
      .slice(0, 2)
      .map((act) => ({ ...act, cash: 99.9, note: 'Agreed', confirmAmount: true }));
    const body = { clock: new Date().toISOString(), acts };
    const told =
      acts.length > 0 &&
      (await send(server, { path: '/api/my/acts', body, token: phone.token, key: randomUUID() }, over));
    if (told && told.status === 200) phone.acts = phone.acts.slice(acts.length);
    const read = await ask(server, { path: `/api/cash/drivers/${driverId}`, token, over }).catch(
      () => undefined,
    );
    if (read?.status !== 200) break;
    const { total = 0 } = (JSON.parse(read.body) as { data: { total?: number } }).data;
    for (const sent of requestsOf(desk, total + 5)) {
      const answer = await send(server, sent, over);
      if (answer) note(cash, sent, answer);
      else cash.unanswered.push(sent);
    }
  }
  over.destroy();
}

/** Sends what was not answered again, twice: the second answer must be the first. */
async function sendAgain(server: Server, cash: Cash): Promise<number> {
  const open = cash.unanswered.splice(0);
  for (const sent of open) {
    const first = await send(server, sent);
    const second = await send(server, sent);
    if (!first || first.status !== second?.status || (first.status === 201 && first.body !== second.body))
      cash.faults.push(`${sent.path}: ${first?.body}, then ${second?.body}`);
    else note(cash, sent, first);
  }
  return open.length;
}

/** Compares the numbers of counts that callers were told with those that are stored: none missing, none twice. */
async function wrongNumbers(business: Business, told: readonly number[]): Promise<string[]> {
  const rows = await withDatabaseOf(business, (db) => db.selectFrom('cash_counts').select('no').execute());
  const stored = new Set(rows.map(({ no }) => Number(no)));
  const isWhole = Math.max(0, ...stored) === stored.size && new Set(told).size === told.length;
  return isWhole && stored.size === told.length
    ? []
    : [`${told.length} counts were answered, ${stored.size} are stored, the last is ${Math.max(...stored)}`];
}

async function killOn(name: string, business: Business, cycles: number): Promise<Result> {
  const cash = await openDesks(business);
  const { repeated } = await killAgainAndAgain(business, cycles, {
    callers: DESKS,
    spanMs: 2000,
    work: (server, at, going) => work(server, cash, cash.desks[at]!, going),
    sendAgain: (server) => sendAgain(server, cash),
    faults: async () => [...cash.faults, ...(await wrongNumbers(business, cash.numbers))],
    done: () => cash.numbers.length,
  });
  await business.remove();
  return {
    what: `kill -9 during cash work, ${name}, ${cycles} cycles`,
    measured: `0 differences, no number missing or twice of ${cash.numbers.length} counts and ${cash.moves} moves; ${repeated} sent again gave one answer`,
    figure: '0 differences, 0 missing, 0 twice',
    isReached: true,
  };
}

/** Crash test of the cash desk: the server killed while drivers hand in, change is given and boxes are closed. */
export const killCash = (cycles: number): Promise<Result[]> => onBothDatabases(killOn, cycles);
