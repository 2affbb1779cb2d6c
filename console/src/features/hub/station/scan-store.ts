import { MOST_SCANS } from '@tawseel/contract/facts/scans';
import type { GivenScan, ScanResult, Station } from '@tawseel/contract/scanning';
import { type DBSchema, openDB } from 'idb';
import type { Loose } from '../../../api/tolerant.ts';

export type Answer = Loose<ScanResult>;

/** A scan of this station: on its way to the server, or one of the last that were answered. */
export type KeptScan = {
  /** In the order they were read. */
  no: number;
  clientId: string;
  scan: GivenScan;
  station: Station;
  /** Email of who scanned it: nobody else's name is put to it. */
  by: string;
  readAt: number;
  /** While it waits to be sent, whose it is. */
  waits?: string;
  answer?: Answer;
  /** What it changed was undone. */
  isUndone?: true;
};
export type NewScan = Omit<KeptScan, 'no' | 'waits' | 'answer' | 'clientId'>;

/** What a station has to tell of its scans. */
export type Kept = {
  /** How many are not sent yet, and since when the oldest waits. */
  waiting: number;
  since: number | undefined;
  /** Of others who scanned here, and have to sign in to send them. */
  others: { by: string; waiting: number }[];
  /** The newest first. */
  last: KeptScan[];
};

export type ScanStore = {
  /** False where this browser keeps nothing: what is not sent is lost when the page goes. */
  isLasting: boolean;
  add: (scan: NewScan) => Promise<void>;
  /** The oldest that wait, of one station, as many as one call takes. */
  batch: (by: string) => Promise<KeptScan[]>;
  answer: (answers: readonly Answer[]) => Promise<void>;
  read: (by: string) => Promise<Kept>;
  /** Notes that what a scan changed was undone. */
  undo: (clientId: string) => Promise<void>;
  /** Makes all that waits theirs. */
  takeOver: (by: string) => Promise<void>;
  /** Drops what waits of theirs. */
  drop: (by: string) => Promise<void>;
};

const SHOWN = 20;
/** Below what one call may bring, with room for what stands around it. */
const MOST_BYTES = 200_000;

/** From the oldest on, as long as they are of one station and fit into a call. */
export function oneCall(waiting: readonly KeptScan[]): KeptScan[] {
  const station = JSON.stringify(waiting[0]?.station);
  let bytes = 0;
  const taken: KeptScan[] = [];
  for (const each of waiting.slice(0, MOST_SCANS)) {
    // A sign takes three bytes at most.
    bytes += JSON.stringify(each.scan).length * 3;
    if (JSON.stringify(each.station) !== station || (bytes > MOST_BYTES && taken.length > 0)) break;
    taken.push(each);
  }
  return taken;
}

export function keptOf(all: readonly KeptScan[], by: string): Kept {
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

/** IndexedDB: each of these is one transaction, so that two tabs neither lose a scan nor answer half of them. */
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
      // `no` is given by the database.
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

/** What keeps the scans of this browser until they are answered; in memory where it lets nothing be kept. */
export async function openScanStore(name = 'tawseel-hub'): Promise<ScanStore> {
  try {
    return await lastingStore(name);
  } catch {
    return passingStore();
  }
}
