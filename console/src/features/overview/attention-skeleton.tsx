import { overviewText as text } from '../../texts/home.ts';
import { Card } from '../../ui/card.tsx';
import { Bar, LoadingStatus, times } from '../../ui/skeleton.tsx';
import styles from './overview.module.css';

const FIGURES = 4;

export function AttentionShapes() {
  return (
    <>
      <LoadingStatus />
      <div className={styles.strip} aria-hidden="true">
        {times(FIGURES).map((at) => (
          <div key={at} className={styles.entry}>
            <Bar inlineSize="80%" blockSize="1.5rem" />
          </div>
        ))}
      </div>
    </>
  );
}

/** Where what needs attention will stand, as high. */
export function AttentionSkeleton() {
  return (
    <Card title={text.attention} className={styles.attention}>
      <AttentionShapes />
    </Card>
  );
}
