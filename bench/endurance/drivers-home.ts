import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { dataFolder, endProcess } from '@tawseel/server/src/testing/process.ts';
import { ms, percentile } from '../measure.ts';
import type { Result } from '../result.ts';
import {
  type Business,
  businessOnPostgres,
  businessOnSqlite,
  problemsOf,
  startServer,
  stopAndCheck,
} from './business.ts';
import { p99 } from './load.ts';
import { signIn, startOrdinary } from './others.ts';
import { lostOf, type Phone, sendAll, sendOut } from './road.ts';

const HOME = { phones: 60, acts: 60, photos: 80 };
const KILLED = { phones: 2, acts: 60, photos: 80 };
const SPAN_MS = 400;
/** Settings of a server by default. */
const LIMITS = { REQUESTS_PER_MINUTE: '1200' };
const ACTS_SECONDS = 30;
const FILES_SECONDS = 300;
const MOST_BESIDE = 100;

type Road = { name: string; business: Business; files: string; settings: Record<string, string> };

/** Runs on each database, with files in a separate folder. */
async function onEachDatabase(work: (road: Road) => Promise<Result[]>): Promise<Result[]> {
  const results: Result[] = [];
  const businesses = [
    ['SQLite', await businessOnSqlite()] as const,
    ['PostgreSQL', await businessOnPostgres()] as const,
  ];
  for (const [name, business] of businesses) {
    if (!business) continue;
    const { folder, remove } = dataFolder();
    const files = join(folder, 'files');
    results.push(
      ...(await work({ name, business, files, settings: { FILES_DIR: files, DOOR_PROOF: 'photo' } })),
    );
    await business.remove();
    remove();
  }
  return results;
}

const copyOf = (phones: readonly Phone[]): Phone[] =>
  phones.map((phone) => ({ ...phone, acts: [...phone.acts], files: [...phone.files] }));

/** All drivers come home into one network at once. */
async function comeHome({ name, business, files, settings }: Road): Promise<Result[]> {
  const phones = await sendOut(business, HOME);
  const sent = copyOf(phones);
  const server = await startServer(business, { ...settings, ...LIMITS });
  const { felt, leave } = startOrdinary(server.url, await signIn(server));
  await Promise.all(phones.map((phone) => sendAll(server, phone)));
  const { times, failed } = await felt();
  leave();
  const beside = p99(times);
  const putOff = phones.reduce((sum, phone) => sum + phone.putOff, 0);
  const problems = [...(await stopAndCheck(server, business)), ...(await lostOf(business, sent, files))];
  const acts = Math.max(...phones.map(({ actsMs }) => actsMs)) / 1000;
  const all = Math.max(...phones.map(({ filesMs }) => filesMs)) / 1000;
  const isReached =
    problems.length === 0 &&
    acts <= ACTS_SECONDS &&
    all <= FILES_SECONDS &&
    beside <= MOST_BESIDE &&
    failed.length === 0;
  return [
    {
      what: `${HOME.phones} phones behind one address, ${HOME.acts} acts and ${HOME.photos} photos each, ${name}`,
      measured: `acts in ${acts.toFixed(1)} s, photos in ${all.toFixed(0)} s; ${putOff} put off and sent again, ${problems.length} lost or wrong; a page of orders p50 ${ms(percentile(times, 0.5))}, p99 ${ms(beside)} of ${times.length}, ${failed.length} not answered`,
      figure: `${ACTS_SECONDS} s, ${FILES_SECONDS} s, none lost, ${MOST_BESIDE} ms`,
      isReached,
    },
  ];
}

/** The server is killed while phones send, and they go on with the next. */
async function sendThroughKills(
  { name, business, files, settings }: Road,
  cycles: number,
): Promise<Result[]> {
  const phones = await sendOut(business, KILLED);
  const sent = copyOf(phones);
  let kills = 0;
  for (let isSent = false; !isSent; ) {
    const server = await startServer(business, settings);
    const sending = Promise.all(phones.map((phone) => sendAll(server, phone)));
    if (kills < cycles) {
      await setTimeout(Math.random() * SPAN_MS);
      await endProcess(server.process, 'SIGKILL');
      kills += 1;
      await sending;
    } else {
      isSent = (await sending).every(Boolean);
      await endProcess(server.process, 'SIGTERM');
    }
  }
  const problems = [...(await problemsOf(business)), ...(await lostOf(business, sent, files))];
  for (const problem of problems) console.log(problem);
  return [
    {
      what: `kill -9 while ${KILLED.phones} phones send ${KILLED.acts} acts and ${KILLED.photos} photos each, ${name}`,
      measured: `${kills} kills; ${problems.length} lost, twice or wrong`,
      figure: '0 lost, 0 twice, 0 differences',
      isReached: problems.length === 0,
    },
  ];
}

/** Phones of drivers come home: all at once, and while the server is killed again and again. */
export async function driversHome(kills: number): Promise<Result[]> {
  return onEachDatabase(async (road) => [
    ...(await sendThroughKills(road, kills)),
    ...(await comeHome(road)),
  ]);
}
