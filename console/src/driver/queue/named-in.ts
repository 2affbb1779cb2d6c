import type { GivenProof } from '@tawseel/contract/proof-files';
import type { Picture } from '../../ui/display/make-picture.ts';

/** Returns a picture as an act names it. */
export function namedIn({ sha256, kind, bytes }: Picture): GivenProof {
  return { sha256, kind, bytes: bytes.byteLength };
}
