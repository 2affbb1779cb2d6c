import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Cluster, startCluster, startStandby } from '@tawseel/server/src/testing/postgres.ts';
import { PASSWORD } from '@tawseel/server/src/testing/process.ts';
import { ask, ms } from '../measure.ts';
import { psql } from '../psql.ts';
import type { Result } from '../result.ts';
import { type Answers, type Balancer, startBalancer } from './balancer.ts';
import {
  type Business,
  fillBusiness,
  problemsOf,
  type Server,
  startServer,
  stopServer,
  withDatabaseOf,
} from './business.ts';
import { addressOf, type DatabaseAddress } from './database-address.ts';
import { emptyLedger, faultsOf, type Ledger, repeatUnanswered, takeIn, write } from './ledger.ts';

const WRITERS = 6;
const ADMINISTRATORS = 2;
/** Longer than the balancer takes to leave a server out. */
const SETTINGS = { DRAIN_SECONDS: '2' };

type Site = { primary: Cluster; standby: Cluster; address: DatabaseAddress; business: Business };

/** A primary that acknowledges nothing before its standby has it, and a business at an address that can move. */
async function startSite(): Promise<Site | undefined> {
  const primary = startCluster('durable');
  const standby = primary && startStandby(primary, 'durable');
  if (!primary || !standby) return undefined;
  const address = await addressOf(primary);
  const settings = { ...SETTINGS, DATABASE_URL: address.url, DATABASE_REPLICA_URL: standby.url };
  const remove = async () => {
    address.close();
    await standby.stop();
    await primary.stop();
  };
  const business = { settings, ...(await fillBusiness(settings)), remove };
  await psql(primary.url, ["alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()']);
  const states = () => psql(primary.url, ['select sync_state from pg_stat_replication']);
  while ((await states())[0] !== 'sync') await setTimeout(50);
  return { primary, standby, address, business };
}

/** An administrator who puts orders in and looks each time whether the list has it, at whichever server. */
async function writeAndRead(
  server: Server,
  ledger: Ledger,
  going: () => boolean,
): Promise<{ read: number; stale: number }> {
  const over = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = { read: 0, stale: 0 };
  while (going()) {
    const entry = await takeIn(server, ledger, over);
    const list = await ask(server, { path: '/api/orders/orders-all?page=1&limit=100', over });
    if (!entry || list.status !== 200) continue;
    seen.read += 1;
    if (!list.body.includes(entry.trackingID)) seen.stale += 1;
  }
  over.destroy();
  return seen;
}

async function signIn(server: Server): Promise<Server> {
  const body = { email: 'admin@tawseel.example', password: PASSWORD };
  const { token } = JSON.parse((await ask(server, { path: '/api/admin/login', body })).body) as {
    token: string;
  };
  return { ...server, token };
}

async function restartEach(servers: Server[], balancer: Balancer, business: Business): Promise<void> {
  for (const [index, server] of servers.entries()) {
    await stopServer(server);
    const started = await startServer(business);
    servers[index] = started;
    await balancer.put(index, started.url);
  }
}

/** Hands back how long nothing could be written. */
async function failOver({ primary, standby, address }: Site, ledger: Ledger): Promise<number> {
  const started = performance.now();
  await primary.halt('immediate');
  await standby.promote();
  const before = ledger.entries.length;
  address.moveTo(standby);
  while (ledger.entries.length === before) await setTimeout(10);
  return performance.now() - started;
}

function countOf(answers: Answers, isWanted: (what: string) => boolean): number {
  return [...answers].filter(([what]) => isWanted(what)).reduce((sum, [, times]) => sum + times, 0);
}

const isSuccess = (what: string) => /^2\d\d$/.test(what);

/**
 * Two servers on one PostgreSQL behind a balancer, under load: each started anew after the other, then the primary
 * crashed and its standby promoted, with so many seconds before, between and after. All is held against what callers
 * were told.
 */
export async function servers(seconds: number): Promise<Result[]> {
  const site = await startSite();
  if (!site) return [];
  const { business } = site;
  const both = [await startServer(business), await startServer(business)];
  const balancer = await startBalancer(both.map(({ url }) => url));
  const shop: Server = { ...both[0]!, url: balancer.url };
  const administrator = await signIn(shop);

  const ledger = emptyLedger();
  const own = emptyLedger();
  let isGoing = true;
  const going = () => isGoing;
  const writers = Array.from({ length: WRITERS }, () => write(shop, business, ledger, going));
  const readers = Array.from({ length: ADMINISTRATORS }, () => writeAndRead(administrator, own, going));

  await setTimeout(seconds * 1000);
  await restartEach(both, balancer, business);
  await setTimeout(seconds * 1000);
  const rolling = balancer.takeAnswers();
  const refusals = [...ledger.refusals, ...own.refusals].map(([said]) => said);
  const away = await failOver(site, ledger);
  await setTimeout(seconds * 1000);
  isGoing = false;
  await Promise.all(writers);
  const seen = await Promise.all(readers);
  const failing = balancer.takeAnswers();

  const repeated = (await repeatUnanswered(shop, ledger)) + (await repeatUnanswered(administrator, own));
  for (const server of both) await stopServer(server);
  await balancer.close();
  const entries = [...ledger.entries, ...own.entries];
  const stored = await withDatabaseOf(business, (db) => faultsOf(db, { ...ledger, entries }));
  const lost = [...stored, ...(await problemsOf(business))];
  await business.remove();

  const dropped = countOf(rolling, (what) => !isSuccess(what));
  const mute = countOf(failing, (what) => !isSuccess(what) && what !== '503');
  const faults = [...ledger.faults, ...own.faults];
  for (const fault of [...lost, ...faults, ...refusals]) console.log(fault);
  const said = new Set([...ledger.refusals.keys(), ...own.refusals.keys()]);
  const stale = seen.reduce((sum, one) => sum + one.stale, 0);
  const read = seen.reduce((sum, one) => sum + one.read, 0);
  return [
    {
      what: 'two servers on one PostgreSQL behind a balancer, each started anew under load',
      measured: `${dropped} of ${countOf(rolling, () => true)} requests dropped or refused`,
      figure: '0',
      isReached: dropped === 0,
    },
    {
      what: 'then the primary crashes and its standby is promoted',
      measured:
        `${lost.length} lost, half or doubled of ${entries.length} acknowledged orders; ${repeated} repeated by ` +
        `their keys; written again after ${ms(away)}`,
      figure: '0 lost, 0 double',
      isReached: lost.length === 0,
    },
    {
      what: 'the requests that failed meanwhile',
      measured: `${countOf(failing, (what) => what === '503')} × 503 (${[...said].join(' / ')}); ${mute + faults.length} of another kind`,
      figure: 'each answered with a sentence',
      isReached: mute + faults.length === 0,
    },
    {
      what: 'lists from the replica: an administrator does not find the order just put in, at whichever server',
      measured: `${stale} of ${read} times`,
      figure: '0',
      isReached: stale === 0,
    },
  ];
}
