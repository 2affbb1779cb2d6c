/** Lines that are kept at each end of a note. */
const KEPT = 10;
/** Line in place of the omitted lines, with their number. */
const LEFT_OUT = /^… (\d+) …$/;

/**
 * Shortens the note of a follow-up that was opened many times: keeps its first and last ten lines, and counts the
 * others on a line between them, '… 31 …'.
 */
export function shortNote(note: string): string {
  const lines = note.split('\n');
  const before = Number(LEFT_OUT.exec(lines[KEPT] ?? '')?.[1] ?? 0);
  const middle = lines.slice(before > 0 ? KEPT + 1 : KEPT, -KEPT).length;
  if (lines.length <= 2 * KEPT + 1) return note;
  return [...lines.slice(0, KEPT), `… ${before + middle} …`, ...lines.slice(-KEPT)].join('\n');
}
