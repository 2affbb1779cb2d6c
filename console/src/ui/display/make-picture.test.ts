import { afterEach, expect, test, vi } from 'vitest';
import { makePicture, type Picture } from './make-picture.ts';

type Encoded = { width: number; height: number; type: string; quality: number };

afterEach(() => vi.unstubAllGlobals());

/** A browser whose files are as long as `bytesOf` says. */
function browser({ bytesOf, hasWebP = true }: { bytesOf: (one: Encoded) => number; hasWebP?: boolean }) {
  const tried: Encoded[] = [];
  class Canvas {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
    async convertToBlob({ type: asked, quality }: { type: string; quality: number }) {
      const type = asked === 'image/webp' && !hasWebP ? 'image/png' : asked;
      const one = { width: this.width, height: this.height, type, quality };
      if (type !== 'image/png') tried.push(one);
      return new Blob([new Uint8Array(bytesOf(one))], { type });
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async ({ size }: Blob) => {
    if (size === 0) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { width: 4000, height: 3000, close: () => undefined };
  });
  return tried;
}

const FILE = new Blob(['a photo']);

test('a file that cannot be read, or any file without TLS, is not a picture', async () => {
  browser({ bytesOf: () => 10 });
  expect(await makePicture('photo', new Blob([]))).toBe('unreadable');
  vi.stubGlobal('crypto', {});
  expect(await makePicture('photo', FILE)).toBe('insecure');
});

test('a picture is scaled to at most 1280 pixels, then compressed and scaled until it has at most 120,000 bytes', async () => {
  const tried = browser({ bytesOf: ({ width, quality }) => Math.round(width * 300 * quality) });
  const picture = (await makePicture('photo', FILE)) as Picture;
  expect(tried.map(({ width, height, quality }) => `${width} ${height} ${quality}`)).toEqual([
    '1280 960 0.8',
    '1280 960 0.65',
    '1280 960 0.5',
    '1280 960 0.35',
    '960 720 0.8',
    '960 720 0.65',
    '960 720 0.5',
    '960 720 0.35',
  ]);
  expect(picture).toMatchObject({ kind: 'photo', type: 'image/webp' });
  expect(picture.bytes.byteLength).toBe(100_800);
});

test('writes JPEG if the browser cannot write WebP, and names it by the hash of its file', async () => {
  browser({ bytesOf: () => 3, hasWebP: false });
  const picture = (await makePicture('signature', FILE)) as Picture;
  expect(picture.type).toBe('image/jpeg');
  // Of three zeros.
  const sha256 = '709e80c88487a2411e1ee4dfb9f22a861492d20c4765150c0c794abd70f8147c';
  expect(picture).toMatchObject({ kind: 'signature', sha256 });
});
