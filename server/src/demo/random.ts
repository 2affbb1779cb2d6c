/** Seeded pseudo-random generator (PRNG): the same numbers again for the same seed. */
export type Random = {
  /** Uniform float, 0 ≤ x < 1. */
  next: () => number;
  /** Uniform integer from 0 to n - 1. */
  below: (n: number) => number;
  /** Uniform integer from `from` to `to`, both included. */
  between: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** Weighted choice among [value, weight]. */
  weighted: <T>(from: readonly (readonly [T, number])[]) => T;
  /** Fisher–Yates shuffle of a copy. */
  shuffled: <T>(from: readonly T[]) => T[];
  bytes: (count: number) => Uint8Array;
};

/** FNV-1a hash, 32 bits, over UTF-16 code units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Seeded PRNG, mulberry32: small, quick, and even enough for a picture or a demo; never for a secret. */
export function seededRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? hashOf(seed) : seed >>> 0;

  function word(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  const next = () => (word() * 0x200000 + (word() >>> 11)) / 2 ** 53;
  const below = (n: number) => Math.floor(next() * n);

  function pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new RangeError('Nothing to pick from');
    return from[below(from.length)] as T;
  }

  function weighted<T>(from: readonly (readonly [T, number])[]): T {
    const sum = from.reduce((total, [, weight]) => total + weight, 0);
    let left = next() * sum;
    for (const [value, weight] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(from)[0];
  }

  function shuffled<T>(from: readonly T[]): T[] {
    const mixed = [...from];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }

  function bytes(count: number): Uint8Array {
    const made = new Uint8Array(count);
    for (let index = 0; index < count; index += 1) made[index] = word() & 0xff;
    return made;
  }

  return {
    next,
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (probability) => next() < probability,
    pick,
    weighted,
    shuffled,
    bytes,
  };
}
