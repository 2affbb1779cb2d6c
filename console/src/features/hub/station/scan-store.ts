import { MOST_SCANS } from '@tawseel/contract/facts/scans';
import type { GivenScan, ScanResult, Station } from '@tawseel/contract/scanning';
import { type DBSchema, openDB } from 'idb';
import type { Loose } from '../../../api/tolerant.ts';

export type Answer = Loose<ScanResult>;

/** Scan of this station: queued, or one of the last answered ones. */
export type KeptScan = {
  /** Number in the order of scans. */
  no: number;
  clientId: string;
  scan: GivenScan;
  station: Station;
  /** Email of the user who scanned it; it is sent with this user's name only. */
  by: string;
  readAt: number;
  /** User's email while it is queued. */
  waits?: string;
  answer?: Answer;
  /** True if its effect was undone. */
  isUndone?: true;
};
export type NewScan = Omit<KeptScan, 'no' | 'waits' | 'answer' | 'clientId'>;

/** State of a station's scans. */
export type StationScans = {
  /** Number of queued scans, and the time of the oldest. */
  waiting: number;
  since: number | undefined;
  /** Queues of other users, who must sign in to send them. */
  others: { by: string; waiting: number }[];
  /** Last scans, newest first. */
  last: KeptScan[];
};

export type ScanStore = {
  /** False if this browser stores nothing: queued scans are lost with the page. */
  isLasting: boolean;
  add: (scan: NewScan) => Promise<void>;
  /** Returns the oldest queued scans of one station, as many as one call takes. */
  batch: (by: string) => Promise<KeptScan[]>;
  answer: (answers: readonly Answer[]) => Promise<void>;
  read: (by: string) => Promise<StationScans>;
  /** Marks a scan as undone. */
  undo: (clientId: string) => Promise<void>;
  /** Assigns all queued scans to this user. */
  takeOver: (by: string) => Promise<void>;
  /** Deletes the queued scans of a user. */
  drop: (by: string) => Promise<void>;
};

const SHOWN = 20;
/** Largest size of a call's scans in bytes, with room for the rest of the call. */
const MOST_BYTES = 200_000;

/** Returns queued scans from the oldest on that are of one station and fit into a call. */
function oneCall(waiting: readonly KeptScan[]): KeptScan[] {
  const station = JSON.stringify(waiting[0]?.station);
  let bytes = 0;
  const taken: KeptScan[] = [];
  for (const each of waiting.slice(0, MOST_SCANS)) {
    // A character takes three bytes at most.
    bytes += JSON.stringify(each.scan).length * 3;
    if (JSON.stringify(each.station) !== station || (bytes > MOST_BYTES && taken.length > 0)) break;
    taken.push(each);
  }
  return taken;
}

function keptOf(all: readonly KeptScan[], by: string): StationScans {
  const waiting = all.filter(({ waits }) => waits === by);
  const others = [...new Set(all.flatMap(({ waits }) => (waits === undefined || waits === by ? [] : waits)))];
  return {
    waiting: waiting.length,
    since: waiting[0]?.readAt,
    others: others.map((other) => ({
      by: other,
      waiting: all.filter(({ waits }) => waits === other).length,
    })),
    last: all
      .filter((each) => each.by === by)
      .slice(-SHOWN)
      .reverse(),
  };
}

interface Schema extends DBSchema {
  scans: { key: number; value: KeptScan; indexes: { waits: string; clientId: string } };
}

/**
 * Opens the store in IndexedDB; each method is one transaction, so that two tabs neither lose a scan nor answer half
 * of them.
 */
async function lastingStore(name: string): Promise<ScanStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(opened) {
      const scans = opened.createObjectStore('scans', { keyPath: 'no', autoIncrement: true });
      scans.createIndex('waits', 'waits');
      scans.createIndex('clientId', 'clientId', { unique: true });
    },
  });
  const write = (durability: IDBTransactionDurability = 'relaxed') =>
    db.transaction('scans', 'readwrite', { durability });

  async function change(waits: IDBKeyRange | string | undefined, alter: (each: KeptScan) => KeptScan | null) {
    const trx = write();
    for (const each of await trx.store.index('waits').getAll(waits)) {
      const altered = alter(each);
      await (altered ? trx.store.put(altered) : trx.store.delete(each.no));
    }
    await trx.done;
  }

  return {
    isLasting: true,
    async add(scan) {
      const trx = write('strict');
      // The database assigns `no`.
      const kept = { ...scan, clientId: scan.scan.clientId, waits: scan.by } as KeptScan;
      await Promise.all([trx.store.add(kept), trx.done]);
    },
    async batch(by) {
      return oneCall(await db.getAllFromIndex('scans', 'waits', by, MOST_SCANS));
    },
    async answer(answers) {
      const trx = write();
      for (const answer of answers) {
        const kept = await trx.store.index('clientId').get(answer.clientId ?? '');
        if (!kept) continue;
        const { waits: _, ...answered } = kept;
        await trx.store.put({ ...answered, answer });
      }
      const done = (await trx.store.getAll()).filter(({ waits }) => waits === undefined);
      for (const { no } of done.slice(0, -SHOWN)) await trx.store.delete(no);
      await trx.done;
    },
    async undo(clientId) {
      const trx = write();
      const kept = await trx.store.index('clientId').get(clientId);
      if (kept) await trx.store.put({ ...kept, isUndone: true });
      await trx.done;
    },
    async read(by) {
      return keptOf(await db.getAll('scans'), by);
    },
    takeOver: (by) => change(undefined, (each) => ({ ...each, by, waits: by })),
    drop: (by) => change(by, () => null),
  };
}

function passingStore(): ScanStore {
  let all: KeptScan[] = [];
  let lastNo = 0;
  return {
    isLasting: false,
    async add(scan) {
      lastNo += 1;
      all = [...all, { ...scan, no: lastNo, clientId: scan.scan.clientId, waits: scan.by }];
    },
    batch: async (by) => oneCall(all.filter(({ waits }) => waits === by)),
    async answer(answers) {
      const byId = new Map(answers.map((answer) => [answer.clientId, answer]));
      all = all.map((each) => {
        const answer = byId.get(each.clientId);
        if (!answer) return each;
        const { waits: _, ...answered } = each;
        return { ...answered, answer };
      });
    },
    async undo(clientId) {
      all = all.map((each) => (each.clientId === clientId ? { ...each, isUndone: true } : each));
    },
    read: async (by) => keptOf(all, by),
    async takeOver(by) {
      all = all.map((each) => (each.waits === undefined ? each : { ...each, by, waits: by }));
    },
    async drop(by) {
      all = all.filter(({ waits }) => waits !== by);
    },
  };
}

/** Opens the store of this browser's scans until they are answered; in memory if the browser stores nothing. */
export async function openScanStore(name = 'tawseel-hub'): Promise<ScanStore> {
  try {
    return await lastingStore(name);
  } catch {
    return passingStore();
  }
}
