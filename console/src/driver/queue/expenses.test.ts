// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { MyStop } from '@tawseel/contract/my-day';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call.ts';
import { loadHostSettings } from '../../api/host.ts';
import { setSessionKeys } from '../../api/token.ts';
import { endDatabases } from '../../testing/end-databases.ts';
import { english } from '../../texts/en/driver-english.ts';
import { loadTexts, speak } from '../../texts/language.ts';
import type { Picture } from '../../ui/display/make-picture.ts';
import type { Answer, Day } from './ask.ts';
import type { KeptExpense } from './day-schema.ts';
import { openDayStore } from './day-store.ts';
import type { openDriver as OpenDriver } from './driver.ts';
import { expensesAfter, type ListedExpense } from './expenses.ts';
import { SESSION_KEYS } from './identity.ts';

type Driver = ReturnType<typeof OpenDriver>;

let openDriver: typeof OpenDriver;
beforeAll(async () => {
  await speak(english);
  ({ openDriver } = await import('./driver.ts'));
  await loadTexts();
});

const IMRAN = { id: 'imran', name: 'Imran' };
const PARKING = { kind: 'parking', note: '', amount: 20, confirmAmount: false } as const;
const PICTURE: Picture = {
  ...{ kind: 'photo', sha256: 'e'.repeat(64), type: 'image/webp' },
  bytes: new TextEncoder().encode('the receipt').buffer,
};
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
});

/** A server that keeps expenses, and what it was asked, in its order. */
function server() {
  const got = {
    asked: [] as string[],
    expenses: new Map<string, ListedExpense>(),
    isOffline: false,
    /** Answers are lost on their way back. */
    isLost: false,
    refuse: undefined as string | undefined,
    refuseFile: false,
  };
  const reach = () => {
    if (got.isOffline) throw new CallError(0, undefined);
  };
  const parts = {
    async readDay(): Promise<Day> {
      reach();
      const stops = [{ _id: 'a', state: 'pending', name: 'Sara', trackingID: 'TWS-1' } as MyStop];
      return {
        ...{ driver: IMRAN, now: new Date().toISOString(), runs: [], stops, recalled: [], acts: 0, held: [] },
        expenses: [...got.expenses.values()],
        ...{ proof: 'any', undoMinutes: 10 },
      };
    },
    async send(acts: { clientId: string }[]): Promise<Answer[]> {
      reach();
      got.asked.push('act');
      return acts.map(({ clientId }) => ({ clientId, result: 'accepted', message: '', state: 'done' }));
    },
    async sendChange(change: KeptExpense): Promise<Answer> {
      reach();
      const { clientId, expense } = change;
      got.asked.push('removes' in expense ? 'remove' : `add ${expense.amount}`);
      if (got.refuse) return { clientId, result: 'refused', message: got.refuse, state: null };
      if ('removes' in expense) got.expenses.delete(expense.removes);
      else {
        const { waits: _, ...sent } = change;
        const [listed] = expensesAfter([], [sent]);
        got.expenses.set(clientId, listed!);
      }
      if (got.isLost) throw new CallError(0, undefined);
      return { clientId, result: 'accepted', message: '', state: null };
    },
    async put() {
      reach();
      got.asked.push('file');
      if (got.refuseFile) throw new CallError(404, { message: 'There is no such proof.' });
    },
    end: () => undefined,
  };
  return { got, parts };
}

async function open({ parts }: ReturnType<typeof server>): Promise<Driver> {
  const phone = openDriver({ open: () => openDayStore(`expenses-${dbNo}`), ...parts });
  phones.push(phone);
  await phone.opened;
  await vi.waitFor(() => expect(phone.read().isReading).toBe(false));
  return phone;
}

const listOf = (phone: Driver) => {
  const { day, changes } = phone.read();
  return expensesAfter(day?.expenses ?? [], changes);
};
const settled = (phone: Driver) => vi.waitFor(() => expect(phone.read().since).toBeUndefined());
const add = (phone: Driver, more: object = {}, picture?: Picture) =>
  phone.addExpense({ ...PARKING, ...more }, 'Parking', picture);

test('keeps an expense without a network, and sends it once, after the acts before it and before its photo', async () => {
  const on = server();
  const phone = await open(on);
  on.got.isOffline = true;
  const [stop] = phone.read().stops;
  expect(await phone.act([{ stop: stop!, act: 'delivered', receivedBy: 'Sara', cash: 100 }])).toBe('kept');
  expect(await add(phone, {}, PICTURE)).toBe(true);
  expect(listOf(phone)).toMatchObject([{ kind: 'parking', amount: 20, isUnsent: true, state: 'open' }]);
  expect(phone.read().waiting).toEqual({ acts: 2, pictures: 1 });
  phone.close();
  const again = await open(on);
  expect(listOf(again)).toMatchObject([{ amount: 20, isUnsent: true }]);
  on.got.isOffline = false;
  on.got.isLost = true;
  again.tryNow();
  await vi.waitFor(() => expect(on.got.asked).toEqual(['act', 'add 20']));
  on.got.isLost = false;
  again.tryNow();
  await settled(again);
  // The id is the same, so that the server takes it once.
  expect(on.got.asked).toEqual(['act', 'add 20', 'add 20', 'file']);
  expect(on.got.expenses.size).toBe(1);
  expect(listOf(again)).toMatchObject([{ amount: 20, isUnsent: false }]);
});

test('removes an expense with its photo, also one that was not sent yet', async () => {
  const on = server();
  const phone = await open(on);
  await add(phone);
  await settled(phone);
  on.got.isOffline = true;
  await add(phone, { amount: 30 }, PICTURE);
  for (const expense of listOf(phone)) expect(await phone.removeExpense(expense)).toBe(true);
  expect(listOf(phone)).toEqual([]);
  expect(phone.read().waiting).toEqual({ acts: 3, pictures: 0 });
  on.got.isOffline = false;
  phone.tryNow();
  await settled(phone);
  expect(on.got.asked).toEqual(['add 20', 'add 30', 'remove', 'remove']);
  expect(on.got.expenses.size).toBe(0);
  expect(listOf(phone)).toEqual([]);
});

test('shows why the server refused an expense, until it is removed, and sends those after it', async () => {
  const on = server();
  const phone = await open(on);
  on.got.refuse = '30 expenses wait already.';
  await add(phone);
  await settled(phone);
  expect(listOf(phone)).toMatchObject([{ state: 'refused', reason: '30 expenses wait already.' }]);
  on.got.refuse = undefined;
  await add(phone, { amount: 30 });
  await settled(phone);
  const refused = listOf(phone).find(({ state }) => state === 'refused');
  await phone.removeExpense(refused!);
  expect(listOf(phone)).toMatchObject([{ state: 'open', amount: 30 }]);
  expect(on.got.asked).toEqual(['add 20', 'add 30']);
});

test('lists an expense again that a hand-in had taken before it was removed', async () => {
  const on = server();
  const phone = await open(on);
  await add(phone);
  await settled(phone);
  on.got.refuse = 'This expense is taken by a hand-in.';
  await phone.removeExpense(listOf(phone)[0]!);
  await settled(phone);
  await vi.waitFor(() => expect(listOf(phone)).toMatchObject([{ amount: 20, isUnsent: false }]));
});

test('says nothing of a photo whose expense was removed while it was sent', async () => {
  const on = server();
  const phone = await open(on);
  let isSent: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => (isSent = resolve));
  on.parts.put = async () => {
    await waits;
    throw new CallError(404, { message: 'There is no such proof.' });
  };
  phone.close();
  const again = await open(on);
  await add(again, {}, PICTURE);
  await vi.waitFor(() => expect(on.got.asked).toEqual(['add 20']));
  await again.removeExpense(listOf(again)[0]!);
  isSent();
  await settled(again);
  expect(again.read().proofs).toEqual([]);
});

test('takes only the answers of the server for an answer, not those of another page', async () => {
  const { askToChange } = await import('./ask-expenses.ts');
  await loadHostSettings(JSON.stringify({ features: ['tawseel'] }));
  const change = { no: 1, clientId: 'id', expense: PARKING, at: 0, by: 'imran', byName: 'Imran' };
  const answerOf = (body: string, status: number, type = 'application/json') => {
    vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
    return askToChange({ ...change, of: { name: 'Parking', trackingID: '' } });
  };
  expect(await answerOf('{"message":"Entered.","data":{}}', 201)).toMatchObject({ result: 'accepted' });
  const refused = '{"code":"too_many_expenses","message":"30 expenses wait already."}';
  expect(await answerOf(refused, 409)).toMatchObject({
    result: 'refused',
    message: '30 expenses wait already.',
  });
  for (const [body, status] of [
    ['<p>Sign in to the hotel</p>', 200],
    ['<p>Not found</p>', 404],
  ] as const)
    await expect(answerOf(body, status, 'text/html')).rejects.toBeInstanceOf(CallError);
  vi.unstubAllGlobals();
});
