/// <reference path="./jsbarcode.d.ts" />
import commonJs from 'jsbarcode/bin/barcodes/CODE128/CODE128B.js';
import { encode } from 'uqr';

const { default: Code128B } = commonJs;

/** Dots per millimetre of a thermal printer of 203 dpi: each is 0.125 mm. */
const PER_MM = 8;

function inMm(dots: number): string {
  return `${dots / PER_MM}mm`;
}

/** Returns an SVG whose unit is one dot, with the given size, so that no edge falls within a dot. */
function drawing(kind: string, width: number, height: number, inside: string): string {
  return `<svg class="${kind}" width="${inMm(width)}" height="${inMm(height)}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${inside}</svg>`;
}

/** Returns the runs of equal characters: '1100' is [0, 2, '1'], [2, 2, '0']. */
function runsOf(signs: string): { at: number; length: number; sign: string }[] {
  return [...signs.matchAll(/(.)\1*/gs)].map(({ 0: run, 1: sign = '', index: at }) => ({
    at,
    length: run.length,
    sign,
  }));
}

/** Quiet zone on either side of a bar code, in modules. */
const BAR_QUIET = 10;
/** Dots per module of a bar code: three, or two if an ID of another system would not fit otherwise. */
const BAR_MODULES = [3, 2];
/** Height of a bar code in dots: 15.5 mm. */
const BAR_HEIGHT = 124;
/** Characters of set B, without control characters. */
const SET_B = /^[ -~]+$/;

export type BarCode = { svg: string } | { problem: 'tooLong' | 'otherSigns' };

/** Returns a Code 128 bar code (set B), centred in a width in dots, or the reason why it cannot be drawn. */
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
/**
 * Minimum width of a QR code in dots: 20 mm without the quiet zone, except for addresses of more than 140 characters.
 */
const QR_LEAST = 160;
/** Fixed mask: all eight are readable, and scoring them to choose the best takes ten times as long. */
const QR_MASK = 3;
/** Box of a QR code, 29 mm: enough for the smallest module size, so that all codes use the same box. */
const QR_DOTS = 232;

/** Returns a QR code with error level M, centred in its box, whose modules are whole dots. */
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
