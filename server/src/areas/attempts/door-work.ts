import type { StopReason } from '@tawseel/contract/facts/pickup-reasons';
import type { DoorProof } from '@tawseel/contract/facts/proofs';
import type { StopAct } from '@tawseel/contract/facts/stop-acts';
import type { Relation } from '@tawseel/contract/facts/stops';
import type { Work } from '../../platform/engine/work.ts';
import type { NamedProof } from '../proofs/store.ts';

/** Work of a call that sends acts at stops. */
export type DoorWork = Work & {
  /** True for the office, which enters acts for any driver; false for a driver, who acts at the own stops alone. */
  mayActForOthers: boolean;
  /** Proof that the business wants of a delivery. */
  proof: DoorProof;
};

/** Position of a phone in degrees; `accuracy` in metres. */
export type Position = { lat: number; lng: number; accuracy: number };

/** Act at a stop, as a driver or the office sends it; amounts in AED. */
export type StopActInput = {
  clientId: string;
  stopId: string;
  act: StopAct;
  happenedAt: string;
  skewMs: number;
  reason?: StopReason | undefined;
  note?: string | undefined;
  receivedBy?: string | undefined;
  relation?: Relation | undefined;
  cash?: number | undefined;
  card?: number | undefined;
  slip?: string | undefined;
  dueSeen?: number | undefined;
  confirmAmount?: boolean | undefined;
  code?: string | undefined;
  position?: Position | undefined;
  proofs?: NamedProof[] | undefined;
  /** Why the office enters it for a driver. */
  why?: string | undefined;
};
