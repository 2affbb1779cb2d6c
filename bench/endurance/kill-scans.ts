import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ScanResult } from '@tawseel/contract/scanning';
import { sessionOf } from '@tawseel/server/src/testing/app.ts';
import { insertRow } from '@tawseel/server/src/testing/rows.ts';
import { ask } from '../measure.ts';
import type { Result } from '../result.ts';
import { type Business, onBothDatabases, type Server, withDatabaseOf } from './business.ts';
import { killAgainAndAgain } from './kill-cycles.ts';
import { emptyLedger, takeIn } from './ledger.ts';

const STATIONS = 6;
const CLIENT_ID_BYTES = 16;

type Scan = { clientId: string; act: 'received' | 'sorted'; code: string };
type SentScan = Scan & { station: number; result?: string };
type Hub = { business: Business; token: string; sentScans: SentScan[]; faults: string[] };

async function send(
  server: Server,
  { token }: Hub,
  station: number,
  scan: Scan,
  over?: Agent,
): Promise<ScanResult | undefined> {
  const body = { station: { device: `endurance-${station}`, name: `Dock ${station}` }, scans: [scan] };
  const answer = await ask(server, { path: '/api/scans', body, token, over }).catch(() => undefined);
  return answer?.status === 200 ? (JSON.parse(answer.body) as { data: ScanResult[] }).data[0] : undefined;
}

/** Creates orders and scans each twice while `going`, and records the answers. */
async function work(server: Server, hub: Hub, station: number, going: () => boolean): Promise<void> {
  const over = new Agent({ keepAlive: true, maxSockets: 1 });
  while (going()) {
    const order = await takeIn(server, emptyLedger(), over);
    if (!order) await setTimeout(20);
    for (const act of ['received', 'sorted'] as const) {
      if (!order) break;
      const clientId = randomBytes(CLIENT_ID_BYTES).toString('base64url');
      const scan: Scan = { clientId, act, code: order.trackingID };
      const sent: SentScan = { ...scan, station };
      hub.sentScans.push(sent);
      const answer = await send(server, hub, station, scan, over);
      if (answer) sent.result = answer.result;
    }
  }
  over.destroy();
}

/** Sends unanswered scans again from their own station, twice: the second answer must equal the first. */
async function sendAgain(server: Server, hub: Hub): Promise<number> {
  const open = hub.sentScans.filter(({ result }) => result === undefined);
  for (const scan of open) {
    const { station, clientId, act, code } = scan;
    const first = await send(server, hub, station, { clientId, act, code });
    const second = await send(server, hub, station, { clientId, act, code });
    if (!first || second?.result !== first.result || !second.isRepeated)
      hub.faults.push(`${clientId}: ${first?.result}, then ${second?.result}`);
    scan.result = first?.result ?? 'none';
  }
  return open.length;
}

async function openHub(business: Business): Promise<Hub> {
  return withDatabaseOf(business, async (db) => {
    const { id: warehouse_id } = await db.selectFrom('warehouses').select('id').executeTakeFirstOrThrow();
    const { id } = await insertRow(db, 'staff', { kind: 'operator', warehouse_id });
    return { business, token: await sessionOf(db, id), sentScans: [], faults: [] };
  });
}

async function killOn(name: string, business: Business, cycles: number): Promise<Result> {
  const hub = await openHub(business);
  const { repeated } = await killAgainAndAgain(business, cycles, {
    callers: STATIONS,
    spanMs: 1000,
    work: (server, at, going) => work(server, hub, at + 1, going),
    sendAgain: (server) => sendAgain(server, hub),
    faults: () => hub.faults,
    done: () => hub.sentScans.length,
  });
  const kept = await withDatabaseOf(business, (db) => db.selectFrom('scans').select('client_id').execute());
  const known = new Set(kept.map(({ client_id }) => client_id));
  const lost = hub.sentScans.filter(({ clientId }) => !known.has(clientId)).length;
  await business.remove();
  const isReached = lost === 0 && kept.length === hub.sentScans.length;
  return {
    what: `kill -9 during scans, ${name}, ${cycles} cycles`,
    measured: `${lost} lost, ${kept.length - hub.sentScans.length + lost} twice of ${hub.sentScans.length} scans; ${repeated} sent again gave one answer; 0 differences of who has which parcel`,
    figure: '0 lost, 0 twice, 0 differences',
    isReached,
  };
}

/** Crash test of the hub: the server killed while parcels are scanned, and who has each replayed after every kill. */
export const killScans = (cycles: number): Promise<Result[]> => onBothDatabases(killOn, cycles);
