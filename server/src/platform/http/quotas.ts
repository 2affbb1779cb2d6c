import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { Named } from '@tawseel/contract/route';
import { freeBytes } from '../engine/write-trouble.ts';
import type { Settings } from '../settings.ts';
import { type Caller, isAdministrator } from './auth.ts';
import { RateLimited, refuse } from './errors.ts';
import type { Services } from './serve.ts';

const HOUR_MS = 3_600_000;
const MEGABYTE = 1_048_576;
const PROFILE_CHANGES_PER_HOUR = 20;
/** How long the room that was seen on a disk is believed. */
const LOOK_EVERY_MS = 2_000;

/** How calls are named that change nothing, whatever their method. */
const READING = /^(list|read|count|check|quote|export)/;

declare module 'fastify' {
  interface FastifyInstance {
    quotas: Quotas;
  }
}

type Write = { row: Named; caller: Caller; body: unknown };

/** What a call adds to, with the most of it in an hour, and what is said of more. */
type Share = { of: string; amount: number; most: number; beyond: Sentence<RefusalCode> };

function sharesOf({ row, body }: Write, settings: Settings): Share[] {
  const { ORDERS_PER_HOUR: orders, MB_PER_HOUR: megabytes } = settings;
  const bytes = body === undefined ? 0 : JSON.stringify(body).length;
  const shares: Share[] = [
    {
      of: 'bytes',
      amount: bytes,
      most: megabytes * MEGABYTE,
      beyond: sentence('quota_of_bytes', { most: megabytes }),
    },
  ];
  if (row.name === 'createOrder') {
    const beyond = sentence('quota_of_orders', { most: orders });
    shares.push({ of: 'orders', amount: 1, most: orders, beyond });
  }
  if (row.name === 'updateProfile') {
    const most = PROFILE_CHANGES_PER_HOUR;
    shares.push({ of: 'profile', amount: 1, most, beyond: sentence('quota_of_profile', { most }) });
  }
  return shares;
}

/** Fixed-window limits of what one key, or one member of staff, stores in an hour, each server by itself. */
export class Quotas {
  #hour = 0;
  readonly #spent = new Map<string, number>();
  #room: { bytes: number | undefined; at: number } | undefined;

  /** Refuses a write of a key or of staff that is beyond their quota, or for which the disk has too little room. */
  async admit(write: Write, { db, settings, clock }: Services): Promise<void> {
    const { caller, row } = write;
    if (caller.kind === 'nobody' || isAdministrator(caller) || row.method === 'GET' || READING.test(row.name))
      return;
    const room = await this.#freeBytes(db);
    if (room !== undefined && room < settings.STAFF_FREE_MB * MEGABYTE) throw refuse('disk_almost_full');
    this.#spend(caller.id, sharesOf(write, settings), clock().getTime());
  }

  #spend(who: string, shares: readonly Share[], now: number): void {
    const hour = Math.floor(now / HOUR_MS);
    if (hour !== this.#hour) this.#spent.clear();
    this.#hour = hour;
    const spent = (of: string) => this.#spent.get(`${of} ${who}`) ?? 0;
    for (const { of, amount, most, beyond } of shares) {
      if (spent(of) + amount > most) throw new RateLimited(beyond, secondsLeft(now));
    }
    for (const { of, amount } of shares) this.#spent.set(`${of} ${who}`, spent(of) + amount);
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
