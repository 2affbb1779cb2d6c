// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../api/call.ts';
import { newClientId } from '../../../api/client-id.ts';
import { endDatabases } from '../../../testing/end-databases.ts';
import { type Answer, type KeptScan, openScanStore } from './scan-store.ts';
import { openStation } from './station.ts';

type Station = ReturnType<typeof openStation>;

const ME = 'operator@hub.example';
const desk = () => ({ device: 'device-0001', name: 'Dock 1' });
const offline = () => new CallError(0, undefined);

/** A fake server: its calls, the scans it recorded once each, and the failure to give until it is cleared. */
function server() {
  const taken = new Map<string, string>();
  const got = {
    calls: [] as string[][],
    taken: [] as string[],
    fail: undefined as (() => Error) | undefined,
    loseAnswer: false,
  };
  async function send(batch: readonly KeptScan[]): Promise<Answer[]> {
    if (got.fail) throw got.fail();
    got.calls.push(batch.map(({ scan }) => scan.code));
    for (const { clientId, scan } of batch) {
      if (!taken.has(clientId)) got.taken.push(scan.code);
      taken.set(clientId, scan.code);
    }
    if (got.loseAnswer) throw offline();
    return batch.map(({ clientId, scan }) => ({ clientId, result: 'ok', message: scan.code }));
  }
  return { got, send };
}

let stations: Station[] = [];
let dbName = '';
let waitingFor: Promise<unknown> = Promise.resolve();

function open(send: ReturnType<typeof server>['send'], by = ME): Station & { answers: string[] } {
  const answers: string[] = [];
  const station = openStation({
    by,
    desk,
    send,
    onAnswer: ({ message }) => answers.push(message ?? ''),
    open: () => openScanStore(dbName),
  });
  stations.push(station);
  return Object.assign(station, { answers });
}

const take = (station: Station, code: string) => station.take({ act: 'received', code });
const online = () => window.dispatchEvent(new Event('online'));

/** Web Locks, of which jsdom has none: one after the other. */
beforeEach(() => {
  const request = (_: string, work: () => Promise<unknown>) => {
    const turn = waitingFor.then(work);
    waitingFor = turn.catch(() => undefined);
    return turn;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
  dbName = `scans ${newClientId(Date.now())}`;
});

endDatabases();

afterEach(() => {
  for (const station of stations) station.close();
  stations = [];
  vi.unstubAllGlobals();
});

describe('the queue of a station', () => {
  test('sends a scan and gets its answer', async () => {
    const { got, send } = server();
    const station = open(send);
    const { answered } = await take(station, 'A');
    expect(await answered).toMatchObject({ result: 'ok' });
    expect([got.calls, station.answers]).toEqual([[['A']], ['A']]);
    await vi.waitFor(() => expect(station.read()).toMatchObject({ waiting: 0, phase: 'moving' }));
    expect(station.read().last.map(({ scan }) => scan.code)).toEqual(['A']);
  });

  test('keeps scans in order while the network is down, and sends them when it is back', async () => {
    const { got, send } = server();
    got.fail = offline;
    const station = open(send);
    for (const code of 'ABCDE') await take(station, code);
    await vi.waitFor(() => expect(station.read()).toMatchObject({ waiting: 5, phase: 'waiting' }));
    expect(station.read().since).toBe(station.read().last.at(-1)?.readAt);
    got.fail = undefined;
    online();
    await vi.waitFor(() => expect(station.read()).toMatchObject({ waiting: 0, phase: 'moving' }));
    expect(got.calls).toEqual([[...'ABCDE']]);
    expect(station.answers).toEqual([...'ABCDE']);
  });

  test('sends a scan whose answer was lost again, with the same id', async () => {
    const { got, send } = server();
    got.loseAnswer = true;
    const station = open(send);
    await take(station, 'A');
    await vi.waitFor(() => expect(station.read()).toMatchObject({ waiting: 1, phase: 'waiting' }));
    got.loseAnswer = false;
    online();
    await vi.waitFor(() => expect(station.read().waiting).toBe(0));
    expect([got.calls, got.taken]).toEqual([[['A'], ['A']], ['A']]);
  });

  test('survives a reload', async () => {
    const { got, send } = server();
    got.fail = offline;
    const before = open(send);
    for (const code of 'AB') await take(before, code);
    before.close();
    got.fail = undefined;
    const after = open(send);
    await vi.waitFor(() => expect(after.read().last.filter(({ answer }) => answer)).toHaveLength(2));
    expect(got.calls).toEqual([['A', 'B']]);
  });

  test.each([401, 403, 404, 409, 422])(
    'keeps what was refused with %s until it is tried again',
    async (status) => {
      const { got, send } = server();
      got.fail = () => new CallError(status, { message: 'No.' });
      const station = open(send);
      await take(station, 'A');
      const phase = status === 401 ? 'signedOut' : 'refused';
      await vi.waitFor(() => expect(station.read()).toMatchObject({ waiting: 1, phase, message: 'No.' }));
      got.fail = undefined;
      await take(station, 'B');
      expect(got.calls).toEqual([]);
      station.retry();
      await vi.waitFor(() => expect(station.read()).toMatchObject({ waiting: 0, phase: 'moving' }));
      expect(got.calls).toEqual([['A', 'B']]);
    },
  );

  test('keeps scans that the answer does not mention', async () => {
    const station = open(async () => []);
    await take(station, 'A');
    await vi.waitFor(() => expect(station.read()).toMatchObject({ waiting: 1, phase: 'refused' }));
  });

  test('sends at most 500 at a time, and only scans of its own desk', async () => {
    const { got, send } = server();
    got.fail = offline;
    let name = 'Dock 1';
    const station = openStation({
      by: ME,
      desk: () => ({ device: 'device-0001', name }),
      send,
      onAnswer: () => undefined,
      open: () => openScanStore(dbName),
    });
    stations.push(station);
    for (let at = 0; at < 501; at += 1) await take(station, 'X');
    name = 'Dock 2';
    await take(station, 'Y');
    got.fail = undefined;
    station.retry();
    await vi.waitFor(() => expect(station.read().waiting).toBe(0), 10_000);
    expect(got.calls.map((codes) => codes.length)).toEqual([500, 1, 1]);
  });

  test('waits for the user who scanned, unless another user takes the queue over, so that scans keep their author', async () => {
    const { got, send } = server();
    got.fail = offline;
    const before = open(send);
    await take(before, 'A');
    before.close();
    got.fail = undefined;
    const after = open(send, 'supervisor@hub.example');
    await vi.waitFor(() => expect(after.read().others).toEqual([{ by: ME, waiting: 1 }]));
    expect([after.read().waiting, after.read().last, got.calls]).toEqual([0, [], []]);
    await after.takeOver();
    await vi.waitFor(() => expect(got.calls).toEqual([['A']]));
  });

  test('can be discarded if the server will never accept it', async () => {
    const { got, send } = server();
    got.fail = () => new CallError(422, { message: 'No.' });
    const station = open(send);
    await take(station, 'A');
    await vi.waitFor(() => expect(station.read().phase).toBe('refused'));
    got.fail = undefined;
    await station.drop();
    await vi.waitFor(() => expect(station.read()).toMatchObject({ waiting: 0, phase: 'moving', last: [] }));
    expect(got.calls).toEqual([]);
  });
});

describe('two tabs of one station', () => {
  test('send every scan once, and each tab gets the answers to its own', async () => {
    const { got, send } = server();
    const [one, two] = [open(send), open(send)];
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => (await take(at % 2 ? one : two, `${at}`)).answered),
    );
    expect(answers).toHaveLength(40);
    expect(got.calls.flat()).toHaveLength(40);
    expect(new Set(got.taken).size).toBe(40);
    expect(one.answers.every((code) => Number(code) % 2 === 1)).toBe(true);
    expect([one.answers.length, two.answers.length]).toEqual([20, 20]);
  });

  test('lose no scan when the tab that scanned is closed', async () => {
    const { got, send } = server();
    got.fail = offline;
    const [one, two] = [open(send), open(send)];
    for (const code of 'ABC') await take(one, code);
    one.close();
    got.fail = undefined;
    two.retry();
    await vi.waitFor(() => expect(got.taken).toEqual([...'ABC']));
    await vi.waitFor(() => expect(two.read()).toMatchObject({ waiting: 0 }));
  });
});

test('without browser storage scans are still sent, with a warning', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { got, send } = server();
  const station = open(send);
  await (await take(station, 'A')).answered;
  expect([got.calls, station.read().isLasting]).toEqual([[['A']], false]);
});

test('ids of scans are 22 URL-safe characters, sorted by time and unique', () => {
  const ids = Array.from({ length: 500 }, (_, at) => newClientId(1_800_000_000_000 + Math.floor(at / 2)));
  expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(500);
  const times = ids.map((id) => id.slice(0, 9));
  expect(times).toEqual(times.toSorted());
});
