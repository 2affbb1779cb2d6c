import { DAY_MS } from '@tawseel/contract/facts/durations';
import type { GivenAct, MyStop } from '@tawseel/contract/my-day';
import { newClientId } from '../../api/client-id.ts';
import { MOVING, type SendState, turnsOf } from '../../api/queue-sender.ts';
import { endSession } from '../../api/session.ts';
import { readToken } from '../../api/token.ts';
import type { Picture } from '../../ui/display/make-picture.ts';
import { externalStore } from '../../ui/external-store.ts';
import { actSender } from './act-sender.ts';
import { type Answer, askDay, askToEnd, askToKeep, askToTake, type Day, isShutOut } from './ask.ts';
import { askToChange } from './ask-expenses.ts';
import type { KeptExpense } from './day-schema.ts';
import { type DayStore, openDayStore, type StoredDay, type Unsent } from './day-store.ts';
import { addedExpense, type ExpenseDraft, type ListedExpense } from './expenses.ts';
import { fileSender } from './file-sender.ts';
import { forgetPerson, isTheirs, keepPerson, type Person, readPerson, tokenEnd, whose } from './identity.ts';
import { readPosition } from './position.ts';
import type { FileToSend } from './proof-store.ts';

export type DriverState = StoredDay &
  SendState & {
    person: Person | undefined;
    waiting: Unsent;
    /** Time of the oldest queued act. */
    since: number | undefined;
    /** Reason if the browser stores nothing. */
    refusal: string | undefined;
    isReading: boolean;
    /** Why the day could not be read the last time. */
    notRead: string | undefined;
  };

/** Act as a screen sends it; id, time, place and driver are added. */
export type Draft = Omit<GivenAct, 'clientId' | 'happenedAt' | 'stopId' | 'position'> & { stop: MyStop };
/** Result of an act on this phone. */
export type ActOutcome = 'kept' | 'over' | 'failed';

type Sender = ReturnType<typeof fileSender>;
type Parts = {
  open?: () => Promise<DayStore>;
  readDay?: () => Promise<Day>;
  send?: (acts: GivenAct[]) => Promise<Answer[]>;
  sendChange?: (change: KeptExpense) => Promise<Answer>;
  put?: (file: FileToSend) => Promise<void>;
  end?: () => void;
  position?: typeof readPosition;
};

const CHANNEL = 'tawseel-driver';
const TRY_MS = 30_000;
/** Milliseconds after which the day is read again, so that changes of the office appear. */
const FRESH_MS = 120_000;
/** Milliseconds without an answer of the server after which the phone may have another holder. */
const LONGEST_UNSEEN_MS = DAY_MS;
const NOTHING: StoredDay = { day: undefined, stops: [], acts: [], changes: [], proofs: [], others: [] };
const NONE: Unsent = { acts: 0, pictures: 0 };

const NOBODY = { ...NOTHING, person: undefined, waiting: NONE, since: undefined };
const START: DriverState = { ...NOBODY, ...MOVING, refusal: undefined, isReading: false, notRead: undefined };

const isWaiting = ({ waits }: { waits?: string }) => waits !== undefined;
export const countOf = ({ acts, pictures }: Unsent) => acts + pictures;

type Done = { clientId: string; person: Person; where: GivenAct['position']; at: number };

/** Returns an act to store: with its id, time, place and driver. */
function actOf({ stop: { _id, name, trackingID }, ...draft }: Draft, { clientId, person, where, at }: Done) {
  const happenedAt = new Date(at).toISOString();
  return {
    act: { ...draft, clientId, stopId: _id, happenedAt, ...(where && { position: where }) },
    by: person.id,
    byName: person.name,
    of: { name, trackingID },
    at,
  };
}

/** Opens a driver's day on a phone: it is stored there, sent when possible, and read as an external store of React. */
export function openDriver({
  open = openDayStore,
  readDay = askDay,
  send = askToTake,
  sendChange = askToChange,
  put = askToKeep,
  end = askToEnd,
  position = readPosition,
}: Parts = {}) {
  const { read, set, subscribe } = externalStore(START);
  const tabs = new BroadcastChannel(CHANNEL);
  const stop = new AbortController();
  const inTurn = turnsOf(CHANNEL);
  let store: DayStore | undefined;
  /** Acts are sent before the files that they name. */
  let senders: { acts: Sender; files: Sender } | undefined;
  const sending = { acts: MOVING, files: MOVING };
  /** Phone typed at the last sign-in; stored with the driver that the server returns. */
  let phone = '';
  /** Asked for while it was being read, as by another who signed in. */
  let isReadAgain = false;

  function change(next: Partial<DriverState>) {
    set({ ...read(), ...next });
  }

  async function readAgain() {
    const person = readPerson();
    const found = (await store?.read(person?.id ?? '')) ?? NOTHING;
    const isOld = found.day && Date.now() - found.day.readAt > LONGEST_UNSEEN_MS;
    if (isOld) await forget();
    const kept = isOld ? ((await store?.read(person?.id ?? '')) ?? NOTHING) : found;
    const acts = [...kept.acts, ...kept.changes].filter(isWaiting);
    const pictures = kept.proofs.filter(isWaiting);
    const waiting = { acts: acts.length, pictures: pictures.length };
    const oldest = Math.min(...[...acts, ...pictures].map(({ at }) => at));
    const since = Number.isFinite(oldest) ? oldest : undefined;
    if (!stop.signal.aborted) change({ ...kept, person, waiting, since });
  }

  /** Deletes the data of a driver from this phone, except the queue. */
  async function forget() {
    const person = readPerson();
    if (person && !stop.signal.aborted) await store?.forget(person.id);
  }

  /** Deletes the day if the server no longer admits this driver. */
  async function forgetIfShutOut(error: unknown) {
    if (!isShutOut(error)) return;
    await forget();
    await changed();
  }

  /** Reports what blocks acts before what blocks files. */
  function tell(what: keyof typeof sending, now: SendState) {
    sending[what] = now;
    change(sending.acts.phase === 'moving' ? sending.files : sending.acts);
  }

  function kick() {
    senders?.acts.kick();
    senders?.files.kick();
  }

  async function changed() {
    if (stop.signal.aborted) return;
    tabs.postMessage('changed');
    await readAgain();
  }

  /** Reads the day in turn with sending, so that a day from before an act is not applied after its answer. */
  async function readInTurn() {
    const token = readToken();
    if (token === null || !store) return;
    const day = await readDay();
    // Another driver has signed in meanwhile.
    if (readToken() !== token) return;
    await store.keepDay(day);
    const known = readPerson();
    const theirs = phone || (known?.id === day.driver.id ? known.phone : '');
    keepPerson({ ...day.driver, phone: theirs, of: tokenEnd(token) });
  }

  async function refresh() {
    if (readToken() === null) return;
    isReadAgain = read().isReading;
    if (isReadAgain) return;
    change({ isReading: true });
    try {
      await inTurn(readInTurn);
      await changed();
      change({ isReading: false, notRead: undefined });
      kick();
    } catch (error) {
      await forgetIfShutOut(error);
      change({ isReading: false, notRead: error instanceof Error ? error.message : '' });
    }
    if (isReadAgain) await refresh();
  }

  async function start(opened: DayStore) {
    store = opened;
    const acts = actSender({
      store: opened,
      whose,
      inTurn,
      send,
      sendChange,
      onFailed: forgetIfShutOut,
      onState: (now) => tell('acts', now),
      async onAnswered() {
        await changed();
        kick();
        await refresh();
      },
    });
    const files = fileSender({
      store: opened,
      whose,
      put,
      onState: (now) => tell('files', now),
      onSettled: changed,
    });
    senders = { acts, files };
    await readAgain();
    kick();
    // A page that is opened or reloaded shows the present day.
    void refresh();
    if (readPerson()) askToPersist();
  }

  /** Asks the browser never to delete the queue by itself; before a sign-in there is none, and it would refuse. */
  function askToPersist() {
    void navigator.storage?.persist?.().catch(() => false);
  }

  /** Tries again at once: the network may be back, or a driver has signed in. */
  function tryNow() {
    senders?.acts.retry();
    senders?.files.retry();
    const isStale = Date.now() - (read().day?.readAt ?? 0) > FRESH_MS;
    if (isStale || !isTheirs(readPerson()) || read().notRead !== undefined) void refresh();
  }

  function tick() {
    const { day, waiting } = read();
    if (day && Date.now() - day.readAt > LONGEST_UNSEEN_MS) void changed();
    if (document.visibilityState === 'visible' || countOf(waiting) > 0) tryNow();
  }

  async function changeExpenses(
    { expense, name }: Pick<KeptExpense, 'expense'> & { name: string },
    files: Parameters<DayStore['change']>[1],
  ): Promise<boolean> {
    const at = Date.now();
    const { person } = read();
    if (!person || !store) return false;
    const of = { name, trackingID: '' };
    const change = { clientId: newClientId(at), expense, by: person.id, byName: person.name, of, at };
    try {
      await store.change(change, files);
      askToPersist();
      await changed();
      kick();
      return true;
    } catch {
      return false;
    }
  }

  const opened = open().then(start, (error) => change({ refusal: String(error?.message ?? error) }));
  const timer = setInterval(tick, TRY_MS);
  tabs.addEventListener('message', () => void readAgain());
  const { signal } = stop;
  window.addEventListener('online', tryNow, { signal });
  window.addEventListener('focus', tryNow, { signal });
  document.addEventListener('visibilitychange', tick, { signal });

  return {
    /** Resolves once the stored day is loaded. */
    opened,
    subscribe,
    read,
    /**
     * Adds acts, one for each parcel, with their pictures. Their ids are generated first, so that a second tap does
     * not count.
     */
    async act(drafts: readonly Draft[], pictures: readonly Picture[] = []): Promise<ActOutcome> {
      const at = Date.now();
      const ids = drafts.map(() => newClientId(at));
      const { person } = read();
      if (!person || !store) return 'failed';
      const where = position();
      const acts = drafts.map((draft, index) => actOf(draft, { clientId: ids[index]!, person, where, at }));
      try {
        const isKept = await store.add(acts, pictures);
        askToPersist();
        await changed();
        kick();
        return isKept ? 'kept' : 'over';
      } catch {
        return 'failed';
      }
    },
    /** Adds an expense with the photo of its receipt. Resolves to false if nothing could be stored. */
    addExpense: (draft: ExpenseDraft, name: string, picture?: Picture) =>
      changeExpenses({ expense: addedExpense(draft, picture), name }, { ...(picture && { picture }) }),
    /** Removes an expense and its photo. */
    removeExpense: ({ id, sha256 }: ListedExpense) =>
      changeExpenses({ expense: { removes: id }, name: '' }, { sha256 }),
    refresh,
    tryNow,
    /** Sends refused files again. */
    async retryFiles() {
      const { person } = read();
      if (!person || !store) return;
      await store.retryFiles(person.id);
      await changed();
      kick();
    },
    /** Called after a sign-in; the server returns whose day it is. */
    signedIn(typed: string) {
      phone = typed;
      askToPersist();
      tryNow();
    },
    /** Deletes the driver's stops from this phone; the queue stays, and is sent after the next sign-in. */
    async signOut() {
      const { person } = read();
      end();
      forgetPerson();
      // At once, so that a driver who has signed out is not asked for a PIN.
      change(NOBODY);
      endSession();
      if (person) await store?.forget(person.id);
      await changed();
    },
    close() {
      stop.abort();
      clearInterval(timer);
      tabs.close();
      senders?.acts.stop();
      senders?.files.stop();
      store?.close();
    },
  };
}
