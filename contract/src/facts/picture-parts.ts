/*
 * The parts of a picture file that are needed to draw it. All others may reveal where, when and with which device it
 * was taken: EXIF, XMP, IPTC, comments, thumbnails, and data after the end. The driver's page removes them before it
 * sends a picture, and the server refuses pictures that have them.
 */

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const SCAN = 0xda;
const END = 0xd9;
/** First and last restart marker between the rows of a scan. */
const RESTART = [0xd0, 0xd7] as const;

/**
 * Returns true if a segment of a JPEG is needed to draw it: tables and frames, the JFIF header without a thumbnail,
 * colour profiles.
 */
function isDrawingSegment(marker: number, segment: Uint8Array): boolean {
  if (marker >= 0xc0 && marker <= 0xcf) return true;
  if (marker >= SCAN && marker <= 0xdf) return true;
  const name = ascii(segment, 4, 16);
  if (marker === 0xe0) return name.startsWith('JFIF\0') && segment.length === 18;
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  return marker === 0xee && name.startsWith('Adobe') && segment.length === 16;
}

/** Returns the end of a scan's rows: the next marker that is not part of them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isOfRows = next === 0 || (next >= RESTART[0] && next <= RESTART[1]);
    if (bytes[at] === 0xff && !isOfRows) return at;
  }
  return bytes.length;
}

function drawingJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  let hasScan = false;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Fill byte.
      at += 1;
      continue;
    }
    if (marker === END) return hasScan ? joined([...kept, bytes.subarray(at, at + 2)]) : undefined;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (isDrawingSegment(marker, segment)) kept.push(segment);
    at = end;
    if (marker !== SCAN) continue;
    hasScan = true;
    at = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, at));
  }
  return undefined;
}

const DRAWING_CHUNKS = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'];
/** Flags for EXIF and XMP in the header of an extended WebP. */
const SAYS_MORE = 0b1100;

function uint32(value: number): Uint8Array {
  return new Uint8Array([value, value >> 8, value >> 16, value >> 24]);
}

function readUint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
}

function drawingWebP(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const kept: Uint8Array[] = [];
  let at = 12;
  const end = Math.min(bytes.length, readUint32(bytes, 4) + 8);
  while (at + 8 <= end) {
    const name = ascii(bytes, at, at + 4);
    const length = readUint32(bytes, at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > end) return undefined;
    const chunk = bytes.slice(at, next);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~SAYS_MORE;
    if (DRAWING_CHUNKS.includes(name)) kept.push(chunk);
    at = next;
  }
  const hasPicture = kept.some((chunk) => ['VP8 ', 'VP8L'].includes(ascii(chunk, 0, 4)));
  if (!hasPicture || at !== end) return undefined;
  const body = joined(kept);
  return joined([bytes.subarray(0, 4), uint32(body.length + 4), bytes.subarray(8, 12), body]);
}

/** Returns a JPEG or WebP with only its drawing parts, or undefined if it is neither or is broken. */
export function drawingParts(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return drawingJpeg(bytes);
  const isWebP = bytes.length > 20 && ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP';
  return isWebP ? drawingWebP(bytes) : undefined;
}
