import type { DoorProof } from '@tawseel/contract/facts/proofs';
import type { Work } from '../../platform/engine/work.ts';

/** The work of whoever says what was done at stops. */
export type DoorWork = Work & {
  /** Whether for any driver, as the office, or at the own stops alone. */
  mayActForOthers: boolean;
  /** By what a delivery is to be proved. */
  proof: DoorProof;
};
