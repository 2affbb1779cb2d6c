/** State of a request: its caller, and the turn of the event loop in which it was started. */
export type Slot = { caller: string; turn: number | undefined };

/** Bounded semaphore of slots. One caller holds at most half of them, so that others have room. */
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

  /** Returns true if a caller would be refused; without a caller, true if one without slots would be. */
  isFull(caller?: string): boolean {
    const ofCaller = this.#held.get(caller ?? '') ?? 0;
    return this.size >= this.#most || ofCaller >= Math.ceil(this.#most / 2);
  }

  /** Returns undefined if there is no free slot. */
  take(holder: Holder, caller: string): Slot | undefined {
    if (this.isFull(caller)) return undefined;
    const slot: Slot = { caller, turn: undefined };
    this.#slots.set(holder, slot);
    this.#held.set(caller, (this.#held.get(caller) ?? 0) + 1);
    return slot;
  }

  release(holder: Holder): void {
    const slot = this.#slots.get(holder);
    if (!slot) return;
    this.#slots.delete(holder);
    const left = (this.#held.get(slot.caller) ?? 1) - 1;
    if (left > 0) this.#held.set(slot.caller, left);
    else this.#held.delete(slot.caller);
  }
}
