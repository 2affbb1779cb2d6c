import { Fragment } from 'react';
import { type MarkedPart, MarkedParts, partsOf } from './mark.tsx';
import styles from './pieces.module.css';

/** The parts of an address in pieces that each end after an @ or a dot. */
function piecesOf(parts: readonly MarkedPart[]): MarkedPart[][] {
  const pieces: MarkedPart[][] = [[]];
  for (const { text, marked } of parts) {
    for (const piece of text.match(/[^@.]*[@.]|[^@.]+$/g) ?? []) {
      pieces.at(-1)?.push({ text: piece, marked });
      if (/[@.]$/.test(piece)) pieces.push([]);
    }
  }
  return pieces.filter((piece) => piece.length > 0);
}

/** An address that breaks after an @ or a dot sooner than anywhere else; what matches a search is marked. */
export function Email({ email, match = '' }: { email: string; match?: string }) {
  return (
    <bdi dir="ltr">
      {piecesOf(partsOf(email, match)).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name than their position.
        <Fragment key={at}>
          <span className={styles.piece}>
            <MarkedParts parts={piece} />
          </span>
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
