/// <reference path="./jsbarcode.d.ts" />
import commonJs from 'jsbarcode/bin/barcodes/CODE128/CODE128B.js';
import { drawing, runsOf } from './dots.ts';

const { default: Code128B } = commonJs;

/** In modules, on either side. */
const QUIET = 10;
/** Dots of a module: three, and two where an ID of another system would not fit otherwise. */
const MODULES = [3, 2];
/** 15.5 mm. */
const HEIGHT = 124;
/** What set B has; a control character would be one of its own. */
const SET_B = /^[ -~]+$/;

export type BarCode = { svg: string } | { problem: 'tooLong' | 'otherSigns' };

/** Code 128, set B, in the middle of so many dots; or why it cannot be drawn there. */
export function barCode(text: string, width: number): BarCode {
  if (!SET_B.test(text)) return { problem: 'otherSigns' };
  const { data } = new Code128B(text, {}).encode();
  const module = MODULES.find((dots) => (data.length + 2 * QUIET) * dots <= width);
  if (module === undefined) return { problem: 'tooLong' };
  const start = Math.floor((width - data.length * module) / 2);
  const bars = runsOf(data)
    .filter(({ sign }) => sign === '1')
    .map(({ at, length }) => `M${start + at * module} 0h${length * module}v${HEIGHT}h-${length * module}z`);
  return { svg: drawing('bar', width, HEIGHT, `<path d="${bars.join('')}"/>`) };
}
