import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call.ts';
import { queueSender } from './queue-sender.ts';

const ONE = { clientId: 'a' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A queue of one scan, and how long it was before each try. */
function tried(errors: CallError[], answers = [ONE]) {
  let waiting = [ONE];
  const triedAt: number[] = [];
  const store = {
    batch: async () => waiting,
    answer: async () => {
      waiting = [];
    },
  };
  const states: string[] = [];
  const sender = queueSender({
    store,
    by: 'me',
    inTurn: (work) => work(),
    async send() {
      triedAt.push(Date.now());
      const error = errors.shift();
      if (error) throw error;
      return answers;
    },
    onState: ({ phase }) => states.push(phase),
    onAnswered: () => undefined,
  });
  const gaps = () => triedAt.slice(1).map((at, index) => at - triedAt[index]!);
  return { sender, states, gaps };
}

const failures = (count: number, status: number, body?: object) =>
  Array.from({ length: count }, () => new CallError(status, body));

test.each([0, 500, 503])('retries after %s with growing delays of at most ten seconds', async (status) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { sender, states, gaps } = tried(failures(8, status));
  sender.kick();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(gaps()).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 10_000]);
  expect([states[0], states.at(-1)]).toEqual(['waiting', 'moving']);
});

test('stops at an entry that the answer does not name', async () => {
  const { sender, states } = tried([], []);
  sender.kick();
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['refused']);
});

test('spreads the retries of many stations', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1);
  const { sender, gaps } = tried(failures(2, 503));
  sender.kick();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gaps()).toEqual([500, 3000]);
});

test('waits as long as a server asks it to', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { sender, gaps } = tried(failures(1, 429, { code: 'too_many_requests', params: { seconds: 12 } }));
  sender.kick();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(gaps()).toEqual([12_000]);
});

test('a new scan does not shorten the delay; a network that is back does', async () => {
  const { sender, states, gaps } = tried(failures(1, 0));
  sender.kick();
  await vi.advanceTimersByTimeAsync(1);
  sender.kick();
  await vi.advanceTimersByTimeAsync(1);
  expect(gaps()).toEqual([]);
  sender.retry();
  await vi.advanceTimersByTimeAsync(1);
  expect([gaps(), states]).toEqual([[2], ['waiting', 'moving']]);
});

test('sends nothing after it is stopped', async () => {
  const { sender, gaps } = tried(failures(5, 0));
  sender.kick();
  await vi.advanceTimersByTimeAsync(1);
  sender.stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(gaps()).toEqual([]);
});
