import { DAY_MS } from '@tawseel/contract/facts/durations';
import type { GivenAct, MyStop } from '@tawseel/contract/my-day';
import { CallError } from '../../api/call.ts';
import { newClientId } from '../../api/client-id.ts';
import { MOVING, queueSender, type SendState, turnsOf } from '../../api/queue-sender.ts';
import { endSession } from '../../api/session.ts';
import { readToken } from '../../api/token.ts';
import { externalStore } from '../../ui/external-store.ts';
import { type Answer, askDay, askToEnd, askToKeep, askToTake, type Day, isShutOut } from './ask.ts';
import { type DayStore, type Kept, openDayStore, type Unsent } from './day-store.ts';
import { fileSender } from './file-sender.ts';
import { forgetPerson, isTheirs, keepPerson, type Person, readPerson, tokenEnd, whose } from './identity.ts';
import type { FileToSend } from './kept-proofs.ts';
import type { Picture } from './picture.ts';
import { readPosition } from './position.ts';

export type DriverState = Kept &
  SendState & {
    person: Person | undefined;
    waiting: Unsent;
    /** When the oldest that waits was done. */
    since: number | undefined;
    /** Why the browser keeps nothing, where it does not. */
    refusal: string | undefined;
    /** Of the stops; what was wrong when they were last asked for. */
    isReading: boolean;
    notRead: string | undefined;
  };

/** An act as a screen asks for it; which, when, where and by whom is added. */
export type Draft = Omit<GivenAct, 'clientId' | 'happenedAt' | 'stopId' | 'position'> & { stop: MyStop };
/** What became of it on this phone. */
export type Taken = 'kept' | 'over' | 'failed';

type Sender = ReturnType<typeof fileSender>;
type Parts = {
  open?: () => Promise<DayStore>;
  readDay?: () => Promise<Day>;
  send?: (acts: GivenAct[]) => Promise<Answer[]>;
  put?: (file: FileToSend) => Promise<void>;
  end?: () => void;
  position?: typeof readPosition;
};

const CHANNEL = 'tawseel-driver';
const TRY_MS = 30_000;
/** What the office changes of a day that is out is seen within so long. */
const FRESH_MS = 120_000;
/** Without a word from the server for so long, the phone may be in other hands. */
const LONGEST_UNSEEN_MS = DAY_MS;
const NOTHING: Kept = { day: undefined, stops: [], acts: [], proofs: [], others: [] };
const NONE: Unsent = { acts: 0, pictures: 0 };

const NOBODY = { ...NOTHING, person: undefined, waiting: NONE, since: undefined };
const START: DriverState = { ...NOBODY, ...MOVING, refusal: undefined, isReading: false, notRead: undefined };

const isWaiting = ({ waits }: { waits?: string }) => waits !== undefined;
export const countOf = ({ acts, pictures }: Unsent) => acts + pictures;

type Done = { clientId: string; person: Person; where: GivenAct['position']; at: number };

/** Returns an act as the phone keeps it: which, when, where and by whom. */
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

/** A driver's day on a phone: kept there, sent when it can be, and told as an external store of React. */
export function openDriver({
  open = openDayStore,
  readDay = askDay,
  send = askToTake,
  put = askToKeep,
  end = askToEnd,
  position = readPosition,
}: Parts = {}) {
  const { read, set, subscribe } = externalStore(START);
  const tabs = new BroadcastChannel(CHANNEL);
  const stop = new AbortController();
  const inTurn = turnsOf(CHANNEL);
  let store: DayStore | undefined;
  /** Acts first: the files that they name are of no use before them. */
  let senders: { acts: Sender; files: Sender } | undefined;
  const sending = { acts: MOVING, files: MOVING };
  /** As typed when last signing in; kept with the driver whom the server then names. */
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
    const acts = kept.acts.filter(isWaiting);
    const pictures = kept.proofs.filter(isWaiting);
    const waiting = { acts: acts.length, pictures: pictures.length };
    const oldest = Math.min(...[...acts, ...pictures].map(({ at }) => at));
    const since = Number.isFinite(oldest) ? oldest : undefined;
    if (!stop.signal.aborted) change({ ...kept, person, waiting, since });
  }

  /** What was read for somebody leaves this phone, but for what waits to be sent. */
  async function forget() {
    const person = readPerson();
    if (person && !stop.signal.aborted) await store?.forget(person.id);
  }

  /** A phone that the server lets in no longer shows nobody where to deliver what. */
  async function forgetIfShutOut(error: unknown) {
    if (!isShutOut(error)) return;
    await forget();
    await changed();
  }

  /** What stands in the way of acts is said before what does of files. */
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

  /** In turn with what is sent: a day that was read before an act was taken must not come after its answer. */
  async function readInTurn() {
    const token = readToken();
    if (token === null || !store) return;
    const day = await readDay();
    // Somebody else has signed in meanwhile.
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
    const acts = queueSender({
      store: {
        async batch() {
          const by = whose();
          return by === undefined ? [] : opened.batch(by);
        },
        answer: opened.answer,
      },
      by: '',
      inTurn,
      async send(batch) {
        if (batch.some(({ by }) => by !== whose())) throw new CallError('no-token', undefined);
        try {
          return await send(batch.map(({ act }) => act));
        } catch (error) {
          await forgetIfShutOut(error);
          throw error;
        }
      },
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
    // Who opens the page, or loads it again, wants to see the day as it is now.
    void refresh();
    void navigator.storage?.persist?.().catch(() => false);
  }

  /** The network may be back, or somebody has signed in. */
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

  const opened = open().then(start, (error) => change({ refusal: String(error?.message ?? error) }));
  const timer = setInterval(tick, TRY_MS);
  tabs.addEventListener('message', () => void readAgain());
  const { signal } = stop;
  window.addEventListener('online', tryNow, { signal });
  window.addEventListener('focus', tryNow, { signal });
  document.addEventListener('visibilitychange', tick, { signal });

  return {
    /** Settled once what this phone has of the day is here. */
    opened,
    subscribe,
    read,
    /**
     * Takes acts in, one for each parcel, with the pictures that they name. Their ids are drawn before anything else, so that
     * no tap counts twice.
     */
    async act(drafts: readonly Draft[], pictures: readonly Picture[] = []): Promise<Taken> {
      const at = Date.now();
      const ids = drafts.map(() => newClientId(at));
      const { person } = read();
      if (!person || !store) return 'failed';
      const where = position();
      const acts = drafts.map((draft, index) => actOf(draft, { clientId: ids[index]!, person, where, at }));
      try {
        const isKept = await store.add(acts, pictures);
        await changed();
        kick();
        return isKept ? 'kept' : 'over';
      } catch {
        return 'failed';
      }
    },
    refresh,
    tryNow,
    /** Sends once more the files that the server did not take. */
    async retryFiles() {
      const { person } = read();
      if (!person || !store) return;
      await store.retryFiles(person.id);
      await changed();
      kick();
    },
    /** After a sign-in: whose day it is, the server says. */
    signedIn(typed: string) {
      phone = typed;
      tryNow();
    },
    /** Their stops leave this phone; what waits stays, and goes with their next PIN. */
    async signOut() {
      const { person } = read();
      end();
      forgetPerson();
      // At once: who has signed out is not asked for a PIN.
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
