import { LONGEST_CODE } from '@tawseel/contract/facts/scans';
import { codeInAddress, trackingIdIn } from '@tawseel/contract/facts/tracking-id';
import type { Burst, Keys } from '../../../ui/scan/wedge.ts';

/** Result of reading: a code for the server, or one of ours that was misread. */
export type ReadCode = { code: string } | { misread: string };

/** Prefix with the symbology of a code, if the scanner sends it. */
const AIM_IDENTIFIER = /^\][A-Z]\d/i;

const readingsOf = ({ plain, byPlace, typed }: Keys) => [plain, byPlace, typed];

function idIn(keys: Keys): string | undefined {
  return readingsOf(keys)
    .map(trackingIdIn)
    .find((each) => each !== undefined);
}

/** Returns true for one of our tracking IDs, which no hand-typed text resembles. */
export function isOurs(keys: Keys): boolean {
  return idIn(keys) !== undefined;
}

function isLikeOurs(text: string): boolean {
  return /TWS/i.test(codeInAddress(text));
}

/**
 * Reads a code that was scanned or typed. One of ours whose check character is wrong is a misread, whichever way the keys
 * are taken; so are two that mixed, and the rest of one whose beginning is missing. Any other is the server's to know: a shop's own number, another carrier's.
 */
export function readCode(burst: Burst): ReadCode {
  const id = idIn(burst);
  if (id !== undefined) return { code: id };
  const code = (burst.byPlace.trim() || burst.typed).trim().replace(AIM_IDENTIFIER, '');
  const isMisread =
    burst.isBroken || readingsOf(burst).some(isLikeOurs) || code === '' || code.length > LONGEST_CODE;
  return isMisread ? { misread: code } : { code };
}

/** Reads a code that was typed by hand. */
export function readTyped(text: string): ReadCode {
  return readCode({ byPlace: text, plain: text.toUpperCase(), typed: text, isBroken: false });
}
