/** What a driver brings back from a door besides a name. */
export const PROOF_KINDS = ['photo', 'signature'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** Media types of their files. */
export const PROOF_TYPES = ['image/jpeg', 'image/webp'] as const;
export type ProofType = (typeof PROOF_TYPES)[number];

/** In bytes: the phone draws them smaller, to some 120,000. */
export const LONGEST_PROOF = 300_000;
/** Of one act. */
export const MOST_PROOFS = 6;

/** By what a delivery is proved besides the name of who took it: by nothing, any one of them, or this one. */
export const DOOR_PROOFS = ['none', 'any', 'photo', 'signature', 'code'] as const;
export type DoorProof = (typeof DOOR_PROOFS)[number];
