import { drawingParts } from '@tawseel/contract/facts/picture-parts';
import type { ProofType } from '@tawseel/contract/facts/proofs';

export type KnownPicture = {
  type: ProofType;
  /** Whether it has parts that do not draw, and may say where, when and with what it was taken. */
  saysMore: boolean;
};

/** What a file is; undefined for anything but a JPEG or a WebP that is whole. */
export function readPicture(said: Buffer): KnownPicture | undefined {
  const drawing = drawingParts(said);
  if (!drawing) return undefined;
  return { type: said[0] === 0xff ? 'image/jpeg' : 'image/webp', saysMore: !said.equals(drawing) };
}
