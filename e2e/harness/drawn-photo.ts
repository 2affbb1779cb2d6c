import type { Page } from '@playwright/test';

/** The first bytes of a JPEG, and a segment that says where it was taken. */
const START = 2;
const EXIF = Buffer.from('Exif\0\0MM\0*\0\0\0\x08 25.2048 N, 55.2708 E', 'latin1');

/** A photo as phones take them: larger than it may be sent, and with EXIF. Each has another file. */
export async function drawPhoto(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1920, 1440);
    const context = canvas.getContext('2d')!;
    for (let at = 0; at < 1500; at += 1) {
      context.fillStyle = `hsl(${Math.random() * 360} 60% ${Math.random() * 100}%)`;
      context.fillRect(Math.random() * 1920, Math.random() * 1440, 80, 60);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const parts = Array.from({ length: Math.ceil(bytes.length / 16_384) }, (_, at) =>
      String.fromCharCode(...bytes.subarray(at * 16_384, (at + 1) * 16_384)),
    );
    return parts.join('');
  });
  const jpeg = Buffer.from(drawn, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(EXIF.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, START),
    Buffer.from([0xff, 0xe1]),
    length,
    EXIF,
    jpeg.subarray(START),
  ]);
}
