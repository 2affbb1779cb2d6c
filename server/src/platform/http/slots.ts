/** State of a request: its callers, and the turn of the event loop in which it was started. */
export type Slot = { callers: readonly string[]; turn: number | undefined };

/**
 * Bounded semaphore of slots. One caller holds at most half of them, so that others have room; one that is part of
 * another, as an address is of all strangers, a quarter.
 */
export class Slots<Holder> {
  readonly #most: number;
  readonly #slots = new Map<Holder, Slot>();
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#slots.size;
  }

  of(holder: Holder): Slot | undefined {
    return this.#slots.get(holder);
  }

  /** Returns true if callers, each part of the one before, would be refused; if none, whether all slots are taken. */
  isFull(...callers: readonly string[]): boolean {
    const hasShare = (caller: string, depth: number) =>
      (this.#held.get(caller) ?? 0) < Math.ceil(this.#most / 2 ** (depth + 1));
    return this.size >= this.#most || !callers.every(hasShare);
  }

  /** Returns undefined if there is no free slot. */
  take(holder: Holder, ...callers: readonly string[]): Slot | undefined {
    if (this.isFull(...callers)) return undefined;
    const slot: Slot = { callers, turn: undefined };
    this.#slots.set(holder, slot);
    for (const caller of callers) this.#held.set(caller, (this.#held.get(caller) ?? 0) + 1);
    return slot;
  }

  release(holder: Holder): void {
    const slot = this.#slots.get(holder);
    if (!slot) return;
    this.#slots.delete(holder);
    for (const caller of slot.callers) {
      const left = (this.#held.get(caller) ?? 1) - 1;
      if (left > 0) this.#held.set(caller, left);
      else this.#held.delete(caller);
    }
  }
}
