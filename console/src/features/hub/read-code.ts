import { LONGEST_CODE } from '@tawseel/contract/facts/scans';
import { codeInAddress, isTrackingId, searchedTrackingId } from '@tawseel/contract/facts/tracking-id';
import type { Burst } from '../../ui/wedge.ts';

/** What was read: a code to ask the server by, or one of ours that was read wrong. */
export type Read = { code: string } | { misread: string };

/** The tracking ID of ours that a text is, by its check character. */
function idIn(text: string): string | undefined {
  const id = searchedTrackingId(codeInAddress(text));
  return id !== undefined && isTrackingId(id) ? id : undefined;
}

function isLikeOurs(text: string): boolean {
  return /TWS/i.test(codeInAddress(text));
}

/**
 * Reads a code that was scanned or typed. One of ours whose check character is wrong is a misread, whichever way the keys
 * are taken; so are two that mixed, and the rest of one whose beginning is missing. Any other is the server's to know: a shop's own number, another carrier's.
 */
export function readCode(burst: Burst): Read {
  const readings = [burst.plain, burst.byPlace, burst.typed];
  const id = readings.map(idIn).find((each) => each !== undefined);
  if (id !== undefined) return { code: id };
  const code = (burst.byPlace.trim() || burst.typed).trim();
  const isMisread = burst.isBroken || readings.some(isLikeOurs) || code === '' || code.length > LONGEST_CODE;
  return isMisread ? { misread: code } : { code };
}

/** Reads what somebody typed as a code, and meant as one. */
export function readTyped(text: string): Read {
  return readCode({ byPlace: text, plain: text.toUpperCase(), typed: text, isBroken: false });
}
