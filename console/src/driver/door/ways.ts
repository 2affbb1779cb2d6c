import type { DoorProof } from '@tawseel/contract/facts/proofs';
import type { MyStop } from '@tawseel/contract/my-day';

/** By what an act can be proved; 'none' is by a name alone. */
export type Way = 'photo' | 'signature' | 'code' | 'none';

const LED_BY: Readonly<Record<DoorProof, readonly [Way, ...Way[]]>> = {
  none: ['none', 'photo', 'signature', 'code'],
  any: ['photo', 'signature', 'code', 'none'],
  photo: ['photo', 'signature', 'code', 'none'],
  signature: ['signature', 'photo', 'code', 'none'],
  code: ['code', 'photo', 'signature', 'none'],
};

/** The ways to prove that a parcel was given to somebody, the wanted one first. A sender who gets one back has no code. */
export function waysOf(wanted: DoorProof, kind: MyStop['kind']): readonly [Way, ...Way[]] {
  return kind === 'return' ? ['none', 'photo', 'signature'] : LED_BY[wanted];
}
