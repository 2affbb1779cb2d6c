import { encode } from 'uqr';
import { drawing, runsOf } from './dots.ts';

/** In modules, around it. */
const QUIET = 4;
/** 20 mm without the quiet zone, but for addresses of more than 140 signs. */
const LEAST = 160;
/** Of the eight masks any can be read; to score them all, and take the best, takes ten times as long. */
const MASK = 3;
/** 29 mm: as much as the smallest of them takes, so that each stands in the same box. */
export const QR_DOTS = 232;

/** QR code with error level M, in the middle of its box, each module of as many whole dots. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0, maskPattern: MASK });
  const module = Math.min(Math.ceil(LEAST / size), Math.floor(QR_DOTS / (size + 2 * QUIET)));
  const start = Math.floor((QR_DOTS - size * module) / 2);
  const rows = data.flatMap((row, y) =>
    runsOf(row.map(Number).join(''))
      .filter(({ sign }) => sign === '1')
      .map(
        ({ at, length }) =>
          `M${start + at * module} ${start + y * module}h${length * module}v${module}h-${length * module}z`,
      ),
  );
  return drawing('qr', QR_DOTS, QR_DOTS, `<path d="${rows.join('')}"/>`);
}
