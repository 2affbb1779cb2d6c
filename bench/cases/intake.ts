import { readSettings } from '@tawseel/server/src/settings.ts';
import { openDatabase } from '@tawseel/server/src/store/open.ts';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import type { DataSets } from '../data-sets.ts';
import { ask, median, ratio, requestsPerSecond, turnAbout } from '../measure.ts';
import { atLeast, type Result } from '../result.ts';
import { takeOutOrders } from './added-orders.ts';
import { prepareRaw } from './raw-inserts.ts';
import { byEngine, type Target, withServers } from './servers.ts';

const ROUNDS = 5;
const SECONDS = 2;
const SHOPS_AT_ONCE = 10;
const OF_RAW = 0.5;

const CALL = { path: '/api/orders', body: ORDER };

async function putIn({ server }: Target): Promise<void> {
  const { status, body } = await ask(server, CALL);
  if (status !== 201) throw new Error(body);
}

/**
 * Orders taken in over the API, ten shops at once, priced and durable, against inserting their rows and nothing else,
 * as durably: on SQLite over its one writer, on PostgreSQL over ten connections.
 */
export async function intake(sets: DataSets): Promise<Result[]> {
  return withServers(await sets.all(), async (targets) => {
    const subjects = await Promise.all(
      targets.map(async (target) => {
        // Of a run that failed.
        await takeOutOrders(target);
        await putIn(target);
        const { db } = await openDatabase(readSettings(target.settings));
        return { ...target, db, insertRaw: await prepareRaw(target, db, SHOPS_AT_ONCE) };
      }),
    );
    const measured = await turnAbout(subjects, ROUNDS, async ({ server, insertRaw }) => ({
      rate: await requestsPerSecond(server, { ...CALL, seconds: SECONDS, connections: SHOPS_AT_ONCE }),
      raw: await insertRaw(SECONDS),
    }));
    for (const subject of subjects) {
      await subject.db.destroy();
      await takeOutOrders(subject);
    }
    const all = subjects.map((subject, index) => {
      const rounds = measured[index] ?? [];
      return { ...subject, rates: rounds.map(({ rate }) => rate), raws: rounds.map(({ raw }) => raw) };
    });
    return byEngine(
      all,
      ({ rates, raws }) =>
        `${median(rates).toFixed(0)}/s, ${ratio(rates, raws).toFixed(2)} of ${median(raws).toFixed(0)}/s`,
    ).map(({ engine, own, cells }) => {
      const main = own.find(({ orders }) => orders === sets.main);
      const goal = atLeast(OF_RAW, ratio(main?.rates, main?.raws));
      return {
        what: `order intake against raw inserts of the same rows, ${engine}`,
        measured: cells,
        ...goal,
      };
    });
  });
}
