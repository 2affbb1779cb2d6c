import { DAY_MS } from '@tawseel/contract/facts/durations';
import { MOST_ACTS } from '@tawseel/contract/facts/stops';
import type { MyStop } from '@tawseel/contract/my-day';
import type { Picture } from '../../ui/display/make-picture.ts';
import { heldAfter } from '../money.ts';
import { isForOffice, isStopState, stateAfter } from '../stops.ts';
import type { Answer, Day } from './ask.ts';
import {
  type KeptAct,
  type KeptDay,
  type KeptExpense,
  type KeptProof,
  openDatabase,
  STORES,
  type Trx,
} from './day-schema.ts';
import { expensesAfter } from './expenses.ts';
import {
  type FileToSend,
  forgetOldProofs,
  forgetProof,
  keepPictures,
  nextFiles,
  retryProofs,
  settleProof,
} from './proof-store.ts';

export type NewAct = Omit<KeptAct, 'no' | 'waits' | 'answer' | 'clientId'>;
export type NewExpense = Omit<KeptExpense, 'no' | 'waits' | 'answer'>;

type Entry = KeptAct | KeptExpense;
const isAct = (entry: Entry): entry is KeptAct => entry.act !== undefined;
const isExpense = (entry: Entry): entry is KeptExpense => entry.expense !== undefined;

/** Numbers of a driver's queued acts and pictures. */
export type Unsent = { acts: number; pictures: number };
export type Others = Unsent & { name: string };

/** Part of the day that a driver sees. */
export type StoredDay = {
  day: KeptDay | undefined;
  stops: MyStop[];
  /** All acts of this driver on the phone, oldest first. */
  acts: KeptAct[];
  /** Changes of this driver's expenses that the server does not have, oldest first. */
  changes: KeptExpense[];
  /** Proofs of this driver whose files are not on the server. */
  proofs: KeptProof[];
  /** Other drivers on this phone, whose queue is sent after their sign-in. */
  others: Others[];
};

/** Milliseconds for which acts that the office handles stay visible. */
const OFFICE_MS = 7 * DAY_MS;

/** Thrown if a stop was over before an act, for instance by a second tap in another tab. */
class StopIsOver extends Error {}

async function setState(trx: Trx, by: string, id: string, next: (state: MyStop['state']) => MyStop['state']) {
  const stops = trx.objectStore('stops');
  const kept = await stops.get([by, id]);
  if (kept) await stops.put({ ...kept, stop: { ...kept.stop, state: next(kept.stop.state) } });
}

/** Returns the state of a stop: the server's, after the acts that it does not have yet. */
function afterWaiting(waiting: readonly KeptAct[], stopId: string, known: MyStop['state']): MyStop['state'] {
  return waiting
    .filter(({ act }) => act.stopId === stopId)
    .reduce((state, { act }) => stateAfter(state, act.act) ?? state, known);
}

/** Deletes names, phones and acts after a day; queued acts stay until they are answered. */
async function forgetOld(trx: Trx, by: string, now: number) {
  for (const { no, at, waits, answer } of await trx.objectStore('acts').getAll()) {
    const longest = isForOffice(answer?.result) ? OFFICE_MS : DAY_MS;
    if (waits === undefined && now - at > longest) await trx.objectStore('acts').delete(no);
  }
  await forgetOldProofs(trx, now - OFFICE_MS);
  for (const day of await trx.objectStore('days').getAll()) {
    if (day.by !== by && now - day.readAt > DAY_MS) await forgetAllButWaiting(trx, day.by);
  }
}

/** Deletes all but queued acts, which lose the names of receivers. */
async function forgetAllButWaiting(trx: Trx, by: string) {
  await forgetDay(trx, by);
  const nameless = (of: KeptAct['of']) => ({ ...of, name: '' });
  for (const act of await trx.objectStore('acts').getAll()) {
    if (act.by !== by) continue;
    if (act.waits === undefined) await trx.objectStore('acts').delete(act.no);
    else await trx.objectStore('acts').put({ ...act, of: nameless(act.of) });
  }
  for (const proof of await trx.objectStore('proofs').getAll()) {
    if (proof.by === by) await trx.objectStore('proofs').put({ ...proof, of: nameless(proof.of) });
  }
}

async function forgetDay(trx: Trx, by: string) {
  await trx.objectStore('days').delete(by);
  for (const key of await trx.objectStore('stops').index('by').getAllKeys(by)) {
    await trx.objectStore('stops').delete(key);
  }
}

/** Stores the stops of the server; acts without an answer stay applied. */
async function putStops(trx: Trx, by: string, stops: readonly MyStop[]) {
  const store = trx.objectStore('stops');
  for (const key of await store.index('by').getAllKeys(by)) await store.delete(key);
  const waiting = (await trx.objectStore('acts').index('waits').getAll(by)).filter(isAct);
  for (const stop of stops) {
    const state = afterWaiting(waiting, stop._id, stop.state);
    await store.put({ by, id: stop._id, stop: { ...stop, state } });
  }
}

/** Settles a change of expenses: the day has it, unless the server refused to add one, which stays visible. */
async function takeChange(trx: Trx, { waits: by = '', ...asked }: KeptExpense, answer: Answer) {
  const change = { ...asked, answer };
  const isAccepted = answer.result === 'accepted';
  if (!isAccepted && !('removes' in change.expense)) {
    await trx.objectStore('acts').put(change);
    return;
  }
  await trx.objectStore('acts').delete(change.no);
  const day = await trx.objectStore('days').get(by);
  if (day && isAccepted)
    await trx.objectStore('days').put({ ...day, expenses: expensesAfter(day.expenses ?? [], [change]) });
}

async function takeAnswers(trx: Trx, answers: readonly Answer[]) {
  const store = trx.objectStore('acts');
  let acts = await store.getAll();
  for (const answer of answers) {
    const kept = acts.find(({ clientId, waits }) => waits !== undefined && clientId === answer.clientId);
    if (!kept?.waits) continue;
    if (isExpense(kept)) {
      await takeChange(trx, kept, answer);
      continue;
    }
    const { waits: by, ...asked } = kept;
    const answered = { ...asked, answer };
    await store.put(answered);
    acts = acts.map((each) => (each === kept ? answered : each));
    const waiting = acts.filter(isAct).filter(({ waits }) => waits === by);
    const { state } = answer;
    const { stopId } = asked.act;
    if (isStopState(state)) await setState(trx, by, stopId, () => afterWaiting(waiting, stopId, state));
    const day = await trx.objectStore('days').get(by);
    if (!day || answer.isRepeated) continue;
    const held = heldAfter(day.held ?? [], [answered]);
    await trx.objectStore('days').put({ ...day, acts: day.acts + 1, held });
  }
}

/** Returns the queues of other drivers. */
function othersOf(acts: readonly Entry[], proofs: readonly KeptProof[], by: string): Others[] {
  const others = new Map<string, Others>();
  const count = (of: 'acts' | 'pictures', kept: Pick<KeptAct, 'by' | 'byName' | 'waits'>) => {
    if (kept.waits === undefined || kept.by === by) return;
    const known = others.get(kept.by) ?? { name: kept.byName, acts: 0, pictures: 0 };
    others.set(kept.by, { ...known, [of]: known[of] + 1 });
  };
  for (const act of acts) count('acts', act);
  for (const proof of proofs) count('pictures', proof);
  return [...others.values()];
}

function abort(trx: Trx): void {
  try {
    trx.abort();
  } catch {
    // The stop is over already.
  }
}

/** Opens the day in IndexedDB; each method is one transaction. Throws if the browser stores nothing. */
export async function openDayStore(name = 'tawseel-driver') {
  const db = await openDatabase(name);

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
    /**
     * Stores acts with their pictures and the new states of their stops, all or none. Resolves to false if a stop was
     * over already.
     */
    async add(acts: readonly NewAct[], pictures: readonly Picture[] = []): Promise<boolean> {
      try {
        await write(async (trx) => {
          for (const each of acts) {
            await setState(trx, each.by, each.act.stopId, (state) => {
              const next = stateAfter(state, each.act.act);
              if (next === undefined) throw new StopIsOver();
              return next;
            });
            // The database assigns `no`.
            const kept = { ...each, clientId: each.act.clientId, waits: each.by } as KeptAct;
            await trx.objectStore('acts').add(kept);
          }
          const [first] = acts;
          if (first) await keepPictures(trx, pictures, first);
        });
        return true;
      } catch (error) {
        if (error instanceof StopIsOver) return false;
        throw error;
      }
    },
    /**
     * Stores a change of expenses, with the photo of an added one. The photo of a removed one, by its SHA-256, and one
     * that the server refused to add are deleted.
     */
    change: (
      change: NewExpense,
      { picture, sha256 }: { picture?: Picture; sha256?: string },
    ): Promise<void> =>
      write(async (trx) => {
        const { by, expense } = change;
        const store = trx.objectStore('acts');
        if (sha256) await forgetProof(trx, { by, sha256 });
        const removed = 'removes' in expense ? await store.index('clientId').get(expense.removes) : undefined;
        if (removed?.answer) return store.delete(removed.no);
        // The database assigns `no`.
        await store.add({ ...change, waits: by } as KeptExpense);
        if (picture) await keepPictures(trx, [picture], change);
      }),
    /** Returns the oldest queued entries of a driver that one call takes: acts, or one change of expenses. */
    async batch(by: string): Promise<Entry[]> {
      const oldest = await db.getAllFromIndex('acts', 'waits', by, MOST_ACTS);
      const at = oldest.findIndex(isExpense);
      return at < 0 ? oldest : oldest.slice(0, at || 1);
    },
    answer: (answers: readonly Answer[]): Promise<void> => write((trx) => takeAnswers(trx, answers)),
    files: (by: string): Promise<FileToSend[]> => nextFiles(db, by),
    /** Settles a file: the server has it, or refused it for a reason. */
    settleFile: (proof: KeptProof, refusal?: string): Promise<void> =>
      write((trx) => settleProof(trx, proof, refusal)),
    retryFiles: (by: string): Promise<void> => write((trx) => retryProofs(trx, by)),
    keepDay: ({ driver, now, stops, ...day }: Day): Promise<void> =>
      write(async (trx) => {
        const readAt = Date.now();
        const aheadMs = readAt - (Date.parse(now) || readAt);
        await putStops(trx, driver.id, stops);
        await trx.objectStore('days').put({ ...day, by: driver.id, readAt, aheadMs });
        await forgetOld(trx, driver.id, readAt);
      }),
    /** Deletes the stops, names and answered acts of a driver who may no longer see the day; queued acts stay. */
    forget: (by: string): Promise<void> => write((trx) => forgetAllButWaiting(trx, by)),
    async read(by: string): Promise<StoredDay> {
      const trx = db.transaction(STORES);
      const [day, stops, acts, proofs] = await Promise.all([
        trx.objectStore('days').get(by),
        trx.objectStore('stops').index('by').getAll(by),
        trx.objectStore('acts').getAll(),
        trx.objectStore('proofs').getAll(),
      ]);
      return {
        day,
        stops: stops.map(({ stop }) => stop),
        acts: acts.filter(isAct).filter((each) => each.by === by),
        changes: acts.filter(isExpense).filter((each) => each.by === by),
        proofs: proofs.filter((each) => each.by === by),
        others: othersOf(acts, proofs, by),
      };
    },
    close: () => db.close(),
  };
}

export type DayStore = Awaited<ReturnType<typeof openDayStore>>;
