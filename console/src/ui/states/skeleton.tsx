import type { CSSProperties } from 'react';
import { useUiTexts } from '../ui-texts.tsx';
import styles from './skeleton.module.css';

/** Widths that look like words, in turn. */
const WORDS = ['72%', '54%', '88%', '63%', '80%', '47%'];

export function wordWidth(at: number): CSSProperties {
  return { inlineSize: WORDS[at % WORDS.length] };
}

export function times(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** Live region that tells screen readers of loading, where only grey shapes are seen. */
export function LoadingStatus() {
  return <span className="visually-hidden">{useUiTexts().loading}</span>;
}

/** Skeleton bar of any size, for shapes of one's own. */
export function Bar({ inlineSize, blockSize }: { inlineSize: string; blockSize: string }) {
  return <span className={styles.bar} style={{ inlineSize, blockSize }} aria-hidden="true" />;
}

/** Skeleton of lines of text. */
export function TextSkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.lines}>
      <LoadingStatus />
      {times(lines).map((at) => (
        <span key={at} className={styles.bar} style={wordWidth(at)} aria-hidden="true" />
      ))}
    </div>
  );
}

/** Skeleton of a row of figures, each in the shape of a StatCard. */
export function CardSkeleton({ cards }: { cards: number }) {
  return (
    <>
      <LoadingStatus />
      {times(cards).map((at) => (
        <div key={at} className={styles.card} aria-hidden="true">
          <Bar inlineSize="45%" blockSize="0.75rem" />
          <Bar inlineSize="70%" blockSize="1.5rem" />
          <Bar inlineSize="55%" blockSize="0.75rem" />
        </div>
      ))}
    </>
  );
}
