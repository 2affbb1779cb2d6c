import type { ReactNode } from 'react';
import { overviewText as text } from '../../texts/en/home.ts';
import { Card } from '../../ui/display/card.tsx';
import { Bar, LoadingStatus, times } from '../../ui/states/skeleton.tsx';
import styles from './overview.module.css';

type CardsProps = { attention: ReactNode; day: ReactNode };

/** First cards of the overview: figures that need an action and, apart, those of the day. */
export function AttentionCards({ attention, day }: CardsProps) {
  return (
    <div className={styles.top}>
      <Card title={text.attention} className={styles.attention}>
        {attention}
      </Card>
      <Card title={text.ofToday} className={styles.attention}>
        {day}
      </Card>
    </div>
  );
}

function Shapes({ count }: { count: number }) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {times(count).map((at) => (
        <div key={at} className={styles.entry}>
          <Bar inlineSize="80%" blockSize="1.5rem" />
        </div>
      ))}
    </div>
  );
}

/** Skeleton of the cards, with their height. */
export function AttentionSkeleton() {
  return (
    <>
      <LoadingStatus />
      <AttentionCards attention={<Shapes count={7} />} day={<Shapes count={2} />} />
    </>
  );
}

/** Skeleton of the drivers of today until their code has loaded, with the height of their card. */
export function TodaySkeleton() {
  return (
    <Card title={text.driversToday} className={styles.attention}>
      <LoadingStatus />
      <div className={styles.today} />
    </Card>
  );
}
