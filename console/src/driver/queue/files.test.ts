// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { MyStop } from '@tawseel/contract/my-day';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call.ts';
import { setSessionKeys } from '../../api/token.ts';
import { endDatabases } from '../../testing/end-databases.ts';
import { english } from '../../texts/en/driver-english.ts';
import { loadTexts, speak } from '../../texts/language.ts';
import type { Picture } from '../../ui/display/make-picture.ts';
import type { Day } from './ask.ts';
import { openDayStore } from './day-store.ts';
import type { openDriver as OpenDriver } from './driver.ts';
import { SESSION_KEYS } from './identity.ts';
import { namedIn } from './named-in.ts';

type Driver = ReturnType<typeof OpenDriver>;

let openDriver: typeof OpenDriver;
// Only this entry's English has the texts of its modules.
beforeAll(async () => {
  await speak(english);
  ({ openDriver } = await import('./driver.ts'));
  await loadTexts();
});

const IMRAN = { id: 'imran', name: 'Imran' };
const IDS = ['a', 'b', 'c', 'd', 'e'];
const phones: Driver[] = [];
let dbNo = 0;

beforeEach(() => {
  setSessionKeys(SESSION_KEYS);
  dbNo += 1;
  localStorage.clear();
  localStorage.setItem('driverToken', 'token-of-imran');
});

endDatabases();

afterEach(() => {
  for (const phone of phones.splice(0)) phone.close();
  vi.restoreAllMocks();
});

const picture = (name: string): Picture => ({
  kind: 'photo',
  sha256: name.repeat(64),
  type: 'image/webp',
  bytes: new TextEncoder().encode(`the file of ${name}`).buffer,
});

/** A server that knows a file by the acts that name it, and what it was asked, in its order. */
function server() {
  const got = {
    asked: [] as string[],
    files: new Map<string, string>(),
    known: new Set<string>(),
    done: new Set<string>(),
    failActs: undefined as (() => CallError) | undefined,
    failFile: undefined as ((name: string) => CallError | undefined) | undefined,
    most: 0,
  };
  let underWay = 0;
  const parts = {
    async readDay(): Promise<Day> {
      const stops = IDS.map(
        (id) => ({ _id: id, state: got.done.has(id) ? 'done' : 'pending', name: `At ${id}` }) as MyStop,
      );
      return {
        driver: IMRAN,
        now: new Date().toISOString(),
        runs: [],
        stops,
        recalled: [],
        acts: 0,
        held: [],
        proof: 'any',
        undoMinutes: 10,
      };
    },
    async send(acts: Parameters<NonNullable<Parameters<typeof OpenDriver>[0]>['send'] & object>[0]) {
      const error = got.failActs?.();
      if (error) throw error;
      for (const { stopId, proofs = [] } of acts) {
        got.asked.push(`act ${stopId}`);
        got.done.add(stopId);
        for (const { sha256 } of proofs) got.known.add(sha256);
      }
      return acts.map(({ clientId }) => ({
        clientId,
        result: 'accepted' as const,
        isRepeated: false,
        message: '',
        state: 'done' as const,
      }));
    },
    async put({ sha256, bytes }: { sha256: string; bytes: ArrayBuffer }) {
      const name = sha256.charAt(0);
      got.asked.push(`file ${name}`);
      underWay += 1;
      got.most = Math.max(got.most, underWay);
      await Promise.resolve();
      underWay -= 1;
      const error = got.failFile?.(name);
      if (error?.status === 401) localStorage.removeItem('driverToken');
      if (error) throw error;
      if (!got.known.has(sha256)) throw new CallError(404, { message: 'No such proof.' });
      got.files.set(name, new TextDecoder().decode(bytes));
    },
  };
  return { got, parts };
}

async function open({ parts }: ReturnType<typeof server>): Promise<Driver> {
  const phone = openDriver({ open: () => openDayStore(`files-${dbNo}`), ...parts });
  phones.push(phone);
  await phone.opened;
  await vi.waitFor(() => expect(phone.read().stops).toHaveLength(IDS.length));
  return phone;
}

/** Delivers with a photo, several parcels with the same. */
function done(phone: Driver, ids: string[], name = ids[0]!) {
  const drafts = ids.map((id) => ({
    stop: phone.read().stops.find(({ _id }) => _id === id)!,
    act: 'delivered' as const,
    receivedBy: 'Sara',
    proofs: [namedIn(picture(name))],
  }));
  return phone.act(drafts, [picture(name)]);
}

const settled = (phone: Driver) =>
  vi.waitFor(() =>
    expect(phone.read()).toMatchObject({ waiting: { acts: 0, pictures: 0 }, phase: 'moving' }),
  );
const offline = () => new CallError(0, undefined);

test('a full phone stores neither the act nor its picture', async () => {
  const on = server();
  const phone = await open(on);
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'files') throw new DOMException('It is full.', 'QuotaExceededError');
    return put.apply(this, given);
  });
  expect(await done(phone, ['a'])).toBe('failed');
  expect(phone.read()).toMatchObject({ waiting: { acts: 0, pictures: 0 }, acts: [], proofs: [] });
  expect(phone.read().stops[0]?.state).toBe('pending');
  vi.restoreAllMocks();
  expect(await done(phone, ['a'])).toBe('kept');
  await settled(phone);
  expect(on.got.files.get('a')).toBe('the file of a');
});

test('files are sent after their acts, three at a time, also after a reload, and then deleted from the phone', async () => {
  const on = server();
  const phone = await open(on);
  on.got.failActs = offline;
  for (const id of IDS) await done(phone, [id]);
  expect(phone.read().waiting).toEqual({ acts: 5, pictures: 5 });
  expect(phone.read().since).toBe(phone.read().acts[0]?.at);
  expect(on.got.asked).toEqual([]);
  phone.close();
  on.got.failActs = undefined;
  const again = await open(on);
  await settled(again);
  expect(on.got.asked.map((each) => each.split(' ')[0])).toEqual([
    ...IDS.map(() => 'act'),
    ...IDS.map(() => 'file'),
  ]);
  expect([on.got.files.size, on.got.most]).toEqual([5, 3]);
  const store = await openDayStore(`files-${dbNo}`);
  expect([await store.files('imran'), again.read().proofs]).toEqual([[], []]);
  store.close();
});

test('parcels of one door share a file', async () => {
  const on = server();
  const phone = await open(on);
  await done(phone, ['a', 'b', 'c']);
  await settled(phone);
  expect(on.got.asked).toEqual(['act a', 'act b', 'act c', 'file a']);
});

test('a refused act holds back only its own files', async () => {
  const on = server();
  const phone = await open(on);
  on.got.failFile = offline;
  await done(phone, ['a']);
  await vi.waitFor(() => expect(phone.read().waiting).toEqual({ acts: 0, pictures: 1 }));
  on.got.failActs = () => new CallError(403, { message: 'No.' });
  on.got.failFile = undefined;
  await done(phone, ['b']);
  phone.tryNow();
  const refused = { waiting: { acts: 1, pictures: 1 }, phase: 'refused', message: 'No.' };
  await vi.waitFor(() => {
    expect([...on.got.files.keys()]).toEqual(['a']);
    expect(phone.read()).toMatchObject(refused);
  });
  expect(on.got.asked).not.toContain('file b');
});

test.each([0, 408, 429, 500, 503])('waits and retries after %s', async (status) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const on = server();
  const phone = await open(on);
  on.got.failFile = () => new CallError(status, undefined);
  await done(phone, ['a']);
  await vi.waitFor(() => expect(phone.read()).toMatchObject({ waiting: { pictures: 1 }, phase: 'waiting' }));
  on.got.failFile = undefined;
  phone.tryNow();
  await settled(phone);
  expect([...on.got.files.keys()]).toEqual(['a']);
});

test('401 keeps all files, and the PIN sends them', async () => {
  const on = server();
  const phone = await open(on);
  on.got.failFile = () => new CallError(401, { code: 'token_gone' }, true);
  await done(phone, ['a']);
  await vi.waitFor(() =>
    expect(phone.read()).toMatchObject({ phase: 'signedOut', waiting: { pictures: 1 } }),
  );
  on.got.failFile = undefined;
  localStorage.setItem('driverToken', 'token-again');
  phone.signedIn('050 111 2222');
  await settled(phone);
  expect(on.got.files.get('a')).toBe('the file of a');
});

test.each([400, 403, 404, 413, 422])(
  '%s: the file is set aside with the reason, others are sent, and it is sent again on request',
  async (status) => {
    const on = server();
    const phone = await open(on);
    on.got.failFile = (name) => (name === 'a' ? new CallError(status, { message: 'Not that.' }) : undefined);
    await done(phone, ['a']);
    await done(phone, ['b']);
    await settled(phone);
    expect([...on.got.files.keys()]).toEqual(['b']);
    expect(phone.read().proofs).toMatchObject([
      { kind: 'photo', refusal: 'Not that.', of: { name: 'At a' } },
    ]);
    on.got.failFile = undefined;
    await phone.retryFiles();
    await settled(phone);
    expect([on.got.files.get('a'), phone.read().proofs]).toEqual(['the file of a', []]);
  },
);

test('another driver sees that pictures are queued, and sends none', async () => {
  const on = server();
  const phone = await open(on);
  on.got.failFile = offline;
  await done(phone, ['a']);
  await vi.waitFor(() => expect(phone.read().waiting).toEqual({ acts: 0, pictures: 1 }));
  await phone.signOut();
  on.got.failFile = undefined;
  const bilal = { id: 'bilal', name: 'Bilal' };
  const other = openDriver({
    open: () => openDayStore(`files-${dbNo}`),
    ...on.parts,
    readDay: async () => ({ ...(await on.parts.readDay()), driver: bilal, stops: [] }),
  });
  phone.close();
  phones.push(other);
  localStorage.setItem('driverToken', 'token-of-bilal');
  other.signedIn('050 333 4444');
  await vi.waitFor(() => expect(other.read().person?.name).toBe('Bilal'));
  await settled(other);
  expect(other.read().others).toEqual([{ name: 'Imran', acts: 0, pictures: 1 }]);
  expect(on.got.files.size).toBe(0);
});
