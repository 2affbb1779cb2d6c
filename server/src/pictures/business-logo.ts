import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const SIZE = 192;
/** Samples of a pixel in each direction, against stairs at its edges. */
const SAMPLES = 3;

const NOTHING: Colour = [0, 0, 0, 0];
const PARCEL: Colour = [17, 112, 109, 255];
const LID: Colour = [13, 88, 86, 255];
const ROUTE: Colour = [255, 255, 255, 255];
const END: Colour = [242, 169, 59, 255];

const isNear = (x: number, y: number, atX: number, atY: number, within: number) =>
  Math.hypot(x - atX, y - atY) <= within;

/** Half the width of the tape that is the route. */
const HALF = 1.15;

/** A parcel whose tape is a T, its stem the route to where the parcel goes; on a square of 32. */
function colourAt(x: number, y: number): Colour {
  const inside = (value: number) => Math.min(Math.max(value, 8), 24);
  if (!isNear(x, y, inside(x), inside(y), 8)) return NOTHING;
  if (isNear(x, y, 22.75, 22.5, 2.75)) return END;
  const isStem = isNear(x, y, 14.5, Math.min(Math.max(y, 10.25), 16.75), HALF);
  const isBend = x <= 19 && y >= 16.75 && Math.abs(Math.hypot(x - 20, y - 16.75) - 5.5) <= HALF;
  const isTape = isNear(x, y, inside(x), 10.25, HALF);
  if (isStem || isBend || isTape) return ROUTE;
  return y < 10.25 ? LID : PARCEL;
}

function pixelAt(column: number, row: number): Colour {
  const sum = [0, 0, 0, 0];
  for (let sample = 0; sample < SAMPLES ** 2; sample += 1) {
    const x = column + ((sample % SAMPLES) + 0.5) / SAMPLES;
    const y = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    const [red, green, blue, alpha] = colourAt((x * 32) / SIZE, (y * 32) / SIZE);
    for (const [at, part] of [red * alpha, green * alpha, blue * alpha, alpha].entries()) sum[at]! += part;
  }
  const [red = 0, green = 0, blue = 0, alpha = 0] = sum;
  const shade = (part: number) => (alpha === 0 ? 0 : Math.round(part / alpha));
  return [shade(red), shade(green), shade(blue), Math.round(alpha / SAMPLES ** 2)];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The logo of the demo business: a PNG, as a business uploads one. */
export function drawBusinessLogo(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIZE, 0);
  head.writeUInt32BE(SIZE, 4);
  // 8 bits for each of red, green, blue and alpha.
  head.set([8, 6], 8);
  const rows = Array.from({ length: SIZE }, (_, row) => [
    0,
    ...Array.from({ length: SIZE }, (_, column) => pixelAt(column, row)).flat(),
  ]);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.from(rows.flat()), { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
