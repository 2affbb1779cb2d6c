/// <reference path="./jsbarcode.d.ts" />
import commonJs from 'jsbarcode/bin/barcodes/CODE128/CODE128B.js';
import { encode } from 'uqr';

const { default: Code128B } = commonJs;

/** Dots of a thermal printer of 203 dpi in a millimetre: each is 0.125 mm. */
const PER_MM = 8;

function inMm(dots: number): string {
  return `${dots / PER_MM}mm`;
}

/** A drawing whose unit is the dot, as wide and as high as it says, so that no edge falls within one. */
function drawing(kind: string, width: number, height: number, inside: string): string {
  return `<svg class="${kind}" width="${inMm(width)}" height="${inMm(height)}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${inside}</svg>`;
}

/** Lengths of runs of equal signs with where each begins: '1100' is [0, 2, '1'], [2, 2, '0']. */
function runsOf(signs: string): { at: number; length: number; sign: string }[] {
  return [...signs.matchAll(/(.)\1*/gs)].map(({ 0: run, 1: sign = '', index: at }) => ({
    at,
    length: run.length,
    sign,
  }));
}

/** Quiet zone on either side of a bar code, in modules. */
const BAR_QUIET = 10;
/** Dots of a module of a bar code: three, and two where an ID of another system would not fit otherwise. */
const BAR_MODULES = [3, 2];
/** Height of a bar code in dots: 15.5 mm. */
const BAR_HEIGHT = 124;
/** What set B has; a control character would be one of its own. */
const SET_B = /^[ -~]+$/;

export type BarCode = { svg: string } | { problem: 'tooLong' | 'otherSigns' };

/** Code 128, set B, in the middle of so many dots; or why it cannot be drawn there. */
export function barCode(text: string, width: number): BarCode {
  if (!SET_B.test(text)) return { problem: 'otherSigns' };
  const { data } = new Code128B(text, {}).encode();
  const module = BAR_MODULES.find((dots) => (data.length + 2 * BAR_QUIET) * dots <= width);
  if (module === undefined) return { problem: 'tooLong' };
  const start = Math.floor((width - data.length * module) / 2);
  const bars = runsOf(data)
    .filter(({ sign }) => sign === '1')
    .map(
      ({ at, length }) => `M${start + at * module} 0h${length * module}v${BAR_HEIGHT}h-${length * module}z`,
    );
  return { svg: drawing('bar', width, BAR_HEIGHT, `<path d="${bars.join('')}"/>`) };
}

/** Quiet zone around a QR code, in modules. */
const QR_QUIET = 4;
/** Least width of a QR code in dots: 20 mm without the quiet zone, but for addresses of more than 140 signs. */
const QR_LEAST = 160;
/** Of the eight masks any can be read; to score them all, and take the best, takes ten times as long. */
const QR_MASK = 3;
/** 29 mm: as much as the smallest of them takes, so that each stands in the same box. */
export const QR_DOTS = 232;

/** QR code with error level M, in the middle of its box, each module of as many whole dots. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0, maskPattern: QR_MASK });
  const module = Math.min(Math.ceil(QR_LEAST / size), Math.floor(QR_DOTS / (size + 2 * QR_QUIET)));
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
