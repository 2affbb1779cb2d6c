import { HOUR_MS } from '@tawseel/contract/facts/durations';
import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { isReading, type NamedRoute } from '@tawseel/contract/route';
import { freeBytes } from '../engine/write-trouble.ts';
import type { Settings } from '../settings.ts';
import { type Caller, isAdministrator } from './auth.ts';
import { RateLimited, refuse } from './errors.ts';
import type { Services } from './serve.ts';

const MEGABYTE = 1_048_576;
const PROFILE_CHANGES_PER_HOUR = 20;
/** Pickups requested, changed or cancelled. */
const PICKUPS_PER_HOUR = 1_000;
const LABELS_PER_HOUR = 20_000;
/** Time for which a reading of free disk space is reused. */
const LOOK_EVERY_MS = 2_000;

declare module 'fastify' {
  interface FastifyInstance {
    quotas: Quotas;
  }
}

type Kind = 'bytes' | 'orders' | 'profile' | 'pickups' | 'labels';
type Limit = { most: number; beyond: Sentence<RefusalCode> };
type Write = { row: NamedRoute; caller: Caller; body: unknown; file: unknown };

/** Returns the maximum stored per hour, and the refusal beyond it. */
function limitOf(kind: Kind, { ORDERS_PER_HOUR, MB_PER_HOUR }: Settings): Limit {
  const params = { most: MB_PER_HOUR };
  if (kind === 'bytes') return { most: MB_PER_HOUR * MEGABYTE, beyond: sentence('quota_of_bytes', params) };
  const most = {
    orders: ORDERS_PER_HOUR,
    profile: PROFILE_CHANGES_PER_HOUR,
    pickups: PICKUPS_PER_HOUR,
    labels: LABELS_PER_HOUR,
  }[kind];
  return { most, beyond: sentence(`quota_of_${kind}`, { most }) };
}

/** Returns the bytes that a call sends to be stored: its file, or its body. */
function bytesOf({ body, file }: Write): number {
  if (Buffer.isBuffer(file)) return file.length;
  return body === undefined ? 0 : JSON.stringify(body).length;
}

const keyOf = (caller: Caller, kind: Kind) => `${kind} ${caller.kind === 'nobody' ? '' : caller.id}`;

const isLimited = (caller: Caller) => caller.kind !== 'nobody' && !isAdministrator(caller);

/** Fixed-window limits of what one key or staff member stores in an hour, counted by each server separately. */
export class Quotas {
  #hour = 0;
  readonly #spent = new Map<string, number>();
  #room: { bytes: number | undefined; at: number } | undefined;

  /** Refuses a write of a key or staff member that exceeds their quota, or if the disk has too little space. */
  async admit(write: Write, { db, settings, clock }: Services): Promise<void> {
    const { caller, row } = write;
    if (!isLimited(caller) || (isReading(row) && !row.file)) return;
    const room = await this.#freeBytes(db);
    if (room !== undefined && room < settings.STAFF_FREE_MB * MEGABYTE) throw refuse('disk_almost_full');
    const now = clock();
    const kinds: [Kind, number][] = [
      ['bytes', bytesOf(write)],
      ...(row.quota ? [[row.quota, 1] as [Kind, number]] : []),
    ];
    for (const [kind, amount] of kinds) this.#check(caller, kind, amount, { settings, now });
    for (const [kind, amount] of kinds) this.#add(caller, kind, amount);
  }

  /** Counts an amount that is only known during the call: the orders of a file, the labels that a filter finds. */
  spend(
    caller: Caller,
    kind: Kind,
    amount: number,
    { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  ): void {
    if (!isLimited(caller)) return;
    this.#check(caller, kind, amount, { settings, now: clock() });
    this.#add(caller, kind, amount);
  }

  #check(
    caller: Caller,
    kind: Kind,
    amount: number,
    { settings, now }: { settings: Settings; now: Date },
  ): void {
    const at = now.getTime();
    const hour = Math.floor(at / HOUR_MS);
    if (hour !== this.#hour) this.#spent.clear();
    this.#hour = hour;
    const { most, beyond } = limitOf(kind, settings);
    const spent = this.#spent.get(keyOf(caller, kind)) ?? 0;
    if (spent + amount > most) throw new RateLimited(beyond, secondsLeft(at));
  }

  #add(caller: Caller, kind: Kind, amount: number): void {
    const key = keyOf(caller, kind);
    this.#spent.set(key, (this.#spent.get(key) ?? 0) + amount);
  }

  async #freeBytes(db: Services['db']): Promise<number | undefined> {
    const now = performance.now();
    if (!this.#room || now - this.#room.at > LOOK_EVERY_MS)
      this.#room = { bytes: await freeBytes(db), at: now };
    return this.#room.bytes;
  }
}

function secondsLeft(now: number): number {
  return Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000);
}
