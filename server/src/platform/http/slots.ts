/** Per-request state: its caller, and the turn of the event loop in which it was started. */
export type Slot = { caller: string; turn: number | undefined };

/**
 * Semaphore of slots. One caller holds half of them at most. All callers together hold no more than that half either,
 * which bounds the queue; only when a single caller holds most of it are others let in beyond it. A queue that is half
 * as long and has many callers in it is shared evenly between them, since they take turns. While many callers have been
 * refused for seconds, the queue may only get half as long: a long queue is for bursts, and under lasting load it only
 * makes everybody wait.
 */
export class Slots<Holder> {
  readonly #most: number;
  readonly #half: number;
  /** How many callers are a crowd. */
  readonly #crowd: number;
  readonly #pressure;
  readonly #slots = new Map<Holder, Slot>();
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
    this.#half = Math.ceil(most / 2);
    this.#crowd = this.#half / 4;
    this.#pressure = watchPressure(this.#crowd);
  }

  get size(): number {
    return this.#slots.size;
  }

  of(holder: Holder): Slot | undefined {
    return this.#slots.get(holder);
  }

  /** Whether a caller would be refused; without one, who holds no slot. */
  isFull(caller?: string): boolean {
    const { size } = this.#slots;
    const ofCaller = this.#held.get(caller ?? '') ?? 0;
    if (size >= this.#most || ofCaller >= this.#half) return true;
    const callers = this.#held.size;
    const isCrowd = size >= this.#half / 2 && callers >= this.#crowd;
    if (isCrowd && ofCaller >= Math.max(1, Math.floor(this.#half / callers))) return true;
    const longest = isCrowd && this.#pressure.isSustained() ? this.#half / 2 : this.#half;
    return size >= longest && (ofCaller > size / 2 || Math.max(...this.#held.values()) <= size / 2);
  }

  /** Undefined when there is none. */
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
    const { caller } = slot;
    this.#slots.delete(holder);
    const left = (this.#held.get(caller) ?? 1) - 1;
    if (left > 0) this.#held.set(caller, left);
    else this.#held.delete(caller);
  }

  noteRefused(caller: string): void {
    this.#pressure.note(caller);
  }
}

const WINDOW_MS = 1000;

/**
 * Pressure is sustained when at least `many` different callers were refused in the last window; a single
 * caller who asks too much is not pressure.
 */
function watchPressure(many: number): { note: (caller: string) => void; isSustained: () => boolean } {
  const refused = new Set<string>();
  let since = Number.NEGATIVE_INFINITY;
  let wasHigh = false;
  return {
    note: (caller) => {
      const now = performance.now();
      if (now - since > WINDOW_MS) {
        wasHigh = refused.size >= many && now - since <= 2 * WINDOW_MS;
        since = now;
        refused.clear();
      }
      refused.add(caller);
    },
    isSustained: () => wasHigh && performance.now() - since <= WINDOW_MS,
  };
}
