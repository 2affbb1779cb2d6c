import { beforeEach, expect, test, vi } from 'vitest';

const machine = vi.hoisted(() => ({ processors: 0 }));
vi.mock('node:os', async (actual) => {
  const real = await actual<typeof import('node:os')>();
  return { ...real, availableParallelism: () => machine.processors };
});

/** Names whose turn has begun, in order; `end` ends the first turn of a name. */
let begun: string[];
let ends: Map<string, () => void>;
beforeEach(() => {
  begun = [];
  ends = new Map();
});

async function openQueue(processors: number) {
  machine.processors = processors;
  vi.resetModules();
  const { runQueued } = await import('./hash-queue.ts');
  const enter = (name: string, place: { account?: string; source?: string; isKnown?: boolean } = {}) =>
    runQueued({ account: name, source: name, isKnown: false, ...place }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    }).then(
      () => 'served',
      () => 'refused',
    );
  return enter;
}

/** Ends each turn as it begins. */
async function endAll(outcomes: Promise<string>[]): Promise<string[]> {
  const all = Promise.all(outcomes);
  let isOver = false;
  void all.then(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const end of ends.values()) end();
    await Promise.resolve();
  }
  return all;
}

test.each([
  { processors: 2, most: 1 },
  { processors: 8, most: 2 },
])(
  'of $processors processors $most hash passwords, which leaves one, and threads to read files',
  async ({ processors, most }) => {
    const enter = await openQueue(processors);
    const outcomes = Array.from({ length: 6 }, (_, index) => enter(`${index}`));
    await Promise.resolve();
    expect(begun).toHaveLength(most);
    await endAll(outcomes);
    expect(begun).toHaveLength(6);
  },
);

test('an account has one turn at a time, and leaves the other to others', async () => {
  const enter = await openQueue(8);
  const outcomes = ['a', 'b', 'c'].map((name) => enter(name, { account: 'one' }));
  outcomes.push(enter('d'));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'd']);
  await endAll(outcomes);
  expect(begun).toEqual(['a', 'd', 'b', 'c']);
});

test('known callers come before unknown ones, and sources take turns, however much one asks', async () => {
  const enter = await openQueue(2);
  const outcomes = [
    enter('first'),
    ...['m1', 'm2', 'm3'].map((name) => enter(name, { source: 'many' })),
    enter('other'),
    ...['k1', 'k2'].map((name) => enter(name, { account: 'known', isKnown: true })),
    enter('owner', { isKnown: true }),
  ];
  await endAll(outcomes);
  expect(begun).toEqual(['first', 'k1', 'owner', 'k2', 'm1', 'other', 'm2', 'm3']);
});

test('forty wait; beyond them the last one of the largest source is refused, unknown callers first', async () => {
  const enter = await openQueue(2);
  const outcomes = [enter('first')];
  for (let made = 0; made < 30; made += 1) outcomes.push(enter(`m${made}`, { source: 'many' }));
  for (let made = 0; made < 10; made += 1) outcomes.push(enter(`s${made}`));
  outcomes.push(enter('late'), enter('known', { isKnown: true }));
  const seen = await endAll(outcomes);
  const refused = seen.flatMap((outcome, index) => (outcome === 'refused' ? [index] : []));
  expect(refused).toEqual([29, 30]);
  expect(begun).toHaveLength(41);
});

test('forty known ones leave no room for another, nor for an unknown one', async () => {
  const enter = await openQueue(2);
  const outcomes = [enter('first')];
  for (let made = 0; made < 40; made += 1) outcomes.push(enter(`k${made}`, { isKnown: true }));
  outcomes.push(enter('stranger'), enter('late', { isKnown: true }));
  const seen = await endAll(outcomes);
  expect(seen.slice(-2)).toEqual(['refused', 'refused']);
});

test('failed work releases its turn', async () => {
  const enter = await openQueue(2);
  const { runQueued } = await import('./hash-queue.ts');
  const failing = runQueued({ account: 'a', source: 'a', isKnown: true }, async () => {
    throw new Error('a fault');
  });
  await expect(failing).rejects.toThrow('a fault');
  expect(await endAll([enter('a')])).toEqual(['served']);
});
