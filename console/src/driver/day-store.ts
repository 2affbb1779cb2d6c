import { MOST_ACTS } from '@tawseel/contract/facts/stops';
import type { GivenAct, MyRun, MyStop, Recalled } from '@tawseel/contract/my-day';
import { type DBSchema, type IDBPTransaction, openDB } from 'idb';
import type { Answer, Day } from './ask.ts';
import { sumOf } from './money.ts';
import { isForOffice, isPending, isStopState, stateAfter } from './stops.ts';

/** An act of this phone: on its way to the server, or answered. */
export type KeptAct = {
  /** In the order they were done. */
  no: number;
  clientId: string;
  act: GivenAct;
  /** Id and name of the driver: it goes out with no other's token. */
  by: string;
  byName: string;
  /** What its stop was, which may be gone by now. */
  of: { name: string; trackingID: string };
  at: number;
  /** While it waits to be sent, whose it is. */
  waits?: string;
  answer?: Answer;
};
export type NewAct = Omit<KeptAct, 'no' | 'waits' | 'answer' | 'clientId'>;

type KeptStop = { by: string; id: string; stop: MyStop };
export type KeptDay = {
  by: string;
  runs: MyRun[];
  /** Absent in what an older page has kept. */
  recalled?: Recalled[];
  acts: number;
  cash: number;
  /** When it was read, by this phone's clock, and by how much that is ahead of the server's. */
  readAt: number;
  aheadMs: number;
};

/** What a driver sees of the day. */
export type Kept = {
  day: KeptDay | undefined;
  stops: MyStop[];
  /** All acts that this phone still has of them, the oldest first. */
  acts: KeptAct[];
  /** Of others on this phone, whose acts go with their PIN. */
  others: { name: string; waiting: number }[];
};

interface Schema extends DBSchema {
  acts: { key: number; value: KeptAct; indexes: { waits: string; clientId: string } };
  stops: { key: [string, string]; value: KeptStop; indexes: { by: string } };
  days: { key: string; value: KeptDay };
}
type Stores = ['acts', 'stops', 'days'];
type Trx = IDBPTransaction<Schema, Stores, 'readwrite'>;

const STORES: Stores = ['acts', 'stops', 'days'];
const DAY_MS = 86_400_000;
/** What the office looks after stays in sight for so long. */
const OFFICE_MS = 7 * DAY_MS;

/** Whether a stop was over before this act, as by a second tap in another tab. */
class StopIsOver extends Error {}

async function setState(trx: Trx, by: string, id: string, state: MyStop['state'], needsPending = false) {
  const stops = trx.objectStore('stops');
  const kept = await stops.get([by, id]);
  if (needsPending && kept && !isPending(kept.stop)) throw new StopIsOver();
  if (kept) await stops.put({ ...kept, stop: { ...kept.stop, state } });
}

/** Names, phones and acts leave the phone within a day; what waits stays until it is answered. */
async function forgetOld(trx: Trx, by: string, now: number) {
  for (const { no, at, waits, answer } of await trx.objectStore('acts').getAll()) {
    const longest = isForOffice(answer?.result) ? OFFICE_MS : DAY_MS;
    if (waits === undefined && now - at > longest) await trx.objectStore('acts').delete(no);
  }
  for (const day of await trx.objectStore('days').getAll()) {
    if (day.by !== by && now - day.readAt > DAY_MS) await forgetDay(trx, day.by);
  }
}

async function forgetDay(trx: Trx, by: string) {
  await trx.objectStore('days').delete(by);
  for (const key of await trx.objectStore('stops').index('by').getAllKeys(by)) {
    await trx.objectStore('stops').delete(key);
  }
}

/** What is done and not yet answered stays done, whatever the server knew. */
async function putStops(trx: Trx, by: string, stops: readonly MyStop[]) {
  const store = trx.objectStore('stops');
  for (const key of await store.index('by').getAllKeys(by)) await store.delete(key);
  const waiting = await trx.objectStore('acts').index('waits').getAll(by);
  const states = new Map<string, MyStop['state']>();
  for (const { act } of waiting) {
    const state = stateAfter(act.act);
    if (state) states.set(act.stopId, state);
  }
  for (const stop of stops) {
    const state = isPending(stop) ? (states.get(stop._id) ?? stop.state) : stop.state;
    await store.put({ by, id: stop._id, stop: { ...stop, state } });
  }
}

async function takeAnswer(trx: Trx, answer: Answer) {
  const kept = await trx
    .objectStore('acts')
    .index('clientId')
    .get(answer.clientId ?? '');
  if (!kept?.waits) return;
  const { waits: by, ...answered } = kept;
  await trx.objectStore('acts').put({ ...answered, answer });
  if (isStopState(answer.state)) await setState(trx, by, kept.act.stopId, answer.state);
  const day = await trx.objectStore('days').get(by);
  if (!day || answer.result !== 'accepted' || answer.isRepeated) return;
  const cash = sumOf([day.cash, kept.act.cash ?? 0]);
  await trx.objectStore('days').put({ ...day, acts: day.acts + 1, cash });
}

function abort(trx: Trx): void {
  try {
    trx.abort();
  } catch {
    // It is over already.
  }
}

/** The phone's own memory of the day, in IndexedDB: each of these is one transaction. Fails where the browser keeps nothing. */
export async function openDayStore(name = 'tawseel-driver') {
  const db = await openDB<Schema>(name, 1, {
    upgrade(opened) {
      const acts = opened.createObjectStore('acts', { keyPath: 'no', autoIncrement: true });
      acts.createIndex('waits', 'waits');
      acts.createIndex('clientId', 'clientId', { unique: true });
      opened.createObjectStore('stops', { keyPath: ['by', 'id'] }).createIndex('by', 'by');
      opened.createObjectStore('days', { keyPath: 'by' });
    },
  });

  async function write(work: (trx: Trx) => Promise<void>): Promise<void> {
    const trx = db.transaction(STORES, 'readwrite', { durability: 'strict' });
    try {
      await work(trx);
      await trx.done;
    } catch (error) {
      trx.done.catch(() => undefined);
      abort(trx);
      throw error;
    }
  }

  return {
    /** Keeps acts and what they make of their stops, all or none. Resolves to false where one of those was over already. */
    async add(acts: readonly NewAct[]): Promise<boolean> {
      try {
        await write(async (trx) => {
          for (const each of acts) {
            const state = stateAfter(each.act.act);
            if (state) await setState(trx, each.by, each.act.stopId, state, true);
            // `no` is given by the database.
            const kept = { ...each, clientId: each.act.clientId, waits: each.by } as KeptAct;
            await trx.objectStore('acts').add(kept);
          }
        });
        return true;
      } catch (error) {
        if (error instanceof StopIsOver) return false;
        throw error;
      }
    },
    /** The oldest of theirs that wait, as many as one call takes. */
    batch: (by: string): Promise<KeptAct[]> => db.getAllFromIndex('acts', 'waits', by, MOST_ACTS),
    answer: (answers: readonly Answer[]): Promise<void> =>
      write(async (trx) => {
        for (const answer of answers) await takeAnswer(trx, answer);
      }),
    keepDay: ({ driver, now, runs, stops, recalled, acts, cash }: Day): Promise<void> =>
      write(async (trx) => {
        const readAt = Date.now();
        const aheadMs = readAt - (Date.parse(now) || readAt);
        await putStops(trx, driver.id, stops);
        await trx.objectStore('days').put({ by: driver.id, runs, recalled, acts, cash, readAt, aheadMs });
        await forgetOld(trx, driver.id, readAt);
      }),
    /** Of who signs out: stops and their names go, acts that wait stay. */
    forget: (by: string): Promise<void> => write((trx) => forgetDay(trx, by)),
    async read(by: string): Promise<Kept> {
      const trx = db.transaction(STORES);
      const [day, stops, all] = await Promise.all([
        trx.objectStore('days').get(by),
        trx.objectStore('stops').index('by').getAll(by),
        trx.objectStore('acts').getAll(),
      ]);
      const foreign = all.filter((each) => each.waits !== undefined && each.by !== by);
      const others = Map.groupBy(foreign, (each) => each.by);
      return {
        day,
        stops: stops.map(({ stop }) => stop),
        acts: all.filter((each) => each.by === by),
        others: [...others.values()].map((acts) => ({ name: acts[0]!.byName, waiting: acts.length })),
      };
    },
    close: () => db.close(),
  };
}

export type DayStore = Awaited<ReturnType<typeof openDayStore>>;
