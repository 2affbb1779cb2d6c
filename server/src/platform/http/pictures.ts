import { createHash } from 'node:crypto';
import { drawingParts } from '@tawseel/contract/facts/picture-parts';
import type { ProofType } from '@tawseel/contract/facts/proofs';
import { refuse } from './errors.ts';

/** Headers of a picture: it may run nothing and reveals nothing to the page that opens it. */
export const OF_A_PICTURE = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

type KnownPicture = {
  type: ProofType;
  /** True if it has parts that draw nothing and may reveal where, when and with what it was taken. */
  saysMore: boolean;
};

/** Returns the type of a complete JPEG or WebP picture, or undefined for other files. */
export function readPicture(content: Buffer): KnownPicture | undefined {
  const drawing = drawingParts(content);
  if (!drawing) return undefined;
  return { type: content[0] === 0xff ? 'image/jpeg' : 'image/webp', saysMore: !content.equals(drawing) };
}

/** Returns the media type of a picture that may be stored. Throws for another file than that of the hash. */
export function pictureTypeOrThrow(content: Buffer, sha256: string): ProofType {
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw refuse('not_that_proof');
  const picture = readPicture(content);
  if (!picture) throw refuse('not_a_picture');
  if (picture.saysMore) throw refuse('picture_has_exif');
  return picture.type;
}
