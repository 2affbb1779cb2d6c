/** Proofs that a driver brings from a door, in addition to a name. */
export const PROOF_KINDS = ['photo', 'signature'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** Media types of their files. */
export const PROOF_TYPES = ['image/jpeg', 'image/webp'] as const;
export type ProofType = (typeof PROOF_TYPES)[number];

/** Maximum size in bytes; the phone resizes pictures to about 120,000. */
export const LONGEST_PROOF = 300_000;
/** Maximum proofs of one act. */
export const MOST_PROOFS = 6;

/**
 * Proof required for a delivery in addition to the name of the person who took it: none, any one, or a specific one.
 */
export const DOOR_PROOFS = ['none', 'any', 'photo', 'signature', 'code'] as const;
export type DoorProof = (typeof DOOR_PROOFS)[number];
