/** So many lines at each end of a note are kept. */
const KEPT = 10;
/** Stands for the lines that were left out between them, and counts them. */
const LEFT_OUT = /^… (\d+) …$/;

/**
 * Shortens the note of a follow-up that was opened again and again: its first and last ten lines stay, the others are
 * counted on a line between them, '… 31 …'.
 */
export function shortNote(note: string): string {
  const lines = note.split('\n');
  const before = Number(LEFT_OUT.exec(lines[KEPT] ?? '')?.[1] ?? 0);
  const middle = lines.slice(before > 0 ? KEPT + 1 : KEPT, -KEPT).length;
  if (lines.length <= 2 * KEPT + 1) return note;
  return [...lines.slice(0, KEPT), `… ${before + middle} …`, ...lines.slice(-KEPT)].join('\n');
}
