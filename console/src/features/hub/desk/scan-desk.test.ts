// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../api/call.ts';
import { newClientId } from '../../../api/client-id.ts';
import { endDatabases } from '../../../testing/end-databases.ts';
import type { Beep } from '../../../ui/scan/beep.ts';
import type { ShownScan } from '../scan-display.ts';
import { type Answer, type KeptScan, openScanStore } from '../station/scan-store.ts';
import { openScanDesk, type ScanDesk } from './scan-desk.ts';

const ID = 'TWS-2222-232W';
const HERE = { warehouseId: 'dxb' };
const parcel = {
  trackingID: ID,
  sortCode: 'M2',
  leg: 'out',
  toWarehouse: { id: 'dxb', name: 'Al Quoz' },
} as const;

type Reply = Partial<Answer> | Error;

/** Opens a desk with a fake server that gives each code its reply; returns shown scans and sounds in order. */
function opened(replies: Record<string, Reply>) {
  const sounds: Beep[] = [];
  const seen: ShownScan[] = [];
  const sent: string[][] = [];
  async function send(batch: readonly KeptScan[]): Promise<Answer[]> {
    sent.push(batch.map(({ scan }) => scan.code));
    return batch.map(({ clientId, scan }) => {
      const reply = replies[scan.code] ?? { result: 'ok', parcel };
      if (reply instanceof Error) throw reply;
      return { clientId, message: `About ${scan.code}`, ...reply };
    });
  }
  const name = newClientId(Date.now());
  const desk = openScanDesk({
    by: 'operator@hub.example',
    here: HERE,
    desk: () => ({ device: 'device-0001', name: 'Dock 1' }),
    send,
    play: (sound) => sounds.push(sound),
    open: () => openScanStore(name),
  });
  desk.subscribe(() => {
    const shown = desk.read();
    if (shown) seen.push(shown);
  });
  desk.setTab({ ask: () => ({ act: 'received' }) });
  desks.push(desk);
  return { desk, sounds, seen, sent, words: () => seen.map(({ word }) => word) };
}

let desks: ScanDesk[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', Object.create(navigator));
});

endDatabases();

afterEach(() => {
  for (const desk of desks) desk.close();
  desks = [];
  vi.unstubAllGlobals();
});

describe('a scan', () => {
  test.each<[string, Partial<Answer>, string, string]>([
    ['as expected', { result: 'ok', parcel }, 'good', 'Received'],
    ['that took its order along', { result: 'implied', parcel }, 'good', 'Received'],
    ['that goes on', { result: 'ok', parcel: { ...parcel, toWarehouse: { id: 'auh' } } }, 'good', 'Goes on'],
    ['of a return', { result: 'ok', parcel: { ...parcel, leg: 'back' } }, 'look', 'Return'],
    ['of no known area', { result: 'ok', parcel: { ...parcel, isAreaUnknown: true } }, 'look', 'No area'],
    ['scanned before', { result: 'repeat', parcel }, 'look', 'Again'],
    ['that nobody expected', { result: 'surplus', parcel }, 'look', 'Not expected'],
    ['too late', { result: 'late', parcel }, 'look', 'Too late'],
    ['that several orders have', { result: 'unknown', choices: [parcel, parcel] }, 'look', 'Which one?'],
    ['that nobody knows', { result: 'unknown' }, 'bad', 'Unknown'],
    ['that is not allowed', { result: 'refused', parcel }, 'bad', 'Stop'],
    ['with an answer of a later server', { result: undefined }, 'bad', 'Stop'],
  ])('%s is told in colour, word and sound', async (_, reply, tone, word) => {
    const { desk, sounds, words } = opened({ [ID]: reply });
    desk.scan({ code: ID });
    await vi.waitFor(() => expect(desk.read()).toMatchObject({ tone, word, code: ID }));
    expect(words()).toEqual(['Reading…', word]);
    expect(sounds).toEqual([tone]);
  });

  test('that is a misread sends no request', async () => {
    const { desk, sent, sounds } = opened({});
    desk.scan({ misread: 'TWS-2222-232X' });
    expect(desk.read()).toMatchObject({ tone: 'bad', word: 'Scan again' });
    expect([sent, sounds, desk.station.read().waiting]).toEqual([[], ['bad'], 0]);
  });

  test('that is not possible now shows the reason', () => {
    const { desk, sent } = opened({});
    desk.setTab({ ask: () => ({ refused: 'Choose a run first.' }) });
    desk.scan({ code: ID });
    expect(desk.read()).toMatchObject({ tone: 'bad', text: 'Choose a run first.' });
    expect(sent).toEqual([]);
  });

  test('that cannot be stored is not accepted', async () => {
    const { desk } = opened({});
    await vi.waitFor(() => expect(desk.station.read().isLasting).toBe(true));
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    desk.scan({ code: ID });
    await vi.waitFor(() => expect(desk.read()).toMatchObject({ tone: 'bad', word: 'Not taken' }));
    vi.restoreAllMocks();
  });
});

describe('without a network', () => {
  const offline = () => new CallError(0, undefined);

  test('the local list answers green or amber, marked as not checked yet', async () => {
    const { desk, words, sounds } = opened({ A: offline(), B: offline() });
    desk.setTab({
      ask: () => ({ act: 'received' }),
      expected: (code) => (code === 'A' ? parcel : undefined),
    });
    desk.scan({ code: 'A' });
    await vi.waitFor(() =>
      expect(desk.read()).toMatchObject({ tone: 'good', word: 'Not checked yet', parcel }),
    );
    desk.scan({ code: 'B' });
    await vi.waitFor(() =>
      expect(desk.read()).toMatchObject({ tone: 'look', word: 'Not checked yet', code: 'B' }),
    );
    expect(words().at(-1)).toBe('Not checked yet');
    expect(sounds).toEqual(['good', 'look']);
    expect(desk.station.read()).toMatchObject({ waiting: 2, phase: 'waiting' });
  });

  test('shows all answers that arrive together immediately, the worst first', async () => {
    const replies: Record<string, Reply> = { A: offline() };
    const { desk, sounds } = opened(replies);
    for (const code of ['A', 'B', 'C']) desk.scan({ code });
    await vi.waitFor(() => expect(desk.station.read()).toMatchObject({ waiting: 3, phase: 'waiting' }));
    await vi.waitFor(() => expect(desk.read()?.word).toBe('Not checked yet'));
    const before = sounds.length;
    delete replies.A;
    replies.B = { result: 'unknown' };
    desk.station.retry();
    await vi.waitFor(() => expect(desk.read()).toMatchObject({ tone: 'bad', code: 'B' }));
    expect(desk.read()?.text).toBe('About B 3 scans sent: 1 needs a look.');
    expect(sounds.slice(before)).toEqual(['bad']);
  });
});

test('red stays until the next scan after it was seen', async () => {
  let answerBoth: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    answerBoth = resolve;
  });
  const { desk, words } = opened({ BAD: { result: 'unknown' } });
  const { take } = desk.station;
  vi.spyOn(desk.station, 'take').mockImplementation(async (asked, begun) => {
    const taken = await take(asked, begun);
    await both;
    return taken;
  });
  desk.scan({ code: 'BAD' });
  desk.scan({ code: 'GOOD' });
  answerBoth();
  await vi.waitFor(() => expect(words()).toContain('Unknown'));
  await vi.waitFor(() => expect(desk.station.read().waiting).toBe(0));
  expect(desk.read()).toMatchObject({ word: 'Unknown', code: 'BAD' });
  desk.scan({ code: ID });
  await vi.waitFor(() => expect(desk.read()).toMatchObject({ tone: 'good', code: ID }));
});
