import type { DoorProof, ProofKind, ProofType } from '@tawseel/contract/facts/proofs';
import type { GivenAct, MyRun, MyStop, Recalled } from '@tawseel/contract/my-day';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Answer } from './ask.ts';

/** An act of this phone: on its way to the server, or answered. */
export type KeptAct = {
  /** In the order they were done. */
  no: number;
  clientId: string;
  act: GivenAct;
  /** Id and name of the driver: it goes out with no other's token. */
  by: string;
  byName: string;
  /** What its stop was, which may be gone by now. */
  of: { name: string; trackingID: string };
  at: number;
  /** While it waits to be sent, whose it is. */
  waits?: string;
  answer?: Answer;
};

/** A photo or a signature that acts of this phone name; gone once the server has its file. */
export type KeptProof = Pick<KeptAct, 'by' | 'byName' | 'of' | 'at'> & {
  sha256: string;
  kind: ProofKind;
  type: ProofType;
  /** While its file waits to be sent, whose it is. */
  waits?: string;
  /** Why the server did not take the file. */
  refusal?: string;
};

type KeptStop = { by: string; id: string; stop: MyStop };
type KeptFile = { by: string; sha256: string; bytes: ArrayBuffer };
export type KeptDay = {
  by: string;
  runs: MyRun[];
  /** Absent in what an older page has kept. */
  recalled?: Recalled[];
  acts: number;
  cash: number;
  proof: DoorProof;
  /** Absent in what an older page has kept. */
  undoMinutes?: number;
  /** When it was read, by this phone's clock, and by how much that is ahead of the server's. */
  readAt: number;
  aheadMs: number;
};

export interface Schema extends DBSchema {
  acts: { key: number; value: KeptAct; indexes: { waits: string; clientId: string } };
  stops: { key: [string, string]; value: KeptStop; indexes: { by: string } };
  days: { key: string; value: KeptDay };
  proofs: { key: [string, string]; value: KeptProof; indexes: { waits: string } };
  /** Of proofs, apart from them: what is shown is read often, and without the files. */
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
