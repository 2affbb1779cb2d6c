import type { ProofType } from '@tawseel/contract/facts/proofs';

const EXIF = Buffer.from('Exif\0');
/** Markers of a JPEG: the data of an application, and where the picture begins. */
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
/** The flag of an extended WebP that says it has EXIF. */
const HAS_EXIF = 0b1000;

/** Media type by magic bytes; undefined for anything but a JPEG or a WebP. */
export function pictureType(said: Buffer): ProofType | undefined {
  if (said.length > 4 && said.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  const isWebP = said.toString('latin1', 0, 4) === 'RIFF' && said.toString('latin1', 8, 12) === 'WEBP';
  return isWebP && said.length > 20 ? 'image/webp' : undefined;
}

function hasExifInJpeg(said: Buffer): boolean {
  let at = 2;
  while (at + 4 <= said.length && said[at] === 0xff) {
    const marker = said[at + 1];
    if (marker === START_OF_SCAN) return false;
    if (marker === APP1 && said.subarray(at + 4, at + 4 + EXIF.length).equals(EXIF)) return true;
    at += 2 + said.readUInt16BE(at + 2);
  }
  return false;
}

/** Whether a picture says where, when and with what it was taken. Phones draw theirs anew, so none of ours does. */
export function hasExif(said: Buffer): boolean {
  if (pictureType(said) === 'image/jpeg') return hasExifInJpeg(said);
  return said.toString('latin1', 12, 16) === 'VP8X' && (said.readUInt8(20) & HAS_EXIF) !== 0;
}
