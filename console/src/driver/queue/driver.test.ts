// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { GivenAct, MyStop } from '@tawseel/contract/my-day';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call.ts';
import { setSessionKeys } from '../../api/token.ts';
import { endDatabases } from '../../testing/end-databases.ts';
import { english } from '../../texts/en/driver-english.ts';
import { loadTexts, speak } from '../../texts/language.ts';
import { sumMoney } from '../../ui/money.ts';
import { cashLines } from '../money.ts';
import type { Answer, Day } from './ask.ts';
import { openDayStore } from './day-store.ts';
import type { Draft, openDriver as OpenDriver } from './driver.ts';
import { SESSION_KEYS } from './identity.ts';

type Driver = ReturnType<typeof OpenDriver>;

let openDriver: typeof OpenDriver;
// Only this entry's English has the texts of its modules.
beforeAll(async () => {
  await speak(english);
  ({ openDriver } = await import('./driver.ts'));
  await loadTexts();
});

const IMRAN = { id: 'imran', name: 'Imran' };
const BILAL = { id: 'bilal', name: 'Bilal' };
const NONE = { acts: 0, pictures: 0 };
const phones: Driver[] = [];
let dbName = '';
let dbNo = 0;

beforeEach(() => {
  setSessionKeys(SESSION_KEYS);
  dbNo += 1;
  dbName = `driver-${dbNo}`;
  localStorage.clear();
  signIn(IMRAN.id);
});

endDatabases();

afterEach(() => {
  for (const phone of phones.splice(0)) phone.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The token says whose it is, to the server of these tests. */
function signIn(id: string) {
  localStorage.setItem('driverToken', `token-of-${id}`);
}

const stop = (id: string, more: Partial<MyStop> = {}) =>
  ({ _id: id, state: 'pending', place: 1, name: `At ${id}`, trackingID: id, ...more }) as MyStop;

const STATES: Partial<Record<string, MyStop['state']>> = { failed: 'failed', reopened: 'pending' };

/** A server that keeps states of stops, and takes each act once. */
function server(ids: string[]) {
  const got = {
    calls: [] as string[][],
    by: [] as (string | null)[],
    taken: new Map<string, GivenAct>(),
    states: new Map<string, MyStop['state']>(ids.map((id) => [id, 'pending'])),
    fail: undefined as (() => CallError) | undefined,
    loseAnswer: false,
    ended: [] as (string | null)[],
    answer: undefined as ((act: GivenAct) => Answer) | undefined,
  };
  const failing = () => {
    const error = got.fail?.();
    if (error?.status === 401) localStorage.removeItem('driverToken');
    if (error) throw error;
  };
  async function readDay(): Promise<Day> {
    failing();
    const who = localStorage.getItem('driverToken')?.endsWith('bilal') ? BILAL : IMRAN;
    const stops = who === BILAL ? [] : [...got.states].map(([id, state]) => stop(id, { state }));
    const paid = new Map<string, number>();
    for (const { act, stopId, cash = 0 } of got.taken.values())
      paid.set(stopId, act === 'reopened' ? 0 : cash);
    const held = [...paid]
      .filter(([, amount]) => amount > 0)
      .map(([id, amount]) => ({ trackingID: id, receiver: 'Sara', amount, since: '' }));
    return {
      driver: who,
      now: new Date().toISOString(),
      runs: [],
      stops,
      recalled: [],
      acts: got.taken.size,
      held,
      proof: 'any',
      undoMinutes: 10,
    };
  }
  async function send(acts: GivenAct[]): Promise<Answer[]> {
    failing();
    got.calls.push(acts.map(({ stopId }) => stopId));
    got.by.push(localStorage.getItem('driverToken'));
    const answers = acts.map((act): Answer => {
      const { clientId, stopId } = act;
      const answer = got.answer?.(act);
      if (answer?.result === 'late') got.taken.set(clientId, { ...act, cash: 0 });
      if (answer) return answer;
      const isRepeated = got.taken.has(clientId);
      got.taken.set(clientId, act);
      if (act.act !== 'called') got.states.set(stopId, STATES[act.act] ?? 'done');
      return { clientId, result: 'accepted', isRepeated, message: '', state: got.states.get(stopId) ?? null };
    });
    if (got.loseAnswer) throw new CallError(0, undefined);
    return answers;
  }
  const end = () => void got.ended.push(localStorage.getItem('driverToken'));
  return { got, readDay, send, end };
}

type Server = ReturnType<typeof server>;

/** A page of this phone, as it stands once it has opened. */
async function open({ readDay, send, end }: Server, position?: () => GivenAct['position']): Promise<Driver> {
  const kept = () => openDayStore(dbName);
  const phone = openDriver({ open: kept, readDay, send, end, ...(position && { position }) });
  phones.push(phone);
  await phone.opened;
  await vi.waitFor(() => expect(phone.read().isReading).toBe(false));
  return phone;
}

/** The page goes, and comes again. */
function reload(phone: Driver, on: Server): Promise<Driver> {
  phone.close();
  return open(on);
}

const offline = () => new CallError(0, undefined);
const delivered = (phone: Driver, id: string, more: Partial<Draft> = {}): Draft => ({
  stop: phone.read().stops.find(({ _id }) => _id === id)!,
  act: 'delivered',
  receivedBy: 'Sara',
  relation: 'self',
  ...more,
});
const done = (phone: Driver, id: string, more: Partial<Draft> = {}) =>
  phone.act([delivered(phone, id, more)]);
const statesOf = (phone: Driver) => phone.read().stops.map(({ _id, state }) => `${_id} ${state}`);
const cashOf = (phone: Driver) => sumMoney((phone.read().day?.held ?? []).map(({ amount }) => amount));
const settled = (phone: Driver) =>
  vi.waitFor(() => expect(phone.read()).toMatchObject({ waiting: NONE, phase: 'moving', isReading: false }));

describe('a day with a network', () => {
  test('has its stops, and sends each act immediately with what the driver saw', async () => {
    const on = server(['a', 'b']);
    const phone = await open(on);
    expect(statesOf(phone)).toEqual(['a pending', 'b pending']);
    expect(await done(phone, 'a', { cash: 20.5, dueSeen: 20.5 })).toBe('kept');
    await settled(phone);
    expect(on.got.calls).toEqual([['a']]);
    const [act] = on.got.taken.values();
    expect(act).toMatchObject({ act: 'delivered', receivedBy: 'Sara', cash: 20.5, dueSeen: 20.5 });
    expect(act?.clientId).toMatch(/^[\w-]{22}$/);
    expect(statesOf(phone)).toEqual(['a done', 'b pending']);
    expect(cashOf(phone)).toBe(20.5);
  });

  test('records parcels of one door as one act each, all or none', async () => {
    const on = server(['a', 'b']);
    const phone = await open(on);
    const both = [delivered(phone, 'a'), delivered(phone, 'b')];
    expect(await phone.act(both)).toBe('kept');
    await settled(phone);
    expect(on.got.calls).toEqual([['a', 'b']]);
    expect(new Set(on.got.taken.keys()).size).toBe(2);
    expect(await phone.act([...both, delivered(phone, 'a')])).toBe('over');
    expect(on.got.taken.size).toBe(2);
  });

  test('ignores a second tap, also in another tab', async () => {
    const on = server(['a']);
    on.got.fail = undefined;
    const phone = await open(on);
    const other = await open(on);
    on.got.fail = offline;
    const taken = await Promise.all([done(phone, 'a'), done(phone, 'a'), done(other, 'a')]);
    expect(taken.toSorted()).toEqual(['kept', 'over', 'over']);
    await vi.waitFor(() => expect([phone.read().waiting.acts, other.read().waiting.acts]).toEqual([1, 1]));
  });

  test('sends the position with each act, and nothing if the phone gives none', async () => {
    const on = server(['A', 'B']);
    let position: GivenAct['position'] = { lat: 25.08, lng: 55.14, accuracy: 8 };
    const phone = await open(on, () => position);
    await done(phone, 'A');
    position = undefined;
    await done(phone, 'B');
    await settled(phone);
    expect([...on.got.taken.values()].map((act) => act.position)).toEqual([
      { lat: 25.08, lng: 55.14, accuracy: 8 },
      undefined,
    ]);
  });

  test('records a phone call, which ends no stop', async () => {
    const on = server(['a']);
    const phone = await open(on);
    await phone.act([{ stop: phone.read().stops[0]!, act: 'called' }]);
    await settled(phone);
    expect([on.got.calls, statesOf(phone)]).toEqual([[['a']], ['a pending']]);
  });
});

describe('without a network', () => {
  test('acts survive two reloads, and are sent in order when the network is back', async () => {
    const on = server(['a', 'b', 'c']);
    let phone = await open(on);
    on.got.fail = offline;
    await done(phone, 'b');
    phone = await reload(phone, on);
    expect(statesOf(phone)).toEqual(['a pending', 'b done', 'c pending']);
    await phone.act([{ stop: phone.read().stops[0]!, act: 'failed', reason: 'no_answer' }]);
    phone = await reload(phone, on);
    expect(statesOf(phone)).toEqual(['a failed', 'b done', 'c pending']);
    expect(phone.read().waiting.acts).toBe(2);
    expect(phone.read().since).toBe(phone.read().acts[0]?.at);
    on.got.fail = undefined;
    window.dispatchEvent(new Event('online'));
    await settled(phone);
    expect(on.got.calls).toEqual([['b', 'a']]);
  });

  test('reloading the day while acts are queued, even the day after, reopens none of their stops', async () => {
    const on = server(['a']);
    const phone = await open(on);
    const day = await on.readDay();
    const refusing = { ...on, readDay: async () => day, send: () => Promise.reject(offline()) };
    const other = await reload(phone, refusing);
    await done(other, 'a');
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000 + 1, toFake: ['Date'] });
    await other.refresh();
    expect([statesOf(other), other.read().waiting.acts]).toEqual([['a done'], 1]);
  });

  test('a failed stop is reopened and delivered, and a delivery is undone with its cash', async () => {
    const on = server(['a', 'b']);
    let phone = await open(on);
    const act = (id: string, act: 'failed' | 'reopened') =>
      phone.act([
        {
          stop: phone.read().stops.find(({ _id }) => _id === id)!,
          act,
          ...(act === 'failed' && { reason: 'not_home' as const }),
        },
      ]);
    await act('a', 'failed');
    await done(phone, 'b', { cash: 30 });
    await settled(phone);
    expect(cashOf(phone)).toBe(30);
    on.got.fail = offline;
    expect(await act('a', 'reopened')).toBe('kept');
    expect(await act('b', 'reopened')).toBe('kept');
    phone = await reload(phone, on);
    expect(statesOf(phone)).toEqual(['a pending', 'b pending']);
    const { day, acts } = phone.read();
    const queued = acts.filter(({ answer }) => !answer);
    expect(cashLines(day?.held ?? [], queued)).toMatchObject([
      { amount: 30 },
      { amount: -30, isUnsent: true },
    ]);
    // The stop is reopened once, and delivered once.
    expect(await done(phone, 'a', { cash: 20 })).toBe('kept');
    expect(await done(phone, 'a', { cash: 20 })).toBe('over');
    on.got.fail = undefined;
    window.dispatchEvent(new Event('online'));
    await settled(phone);
    expect(on.got.calls).toEqual([['a'], ['b'], ['a', 'b', 'a']]);
    expect(statesOf(phone)).toEqual(['a done', 'b pending']);
    expect(cashOf(phone)).toBe(20);
  });

  test('an answer to a failure does not close a stop that was reopened since', async () => {
    const store = await openDayStore(dbName);
    const day = { ...(await server(['a']).readDay()) };
    await store.keepDay(day);
    const kept = (act: 'failed' | 'reopened') => ({
      act: { clientId: act.padEnd(22, 'x'), stopId: 'a', happenedAt: day.now, act },
      ...{ by: IMRAN.id, byName: IMRAN.name, of: { name: 'At a', trackingID: 'a' }, at: 1 },
    });
    await store.add([kept('failed'), kept('reopened')]);
    const clientId = 'failed'.padEnd(22, 'x');
    await store.answer([{ clientId, result: 'accepted', state: 'failed', message: '' }]);
    expect((await store.read(IMRAN.id)).stops).toMatchObject([{ state: 'pending' }]);
    // Nor does a day that was read before it arrived.
    await store.keepDay({ ...day, stops: [stop('a', { state: 'failed' })] });
    expect((await store.read(IMRAN.id)).stops).toMatchObject([{ state: 'pending' }]);
    store.close();
  });

  test('an act whose answer was lost is sent again with the same id', async () => {
    const on = server(['a']);
    const phone = await open(on);
    on.got.loseAnswer = true;
    await done(phone, 'a');
    await vi.waitFor(() => expect(phone.read()).toMatchObject({ waiting: { acts: 1 }, phase: 'waiting' }));
    on.got.loseAnswer = false;
    phone.tryNow();
    await settled(phone);
    expect([on.got.calls, on.got.taken.size]).toEqual([[['a'], ['a']], 1]);
  });

  test('sends at most 50 acts in a call, one call at a time', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => `s${String(at).padStart(3, '0')}`);
    const on = server(ids);
    const phone = await open(on);
    on.got.fail = offline;
    for (const id of ids) await done(phone, id);
    on.got.fail = undefined;
    let underWay = 0;
    let most = 0;
    const { send } = on;
    const counted = {
      ...on,
      async send(acts: GivenAct[]) {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 5));
        underWay -= 1;
        return send(acts);
      },
    };
    await settled(await reload(phone, counted));
    expect(on.got.calls.map((each) => each.length)).toEqual([50, 50, 20]);
    expect([on.got.calls.flat(), most]).toEqual([ids, 1]);
  });
});

describe('answers of the server', () => {
  test.each([403, 404, 409])('a call refused with %s keeps the queue and shows the error', async (status) => {
    const on = server(['a']);
    const phone = await open(on);
    on.got.fail = () => new CallError(status, { message: 'No.' });
    await done(phone, 'a');
    await vi.waitFor(() =>
      expect(phone.read()).toMatchObject({ waiting: { acts: 1 }, phase: 'refused', message: 'No.' }),
    );
    on.got.fail = undefined;
    phone.tryNow();
    await settled(phone);
    expect(on.got.taken.size).toBe(1);
  });

  describe('an act that is not valid', () => {
    /** A server that refuses the whole call for one act with a note that is too long. */
    async function queued(ids: string[], invalid: string) {
      const on = server(ids);
      const phone = await open(on);
      on.got.fail = offline;
      for (const id of ids) await done(phone, id, { cash: 5, ...(id === invalid && { note: 'long' }) });
      on.got.fail = undefined;
      const strict = {
        ...on,
        async send(acts: GivenAct[]) {
          if (acts.some(({ note }) => note)) throw new CallError(422, { message: 'The note is too long.' });
          return on.send(acts);
        },
      };
      return { on, phone, strict };
    }

    test.each(['a', 'c', 'e'])(
      'leaves the queue for the office, and the others are sent in order: %s',
      async (invalid) => {
        const ids = ['a', 'b', 'c', 'd', 'e'];
        const { on, phone, strict } = await queued(ids, invalid);
        const next = await reload(phone, strict);
        await settled(next);
        expect(on.got.calls.flat()).toEqual(ids.filter((id) => id !== invalid));
        const refused = next.read().acts.filter(({ answer }) => answer?.result !== 'accepted');
        expect(refused).toMatchObject([
          {
            act: { stopId: invalid },
            answer: { result: 'refused', message: expect.stringContaining('The note is too long.') },
          },
        ]);
        expect(statesOf(next)).toContain(`${invalid} pending`);
        expect(cashOf(next)).toBe(20);
      },
    );

    test('is not sent again, nor are the acts before it, if the network is lost after it', async () => {
      const { on, phone, strict } = await queued(['a', 'b', 'c', 'd'], 'b');
      const tried: string[][] = [];
      let isCut = true;
      const next = await reload(phone, {
        ...strict,
        async send(acts) {
          tried.push(acts.map(({ stopId }) => stopId));
          if (isCut && acts[0]?.stopId === 'c') throw offline();
          return strict.send(acts);
        },
      });
      await vi.waitFor(() => expect(next.read()).toMatchObject({ waiting: { acts: 2 }, phase: 'waiting' }));
      isCut = false;
      next.tryNow();
      await settled(next);
      expect(tried.at(-1)).toEqual(['c', 'd']);
      expect(on.got.calls).toEqual([['a'], ['c', 'd']]);
    });
  });

  test.each(['late', 'refused'] as const)(
    '%s: the act leaves the queue, and stays visible',
    async (result) => {
      const on = server(['a']);
      const phone = await open(on);
      on.got.answer = ({ clientId }) => ({ clientId, result, message: 'It was withdrawn.', state: null });
      await done(phone, 'a', { cash: 5 });
      await settled(phone);
      expect(phone.read().acts.map(({ answer }) => answer)).toMatchObject([
        { result, message: 'It was withdrawn.' },
      ]);
      // The office settles the money that came too late.
      expect(cashOf(phone)).toBe(0);
      // The office has not ended it: the next day that is read says so.
      expect(statesOf(phone)).toEqual(['a pending']);
    },
  );

  test.each([
    ['that the session has ended', () => new CallError(401, { code: 'session_ended' }, true)],
    ['that the driver is not active', () => new CallError(403, { code: 'driver_not_active' })],
  ])('%s removes stops and names from the phone, and the queue is sent after the PIN', async (_, shutOut) => {
    const on = server(['a', 'b', 'c']);
    const phone = await open(on);
    await done(phone, 'c');
    await settled(phone);
    on.got.fail = offline;
    await done(phone, 'a');
    await done(phone, 'b');
    on.got.fail = shutOut;
    phone.tryNow();
    await vi.waitFor(() => expect(phone.read().stops).toEqual([]));
    await vi.waitFor(() => expect(phone.read()).toMatchObject({ day: undefined, waiting: { acts: 2 } }));
    expect(phone.read()).toMatchObject({ person: { name: 'Imran' } });
    expect(phone.read().acts.map(({ of }) => of)).toEqual([
      { name: '', trackingID: 'a' },
      { name: '', trackingID: 'b' },
    ]);
    on.got.fail = undefined;
    on.got.calls = [];
    signIn(`again-${IMRAN.id}`);
    phone.signedIn('050 111 2222');
    await settled(phone);
    expect(on.got.calls).toEqual([['a', 'b']]);
    expect(statesOf(phone)).toEqual(['a done', 'b done', 'c done']);
    expect(phone.read().person?.phone).toBe('050 111 2222');
  });

  test('a day without the server removes stops and names from the phone, and keeps the queue', async () => {
    const on = server(['a', 'b']);
    const phone = await open(on);
    on.got.fail = offline;
    await done(phone, 'a');
    phone.close();
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000 + 1, toFake: ['Date'] });
    const later = await open(on);
    expect(later.read()).toMatchObject({ day: undefined, stops: [], waiting: { acts: 1 } });
    on.got.fail = undefined;
    later.tryNow();
    await settled(later);
    expect(statesOf(later)).toEqual(['a done', 'b pending']);
  });
});

describe('a second driver on the same phone', () => {
  test("sees whose acts are queued, sends none of them, and they are sent after the first driver's PIN", async () => {
    const on = server(['a']);
    const phone = await open(on);
    on.got.fail = offline;
    await done(phone, 'a');
    await phone.signOut();
    expect(phone.read()).toMatchObject({ person: undefined, stops: [] });
    expect([localStorage.getItem('driverToken'), on.got.ended]).toEqual([null, ['token-of-imran']]);
    on.got.fail = undefined;
    signIn(BILAL.id);
    phone.signedIn('050 333 4444');
    await vi.waitFor(() => expect(phone.read().person?.name).toBe('Bilal'));
    await settled(phone);
    expect(phone.read()).toMatchObject({ waiting: NONE, others: [{ name: 'Imran', acts: 1 }] });
    expect(on.got.calls).toEqual([]);
    await phone.signOut();
    signIn(IMRAN.id);
    phone.signedIn('050 111 2222');
    await vi.waitFor(() => expect(on.got.calls).toEqual([['a']]));
    await settled(phone);
    expect([on.got.by, phone.read().others]).toEqual([['token-of-imran'], []]);
  });

  test('sees no day that was being read for the first one', async () => {
    const on = server(['a']);
    const readDay = async () => {
      const day = await on.readDay();
      signIn(BILAL.id);
      return day;
    };
    const phone = await open({ ...on, readDay });
    expect(phone.read()).toMatchObject({ person: undefined, stops: [] });
  });

  test("the console's token is neither read nor written", async () => {
    localStorage.setItem('authToken', "the console's");
    const phone = await open(server(['a']));
    await done(phone, 'a');
    await settled(phone);
    await phone.signOut();
    expect(localStorage.getItem('authToken')).toBe("the console's");
  });
});

test('asks the browser to keep its data once there is a driver, and with each act, not before a sign-in', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }));
  localStorage.clear();
  const phone = await open(server(['a']));
  expect(persist).not.toHaveBeenCalled();
  signIn(IMRAN.id);
  phone.signedIn('050 111 2222');
  expect(persist).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(phone.read().stops).toHaveLength(1));
  await done(phone, 'a');
  expect(persist).toHaveBeenCalledTimes(2);
});

test('a browser without storage shows the reason, and accepts no acts', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    },
  });
  const on = server(['a']);
  const phone = openDriver(on);
  phones.push(phone);
  await phone.opened;
  expect(phone.read().refusal).toBe('Storage is full.');
  expect(await phone.act([{ stop: stop('a'), act: 'delivered' }])).toBe('failed');
});
