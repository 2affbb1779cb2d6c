import { drawingParts } from '@tawseel/contract/facts/picture-parts';
import type { ProofKind, ProofType } from '@tawseel/contract/facts/proofs';

/** Photo or signature to store and send: small, without EXIF, identified by the SHA-256 of its file. */
export type Picture = { kind: ProofKind; sha256: string; type: ProofType; bytes: ArrayBuffer };

/** Reason for no picture: the browser cannot read it, or takes no pictures on a page without TLS. */
export type PictureTrouble = 'unreadable' | 'insecure';

/** Longest sides in pixels, the first one whose file is small enough. */
const LONGEST_SIDES = [1280, 960, 720, 540];
const QUALITIES = [0.8, 0.65, 0.5, 0.35];
const MOST_BYTES = 120_000;

type Encode = (type: ProofType, quality: number) => Promise<Blob | null>;

function paint(
  context: CanvasDrawImage & CanvasFillStrokeStyles & CanvasRect,
  image: ImageBitmap,
  width: number,
  height: number,
) {
  // Transparent areas would be black in a JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
}

/** Draws a picture again, at most this many pixels long, so that only its pixels remain. */
function redraw(image: ImageBitmap, longest: number): Encode {
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  if ('OffscreenCanvas' in globalThis) {
    const canvas = new OffscreenCanvas(width, height);
    paint(canvas.getContext('2d')!, image, width, height);
    return (type, quality) => canvas.convertToBlob({ type, quality });
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  paint(canvas.getContext('2d')!, image, width, height);
  return (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** Encodes as WebP if the browser can, otherwise as JPEG. */
async function encoded(encode: Encode, quality: number): Promise<Blob | null> {
  const blob = await encode('image/webp', quality);
  return blob?.type === 'image/webp' ? blob : encode('image/jpeg', quality);
}

/** Returns the first encoding that is small enough, by falling quality. */
async function shrink(image: ImageBitmap): Promise<Blob | null> {
  let blob: Blob | null = null;
  for (const longest of LONGEST_SIDES) {
    const encode = redraw(image, longest);
    for (const quality of QUALITIES) {
      blob = await encoded(encode, quality);
      if (blob && blob.size <= MOST_BYTES) return blob;
    }
  }
  return blob;
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Makes a proof of a file or a canvas: at most 1280 pixels long and 120,000 bytes, except pictures that cannot be
 * made so small. Resolves to the problem if that fails.
 */
export async function makePicture(
  kind: ProofKind,
  source: ImageBitmapSource,
): Promise<Picture | PictureTrouble> {
  if (!crypto.subtle) return 'insecure';
  try {
    const image = await createImageBitmap(source);
    const blob = await shrink(image);
    image.close();
    if (!blob) return 'unreadable';
    const written = new Uint8Array(await blob.arrayBuffer());
    // Some browsers write EXIF of their own.
    const bytes = (drawingParts(written) ?? written).buffer;
    // Encoded as one of the two.
    return { kind, sha256: await hashOf(bytes), type: blob.type as ProofType, bytes };
  } catch {
    return 'unreadable';
  }
}
