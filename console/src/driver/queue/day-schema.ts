import type { DoorProof, ProofKind, ProofType } from '@tawseel/contract/facts/proofs';
import type { GivenAct, MyRun, MyStop, Recalled } from '@tawseel/contract/my-day';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Answer, Day, HeldCash } from './ask.ts';
import type { ExpenseChange, ListedExpense } from './expenses.ts';

/** Entry of this phone: queued, or answered. */
type KeptEntry = {
  /** Number in the order of entries. */
  no: number;
  clientId: string;
  /** Id and name of the driver; it is sent with this driver's token only. */
  by: string;
  byName: string;
  /** Name and code of its stop, which may no longer be on the phone. */
  of: { name: string; trackingID: string };
  at: number;
  /** Driver's id while it is queued. */
  waits?: string;
  answer?: Answer;
};

/** Act at a stop. */
export type KeptAct = KeptEntry & { act: GivenAct; expense?: never };

/** Change of the driver's expenses, in the order of the acts: the server has the cash before what was paid out of it. */
export type KeptExpense = KeptEntry & { expense: ExpenseChange; act?: never };

/** Photo or signature that acts of this phone name; deleted once the server has its file. */
export type KeptProof = Pick<KeptAct, 'by' | 'byName' | 'of' | 'at'> & {
  sha256: string;
  kind: ProofKind;
  type: ProofType;
  /** Driver's id while its file is queued. */
  waits?: string;
  /** Reason why the server refused the file. */
  refusal?: string;
};

type KeptStop = { by: string; id: string; stop: MyStop };
type KeptFile = { by: string; sha256: string; bytes: ArrayBuffer };
export type KeptDay = {
  by: string;
  runs: MyRun[];
  /** Absent in data of an older page. */
  recalled?: Recalled[];
  acts: number;
  /** Absent in data of an older page. */
  held?: HeldCash[];
  /** Absent in data of an older page. */
  expenses?: ListedExpense[];
  /** Absent in data of an older page. */
  change?: number;
  lastHandIn?: Day['lastHandIn'];
  proof: DoorProof;
  /** Absent in what an older page has kept. */
  undoMinutes?: number;
  /** Absent in data of an older page. */
  daysToChoose?: string[];
  /** When it was read by this phone's clock, and how far that clock is ahead of the server's. */
  readAt: number;
  aheadMs: number;
};

export interface Schema extends DBSchema {
  acts: { key: number; value: KeptAct | KeptExpense; indexes: { waits: string; clientId: string } };
  stops: { key: [string, string]; value: KeptStop; indexes: { by: string } };
  days: { key: string; value: KeptDay };
  proofs: { key: [string, string]; value: KeptProof; indexes: { waits: string } };
  /** Files of proofs, in a store of their own because proofs are read often and without their files. */
  files: { key: [string, string]; value: KeptFile };
}
export const STORES: ['acts', 'stops', 'days', 'proofs', 'files'] = [
  'acts',
  'stops',
  'days',
  'proofs',
  'files',
];
export type Trx = IDBPTransaction<Schema, typeof STORES, 'readwrite'>;

export function openDatabase(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(opened) {
      const acts = opened.createObjectStore('acts', { keyPath: 'no', autoIncrement: true });
      acts.createIndex('waits', 'waits');
      acts.createIndex('clientId', 'clientId', { unique: true });
      opened.createObjectStore('stops', { keyPath: ['by', 'id'] }).createIndex('by', 'by');
      opened.createObjectStore('days', { keyPath: 'by' });
      opened.createObjectStore('proofs', { keyPath: ['by', 'sha256'] }).createIndex('waits', 'waits');
      opened.createObjectStore('files', { keyPath: ['by', 'sha256'] });
    },
  });
}
