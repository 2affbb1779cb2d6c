import { PIECES, type Piece } from '@tawseel/contract/facts/ledger';

/** Returns the notes and coins that come to an amount, without what is smaller than the smallest coin. */
export function piecesOf(fils: number): Partial<Record<Piece, number>> {
  let left = fils;
  const pieces: Partial<Record<Piece, number>> = {};
  for (const piece of PIECES) {
    const count = Math.floor(left / Number(piece));
    if (count > 0) pieces[piece] = count;
    left -= count * Number(piece);
  }
  return pieces;
}
